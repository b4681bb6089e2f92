import { expect, it } from 'vitest';
import { createWaitList } from './waitList.ts';

const limits = { maxPerNetwork: 2, maxTotal: 5, minWaitMs: 100, maxEvictions: 2 };

/** The client of the item `a1` is in the network `a`; that of `w:a1` in the network `a` of the wide network `w`. */
const clientOf = (item: string) => {
  const [network = '', wide] = item.split(':').toReversed();
  return { network: network.charAt(0), wideNetwork: wide ?? network.charAt(0) };
};

/** `a1@0`: the item a1, which waits since 0. */
it.each<[title: string, waiting: string, now: number, evicted: string]>([
  ['nothing at the limits', 'a1@0 a2@0 b1@0 b2@0', 1000, ''],
  ['the longest waiting of a network above its limit', 'a1@0 a2@10 b1@0 a3@20', 1000, 'a1'],
  ['only so many at once', 'a1@0 a2@0 a3@0 a4@0 a5@0', 1000, 'a1 a2'],
  ['as many as exceed it', 'a1@0 a2@0 a3@0 a4@0', 1000, 'a1 a2'],
  ['nobody who has just begun to wait', 'a1@950 a2@960 a3@970', 1000, ''],
  ['above the total, of the network that has most', 'b1@0 a1@990 a2@990 c1@0 a3@990 d1@0', 1000, 'a1'],
  [
    'above the total, the longest waiting of as many networks',
    'a1@0 b1@1 c1@2 d1@3 e1@4 f1@5 g1@6',
    10,
    'a1 b1',
  ],
  [
    'above the total, of the wide network that has most',
    'a1@0 a2@0 w:b1@0 w:c1@0 w:d1@0 w:d2@0',
    1000,
    'w:d1',
  ],
  ['who waits anew last', 'a1@0 a2@10 a3@20 a1@30', 1000, 'a2'],
])('evicts %s', (_, waiting, now, evicted) => {
  const list = createWaitList<string>(limits);
  for (const entry of waiting.split(' ')) {
    const [item = '', since] = entry.split('@');
    list.add(item, clientOf(item), Number(since));
  }
  const taken = [...list.takeAboveTotal(), ...list.takeAboveNetworkLimit(now)];
  expect(taken.join(' ')).toBe(evicted);
});

it('who no longer waits does not count', () => {
  const list = createWaitList<string>(limits);
  for (const item of ['a1', 'a2', 'a3']) list.add(item, clientOf(item), 0);
  list.delete('a2');
  expect(list.takeAboveNetworkLimit(1000)).toEqual([]);
});

it('times out the longest waiting, only so many at once', () => {
  const list = createWaitList<string>(limits);
  list.add('a1', clientOf('a1'), 0);
  list.add('b1', clientOf('b1'), 10);
  list.add('a2', clientOf('a2'), 20);
  list.add('b2', clientOf('b2'), 950);
  list.add('a1', clientOf('a1'), 960); // waits anew
  expect(list.takeTimedOut(109, 100, 2)).toEqual([]);
  expect(list.takeTimedOut(110, 100, 2)).toEqual(['b1']);
  expect(list.takeTimedOut(2000, 100, 2)).toEqual(['a2', 'b2']);
  expect(list.takeTimedOut(2000, 100, 2)).toEqual(['a1']);
});
