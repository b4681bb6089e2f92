/** Helpers for tests of placements. */
import { randomUUID } from 'node:crypto';
import type { PlacementTest } from '@ena/contract/placement';
import { correctResponse, type ExerciseResponse } from '@ena/domain/exercise/kinds';
import {
  answerPlacement,
  countSeries,
  currentQuestion,
  placementAnswer,
  startPlacement,
} from '@ena/domain/review/placement';
import type { ReviewLearner, setUpReviews } from './reviews.ts';

/** The answers of a learner who knows some pages, and admits what they do not know; `slips` are not answered. */
export function answersTo({ pages }: PlacementTest, known: readonly string[], slips: readonly number[] = []) {
  let placement = startPlacement(countSeries(pages));
  const answers: { itemId: string; response: ExerciseResponse | null; elapsedMs: number }[] = [];
  for (;;) {
    const current = currentQuestion(placement);
    const page = pages[current?.group ?? -1];
    const asked = page?.questions[current?.question ?? -1];
    if (!page || !asked) return answers;
    const isRight = known.includes(page.path) && !slips.includes(answers.length);
    const response = isRight ? correctResponse(asked.question) : null;
    answers.push({ itemId: asked.itemId, response, elapsedMs: 5000 });
    placement = answerPlacement(placement, placementAnswer(asked.question, response));
  }
}

/** The calls of a placement, for the application of a test. */
export function placementCalls({
  get,
  call,
  time,
}: Pick<ReturnType<typeof setUpReviews>, 'get' | 'call' | 'time'>) {
  const questions = async (of: ReviewLearner, id: string) =>
    // as: the contract types it.
    (await get(of, `/api/placement?id=${id}`)) as unknown as PlacementTest;

  const finish = ({ cookie }: ReviewLearner, id: string, answers: unknown, fields: object = {}) =>
    call(
      'POST',
      '/api/placement',
      { id, answers, answeredAt: time.now.toISOString(), ...fields },
      { cookie },
    );
  /** Does a placement; returns the response of the server. */
  async function place(of: ReviewLearner, known: readonly string[], slips?: readonly number[]) {
    const id = randomUUID();
    return (await finish(of, id, answersTo(await questions(of, id), known, slips))).json;
  }

  return { questions, finish, place };
}
