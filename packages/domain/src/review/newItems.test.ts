import { describe, expect, it } from 'vitest';
import { mixNewItems } from './newItems.ts';

const own = Array.from({ length: 50 }, (_, index) => `own${index}`);
const course = Array.from({ length: 50 }, (_, index) => `course${index}`);
const mix = (fields: Partial<Parameters<typeof mixNewItems>[0]> = {}) =>
  mixNewItems({ own, course, max: 10, ownShare: 50, first: 0, ...fields });
const countOwn = (items: readonly string[]) => items.filter((item) => item.startsWith('own')).length;

describe('the new items of a day', () => {
  it.each([
    [0, 0],
    [20, 2],
    [50, 5],
    [80, 8],
    [100, 10],
  ])('with %i percent own words have %i of ten', (ownShare, count) => {
    const items = mix({ ownShare });
    expect(items).toHaveLength(10);
    expect(countOwn(items)).toBe(count);
    expect(items.filter((item) => item.startsWith('own'))).toEqual(own.slice(0, count));
    expect(items.filter((item) => item.startsWith('course'))).toEqual(course.slice(0, 10 - count));
  });

  it('take turns, so that a run that is too short for all has some of both', () =>
    expect(countOwn(mix().slice(0, 4))).toBe(2));

  it.each([
    ['own words', { own: own.slice(0, 1) }, 1],
    ['items of the course', { course: course.slice(0, 2) }, 8],
    ['own words at all', { own: [] }, 0],
    ['items of the course, and few own words', { course: [], own: own.slice(0, 3) }, 3],
  ])('with too few %s have more of the others', (_, fields, count) =>
    expect(countOwn(mix(fields))).toBe(count),
  );

  it.each([1, 3, 5])('with %i a day have the share over some days', (perDay) => {
    const days = Array.from({ length: 20 }, (_, day) => mix({ max: perDay, first: (20_000 + day) * perDay }));
    expect(countOwn(days.flat())).toBe(10 * perDay);
  });
});
