import { describe, expect, it } from 'vitest';
import { cardStrength, itemStrength, nextDay, nextDayOf, type ReviewedCard } from './strength.ts';

const today = '2026-03-01';
const card = (fields: Partial<ReviewedCard> = {}): ReviewedCard => ({
  recall: 95,
  stability: 10,
  reps: 1,
  due: today,
  state: 'active',
  ...fields,
});

describe('the strength of a card', () => {
  it.each([
    ['before the first review', 0, 0, 'weak', 0],
    ['after a wrong answer', 100, 0.2, 'weak', 3],
    ['after a right answer', 100, 2.3, 'learning', 20],
    ['on the day it is due', 90, 10, 'learning', 37],
    ['due with the lowest desired retention', 80, 10, 'learning', 32],
    ['long overdue', 74, 10, 'weak', 30],
    ['at the lowest recall', 75, 10, 'learning', 30],
    ['just below three weeks', 95, 20.9, 'learning', 50],
    ['after three weeks', 95, 21, 'strong', 50],
    ['forgotten after a long time', 60, 200, 'weak', 54],
    ['of a year', 100, 365, 'strong', 100],
    ['of ten years', 100, 3650, 'strong', 100],
  ])('%s: recall %d percent, stability %d days: %s, %d percent', (_, recall, stability, band, percent) =>
    expect(cardStrength({ recall, stability })).toEqual({ band, percent }),
  );
});

describe('the strength of an item', () => {
  it.each([
    ['of its only card', [card({ stability: 30 })], 'strong'],
    ['of the weaker skill', [card({ stability: 30 }), card({ stability: 3 })], 'learning'],
    [
      'of the weaker band, whatever the stability',
      [card({ stability: 5 }), card({ recall: 70, stability: 200 })],
      'weak',
    ],
    [
      'of the reviewed skill',
      [card({ stability: 30 }), card({ recall: 0, stability: 0, reps: 0 })],
      'strong',
    ],
    ['without reviews', [card({ recall: 0, stability: 0, reps: 0 })], 'weak'],
    ['without cards', [], undefined],
    [
      'of no card that was asked, while suspended',
      [card({ stability: 0, reps: 0, state: 'suspended' })],
      undefined,
    ],
    ['of a card that a placement has marked unasked', [card({ stability: 3, reps: 0 })], 'learning'],
  ])('is that %s', (_, cards, band) => expect(itemStrength(cards)?.band).toBe(band));

  it('is the lower one within a band', () => {
    const [low, high] = [card({ stability: 3 }), card({ stability: 9 })];
    expect(itemStrength([high, low])).toEqual(cardStrength(low));
    expect(itemStrength([low, high])).toEqual(cardStrength(low));
  });
});

describe('the next day', () => {
  it.each([
    ['due today', 'active', '2026-03-01', '2026-03-01'],
    ['overdue', 'active', '2026-02-01', '2026-03-01'],
    ['due later', 'active', '2026-03-08', '2026-03-08'],
    ['buried and due today', 'buried', '2026-03-01', '2026-03-02'],
    ['buried and due later', 'buried', '2026-03-08', '2026-03-08'],
    ['suspended', 'suspended', '2026-03-01', null],
  ] as const)('of a card that is %s', (_, state, due, expected) =>
    expect(nextDay({ state, due }, today)).toBe(expected),
  );

  it('of an item is the first one of its cards', () => {
    const cards = [card({ due: '2026-03-09' }), card({ due: '2026-03-04' }), card({ state: 'suspended' })];
    expect(nextDayOf(cards, today)).toBe('2026-03-04');
    expect(nextDayOf(cards.slice(2), today)).toBeNull();
  });
});
