import type { Answer } from '@ena/contract/answers';
import { check } from '@ena/domain/exercise/check';
import type { ExerciseItem } from '@ena/domain/exercise/model';
import type { Viewer } from '../auth/viewer.ts';
import { admit } from '../course/admit.ts';
import type { Course } from '../course/units.ts';
import type { Db } from '../db/open.ts';
import { userAnswers } from '../db/schema.ts';
import { Failure } from '../failure.ts';
import { lockProfile, recomputeWords } from '../progress/counters.ts';

interface RecordParts {
  readonly db: Db;
  readonly course: Course;
  readonly now: () => Date;
}

/** A browser's clock may be wrong, but the database knows no year 0. */
const earliest = Date.UTC(2020);

/** An answer as it is stored: judged by the same rule that the page uses, dated no later than now. */
export function toAnswerRow(userId: string, unitId: string, item: ExerciseItem, answer: Answer, now: Date) {
  const answeredAt = Math.max(earliest, Math.min(Date.parse(answer.answeredAt), now.getTime()));
  return {
    userId,
    id: answer.id,
    unitId,
    itemId: item.id,
    kind: item.kind,
    teaches: [...item.teaches],
    // Nothing put in when time ran out is not right either.
    correct: check(item, answer.response).kind === 'correct',
    response: answer.response,
    answeredAt: new Date(answeredAt),
    recordedAt: now,
  };
}

/** Records answers once each, and counts the words that they show to be known; returns how many were new. UNKNOWN_UNIT, NOT_ENTITLED. */
export async function recordAnswers(
  { db, course, now }: RecordParts,
  viewer: Viewer,
  answers: readonly Answer[],
): Promise<number> {
  const rows = answers.map((answer) => {
    const unit = admit(course, answer.unitId, viewer);
    const item = course.item(unit.id, answer.itemId);
    if (!item) throw new Failure('UNKNOWN_UNIT', 'There is no such item.');
    return toAnswerRow(viewer.userId, unit.id, item, answer, now());
  });
  return db.transaction(async (tx) => {
    await lockProfile(tx, viewer.userId);
    const recorded = await tx
      .insert(userAnswers)
      .values(rows)
      .onConflictDoNothing()
      .returning({ correct: userAnswers.correct });
    if (recorded.some(({ correct }) => correct)) await recomputeWords(tx, viewer.userId, course.words);
    return recorded.length;
  });
}
