import { expect, it } from 'vitest';
import { createAdmissionQueue } from './admissionQueue.ts';

const limits = { maxRunning: 2, runningTimeoutMs: 1000, maxWaitMs: 100, minQueued: 1 };

/** `+a@0`: a arrived at 0; `a`: a finished; `?10`: what happens next at 10. */
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
])('returns %s', (_, events, results) => {
  const queue = createAdmissionQueue<string>(limits);
  const happened: string[] = [];
  for (const event of events.split(' ')) {
    const [name = '', time] = event.slice(1).split('@');
    if (event.startsWith('+')) queue.add(name, Number(time));
    else if (event.startsWith('?')) {
      const next = queue.next(Number(name));
      happened.push(next === null ? 'none' : `${next.isRejected ? 'reject' : 'start'} ${next.item}`);
    } else queue.finish(event);
  }
  expect(happened.join(', ')).toBe(results);
});
