import { expect, it } from 'vitest';
import { lastWeek, studyToday } from './today.ts';

const on = (day: string, minutes: number) => ({ day, minutes });

it.each([
  ['nothing was ever studied', [], 0, { kind: 'no streak' }],
  ['the streak has ended', [on('2026-02-26', 20)], 0, { kind: 'no streak' }],
  ['the last study was yesterday', [on('2026-02-28', 20)], 9, { kind: 'due', streak: 9 }],
  [
    'there was study today',
    [on('2026-02-28', 20), on('2026-03-01', 12)],
    10,
    { kind: 'studied', streak: 10, minutes: 12 },
  ],
  [
    'an answer was given today, but no full minute counted',
    [on('2026-03-01', 0)],
    1,
    { kind: 'studied', streak: 1, minutes: 0 },
  ],
])('where %s', (_, days, streak, expected) =>
  expect(studyToday(days, '2026-03-01', streak)).toEqual(expected),
);

it('the last week ends with today', () => {
  const days = [on('2026-02-22', 5), on('2026-02-23', 5), on('2026-02-28', 0), on('2026-03-01', 12)];
  const kept = [
    { day: '2026-02-24', by: 'freeze' },
    { day: '2026-02-27', by: 'pause' },
  ] as const;
  expect(lastWeek(days, '2026-03-01', kept).map(({ day, state }) => [day, state])).toEqual([
    ['2026-02-23', 'studied'],
    ['2026-02-24', 'freeze'],
    ['2026-02-25', 'missed'],
    ['2026-02-26', 'missed'],
    ['2026-02-27', 'pause'],
    ['2026-02-28', 'studied'],
    ['2026-03-01', 'studied'],
  ]);
});
