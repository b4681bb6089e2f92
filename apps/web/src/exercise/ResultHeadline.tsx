import { Copybook } from '../ui/Georgian.tsx';

/** Headlines of a result. None of them has a form of address (შენ or თქვენ). */
const headlines = {
  excellent: ['ყოჩაღ!', 'Well done!'],
  good: ['კარგია', 'Good'],
  keepLearning: ['არა უშავს', 'Never mind'],
} as const;

/** A Georgian headline for a result, with its translation. */
export function ResultHeadline({ tier }: { tier: keyof typeof headlines }) {
  const [georgian, english] = headlines[tier];
  return (
    <p className="celebrate overflow-hidden rounded-2xl border border-line bg-surface pb-3 text-center">
      <Copybook className="pt-2 text-5xl sm:text-6xl">{georgian}</Copybook>
      <span className="text-muted">{english}</span>
    </p>
  );
}
