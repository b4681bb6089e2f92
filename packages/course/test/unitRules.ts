/**
 * Minimum rules for one unit, for the `requirements.test.ts` of its folder: more content than a requirement asks for
 * breaks nothing.
 */
import type { ExerciseKind } from '@ena/domain/exercise/kinds';
import { type SectionKind, sectionSize, type SourceOfKind } from '@ena/domain/lesson/kinds';
import { expect } from 'vitest';
import type { LessonContent } from '../src/unit.ts';

export const text: unknown = expect.stringMatching(/\S/u);
export const georgian: unknown = expect.stringMatching(/[ა-ჰ]/u);
export const phrase = { form: georgian, gloss: text };

/** Expects a non-empty list whose every entry matches `shape`. */
export const expectEach = (list: readonly unknown[], shape: object) => {
  expect(list.length).toBeGreaterThan(0);
  for (const entry of list) expect(entry).toMatchObject(shape);
};

export const sectionsOf = <Kind extends SectionKind>(
  lesson: LessonContent,
  kind: Kind,
): readonly SourceOfKind[Kind][] =>
  lesson.sections.filter((section): section is SourceOfKind[Kind] & typeof section => section.kind === kind);

/** Expects sections of a kind, by id, each with at least so many words, texts or other parts. */
export function expectSections(
  lesson: LessonContent,
  kind: SectionKind,
  minSizes: Readonly<Record<string, number>>,
) {
  const sections = lesson.sections.filter((section) => section.kind === kind);
  const found = Object.fromEntries(sections.map((section) => [section.id, sectionSize(section)]));
  expect(found).toMatchObject(
    Object.fromEntries(Object.entries(minSizes).map(([id, size]) => [id, atLeast(size)])),
  );
}

/** Expects exercises, by title, each with at least so many items of a kind, or items that are generated. */
export function expectExercises(
  lesson: LessonContent,
  minimum: Readonly<Record<string, readonly [ExerciseKind, number] | 'generated'>>,
) {
  for (const [title, required] of Object.entries(minimum)) {
    const exercise = lesson.exercises.find((one) => one.title === title);
    if (required === 'generated') {
      expect([title, exercise?.template]).toEqual([title, text]);
      continue;
    }
    const [kind, size] = required;
    const items = exercise?.items.filter((item) => item.kind === kind) ?? [];
    expect([title, items.length]).toEqual([title, atLeast(size)]);
  }
}

const atLeast = (min: number): unknown =>
  expect.toSatisfy((value: number) => value >= min, `at least ${min}`);
