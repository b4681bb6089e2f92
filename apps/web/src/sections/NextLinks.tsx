import type { Step, WhatNext } from '@ena/domain/progress/whatNext';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/Button.tsx';

/** At the end of a page: `children`, then a link to the next lesson or pack, or to Premium where that is needed. */
export function NextLinks<S extends Step>({
  what,
  next,
  unitOf,
  children,
}: {
  what: 'Lesson' | 'Pack';
  next: WhatNext<S>;
  unitOf: (step: S) => { readonly title: string; readonly path: string };
  children?: ReactNode;
}) {
  return (
    <>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {children}
        {next.kind === 'open' ? (
          <ButtonLink to={unitOf(next.step).path} variant="secondary">
            Next {what}: {unitOf(next.step).title} <ArrowRight size={18} aria-hidden className="shrink-0" />
          </ButtonLink>
        ) : null}
        {next.kind === 'locked' ? (
          <ButtonLink to="/pricing" variant="secondary">
            See Premium
          </ButtonLink>
        ) : null}
      </div>
      {next.kind === 'locked' ? (
        <p className="text-sm text-muted">
          The next {what.toLowerCase()}, {unitOf(next.step).title}, is part of Premium.
        </p>
      ) : null}
    </>
  );
}
