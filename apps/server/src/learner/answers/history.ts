import { and, desc, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { authorizeUnit } from '../../content/course/authorizeUnit.ts';
import type { Course } from '../../content/course/units.ts';
import type { Db } from '../../platform/db/open.ts';
import { userAnswers } from '../study/tables.ts';

interface HistoryServices {
  readonly db: Db;
  readonly course: Course;
}

/**
 * The last answer to each item of a unit; a correction counts as wrong, because it followed a wrong answer. Throws
 * UNKNOWN_UNIT, NOT_ENTITLED.
 */
export async function listLastAnswers({ db, course }: HistoryServices, viewer: Viewer, unitId: string) {
  const unit = authorizeUnit(course, unitId, viewer);
  const { userId, questionId, correct, corrected, answeredAt, recordedAt } = userAnswers;
  const rows = await db
    .selectDistinctOn([questionId], {
      questionId,
      correct: sql<boolean>`${correct} and not ${corrected}`,
      answeredAt,
    })
    .from(userAnswers)
    .where(and(eq(userId, viewer.userId), eq(userAnswers.unitId, unit.id)))
    // All descending, so that the index gives the order, except of equal times.
    .orderBy(desc(questionId), desc(answeredAt), desc(recordedAt));
  return {
    items: rows.map((row) => ({
      ...row,
      itemId: row.questionId,
      answeredAt: row.answeredAt.toISOString(),
    })),
  };
}
