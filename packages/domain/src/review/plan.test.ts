import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetSeconds, type DueCard, planSession } from './plan.ts';

const card = (itemId: string, fields: Partial<DueCard> = {}): DueCard => ({
  itemId,
  skill: 'recognize',
  retrievability: 0.9,
  ...fields,
});
const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const input = { due: [], newItems: [], maxNew: 10, budgetSeconds: 600, seed: 1 };
const short = (steps: ReturnType<typeof planSession>) =>
  steps.map(({ kind, itemId }) => (kind === 'introduce' ? `+${itemId}` : itemId));

describe('a planned session', () => {
  it('without anything due or new is empty', () => expect(planSession(input)).toEqual([]));

  it('introduces new items in order, and asks each twice with other steps between', () =>
    expect(short(planSession({ ...input, newItems: names('n', 3) }))).toEqual([
      '+n0',
      '+n1',
      '+n2',
      'n0',
      'n1',
      'n2',
      'n0',
      'n1',
      'n2',
    ]));

  it('spreads introductions over the reviews', () => {
    const steps = short(
      planSession({ ...input, due: names('d', 12).map((id) => card(id)), newItems: names('n', 2) }),
    );
    expect(steps.filter((step) => step.startsWith('+'))).toEqual(['+n0', '+n1']);
    expect(steps.indexOf('+n1') - steps.indexOf('+n0')).toBeGreaterThan(2);
    expect(steps).toHaveLength(12 + 2 * 3);
  });

  it.each([
    ['as many new items as are left for today', { maxNew: 2 }, 2],
    ['no new item when none is left', { maxNew: 0 }, 0],
    ['no more new items than the time allows: each takes 28 seconds', { budgetSeconds: 90 }, 3],
    ['no new items for a negative rest', { maxNew: -3 }, 0],
  ])('has %s', (_, fields, count) => {
    const steps = planSession({ ...input, newItems: names('n', 9), ...fields });
    expect(steps.filter(({ kind }) => kind === 'introduce')).toHaveLength(count);
  });

  it('asks what is remembered best if not everything fits, and introduces nothing then', () => {
    const due = [card('weak', { retrievability: 0.2 }), card('strong', { retrievability: 0.8 })];
    expect(short(planSession({ ...input, due, newItems: ['n'], budgetSeconds: 15 }))).toEqual(['strong']);
  });

  it('counts more time for what is typed', () => {
    const due = names('d', 10).map((id) => card(id, { skill: 'produce' }));
    expect(planSession({ ...input, due, budgetSeconds: 60 })).toHaveLength(4);
  });

  const cards = fc.uniqueArray(
    fc.record({
      itemId: fc.constantFrom(...names('d', 30)),
      skill: fc.constantFrom('recognize' as const, 'produce' as const),
      retrievability: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { selector: ({ itemId, skill }) => `${itemId} ${skill}` },
  );
  const inputs = fc.record({
    due: cards,
    newItems: fc.uniqueArray(fc.constantFrom(...names('n', 20))),
    maxNew: fc.integer({ min: 0, max: 20 }),
    budgetSeconds: fc.integer({ min: 0, max: 2000 }),
    seed: fc.nat(),
  });

  it('asks each due card at most once, and each new item twice after its introduction', () => {
    fc.assert(
      fc.property(inputs, (plan) => {
        const steps = planSession(plan);
        const asked = Map.groupBy(
          steps.filter((step) => step.kind === 'ask'),
          ({ itemId, skill }) => `${itemId} ${skill}`,
        );
        const introduced = steps.flatMap(({ kind, itemId }) => (kind === 'introduce' ? [itemId] : []));
        expect(introduced).toEqual(plan.newItems.slice(0, introduced.length));
        for (const [key, asks] of asked) expect(asks).toHaveLength(key.startsWith('n') ? 2 : 1);
        for (const itemId of introduced) {
          const places = steps.flatMap((step, place) => (step.itemId === itemId ? [place] : []));
          expect(steps[places[0] ?? -1]?.kind).toBe('introduce');
          expect(places).toHaveLength(3);
        }
      }),
    );
  });

  it('never has the same item twice in a row while a step of another one is left', () => {
    fc.assert(
      fc.property(inputs, (plan) => {
        const ids = planSession(plan).map(({ itemId }) => itemId);
        const repeated = ids.findIndex((id, place) => place > 0 && ids[place - 1] === id);
        if (repeated !== -1) expect(new Set(ids.slice(repeated)).size).toBe(1);
      }),
    );
  });

  it('is the same for the same input', () => {
    fc.assert(
      fc.property(inputs, (plan) => {
        expect(planSession(plan)).toEqual(planSession(plan));
      }),
    );
  });
});

describe('the budget of a session', () => {
  it.each([
    ['every day', 10, 1, 400, 600],
    ['after six days', 10, 6, 60, 600],
    ['after two weeks: 1.5 times the usual', 20, 14, 400, 600],
    ['after two weeks, at most the wanted minutes', 5, 14, 400, 300],
    ['after two weeks, at least three minutes', 10, 14, 20, 180],
    ['without a usual time', 10, 30, null, 600],
  ])('%s', (_, minutes, days, usual, seconds) => expect(budgetSeconds(minutes, days, usual)).toBe(seconds));
});
