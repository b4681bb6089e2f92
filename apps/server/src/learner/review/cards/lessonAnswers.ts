/** Answers in lessons and quizzes as reviews of the items that they teach. */
import { cardIdOf } from '@ena/course/sameItems';
import { showsProduction } from '@ena/domain/exercise/kinds';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import type { CourseStudyItem } from '../../../content/course/studyItems.ts';
import type { Day } from '@ena/domain/streak/day';
import type { Db } from '../../../platform/db/open.ts';
import type { userAnswers } from '../../study/tables.ts';
import { applyReviews, type NewReview, readCardsOf } from './cards.ts';

export type LessonAnswer = Pick<
  typeof userAnswers.$inferSelect,
  'id' | 'kind' | 'teaches' | 'correct' | 'corrected' | 'response' | 'answeredAt'
>;

/**
 * Records answers as reviews, each once. A right answer reviews every item that it teaches; a wrong one only a single
 * item, because of several it does not tell which is not known. A correction follows an answer that has shown it, and
 * reviews nothing. An item that is not on the path gets no card. Returns the items that became known. The caller has locked
 * the profile.
 */
export async function reviewLessonAnswers(
  tx: Db,
  userId: string,
  answers: readonly LessonAnswer[],
  studyItems: ReadonlyMap<string, Pick<CourseStudyItem, 'onPath'>>,
  dayOf: (answer: LessonAnswer) => Day,
): Promise<readonly string[]> {
  const reviewing = answers.flatMap((answer) => {
    const itemIds = [...new Set(answer.teaches.map(cardIdOf))].filter((itemId) => studyItems.has(itemId));
    return answer.corrected || (!answer.correct && answer.teaches.length > 1)
      ? []
      : itemIds.map((itemId) => ({ answer, itemId }));
  });
  if (reviewing.length === 0) return [];
  const cards = await readCardsOf(tx, userId, [...new Set(reviewing.map(({ itemId }) => itemId))]);
  const producible = new Set(cards.flatMap(({ itemId, skill }) => (skill === 'produce' ? [itemId] : [])));
  const isWritten = ({ kind, response }: LessonAnswer) =>
    showsProduction(kind) && typeof response === 'string' && hasGeorgian(response);
  const met = new Set(cards.map(({ itemId }) => itemId));
  const asked = reviewing.filter(({ itemId }) => met.has(itemId) || studyItems.get(itemId)?.onPath === true);
  const reviews = asked.map(
    ({ answer, itemId }): NewReview => ({
      id: answer.id,
      itemId,
      skill: isWritten(answer) && producible.has(itemId) ? 'produce' : 'recognize',
      format: 'lesson',
      correct: answer.correct,
      rating: answer.correct ? 3 : 1,
      response: null,
      elapsedMs: 0,
      reviewedAt: answer.answeredAt,
      day: dayOf(answer),
    }),
  );
  return (await applyReviews(tx, userId, reviews, cards)).nowKnown;
}
