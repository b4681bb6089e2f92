import { expect, it } from 'vitest';
import { isIntroduced, isKnown } from './known.ts';

it.each([
  { card: { reps: 0, stability: 0, placed: false }, introduced: false, known: false },
  { card: { reps: 1, stability: 2.3, placed: false }, introduced: false, known: false },
  { card: { reps: 2, stability: 2.3, placed: false }, introduced: true, known: true },
  { card: { reps: 2, stability: 0.2, placed: false }, introduced: true, known: false },
  { card: { reps: 1, stability: 20, placed: true }, introduced: true, known: true },
  { card: { reps: 2, stability: 0.2, placed: true }, introduced: true, known: false },
])('an item with $card is introduced: $introduced, known: $known', ({ card, introduced, known }) => {
  expect([isIntroduced(card), isKnown(card)]).toEqual([introduced, known]);
});
