import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBatchedLookup } from './batchedLookup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A lookup in `rows` whose queries, each with its keys, end when they are answered or fail. */
function setUp() {
  const rows = new Map([['a', 1]]);
  const queries: { keys: readonly string[]; answer: () => void; fail: () => void }[] = [];
  const find = createBatchedLookup((keys: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, number>>();
    // As the database does, with the rows of the time at which the query began.
    const snapshot = new Map(rows);
    queries.push({ keys, answer: () => resolve(snapshot), fail: () => reject(new Error('lost')) });
    return promise;
  });
  return { rows, queries, find, sent: () => queries.map(({ keys }) => keys.join(' ')) };
}

it('lookups that come during a query share the next one', async () => {
  const { queries, find, sent } = setUp();
  const first = find('a');
  const others = [find('b'), find('a'), find('b')];
  expect(sent()).toEqual(['a']);
  queries[0]?.answer();
  expect(await first).toBe(1);
  expect(sent()).toEqual(['a', 'b a']);
  queries[1]?.answer();
  expect(await Promise.all(others)).toEqual([undefined, 1, undefined]);
  void find('c');
  expect(sent()).toEqual(['a', 'b a', 'c']);
});

it('a lookup sees what was committed before it, not the result of a query that began earlier', async () => {
  const { rows, queries, find } = setUp();
  const before = find('a');
  rows.delete('a');
  const after = find('a');
  queries[0]?.answer();
  expect(await before).toBe(1);
  queries[1]?.answer();
  expect(await after).toBeUndefined();
});

it('a query that fails affects only its own lookups', async () => {
  const { queries, find } = setUp();
  const first = find('a');
  const second = find('a');
  queries[0]?.fail();
  await expect(first).rejects.toThrow('lost');
  queries[1]?.answer();
  expect(await second).toBe(1);
});

it('a slow query does not hold up the next one', async () => {
  const { queries, find, sent } = setUp();
  const slow = find('a');
  const next = find('b');
  await vi.advanceTimersByTimeAsync(2);
  expect(sent()).toEqual(['a', 'b']);
  queries[1]?.answer();
  expect(await next).toBeUndefined();
  const third = find('c');
  queries[0]?.answer();
  expect(await slow).toBe(1);
  expect(sent()).toEqual(['a', 'b', 'c']);
  queries[2]?.answer();
  expect(await third).toBeUndefined();
});
