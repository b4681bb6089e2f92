import { describe, expect, it } from 'vitest';
import {
  isInWeek,
  isSummaryPending,
  summaryContentOf,
  type SummaryFacts,
  summaryWeekOf,
  type WeekFacts,
} from './weeklySummary.ts';

// 2026-11-16 is a Monday.
const week = '2026-11-16';

it.each([
  ['2026-11-22', null],
  ['2026-11-23', '2026-11-16'],
  ['2026-11-24', '2026-11-16'],
  ['2026-11-25', null],
  ['2026-11-29', null],
  ['2026-11-30', '2026-11-23'],
  ['2027-01-04', '2026-12-28'],
  ['2028-03-06', '2028-02-28'],
])('summaries of %s are about the week of %s', (today, expected) =>
  expect(summaryWeekOf(today)).toBe(expected),
);

it.each([
  ['2026-11-15', false],
  ['2026-11-16', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
])('%s is in the week of 2026-11-16: %s', (day, expected) => expect(isInWeek(day, week)).toBe(expected));

describe('the summary of a week is pending', () => {
  const facts: SummaryFacts = { wanted: true, emailConfirmed: true, summaryWeek: null };
  it.each<readonly [string, Partial<SummaryFacts>, boolean]>([
    ['without an earlier summary', {}, true],
    ['not wanted', { wanted: false }, false],
    ['with an unconfirmed e-mail address', { emailConfirmed: false }, false],
    ['after that of the week before', { summaryWeek: '2026-11-09' }, true],
    ['after that of an earlier year', { summaryWeek: '2025-12-29' }, true],
    ['once it was sent', { summaryWeek: week }, false],
    ['once a later one was sent, in another time zone', { summaryWeek: '2026-11-23' }, false],
  ])('%s, %o: %s', (_, given, pending) =>
    expect(isSummaryPending({ ...facts, ...given }, week)).toBe(pending),
  );
});

describe('the content of a summary', () => {
  const facts: WeekFacts = { studied: false, lastStudyDay: '2026-11-15', due: 5 };
  it.each<readonly [string, Partial<WeekFacts>, 'studied' | 'quiet' | null]>([
    ['of a week with study', { studied: true, lastStudyDay: '2026-11-20' }, 'studied'],
    [
      'of a week with study, with nothing due',
      { studied: true, lastStudyDay: '2026-11-20', due: 0 },
      'studied',
    ],
    ['of a week with study, and study since', { studied: true, lastStudyDay: '2026-11-23' }, 'studied'],
    ['of the first quiet week', {}, 'quiet'],
    ['of a quiet week with nothing due', { due: 0 }, null],
    ['of the third quiet week', { lastStudyDay: '2026-10-26' }, 'quiet'],
    ['of the fourth quiet week', { lastStudyDay: '2026-10-25' }, null],
    ['of a quiet week, after coming back', { lastStudyDay: '2026-11-23' }, null],
    ['of a learner who never studied', { lastStudyDay: null }, null],
  ])('%s, %o: %s', (_, given, content) =>
    expect(summaryContentOf({ ...facts, ...given }, week)).toBe(content),
  );
});
