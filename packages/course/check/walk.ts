/** Traversal of the course, shared by the rules. New kinds of sections and units need no change here. */
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import { itemsOfLesson } from '@ena/domain/lesson/items';
import type { LessonSource } from '@ena/domain/lesson/model';
import type { WordSource } from '@ena/domain/lesson/word';
import { newWordsOf } from '../src/packs/packSources.ts';
import type { Course } from './model.ts';

type Owner = Readonly<Record<string, unknown>>;

/** A text of the course, with the object it is a field of. */
export interface CourseText {
  /** The nearest id around it. */
  readonly at: string;
  readonly field: string;
  readonly text: string;
  readonly owner: Owner;
}

const isObject = (value: unknown): value is Owner => typeof value === 'object' && value !== null;

const textsOf = new WeakMap<Course, readonly CourseText[]>();

/** Every string of the course, at any depth. Most rules read them, so they are collected once. */
export function texts(course: Course): readonly CourseText[] {
  const known = textsOf.get(course) ?? collectTexts(course);
  textsOf.set(course, known);
  return known;
}

function collectTexts(course: Course): CourseText[] {
  const found: CourseText[] = [];
  function visit(value: unknown, at: string, field: string, owner: Owner): void {
    if (typeof value === 'string') found.push({ at, field, text: value, owner });
    else if (Array.isArray(value)) for (const entry of value) visit(entry, at, field, owner);
    else if (isObject(value)) {
      const id = typeof value['id'] === 'string' ? value['id'] : at;
      for (const [key, entry] of Object.entries(value)) visit(entry, id, key, value);
    }
  }
  visit([...pages(course), course.phrasebook, ...course.quizzes, ...(course.tips ?? [])], 'course', '', {});
  return found;
}

/** Items that are presented together: the items of an exercise, of a lesson's sections, or of a quiz. */
export interface ItemSet {
  readonly id: string;
  readonly items: readonly ExerciseItem[];
}
export const itemSets = (course: Course): ItemSet[] => [
  ...course.lessons.flatMap((lesson) => lesson.exercises),
  ...(course.served ?? []),
  ...[...course.lessons, ...(course.packs ?? [])].flatMap(({ id, sections }) => [
    { id, items: itemsOfLesson({ sections, exercises: [] }) },
  ]),
  ...course.quizzes.map((quiz) => ({ id: quiz.id, items: quiz.questions })),
];
export const items = (course: Course): ExerciseItem[] => itemSets(course).flatMap((set) => set.items);

/** Every letter of every letters section. */
export const checkLetters = (course: Course) =>
  course.lessons
    .flatMap((lesson) => lesson.sections)
    .flatMap((section) => (section.kind === 'letters' ? section.letters : []));

/** A page that consists of sections: a lesson, the vocabulary page, or a pack without the words of other pages. */
export type PageWithSections = Pick<LessonSource, 'id' | 'sections'>;
export const pages = ({ lessons, vocabulary, packs = [] }: Course): PageWithSections[] => [
  ...lessons,
  ...(vocabulary ? [{ id: 'vocabulary', ...vocabulary }] : []),
  ...packs.map(newWordsOf),
];

/** Every word of a page's word sections. */
export const wordsOf = ({ sections }: PageWithSections): WordSource[] =>
  sections.flatMap((section) => (section.kind === 'words' ? section.words : []));

/** A Georgian text with its meaning, such as a word, what is accepted in its place, or an example. */
export interface GlossedText {
  readonly at: string;
  readonly form: string;
  readonly gloss: string;
}
export const glossedTexts = (course: Course): GlossedText[] =>
  texts(course).flatMap(({ at, field, text, owner }) => {
    const gloss = owner['gloss'];
    // A letter's gloss describes its sound, a form's its place in a paradigm; neither is a meaning.
    if (typeof gloss !== 'string' || 'sound' in owner || 'lemma' in owner) return [];
    if (field === 'acceptedForms') return [{ at, form: text, gloss: acceptedMeanings(owner) }];
    return field === 'form' ? [{ at, form: text, gloss }] : [];
  });

/** The gloss of a word and what else is accepted as its meaning. */
const acceptedMeanings = ({ gloss, acceptedGlosses = [] }: Owner): string =>
  [gloss, acceptedGlosses].flat().join('; ');

/** Georgian words in a text; an ending such as -ის keeps its hyphen. Single letters are left out. */
export const wordsIn = (text: string): string[] =>
  (text.match(/-?[ა-ჰ]+/gu) ?? []).filter((word) => word.replace('-', '').length > 1);
