import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { packs } from '@ena/course/packs/packs';
import { itemsOfLesson } from '@ena/domain/lesson/items';
import { describe, expect, it } from 'vitest';
import { createCourse } from './units.ts';

const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);

describe('the course index of the server', () => {
  it.each([
    ['conversations', 'dialogues'],
    ['reading', 'readings'],
    ['grammar', 'questions'],
    ['grammar', 'prompts'],
    ['writing', 'prompts'],
  ])('has the items of the page of %s, in its %s', (lessonId, kind) => {
    const sections = lessonBodies.get(lessonId)?.sections.filter((section) => section.kind === kind) ?? [];
    const ids = [
      ...JSON.stringify(sections).matchAll(
        /"kind":"(?:choice|fill-blank|type-answer|compose)","id":"([^"]+)"/gu,
      ),
    ];
    expect(ids.length).toBeGreaterThan(0);
    for (const [, id = ''] of ids) expect([id, course.item(lessonId, id)?.id]).toEqual([id, id]);
  });

  it('has the items of the vocabulary section', () => {
    const items = vocabulary.exercises.flatMap((exercise) => exercise.items);
    expect(items.length).toBeGreaterThan(128);
    for (const { id } of items) expect([id, course.item('vocabulary', id)?.id]).toEqual([id, id]);
  });

  it('has the items of the phrasebook, for every learner', () => {
    expect(course.find('phrasebook')).toEqual({ id: 'phrasebook', kind: 'page', tier: 'free' });
    expect(course.item('phrasebook', 'phrasebook.matching.phrase.hello')?.teaches).toEqual(['phrase.hello']);
  });

  it('has each pack of words as a page of its tier, with all of its items', () => {
    for (const { id, tier } of packs) {
      expect(course.find(id)).toEqual({ id, kind: 'page', tier });
      const body = packBodies.get(id);
      const ids = body ? itemsOfLesson(body).map((item) => item.id) : [];
      expect(ids.filter((itemId) => course.item(id, itemId)?.id !== itemId)).toEqual([]);
      expect(course.packItems.get(id)?.length).toBeGreaterThan(0);
    }
  });

  it('has every essay that a page shows', () => {
    const shown = [...lessonBodies.values()].flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'essays' ? section.essays : [])),
    );
    expect([...course.essays]).toEqual(shown.map(({ id }) => id));
    expect(course.essays.size).toBe(8);
  });

  it('has drafts for every essay and every writing exercise without an expected answer', () => {
    const free = [...lessonBodies.values()].flatMap(({ sections }) =>
      sections.flatMap((section) =>
        section.kind === 'prompts' ? section.prompts.filter(({ modelAnswer }) => modelAnswer) : [],
      ),
    );
    expect(free.length).toBeGreaterThan(0);
    expect(course.draftable).toEqual(new Set([...course.essays, ...free.map(({ item }) => item.id)]));
  });

  it('[EX-52] counts the words of lists, and no letters, phrases and forms', () => {
    expect(course.words.has('word.book')).toBe(true);
    expect(course.words.has('number.45')).toBe(true);
    const others = ['letter.', 'phrase.', 'form.'];
    expect([...course.words].filter((id) => others.some((start) => id.startsWith(start)))).toEqual([]);
    expect(course.words.size).toBeGreaterThan(500);
  });
});
