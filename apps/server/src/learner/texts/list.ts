/** What a learner can read of each text, and which texts are done. */
import type { TextProgress } from '@ena/contract/texts';
import { knownShare, lemmasOfItem, type RunningWord, runningWordsOf } from '@ena/course/texts/readableWords';
import { texts } from '@ena/course/texts/texts';
import { knownPercent, type ReadingText, textUnitId } from '@ena/domain/lesson/readingText';
import { isOwnItem } from '@ena/domain/ownWords/ownWord';
import { and, eq, sql } from 'drizzle-orm';
import type { Course } from '../../content/course/units.ts';
import type { Db } from '../../platform/db/open.ts';
import { isOneOf } from '../../platform/db/prepared.ts';
import { isKnownCard } from '../review/cards/knownItems.ts';
import { readOwnItems } from '../review/dailyRun/ownItems.ts';
import { reviewCards } from '../review/tables.ts';
import { userAnswers } from '../study/tables.ts';

interface TextServices {
  readonly db: Db;
  readonly course: Pick<Course, 'texts' | 'studyItems'>;
}

const wordsOfTexts = new WeakMap<ReadingText, readonly RunningWord[]>();
/** Analyzed once: the engine takes milliseconds for a text. */
function wordsOf(text: ReadingText): readonly RunningWord[] {
  const known = wordsOfTexts.get(text) ?? text.sentences.flatMap(({ form }) => runningWordsOf(form));
  wordsOfTexts.set(text, known);
  return known;
}

const lemmasOfItems = new Map<string, readonly string[]>();
/** By the id, because items of the course never change. */
function lemmasOf(studyItems: Course['studyItems'], itemId: string): readonly string[] {
  const item = studyItems.get(itemId);
  const known = lemmasOfItems.get(itemId) ?? (item ? lemmasOfItem(item).flat() : []);
  lemmasOfItems.set(itemId, known);
  return known;
}

/** The dictionary forms of the items that a learner knows, own words included. */
async function readKnownLemmas({ db, course }: TextServices, userId: string): Promise<ReadonlySet<string>> {
  const cards = await db
    .select({ itemId: reviewCards.itemId })
    .from(reviewCards)
    .where(and(eq(reviewCards.userId, userId), isKnownCard));
  const ids = cards.map(({ itemId }) => itemId);
  const own = await readOwnItems(
    db,
    userId,
    ids.filter((id) => isOwnItem({ id })),
  );
  return new Set([
    ...ids.flatMap((id) => lemmasOf(course.studyItems, id)),
    ...[...own.values()].flatMap((item) => lemmasOfItem(item).flat()),
  ]);
}

/** Ids of the questions of texts that were answered right, also after a wrong answer. */
async function readRightAnswers(
  db: Db,
  userId: string,
  unitIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ questionId: userAnswers.questionId })
    .from(userAnswers)
    .where(
      and(
        eq(userAnswers.userId, userId),
        isOneOf(userAnswers.unitId, sql`${sql.param([...unitIds])}::text[]`),
        userAnswers.correct,
      ),
    );
  return new Set(rows.map(({ questionId }) => questionId));
}

/** All texts in their order, also those of Premium: what can be read of them is no content. */
export async function listTexts(services: TextServices, userId: string): Promise<TextProgress[]> {
  const { db, course } = services;
  const known = await readKnownLemmas(services, userId);
  const right = await readRightAnswers(db, userId, [...course.texts.keys()]);
  return texts.flatMap(({ id }) => {
    const text = course.texts.get(textUnitId(id));
    if (!text) return [];
    const percent = knownPercent(knownShare(wordsOf(text), known));
    return [{ id, percent, isDone: text.questions.every((question) => right.has(question.id)) }];
  });
}
