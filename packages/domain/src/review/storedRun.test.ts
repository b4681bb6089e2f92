import { expect, it } from 'vitest';
import { isRunOutdated } from './storedRun.ts';

const planned = { day: '2026-03-01', reviewsToday: 4 };

it.each([
  ['nothing was answered since', 0, { day: '2026-03-01', reviewsToday: 4 }, false],
  ['its answers are recorded', 3, { day: '2026-03-01', reviewsToday: 7 }, false],
  ['some of its answers wait to be sent', 3, { day: '2026-03-01', reviewsToday: 5 }, false],
  ['another device has answered, too', 3, { day: '2026-03-01', reviewsToday: 8 }, true],
  ['another device has gone on', 0, { day: '2026-03-01', reviewsToday: 5 }, true],
  ['a new day has begun', 3, { day: '2026-03-02', reviewsToday: 0 }, true],
  ['a copy of yesterday’s counts is shown', 0, { day: '2026-02-28', reviewsToday: 30 }, false],
])('where %s', (_, given, now, isOutdated) => expect(isRunOutdated(planned, given, now)).toBe(isOutdated));
