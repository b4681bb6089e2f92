/** Helpers of the outline tests: lookups of parts of the course, and matchers for their shapes. */
import type { ExerciseItem, ExerciseKind } from '@ena/domain/exercise/kinds';
import { itemsOfLesson } from '@ena/domain/lesson/items';
import type { Section } from '@ena/domain/lesson/kinds';
import { expect } from 'vitest';
import { lessonBodies, quizBodies } from '../src/bodies.ts';

export const sectionsOf = <Kind extends Section['kind']>(lessonId: string, kind: Kind) =>
  (lessonBodies.get(lessonId)?.sections ?? []).filter(
    (section): section is Extract<Section, { kind: Kind }> => section.kind === kind,
  );
export const questionsOf = (topic: string) => quizBodies.get(`quiz-${topic}`)?.questions ?? [];
const everyItem: readonly ExerciseItem[] = [
  ...[...lessonBodies.values()].flatMap(itemsOfLesson),
  ...[...quizBodies.values()].flatMap(({ questions }) => questions),
];
export const itemsOf = <Kind extends ExerciseKind>(kind: Kind) =>
  everyItem.filter((item): item is Extract<ExerciseItem, { kind: Kind }> => item.kind === kind);

export const text: unknown = expect.stringMatching(/\S/u);
export const georgian: unknown = expect.stringMatching(/[ა-ჰ]/u);
const latin: unknown = expect.stringMatching(/^[^ა-ჰ]+$/u);
export const phrase = { form: georgian, romanization: latin, gloss: text };

/** Expects a non-empty list whose every entry matches `shape`. */
export const expectEach = (list: readonly unknown[], shape: object) => {
  expect(list.length).toBeGreaterThan(0);
  for (const entry of list) expect(entry).toMatchObject(shape);
};
export const hasNoDuplicates = (list: readonly string[]) => new Set(list).size === list.length;
