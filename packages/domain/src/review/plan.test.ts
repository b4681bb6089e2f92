import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mkhedruli } from '../georgian/letters.ts';
import {
  budgetSeconds,
  type DueCard,
  maxFittingCards,
  type PlanInput,
  planReviewRun,
  type PlanStep,
} from './plan.ts';
import { askSeconds, introduceSeconds, pairSeconds } from './stepTimes.ts';
import { haveCommonItem, itemIdsOf } from './stepItems.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

const card = (itemId: string, fields: Partial<DueCard> = {}): DueCard => ({
  itemId,
  skill: 'recognize',
  retrievability: 0.9,
  stability: 10,
  ...fields,
});
const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
/** Nothing can be matched. */
const itemOf = () => undefined;
const input: PlanInput = { due: [], itemOf, newItems: [], maxNew: 10, budgetSeconds: 600, seed: 1 };
const short = (steps: readonly PlanStep[]) =>
  steps.flatMap((step) => (step.kind === 'introduce' ? `+${step.itemId}` : itemIdsOf(step)));
const isMatch = (step: PlanStep) => step.kind === 'match';

/** A word that differs from those with other numbers in spelling and meaning. */
const wordOf = (itemId: string): StudyItem => {
  const index = Number(itemId.slice(1));
  const [one, other] = [mkhedruli[index % 33]?.[0], mkhedruli[(index * 7 + 3) % 33]?.[0]];
  const form = `${one}${other}ა`;
  return {
    id: itemId,
    kind: 'word',
    group: 'words',
    form,
    gloss: `meaning${index}`,
    romanization: '',
    clip: form,
  };
};

describe('a planned review run', () => {
  it('without anything due or new is empty', () => expect(planReviewRun(input)).toEqual([]));

  it.each([0, 60, 300, 1200])('of %i seconds asks fewer cards than do not fit, matched or not', (seconds) => {
    const due = names('w', 900).map((itemId) => card(itemId));
    for (const find of [itemOf, wordOf]) {
      const steps = planReviewRun({ ...input, due, itemOf: find, budgetSeconds: seconds });
      expect(steps.flatMap(itemIdsOf).length).toBeLessThan(maxFittingCards(seconds));
    }
  });

  it('introduces new items in order, and asks each twice in another order, with other steps between', () =>
    expect(short(planReviewRun({ ...input, newItems: names('n', 3) }))).toEqual([
      '+n0',
      '+n1',
      '+n2',
      'n1',
      'n0',
      'n2',
      'n1',
      'n0',
      'n2',
    ]));

  it('asks ten new items in another order than they were introduced', () => {
    const steps = short(planReviewRun({ ...input, newItems: names('n', 10) }));
    const firstQuestions = [...new Set(steps.filter((step) => !step.startsWith('+')))];
    expect(firstQuestions.toSorted()).toEqual(names('n', 10));
    expect(firstQuestions.filter((item, index) => item === names('n', 10)[index]).length).toBeLessThan(5);
  });

  it('spreads introductions over the reviews', () => {
    const steps = short(
      planReviewRun({ ...input, due: names('d', 12).map((id) => card(id)), newItems: names('n', 2) }),
    );
    expect(steps.filter((step) => step.startsWith('+'))).toEqual(['+n0', '+n1']);
    expect(steps.indexOf('+n1') - steps.indexOf('+n0')).toBeGreaterThan(2);
    expect(steps).toHaveLength(12 + 2 * 3);
  });

  it('asks a new item after five steps, and again after six', () => {
    const steps = short(
      planReviewRun({ ...input, due: names('d', 30).map((id) => card(id)), newItems: ['n'] }),
    );
    const start = steps.indexOf('+n');
    expect(steps.flatMap((step, index) => (step === 'n' ? [index - start] : []))).toEqual([5, 11]);
  });

  it('keeps a third of the reviews for after the last introduction', () => {
    const steps = short(
      planReviewRun({ ...input, due: names('d', 12).map((id) => card(id)), newItems: names('n', 6) }),
    );
    const rest = steps.slice(steps.indexOf('+n5'));
    expect(rest.filter((step) => step.startsWith('d')).length).toBeGreaterThanOrEqual(4);
  });

  it('asks one of two cards of an item: the one that is remembered best', () => {
    const due = [card('d', { retrievability: 0.8 }), card('d', { skill: 'produce' }), card('e')];
    const steps = planReviewRun({ ...input, due });
    expect(short(steps).toSorted()).toEqual(['d', 'e']);
    expect(steps).toContainEqual({ kind: 'ask', itemId: 'd', skill: 'produce' });
  });

  it.each([
    ['nothing else: once', [], [], ['+n', 'n']],
    ['one review between introduction and question', ['d'], [], ['+n', 'd', 'n']],
    ['a review before each question', ['d', 'e'], [], ['+n', 'd', 'n', 'd', 'n']],
    ['one review, of which the other card is not due', ['d'], ['d'], ['+n', 'd', 'n']],
    ['a card that is not due', [], ['e'], ['+n', 'e', 'n']],
    ['two cards that are not due', [], ['e', 'f', 'g'], ['+n', 'e', 'n', 'f', 'n']],
    ['a review and a card that is not due', ['d'], ['e', 'f'], ['+n', 'd', 'n', 'e', 'n']],
  ])('asks the only new item with %s', (_, reviews, early, expected) => {
    const steps = short(
      planReviewRun({
        ...input,
        due: reviews.map((id) => card(id)),
        early: early.map((id) => card(id)),
        newItems: ['n'],
      }),
    );
    // Reviews are in random order.
    const letters = (ids: readonly string[]) => ids.map((id) => (reviews.includes(id as never) ? 'd' : id)); // as: compared
    expect(letters(steps)).toEqual(expected);
  });

  it.each([
    ['there is something else', [], names('n', 4)],
    ['it would be the other card of a due one', ['e0', 'e1', 'e2'], []],
    ['there are enough reviews', names('d', 30), ['n']],
  ])('asks no card that is not due where %s', (_, due, newItems) => {
    const plan = { ...input, due: due.map((id) => card(id)), newItems };
    const early = names('e', 3).map((id) => card(id, { skill: 'produce' }));
    expect(planReviewRun({ ...plan, early })).toEqual(planReviewRun(plan));
  });

  it.each([
    ['as many new items as are left for today', { maxNew: 2 }, 2],
    ['no new item when none is left', { maxNew: 0 }, 0],
    ['no more new items than the time allows: each takes 28 seconds', { budgetSeconds: 90 }, 3],
    ['no new items for a negative rest', { maxNew: -3 }, 0],
  ])('has %s', (_, fields, count) => {
    const steps = planReviewRun({ ...input, newItems: names('n', 9), ...fields });
    expect(steps.filter(({ kind }) => kind === 'introduce')).toHaveLength(count);
  });

  it('asks what is remembered best if not everything fits, and introduces nothing then', () => {
    const due = names('d', 9).map((id, index) => card(id, { retrievability: index / 10 }));
    const steps = short(planReviewRun({ ...input, due, newItems: ['n'], budgetSeconds: 3 * 8 + 7 }));
    expect(steps.toSorted()).toEqual(['d6', 'd7', 'd8']);
  });

  it('counts more time for what is typed', () => {
    const due = names('d', 10).map((id) => card(id, { skill: 'produce' }));
    expect(planReviewRun({ ...input, due, budgetSeconds: 60 })).toHaveLength(4);
  });

  const cards = fc.uniqueArray(
    fc.record({
      itemId: fc.constantFrom(...names('d', 30)),
      skill: fc.constantFrom('recognize' as const, 'produce' as const),
      retrievability: fc.double({ min: 0, max: 1, noNaN: true }),
      stability: fc.constantFrom(0.5, 5, 50),
    }),
    { selector: ({ itemId, skill }) => `${itemId} ${skill}` },
  );
  const inputs = fc.record({
    due: cards,
    early: cards,
    itemOf: fc.constantFrom(itemOf, wordOf),
    newItems: fc.uniqueArray(fc.constantFrom(...names('n', 20))),
    maxNew: fc.integer({ min: 0, max: 20 }),
    budgetSeconds: fc.integer({ min: 0, max: 2000 }),
    seed: fc.nat(),
  });

  it('asks each item at most once, and each new one after its introduction: twice, or once where nothing else is left', () => {
    fc.assert(
      fc.property(inputs, (plan) => {
        const steps = planReviewRun(plan);
        const asked = Map.groupBy(
          steps.flatMap((step) => (step.kind === 'ask' ? [step] : step.kind === 'match' ? step.pairs : [])),
          ({ itemId }) => itemId,
        );
        const introduced = steps.flatMap((step) => (step.kind === 'introduce' ? [step.itemId] : []));
        expect(introduced).toEqual(plan.newItems.slice(0, introduced.length));
        const isOnce = (itemId: string) =>
          !itemId.startsWith('n') || itemId === itemIdsOf(steps.at(-1) ?? { pairs: [] })[0];
        for (const [itemId, asks] of asked)
          expect([itemId, asks.length]).toEqual([itemId, isOnce(itemId) && asks.length === 1 ? 1 : 2]);
        for (const itemId of introduced) {
          const places = steps.flatMap((step, index) => (itemIdsOf(step).includes(itemId) ? [index] : []));
          expect(steps[places[0] ?? -1]?.kind).toBe('introduce');
        }
      }),
    );
  });

  it('never has the same item twice in a row, except for the only item of a review run', () => {
    fc.assert(
      fc.property(inputs, (plan) => {
        const steps = planReviewRun(plan);
        const items = new Set(steps.flatMap(itemIdsOf));
        for (const [index, step] of steps.entries()) {
          const next = steps[index + 1];
          if (next && haveCommonItem(step, next)) expect([...items]).toEqual(itemIdsOf(step));
        }
      }),
    );
  });

  it('takes no more time than the budget, but for cards that are not due', () => {
    fc.assert(
      fc.property(inputs, (plan) => {
        const seconds = planReviewRun({ ...plan, early: [] }).map((step) => {
          if (step.kind === 'introduce') return introduceSeconds;
          return step.kind === 'match' ? step.pairs.length * pairSeconds : askSeconds[step.skill];
        });
        expect(seconds.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(plan.budgetSeconds);
      }),
    );
  });

  it('is the same for the same input', () => {
    fc.assert(
      fc.property(inputs, (plan) => {
        expect(planReviewRun(plan)).toEqual(planReviewRun(plan));
      }),
    );
  });

  it('is the same in whatever order cards are that are remembered equally well', () => {
    const due = names('d', 12).map((id) => card(id));
    expect(planReviewRun({ ...input, due: due.toReversed() })).toEqual(planReviewRun({ ...input, due }));
  });
});

describe('a match', () => {
  const planned = (count: number, fields: Partial<DueCard> = {}, rest: Partial<PlanInput> = {}) =>
    planReviewRun({
      ...input,
      itemOf: wordOf,
      due: names('d', count).map((id) => card(id, fields)),
      ...rest,
    });

  it.each([
    [7, 0],
    [8, 1],
    [15, 1],
    [16, 2],
    [60, 2],
  ])('of four is in a review run with %i reviews: %i', (count, matches) => {
    const steps = planned(count).filter(isMatch);
    expect(steps).toHaveLength(matches);
    expect(steps.every((step) => itemIdsOf(step).length === 4)).toBe(true);
    expect(new Set(steps.flatMap(itemIdsOf)).size).toBe(4 * matches);
  });

  it.each<[string, Partial<DueCard>]>([
    ['written', { skill: 'produce' }],
    ['weak: forgotten by now', { retrievability: 0.7 }],
    ['weak: missed last time', { stability: 0.5 }],
    ['never asked', { retrievability: 0, stability: 0 }],
  ])('has no cards that are %s', (_, fields) => expect(planned(20, fields).filter(isMatch)).toEqual([]));

  it('is the second question about four new items, if there are two others', () => {
    const planOf = (count: number) =>
      planReviewRun({ ...input, itemOf: wordOf, newItems: names('n', count) });
    expect(planOf(5).filter(isMatch)).toEqual([]);
    const steps = planOf(6);
    const [match] = steps.filter(isMatch);
    const matched = match ? itemIdsOf(match) : [];
    expect(matched).toHaveLength(4);
    const before = steps.slice(0, steps.findIndex(isMatch));
    for (const itemId of matched)
      expect(before.flatMap((step) => (itemIdsOf(step).includes(itemId) ? [step.kind] : []))).toEqual([
        'introduce',
        'ask',
      ]);
    expect(steps.filter((step) => step.kind === 'ask')).toHaveLength(4 + 2 * 2);
  });

  it('has cards of one strength', () => {
    const isStrong = (id: string) => Number(id.slice(1)) % 2 === 0;
    const due = names('d', 30).map((id) => card(id, { stability: isStrong(id) ? 30 : 5 }));
    const matches = planReviewRun({ ...input, itemOf: wordOf, due }).filter(isMatch);
    expect(matches).toHaveLength(2);
    for (const step of matches) expect(new Set(itemIdsOf(step).map(isStrong)).size).toBe(1);
  });

  it('leaves time for another review', () => {
    const budget = { budgetSeconds: 12 * 8 };
    expect(short(planned(20, {}, { ...budget, itemOf }))).toHaveLength(12);
    expect(short(planned(20, {}, budget))).toHaveLength(13);
    // Also before new items.
    expect(short(planned(40, {}, { budgetSeconds: 24 * 8, newItems: ['n'] }))).toHaveLength(26);
  });

  it('is another one with another seed', () => {
    const matchOf = (seed: number) => itemIdsOf(planned(14, {}, { seed }).find(isMatch) ?? { itemId: '' });
    expect(matchOf(1)).not.toEqual(matchOf(2));
  });
});

describe('the budget of a review run', () => {
  it.each([
    ['every day', 10, 1, 400, 600],
    ['after six days', 10, 6, 60, 600],
    ['after a week: 1.5 times the usual', 20, 7, 400, 600],
    ['after two weeks: 1.5 times the usual', 20, 14, 400, 600],
    ['after two weeks, at most the wanted minutes', 5, 14, 400, 300],
    ['after two weeks, at least three minutes', 10, 14, 20, 180],
    ['without a usual time', 10, 30, null, 600],
  ])('%s', (_, minutes, days, usual, seconds) => expect(budgetSeconds(minutes, days, usual)).toBe(seconds));
});
