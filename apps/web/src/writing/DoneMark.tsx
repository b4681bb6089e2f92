import { Check } from 'lucide-react';

/** Marks a writing prompt or essay that is done. */
export const DoneMark = ({ text }: { text: string }) => (
  <span className="inline-flex items-center gap-1.5 font-semibold text-correct">
    <Check size={20} aria-hidden className="shrink-0" /> {text}
  </span>
);
