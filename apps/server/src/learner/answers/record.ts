import type { Earned } from '@ena/contract/achievements';
import type { Answer } from '@ena/contract/answers';
import type { FactName } from '@ena/domain/achievement/achievement';
import { check, type ExerciseItem, storableResponse } from '@ena/domain/exercise/kinds';
import { dictationId } from '@ena/domain/practice/dictation';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { authorizeUnit } from '../../content/course/authorizeUnit.ts';
import type { Course } from '../../content/course/units.ts';
import type { Db } from '../../platform/db/open.ts';
import { userAnswers } from '../study/tables.ts';
import { Failure } from '../../platform/failure.ts';
import { recordLearnedItems, lockProfile } from '../study/counters.ts';
import { freeFrom } from '../review/cards/freeTime.ts';
import { updateAndAward } from '../review/cards/knownItems.ts';
import { reviewLessonAnswers } from '../review/cards/lessonAnswers.ts';
import { toServerTimes } from '../study/clientTimes.ts';
import { recordStudy, zoneOf } from '../study/record.ts';
import { reviewDayOf } from '../study/studyDay.ts';

interface RecordServices {
  readonly db: Db;
  readonly course: Course;
  readonly now: () => Date;
}

/** An answer as it is stored: checked by the same rule as on the page; `answeredAt` by the server's clock. */
function toAnswerRow(
  userId: string,
  unitId: string,
  item: ExerciseItem,
  answer: Omit<Answer, 'answeredAt'>,
  answeredAt: Date,
  now: Date,
) {
  return {
    userId,
    id: answer.id,
    unitId,
    questionId: item.id,
    kind: item.kind,
    teaches: [...item.teaches],
    // `incomplete`, such as when time ran out, is not correct either.
    correct: check(item, answer.response).kind === 'correct',
    corrected: answer.isCorrection ?? false,
    response: storableResponse(item, answer.response),
    answeredAt,
    recordedAt: now,
  };
}

/** Right at the first answer: a corrected answer shows that the feedback was read, not that the word is known. */
const isRightAtFirst = ({ correct, corrected }: { correct: boolean; corrected: boolean }): boolean =>
  correct && !corrected;

/** Achievement facts that these answers can change; dictation, the slowest to count, only if included. */
function changedFacts(rows: readonly ReturnType<typeof toAnswerRow>[]): FactName[] {
  const right = rows.filter(isRightAtFirst);
  const hasDictation = right.some(({ unitId, questionId }) => questionId.startsWith(dictationId(unitId)));
  return [
    'streak',
    ...(right.length > 0 ? (['words', 'right-answers'] as const) : []),
    ...(hasDictation ? (['dictation'] as const) : []),
  ];
}

/**
 * Records each answer once (idempotent by id) and recomputes the learned words; returns how many answers were
 * new. `sentAt`: by the clock of the device. Throws UNKNOWN_UNIT, NOT_ENTITLED.
 */
export async function recordAnswers(
  { db, course, now }: RecordServices,
  viewer: Viewer,
  answers: readonly Answer[],
  sentAt: Date | null = null,
): Promise<{ recorded: number; completed: string[]; earned: readonly Earned[] }> {
  const found = answers.map((answer) => {
    const unit = authorizeUnit(course, answer.unitId, viewer);
    const item = course.item(unit.id, answer.questionId);
    if (!item) throw new Failure('UNKNOWN_UNIT', 'There is no such item.');
    return { unitId: unit.id, item, answer };
  });
  return db.transaction(async (tx) => {
    const profile = await lockProfile(tx, viewer.userId);
    const times = await toServerTimes(
      answers.map((answer) => answer.answeredAt),
      { viewer, sentAt, now: now() },
      (time) => freeFrom(tx, viewer.userId, time),
    );
    const rows = found.map(({ unitId, item, answer }, index) =>
      toAnswerRow(viewer.userId, unitId, item, answer, times[index] ?? now(), now()),
    );
    const recorded = await tx.insert(userAnswers).values(rows).onConflictDoNothing().returning({
      id: userAnswers.id,
      correct: userAnswers.correct,
      corrected: userAnswers.corrected,
      teaches: userAnswers.teaches,
      kind: userAnswers.kind,
      response: userAnswers.response,
      answeredAt: userAnswers.answeredAt,
    });
    if (recorded.length === 0) return { recorded: 0, completed: [], earned: [] };
    const zones = new Map(answers.map(({ id, timeZone }) => [id, timeZone]));
    const studyEvents = recorded.map(({ id, answeredAt }) => ({
      at: answeredAt,
      timeZone: zones.get(id),
      minutes: 0,
      kind: 'answer' as const,
    }));
    const study = await recordStudy(tx, viewer.userId, profile, studyEvents, now());
    const dayOf = ({ id, answeredAt }: (typeof recorded)[number]) =>
      reviewDayOf(answeredAt.getTime(), zoneOf(profile, zones.get(id)), profile);
    const nowKnown = await reviewLessonAnswers(tx, viewer.userId, recorded, course.studyItems, dayOf);
    const right = recorded.filter(isRightAtFirst);
    const wordsLearned = await recordLearnedItems(tx, viewer.userId, right, course.words);
    const values = { ...study, ...(wordsLearned !== null && { wordsLearned }) };
    const facts = changedFacts(rows);
    const result = await updateAndAward(tx, { profile, values, facts, nowKnown, course, now: now() });
    return { recorded: recorded.length, ...result };
  });
}
