/** The course as indexed by the server: the written units, their tiers and their items. */
import { findLesson, findLevel, findQuiz, type Tier } from '@ena/course/catalog';
import { findPack } from '@ena/course/packs/packs';
import { path } from '@ena/course/path/path';
import { phrasebookExercises } from '@ena/course/phrasebookExercises';
import { cardIdOf } from '@ena/course/sameItems';
import { textBodies } from '@ena/course/texts/textBodies';
import { texts } from '@ena/course/texts/texts';
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import { itemsOfLesson } from '@ena/domain/lesson/items';
import { studyItemsOfSection, writingsOfSection } from '@ena/domain/lesson/kinds';
import type { Lesson, Vocabulary } from '@ena/domain/lesson/model';
import { type ReadingText, textUnitId } from '@ena/domain/lesson/readingText';
import type { Quiz } from '@ena/domain/quiz/model';
import { type CourseStudyItem, indexStudyItems } from './studyItems.ts';

export interface Unit {
  /** The catalog's own id; aliases are resolved. */
  readonly id: string;
  /** `page`: has exercises and study minutes, but is never completed. */
  readonly kind: 'lesson' | 'quiz' | 'level' | 'page';
  readonly tier: Tier;
}

export interface Course {
  readonly lessons: ReadonlyMap<string, Lesson>;
  readonly quizzes: ReadonlyMap<string, Quiz>;
  readonly vocabulary: Vocabulary;
  /** Packs of words, by id. */
  readonly packs: ReadonlyMap<string, Lesson>;
  /** Readings and dialogues by the ids of their units. */
  readonly texts: ReadonlyMap<string, ReadingText>;
  /** Undefined for an id that is not in the catalog or whose body is not written. */
  readonly find: (unitId: string) => Unit | undefined;
  readonly item: (unitId: string, questionId: string) => ExerciseItem | undefined;
  /** Ids of the words that lessons, packs and the vocabulary section teach (decision D24), without letters. */
  readonly words: ReadonlySet<string>;
  /** What spaced review can ask, by id, in the order of the path. */
  readonly studyItems: ReadonlyMap<string, CourseStudyItem>;
  /** Ids of the items of each lesson that are introduced (on the path); one that two lessons teach is in both. */
  readonly lessonItems: ReadonlyMap<string, readonly string[]>;
  /** The same of each pack. */
  readonly packItems: ReadonlyMap<string, readonly string[]>;
  /** Ids of the essays that learners write for. */
  readonly essays: ReadonlySet<string>;
  /** Ids of everything that learners write drafts for: the essays, and exercises without an expected answer. */
  readonly draftable: ReadonlySet<string>;
}

// Units with exercises that are not in the catalog (decision D18).
const vocabularyId = 'vocabulary';
const phrasebookId = 'phrasebook';
const tierOfText = new Map(texts.map(({ id, tier }) => [textUnitId(id), tier]));

export function createCourse(
  lessons: ReadonlyMap<string, Lesson>,
  quizzes: ReadonlyMap<string, Quiz>,
  vocabulary: Vocabulary,
  packs: ReadonlyMap<string, Lesson> = new Map(),
  idsOnPath = path.flatMap((step) => step.items),
): Course {
  const byId = (items: readonly ExerciseItem[]) => new Map(items.map((item) => [item.id, item]));
  const items = new Map([
    ...[...lessons, ...packs].map(([id, lesson]) => [id, byId(itemsOfLesson(lesson))] as const),
    ...[...quizzes].map(([id, { questions }]) => [id, byId(questions)] as const),
    [vocabularyId, byId(vocabulary.exercises.flatMap((exercise) => exercise.items))] as const,
    ...[...textBodies].map(([id, { questions }]) => [id, byId(questions)] as const),
    [phrasebookId, byId(phrasebookExercises.flatMap((exercise) => exercise.items))] as const,
  ]);

  const sections = [
    ...[...lessons.values(), ...packs.values()].flatMap((lesson) => lesson.sections),
    ...vocabulary.sections,
  ];
  const words = new Set(
    sections
      .flatMap(studyItemsOfSection)
      // A pack may list phrases and grammatical forms among its words.
      .flatMap(({ id, kind }) =>
        (kind === 'word' || kind === 'number') && !/^(?:phrase|form)\./u.test(id) ? [id] : [],
      ),
  );
  const writings = sections.flatMap(writingsOfSection);
  const essays = new Set(writings.flatMap(({ id, isEssay }) => (isEssay ? [id] : [])));
  const draftable = new Set(writings.map(({ id }) => id));

  const find = (unitId: string): Unit | undefined => {
    // Visitors practise the phrasebook, too; their answers are not recorded.
    if (unitId === phrasebookId) return { id: phrasebookId, kind: 'page', tier: 'free' };
    if (unitId === vocabularyId) return { id: vocabularyId, kind: 'page', tier: 'premium' };
    const pack = packs.has(unitId) ? findPack(unitId) : undefined;
    if (pack) return { id: pack.id, kind: 'page', tier: pack.tier };
    const textTier = tierOfText.get(unitId);
    if (textTier) return { id: unitId, kind: 'page', tier: textTier };
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
  const studyItems = indexStudyItems({ lessons, vocabulary, packs }, idsOnPath);
  const onPath = new Set(idsOnPath);
  const itemsOnPath = (bodies: ReadonlyMap<string, Lesson>) =>
    new Map(
      [...bodies].map(([id, body]) => {
        const ids = body.sections.flatMap(studyItemsOfSection).map((studyItem) => cardIdOf(studyItem.id));
        return [id, [...new Set(ids)].filter((itemId) => onPath.has(itemId))] as const;
      }),
    );
  const lessonItems = itemsOnPath(lessons);
  const packItems = itemsOnPath(packs);
  return {
    lessons,
    quizzes,
    vocabulary,
    packs,
    texts: textBodies,
    words,
    studyItems,
    lessonItems,
    packItems,
    essays,
    draftable,
    find,
    item,
  };
}
