import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../ui/Button.tsx';

/** The address that the link of something leads to: while it is locked, the plans. */
export const pathTo = (path: string, locked: boolean) =>
  locked ? `/pricing?from=${encodeURIComponent(path)}` : path;

/** What Premium opens here, for those who do not have it. */
export const PremiumOffer = ({ from, children }: { from: string; children: ReactNode }) => (
  <section
    aria-label="Premium"
    className="mb-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-gold-soft px-6 py-5 max-sm:px-4 max-sm:py-3"
  >
    <p className="flex min-w-0 grow basis-64 items-center gap-3 sm:text-lg">
      <Crown size={26} aria-hidden className="shrink-0 text-gold" />
      <span>{children}</span>
    </p>
    <TextLink to={pathTo(from, true)}>See the plans</TextLink>
  </section>
);
