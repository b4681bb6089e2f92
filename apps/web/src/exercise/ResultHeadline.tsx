import type { ReactNode } from 'react';
import { Copybook } from '../ui/Georgian.tsx';

/** Headlines of a result. None of them has a form of address (შენ or თქვენ). */
const headlines = {
  excellent: ['ყოჩაღ!', 'Well done!'],
  good: ['კარგია', 'Good'],
  keepLearning: ['არა უშავს', 'Never mind'],
} as const;

const grapes = [
  [-8, 12],
  [0, 11],
  [8, 12],
  [-4, 19],
  [4, 19],
  [0, 26],
] as const;

/** Half a vine, from the middle to the right. */
const Branch = () => (
  <>
    <path pathLength="1" d="M0 6C16 0 26 16 42 14S66 2 82 6s14 14 6 15-7-9 0-9 22 4 32-4" />
    <path pathLength="1" d="M42 14c4 8 12 10 16 5" />
    <path className="leaf fill-correct" stroke="none" d="M26 13c-6 3-8 9-5 15 6-2 9-8 5-15Z" />
    <path className="leaf fill-correct" stroke="none" d="M68 5c-1-5 3-9 10-9 0 6-4 10-10 9Z" />
  </>
);

/** A vine as on Georgian doors and church walls. It grows, unless the reader prefers reduced motion. */
const Vine = () => (
  <svg
    viewBox="-124 -6 248 38"
    aria-hidden
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    className="vine mx-auto mt-2 h-10 max-w-full stroke-gold"
  >
    <Branch />
    <g transform="scale(-1 1)">
      <Branch />
    </g>
    {grapes.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="4.2" stroke="none" className="fill-wine" />
    ))}
  </svg>
);

/** The score, then a Georgian headline for it with its translation, and a moment of joy if it is good. */
export function ResultHeadline({ tier, score }: { tier: keyof typeof headlines; score: ReactNode }) {
  const [georgian, english] = headlines[tier];
  return (
    <div
      className={`overflow-hidden rounded-2xl border border-line bg-surface pb-3 text-center ${tier === 'keepLearning' ? '' : 'celebrate'}`}
    >
      <div className="px-5 pt-3">{score}</div>
      <Copybook className="pt-2 text-5xl sm:text-6xl">{georgian}</Copybook>
      <p className="text-muted">{english}</p>
      {tier === 'excellent' ? <Vine /> : null}
    </div>
  );
}
