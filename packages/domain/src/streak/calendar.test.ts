import { describe, expect, it } from 'vitest';
import { firstDayOf, shadeOf, studyWeeks, yearWeeks } from './calendar.ts';
import { addDays, daysFrom, weekdayOf } from './day.ts';

describe('date arithmetic', () => {
  it.each([
    ['2026-03-01', 1, '2026-03-02'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['1969-12-31', 1, '1970-01-01'],
  ])('%s plus %i days is %s', (day, count, other) => {
    expect(addDays(day, count)).toBe(other);
    expect(daysFrom(day, other)).toBe(count);
  });
  it.each([
    ['2026-03-02', 0],
    ['2026-03-01', 6],
    ['1970-01-01', 3],
    ['1969-12-29', 0],
  ])('%s is weekday %i, where Monday is 0', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));
});

describe('the study calendar', () => {
  it('covers a year to the day, and ends with today', () => {
    for (let back = 0; back < 7; back++) {
      const today = addDays('2026-03-08', -back);
      const weeks = studyWeeks([], today);
      expect(weeks).toHaveLength(yearWeeks);
      const days = weeks.flatMap((week) => week.days.map(({ day }) => day));
      expect(days.at(-1)).toBe(today);
      expect(days[0]).toBe(firstDayOf(today, yearWeeks));
      expect(days).toContain(addDays(today, -364));
      expect(days.every((day, index) => index === 0 || daysFrom(days[index - 1] ?? '', day) === 1)).toBe(
        true,
      );
      expect(weeks.every(({ monday }) => weekdayOf(monday) === 0)).toBe(true);
    }
  });

  it('adds up the minutes of each week and distinguishes study of 0 minutes from no study', () => {
    const studied = [
      { day: '2026-02-22', minutes: 7 },
      { day: '2026-02-23', minutes: 12 },
      { day: '2026-03-01', minutes: 30 },
      { day: '2026-03-02', minutes: 0 },
      { day: '2020-01-01', minutes: 99 },
    ];
    const weeks = studyWeeks(studied, '2026-03-03', 3);
    expect(weeks.map(({ monday, minutes, studiedDays }) => [monday, minutes, studiedDays])).toEqual([
      ['2026-02-16', 7, 1],
      ['2026-02-23', 42, 2],
      ['2026-03-02', 0, 1],
    ]);
    expect(weeks[2]?.days).toEqual([
      { day: '2026-03-02', minutes: 0, studied: true, shade: 1 },
      { day: '2026-03-03', minutes: 0, studied: false, shade: 0 },
    ]);
  });

  it.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [19, 2],
    [20, 3],
    [39, 3],
    [40, 4],
    [600, 4],
  ])('draws %i minutes with shade %i', (minutes, shade) => expect(shadeOf(minutes)).toBe(shade));
});
