import { describe, expect, it } from 'vitest';
import { check, correctResponse } from '../exercise/kinds.ts';
import { numberDrill, numberDrillLength, numberRanges } from './numberDrill.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const itemsOf = (range: (typeof numberRanges)[number]) => seeds.flatMap((seed) => numberDrill(range, seed));

describe.each(numberRanges)('the number drill, %s', (range) => {
  it('asks in both directions, chosen and typed, and knows the right answers', () => {
    const items = itemsOf(range);
    expect(items.filter((item) => check(item, correctResponse(item)).kind !== 'correct')).toEqual([]);
    const run = numberDrill(range, 1);
    expect(run).toHaveLength(numberDrillLength);
    const ways = run.map(({ kind, display }) => `${kind} ${display === undefined ? 'say' : 'read'}`);
    expect(new Set(ways).size).toBe(4);
  });

  it('offers four different options', () => {
    const choices = itemsOf(range).flatMap((item) => (item.kind === 'choice' ? [item] : []));
    expect(choices.filter(({ options }) => new Set(options).size !== 4)).toEqual([]);
  });

  it('asks the same with the same seed, and something else with another one', () => {
    expect(numberDrill(range, 7)).toEqual(numberDrill(range, 7));
    expect(numberDrill(range, 7)).not.toEqual(numberDrill(range, 8));
  });
});

/** The item of some run that shows a text. */
const find = (range: (typeof numberRanges)[number], digits: string) =>
  itemsOf(range).find((item) => item.kind === 'type-answer' && item.prompt.endsWith(` ${digits}`));

it.each([
  ['to-10', '8', ['რვა'], ['რვაი']],
  ['times', '5:00', ['ხუთი საათია', 'ხუთი საათი'], ['ექვსი საათია']],
  ['times', '5:30', ['ექვსის ნახევარია', 'ექვსის ნახევარი'], ['ხუთის ნახევარია']],
  ['times', '7:30', ['რვის ნახევარია'], ['რვას ნახევარია']],
  ['times', '12:30', ['პირველის ნახევარია'], ['ერთის ნახევარია']],
  ['times', '1:00', ['პირველი საათია', 'ერთი საათია'], ['ორი საათია']],
] as const)('the number drill, %s: %s', (range, digits, right, wrong) => {
  const item = find(range, digits);
  if (!item) throw new Error(`${digits} was not asked`);
  expect(right.map((text) => check(item, text).kind)).toEqual(right.map(() => 'correct'));
  expect(wrong.map((text) => check(item, text).kind)).toEqual(wrong.map(() => 'incorrect'));
});

it('the number drill says prices in lari and tetri, and accepts them without "and"', () => {
  const prices = itemsOf('prices').flatMap((item) =>
    item.kind === 'type-answer' && !item.display ? [item] : [],
  );
  const withTetri = prices.find(({ prompt }) => prompt.includes('.'));
  const [full = '', short = ''] = withTetri?.answers ?? [];
  expect(full).toMatch(/ ლარი და .+ თეთრი$/u);
  expect(short).toBe(full.replace(' და ', ' '));
});
