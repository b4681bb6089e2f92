import type { ReactNode } from 'react';
import { Copybook } from '../../ui/Georgian.tsx';

/** Layout of the account pages: a title with a Georgian word on copybook lines, a narrow column. */
export function AuthLayout({ word, title, children }: { word: string; title: string; children?: ReactNode }) {
  return (
    <section className="mx-auto grid w-full max-w-lg gap-4 px-5 py-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <div className="w-34 shrink-0 overflow-hidden rounded-lg border border-line bg-surface px-2">
          <Copybook className="text-lg sm:text-xl">{word}</Copybook>
        </div>
      </div>
      {children}
    </section>
  );
}
