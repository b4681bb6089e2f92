import { lessonBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { describe, expect, it } from 'vitest';
import { createCourse } from './units.ts';

const course = createCourse(lessonBodies, quizBodies, vocabulary);

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

  it('[EX-52] counts the words of lists, and no letters', () => {
    expect(course.words.has('word.book')).toBe(true);
    expect(course.words.has('number.45')).toBe(true);
    expect([...course.words].filter((id) => id.startsWith('letter.'))).toEqual([]);
    expect(course.words.size).toBeGreaterThan(500);
  });
});
