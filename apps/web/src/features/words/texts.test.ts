import { describe, expect, it } from 'vitest';
import { dayText, daysText } from './texts.ts';

describe('days in words', () => {
  it.each([
    ['2026-02-20', 'today'],
    ['2026-03-01', 'today'],
    ['2026-03-02', 'tomorrow'],
    ['2026-03-03', 'in 2 days'],
    ['2026-04-30', 'in 60 days'],
    ['2026-05-01', 'in about 2 months'],
    ['2027-03-01', 'in about 12 months'],
    ['2029-03-01', 'in about 3 years'],
  ])('%s', (day, text) => expect(dayText(day, '2026-03-01')).toBe(text));

  it.each([
    [0.2, 'less than a day'],
    [0.6, '1 day'],
    [2.3, '2 days'],
  ])('%d days', (days, text) => expect(daysText(days)).toBe(text));
});
