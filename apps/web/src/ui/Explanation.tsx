import { Info } from 'lucide-react';

/**
 * A line that shows and hides an explanation below it, in the flow of the page: a floating tooltip needs a pointer
 * that can hover, and does not fit on phones.
 */
export const Explanation = ({ title, text }: { title: string; text: string }) => (
  <details>
    <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md text-sm text-muted hover:text-wine">
      <Info size={17} aria-hidden className="shrink-0" />
      <span className="underline underline-offset-4">{title}</span>
    </summary>
    <p className="mt-1 text-sm text-muted">{text}</p>
  </details>
);
