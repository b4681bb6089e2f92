/** The course as indexed by the server: the written units, their tiers and their items. */
import { findLesson, findLevel, findQuiz, type Tier } from '@ena/course/catalog';
import { path } from '@ena/course/path/path';
import { phrasebookExercises } from '@ena/course/phrasebookExercises';
import { cardIdOf } from '@ena/course/sameItems';
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import { itemsOfLesson } from '@ena/domain/lesson/items';
import { studyItemsOfSection, writingsOfSection } from '@ena/domain/lesson/kinds';
import type { Lesson, Vocabulary } from '@ena/domain/lesson/model';
import type { Quiz } from '@ena/domain/quiz/model';
import { type CourseStudyItem, indexStudyItems } from './studyItems.ts';

export interface Unit {
  /** The catalog's own id; aliases are resolved. */
  readonly id: string;
  /** `page`: has exercises, but no progress record. */
  readonly kind: 'lesson' | 'quiz' | 'level' | 'page';
  readonly tier: Tier;
}

export interface Course {
  readonly lessons: ReadonlyMap<string, Lesson>;
  readonly quizzes: ReadonlyMap<string, Quiz>;
  readonly vocabulary: Vocabulary;
  /** Undefined for an id that is not in the catalog or whose body is not written. */
  readonly find: (unitId: string) => Unit | undefined;
  readonly item: (unitId: string, questionId: string) => ExerciseItem | undefined;
  /** Ids of the words that lessons and the vocabulary section teach (decision D24), without letters. */
  readonly words: ReadonlySet<string>;
  /** What spaced review can ask, by id, in the order of the path. */
  readonly studyItems: ReadonlyMap<string, CourseStudyItem>;
  /** Ids of the items of each lesson that are introduced (on the path); one that two lessons teach is in both. */
  readonly lessonItems: ReadonlyMap<string, readonly string[]>;
  /** Ids of the essays that learners write for. */
  readonly essays: ReadonlySet<string>;
  /** Ids of everything that learners write drafts for: the essays, and exercises without an expected answer. */
  readonly draftable: ReadonlySet<string>;
}

// Units with exercises that are not in the catalog (decision D18).
const vocabularyId = 'vocabulary';
const phrasebookId = 'phrasebook';

export function createCourse(
  lessons: ReadonlyMap<string, Lesson>,
  quizzes: ReadonlyMap<string, Quiz>,
  vocabulary: Vocabulary,
  idsOnPath = path.flatMap((step) => step.items),
): Course {
  const byId = (items: readonly ExerciseItem[]) => new Map(items.map((item) => [item.id, item]));
  const items = new Map([
    ...[...lessons].map(([id, lesson]) => [id, byId(itemsOfLesson(lesson))] as const),
    ...[...quizzes].map(([id, { questions }]) => [id, byId(questions)] as const),
    [vocabularyId, byId(vocabulary.exercises.flatMap((exercise) => exercise.items))] as const,
    [phrasebookId, byId(phrasebookExercises.flatMap((exercise) => exercise.items))] as const,
  ]);

  const sections = [...[...lessons.values()].flatMap((lesson) => lesson.sections), ...vocabulary.sections];
  const words = new Set(
    sections
      .flatMap(studyItemsOfSection)
      .flatMap(({ id, kind }) => (kind === 'word' || kind === 'number' ? [id] : [])),
  );
  const writings = sections.flatMap(writingsOfSection);
  const essays = new Set(writings.flatMap(({ id, isEssay }) => (isEssay ? [id] : [])));
  const draftable = new Set(writings.map(({ id }) => id));

  const find = (unitId: string): Unit | undefined => {
    // Visitors practise the phrasebook, too; their answers are not recorded.
    if (unitId === phrasebookId) return { id: phrasebookId, kind: 'page', tier: 'free' };
    if (unitId === vocabularyId) return { id: vocabularyId, kind: 'page', tier: 'premium' };
    const lesson = findLesson(unitId);
    if (lesson)
      return lessons.has(lesson.id) ? { id: lesson.id, kind: 'lesson', tier: lesson.tier } : undefined;
    const quiz = findQuiz(unitId);
    if (quiz) return quizzes.has(quiz.id) ? { id: quiz.id, kind: 'quiz', tier: quiz.tier } : undefined;
    const level = findLevel(unitId);
    // A hub is open to every learner (ACCESS-03).
    return level ? { id: level.id, kind: 'level', tier: 'free' } : undefined;
  };

  const item = (unitId: string, questionId: string) => items.get(unitId)?.get(questionId);
  const studyItems = indexStudyItems(lessons, vocabulary, idsOnPath);
  const onPath = new Set(idsOnPath);
  const lessonItems = new Map(
    [...lessons].map(([id, lesson]) => {
      const ids = lesson.sections.flatMap(studyItemsOfSection).map((studyItem) => cardIdOf(studyItem.id));
      return [id, [...new Set(ids)].filter((itemId) => onPath.has(itemId))] as const;
    }),
  );
  return { lessons, quizzes, vocabulary, words, studyItems, lessonItems, essays, draftable, find, item };
}
