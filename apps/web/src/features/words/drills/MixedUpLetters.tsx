import type { ConfusedLetters } from '@ena/contract/reviews';
import { pluralize } from '@ena/domain/text/pluralize';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/client.ts';
import { errorText } from '../../../platform/errorTexts.ts';
import { createResource, useResource } from '../../../platform/resource.ts';
import { soundInfo } from '../../../sound/info.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Feedback.tsx';
import { Ka } from '../../../ui/Georgian.tsx';
import { lazyWithErrorBoundary } from '../../../ui/lazyWithErrorBoundary.tsx';
import { LoadErrorBanner } from '../../../ui/LoadErrorBanner.tsx';
import { boxClassName } from '../overview/Overview.tsx';

const LetterDrill = lazyWithErrorBoundary(() => import('./LetterDrill.tsx'));

function PairRow({ pair: { letters, times }, open }: { pair: ConfusedLetters; open: () => void }) {
  const [one, other] = letters;
  return (
    <li className="flex items-center justify-between gap-4 rounded-xl border border-line px-4 py-3 narrow:flex-wrap">
      <span>
        <span className="flex items-baseline gap-3 text-3xl leading-tight">
          <Ka>{one}</Ka> <span className="sr-only">and</span> <Ka>{other}</Ka>
        </span>
        <span className="text-sm text-muted">
          {times === 0 ? 'Often mixed up' : `Mixed up ${times === 1 ? 'once' : pluralize(times, 'time')}`}
        </span>
      </span>
      <Button variant="secondary" id={`drill-${letters.join('')}`} onClick={open}>
        Practice
        <span className="sr-only">
          {' '}
          <Ka>{one}</Ka> and <Ka>{other}</Ka>
        </span>
      </Button>
    </li>
  );
}

/** The letters that the learner mixes up, or learners often do, each pair with a drill that replaces the list. */
export function MixedUpLetters() {
  const [confusions] = useState(() => createResource(() => api.reviews.confusions()));
  const state = useResource(confusions);
  const sound = useResource(soundInfo);
  const [open, setOpen] = useState<ConfusedLetters | null>(null);
  const section = useRef<HTMLElement>(null);
  const closed = useRef<ConfusedLetters | null>(null);
  useEffect(() => {
    // The button of the drill that was closed gets the focus back.
    if (closed.current && !open) document.getElementById(`drill-${closed.current.letters.join('')}`)?.focus();
    if (open) section.current?.scrollIntoView({ block: 'start' });
    closed.current = open;
  }, [open]);
  const contentOf = (pairs: readonly ConfusedLetters[]): ReactNode => {
    const isOwn = pairs.some(({ times }) => times > 0);
    return (
      <>
        <p className="mt-2 text-muted">
          {isOwn
            ? 'From your wrong answers of the last 90 days. Ten quick questions help to tell them apart.'
            : 'You have not mixed up letters recently. These are the ones that most learners mix up.'}
        </p>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {pairs.map((pair) => (
            <PairRow key={pair.letters.join('')} pair={pair} open={() => setOpen(pair)} />
          ))}
        </ul>
      </>
    );
  };
  if (open)
    return (
      <section
        ref={section}
        aria-label="Practice letters"
        className={`scroll-mt-20 lg:col-span-2 ${boxClassName}`}
      >
        <Suspense fallback={<Skeleton className="h-96" />}>
          <LetterDrill
            pair={open}
            contrasts={sound.kind === 'known' ? sound.value.contrasts : []}
            close={() => setOpen(null)}
          />
        </Suspense>
      </section>
    );
  if (state.kind === 'known' && state.value.pairs.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="mixed-up" className={`lg:col-span-2 ${boxClassName}`}>
      <h2 id="mixed-up" className="text-xl">
        Letters you mix up
      </h2>
      {state.kind === 'failed' ? (
        <div className="mt-4">
          <LoadErrorBanner retry={confusions.refresh}>
            {`These letters could not be loaded. ${errorText(state.code)}`}
          </LoadErrorBanner>
        </div>
      ) : state.kind === 'unknown' ? (
        <div role="status" aria-label="Loading letters" className="mt-4">
          <Skeleton className="h-72" />
        </div>
      ) : (
        contentOf(state.value.pairs)
      )}
    </section>
  );
}
