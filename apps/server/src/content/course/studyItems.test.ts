import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { lessons } from '@ena/course/catalog';
import { packs } from '@ena/course/packs/packs';
import { readBySound } from '@ena/course/path/letters';
import { path } from '@ena/course/path/path';
import { cardIdOf } from '@ena/course/sameItems';
import { studyItemsOfSection } from '@ena/domain/lesson/kinds';
import { describe, expect, it } from 'vitest';
import { createCourse } from './units.ts';

const items = [...createCourse(lessonBodies, quizBodies, vocabulary, packBodies).studyItems.values()];
const onPath = items.filter((item) => item.onPath);
const free = onPath.filter(({ tier }) => tier === 'free');

const premiumLessonIds = new Set(
  lessons.flatMap(({ id, tier }) =>
    tier === 'premium'
      ? (lessonBodies.get(id)?.sections ?? []).flatMap(studyItemsOfSection).map((item) => item.id)
      : [],
  ),
);

const newPerDay = 10;
const dayIn = (list: typeof items, id: string) =>
  1 + Math.floor(list.findIndex((item) => item.id === id) / newPerDay);
/** How many days later Premium introduces a free item. */
const delayOf = (id: string) => dayIn(onPath, id) - dayIn(free, id);

describe('what spaced review can ask', () => {
  it('is in the order of the path; then comes what is not introduced', () => {
    expect(items.slice(0, onPath.length).map(({ id }) => id)).toEqual(path.flatMap((step) => step.items));
    expect(new Set(items.slice(onPath.length).map(({ kind }) => kind))).toEqual(new Set(['number', 'form']));
  });

  it('begins with all letters, within twelve days', () => {
    const letters = onPath.filter(({ kind }) => kind === 'letter');
    expect(Math.max(...letters.map(({ id }) => dayIn(onPath, id)))).toBeLessThanOrEqual(12);
    const days = Array.from({ length: 12 }, (_, day) => onPath.slice(newPerDay * day, newPerDay * (day + 1)));
    for (const day of days) expect(day.some(({ kind }) => kind !== 'letter')).toBe(true);
  });

  it('comes no later with Premium: greetings on the same day, what the first two weeks have within five days', () => {
    expect([...readBySound].filter((id) => delayOf(id) > 0)).toEqual([]);
    const firstWeeks = free.slice(0, 14 * newPerDay).filter(({ id }) => delayOf(id) > 5);
    expect(firstWeeks.map(({ id }) => id)).toEqual([]);
  });

  it('has one item for what two pages teach, free if one of them is', () => {
    const ids = new Set(items.map(({ id }) => id));
    expect(['word.hello', 'phrase.hello', 'word.when', 'phrase.when'].filter((id) => ids.has(id))).toEqual([
      'word.hello',
      'phrase.when',
    ]);
    expect(items.find(({ id }) => id === 'phrase.when')?.tier).toBe('free');
  });

  it('is free if a free pack has it, and then leads to a page that is free', () => {
    const bodies = packs.flatMap(({ id, tier }) => (tier === 'free' ? (packBodies.get(id) ?? []) : []));
    const ids = new Set(
      bodies.flatMap(({ sections }) => sections.flatMap(studyItemsOfSection)).map(({ id }) => cardIdOf(id)),
    );
    const ofFreePacks = items.filter(({ id }) => ids.has(id));
    expect(ofFreePacks.filter(({ tier }) => tier !== 'free')).toEqual([]);
    const closed = new Set(
      [...lessons, ...packs].flatMap(({ path: at, tier }) => (tier === 'premium' ? [at] : [])),
    );
    expect(free.filter(({ source }) => closed.has(source.path))).toEqual([]);
    // Words of Premium lessons are among them.
    expect(ofFreePacks.some(({ id }) => premiumLessonIds.has(id))).toBe(true);
  });
});
