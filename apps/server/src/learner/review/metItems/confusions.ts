import type { ConfusedLetters } from '@ena/contract/reviews';
import type { ChoiceItem } from '@ena/domain/exercise/kinds/choice';
import type { ExerciseItem, ExerciseResponse } from '@ena/domain/exercise/kinds';
import { confusionOf, frequentConfusions, type LetterPair } from '@ena/domain/review/confusions';
import { letterDrill } from '@ena/domain/review/letterDrill';
import { drillFormats, type ItemFormat, questionOf } from '@ena/domain/review/question';
import { and, desc, eq, gte, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Course } from '../../../content/course/units.ts';
import type { Viewer } from '../../../identity/sessions/viewer.ts';
import { userAnswers } from '../../study/tables.ts';
import { reviewLog } from '../tables.ts';
import { readOwnItems } from '../dailyRun/ownItems.ts';
import type { ReviewRunServices } from '../dailyRun/reviewRun.ts';
import { openItems } from '../dailyRun/state.ts';

const dayMs = 86_400_000;
/** What was mixed up earlier is hardly mixed up today. */
const maxAgeMs = 90 * dayMs;
/** The latest wrong answers of review runs, and as many of lessons: enough for pairs that are mixed up often. */
const maxAnswers = 200;

/** Formats whose answers have no Georgian letters, or are not about one. */
const formatsOfMeaning = ['type-meaning', 'build', ...drillFormats] as const;

type WrongAnswer = readonly [item: ExerciseItem | undefined, response: ExerciseResponse];

/** The latest wrong answers of a learner, in review runs and in lessons, with what was asked. */
async function readWrongAnswers(
  { db, course, now }: ReviewRunServices,
  userId: string,
): Promise<WrongAnswer[]> {
  const since = new Date(now().getTime() - maxAgeMs);
  const [reviews, answers] = await Promise.all([
    db
      .select({
        itemId: reviewLog.itemId,
        format: sql<ItemFormat>`${reviewLog.format}`,
        response: sql<ExerciseResponse>`${reviewLog.response}`,
      })
      .from(reviewLog)
      .where(
        and(
          eq(reviewLog.userId, userId),
          eq(reviewLog.correct, false),
          isNotNull(reviewLog.response),
          // The former are among `user_answers`; a placement asks for meanings.
          notInArray(reviewLog.format, ['lesson', 'placement', ...formatsOfMeaning]),
          gte(reviewLog.reviewedAt, since),
        ),
      )
      .orderBy(desc(reviewLog.reviewedAt))
      .limit(maxAnswers),
    db
      .select({
        unitId: userAnswers.unitId,
        questionId: userAnswers.questionId,
        response: sql<ExerciseResponse>`${userAnswers.response}`,
      })
      .from(userAnswers)
      .where(
        and(
          eq(userAnswers.userId, userId),
          eq(userAnswers.correct, false),
          isNotNull(userAnswers.response),
          gte(userAnswers.answeredAt, since),
        ),
      )
      .orderBy(desc(userAnswers.answeredAt))
      .limit(maxAnswers),
  ]);
  const own = await readOwnItems(db, userId, [...new Set(reviews.map(({ itemId }) => itemId))]);
  return [
    ...reviews.map(({ itemId, format, response }): WrongAnswer => {
      const item = own.get(itemId) ?? course.studyItems.get(itemId);
      return [item && questionOf(item, format), response];
    }),
    ...answers.map(
      ({ unitId, questionId, response }): WrongAnswer => [course.item(unitId, questionId), response],
    ),
  ];
}

/** The items of the alphabet whose clips differ in an ejective and its aspirate; they are free. */
const earTrainingOf = ({ lessons }: Course) =>
  (lessons.get('alphabet')?.exercises ?? [])
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === 'choice' && item.contrast !== undefined ? [item] : []));

const drillsOf = new WeakMap<Course, Map<string, readonly ChoiceItem[]>>();
/** Questions about a pair of letters. Kept: they are chosen from all that the viewer may open. */
function drillOf(
  { course, clips }: ReviewRunServices,
  viewer: Pick<Viewer, 'entitled'>,
  pair: LetterPair,
): readonly ChoiceItem[] {
  const drills = drillsOf.get(course) ?? new Map<string, readonly ChoiceItem[]>();
  drillsOf.set(course, drills);
  const key = `${pair.join('')} ${viewer.entitled}`;
  const drill =
    drills.get(key) ??
    letterDrill(
      pair,
      [...openItems(course, viewer).values()],
      earTrainingOf(course),
      ({ clip }) => clips.find(clip) !== undefined,
    );
  drills.set(key, drill);
  return drill;
}

/** The letters that a learner mixes up most, each pair with questions about what the learner may open. */
export async function readConfusions(
  services: ReviewRunServices,
  viewer: Viewer,
): Promise<{ pairs: ConfusedLetters[] }> {
  const letters = [...services.course.studyItems.values()].filter(({ kind }) => kind === 'letter');
  const wrong = await readWrongAnswers(services, viewer.userId);
  const pairs = wrong.flatMap(([item, response]): LetterPair[] => {
    const pair = item && confusionOf(item, response);
    return pair ? [pair] : [];
  });
  return {
    pairs: frequentConfusions(pairs, letters).flatMap(({ letters: pair, times }) => {
      const drill = drillOf(services, viewer, pair);
      return drill.length === 0 ? [] : [{ letters: pair, times, items: drill }];
    }),
  };
}
