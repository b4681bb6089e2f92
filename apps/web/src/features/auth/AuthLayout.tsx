import type { ReactNode } from 'react';
import { Copybook } from '../../ui/Georgian.tsx';

/** Layout of the account pages: a Georgian word on copybook lines, a title, a narrow column. */
export function AuthLayout({ word, title, children }: { word: string; title: string; children?: ReactNode }) {
  return (
    <section className="mx-auto grid w-full max-w-md gap-6 px-5 py-10 sm:py-14">
      <div className="overflow-hidden rounded-2xl border border-line bg-surface py-2">
        <Copybook className="text-4xl sm:text-5xl">{word}</Copybook>
      </div>
      <h1 className="text-3xl">{title}</h1>
      {children}
    </section>
  );
}
