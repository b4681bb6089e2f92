import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAdmissionQueue } from './admissionQueue.ts';

const limits = { maxRunning: 2, runningTimeoutMs: 1000, maxWaitMs: 100, minQueued: 1 };

/**
 * `+a@0`: a arrived at 0, from the network that its other characters name (`+a1@0`: from 1); `a`: a finished; `?10`: what
 * happens next at 10.
 */
it.each<[title: string, events: string, results: string]>([
  ['what has waited too long, if it is all that waits', '+a@0 ?500', 'start a'],
  ['nothing without requests', '?0', 'none'],
  ['requests in the order of arrival', '+a@0 +b@1 ?2 ?2 ?2', 'start a, start b, none'],
  ['no more than may run', '+a@0 +b@0 +c@0 ?1 ?1 ?1', 'start a, start b, none'],
  ['the next one when another has finished', '+a@0 +b@0 +c@0 ?1 ?1 a ?2', 'start a, start b, start c'],
  [
    'a rejection of who has waited too long',
    '+a@0 +b@0 +c@0 +d@90 ?1 ?1 a ?101 ?102',
    'start a, start b, reject c, start d',
  ],
  [
    'a rejection while as many run as may',
    '+a@0 +b@0 +c@0 ?1 ?1 ?100 ?101',
    'start a, start b, none, reject c',
  ],
  [
    'the next one when another runs for too long',
    '+a@0 +b@0 +c@950 ?0 ?0 ?1000 ?1001',
    'start a, start b, none, start c',
  ],
  [
    'nothing twice when it finishes after that',
    '+a@0 +b@0 +c@950 +d@999 ?0 ?0 ?1001 ?1002 a ?1003',
    'start a, start b, start c, start d, none',
  ],
  [
    'the requests of networks in turn, each in the order of arrival',
    '+a1@0 +b1@0 +c1@0 +d2@0 +e2@0 +f3@0 ?1 ?1 a1 d2 ?2 ?2 f3 b1 ?3 ?3',
    'start a1, start d2, start f3, start b1, start e2, start c1',
  ],
  [
    'a network that comes back after those that wait',
    '+a1@0 +b2@0 ?1 a1 +c1@1 ?2 ?2',
    'start a1, start b2, start c1',
  ],
  [
    'rejections by age, which are no turns',
    '+a@0 +b@0 ?1 ?1 +c1@0 +d1@10 +e1@20 +f2@90 a ?105 ?115 ?116',
    'start a, start b, reject c1, reject d1, start e1',
  ],
  [
    'a rejection of the oldest request, although others were added before',
    '+a@0 +b@0 ?1 ?1 +c1@80 +d1@90 +e2@85 +f1@10 ?111 ?181',
    'start a, start b, reject f1, reject c1',
  ],
])('returns %s', (_, events, results) => {
  const queue = createAdmissionQueue<string>(limits);
  const happened: string[] = [];
  for (const event of events.split(' ')) {
    const [name = '', time] = event.slice(1).split('@');
    if (event.startsWith('+')) queue.add(name, name.slice(1), Number(time));
    else if (event.startsWith('?')) {
      const next = queue.next(Number(name));
      happened.push(next === null ? 'none' : `${next.isRejected ? 'reject' : 'start'} ${next.item}`);
    } else queue.finish(event);
  }
  expect(happened.join(', ')).toBe(results);
});

it('starts a network that waits before any other has had two turns (random arrivals)', () => {
  const arrivals = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(arrivals, (arrived) => {
      const queue = createAdmissionQueue<number>({ ...limits, maxRunning: 1 });
      arrived.forEach((network, index) => queue.add(index, String(network), 0));
      const waiting = new Map<number, number>();
      for (const network of arrived) waiting.set(network, (waiting.get(network) ?? 0) + 1);
      for (let left = arrived.length; left > 0; ) {
        const inThisRound = [...waiting.keys()];
        const started = inThisRound.map(() => {
          const item = queue.next(1)?.item ?? -1;
          queue.finish(item);
          return arrived[item];
        });
        expect(new Set(started)).toEqual(new Set(inThisRound));
        left -= started.length;
        for (const network of inThisRound) {
          const count = (waiting.get(network) ?? 0) - 1;
          if (count > 0) waiting.set(network, count);
          else waiting.delete(network);
        }
      }
      expect(queue.isEmpty()).toBe(true);
    }),
  );
});
