/** Stores a session of Today and restores it from an untrusted snapshot. */
import {
  check,
  correctAnswer,
  correctResponse,
  type ExerciseItem,
  type ExerciseResponse,
  exerciseKinds,
  fitResponse,
  isResponse,
  textsOf,
} from '../exercise/kinds.ts';
import { judge, type RunBase } from '../exercise/question.ts';
import {
  type Guard,
  isBoolean,
  isCount,
  isEither,
  isListOf,
  isObjectOf,
  isOneOf,
  isText,
} from '../validation/guards.ts';
import { ratings } from './grade.ts';
import { formats, skills } from './question.ts';
import { currentStep, judgedAnswer, maxRepeats, openStep, stepOf } from './session.ts';
import type {
  AskStep,
  MatchStep,
  QueuedStep,
  ReviewSession,
  SessionAnswer,
  SessionReview,
  SessionStep,
} from './sessionModel.ts';
import { itemIdsOf } from './stepItems.ts';

/** What is stored of a session. An answer cannot be undone later. */
export interface SessionSnapshot extends RunBase {
  readonly queue: readonly QueuedStep[];
  readonly passed: number;
  readonly answers: readonly SessionAnswer[];
  readonly final: number;
  readonly isJudged: boolean;
  readonly response: ExerciseResponse | null;
  /** `typo` of the session, under the name that stored sessions have. */
  readonly slip: string | null;
  readonly hintUsed: boolean;
  /** Of a match, the items that are connected with their meaning. */
  readonly matched?: readonly string[];
}

export const snapshotOf = (session: ReviewSession): SessionSnapshot => {
  const { seed, queue, passed, answers, final, phase } = session;
  const isAnswering = phase === 'answering';
  return {
    seed,
    queue,
    passed,
    answers,
    final,
    isJudged: phase === 'judged',
    response: isAnswering || phase === 'judged' ? session.response : null,
    slip: isAnswering ? session.typo : null,
    hintUsed: isAnswering && session.hintUsed,
    ...((phase === 'matching' || phase === 'matched') && { matched: session.matched }),
  };
};

/** Whether a value is a question that can be shown and judged. */
const hasQuestionFields = isObjectOf<Pick<ExerciseItem, 'kind' | 'id' | 'prompt' | 'teaches'>>({
  kind: isOneOf(exerciseKinds),
  id: isText,
  prompt: isText,
  teaches: isListOf(isText),
});
function isQuestion(value: unknown): value is ExerciseItem {
  if (!hasQuestionFields(value)) return false;
  try {
    // as: of a known kind; a question without its fields throws below, or its own answer is wrong.
    const question = value as ExerciseItem;
    return textsOf(question).every(isText) && check(question, correctResponse(question)).kind === 'correct';
  } catch {
    return false;
  }
}

const isAskStep = isObjectOf<AskStep>({
  kind: isOneOf(['ask']),
  itemId: isText,
  skill: isOneOf(skills),
  format: isOneOf(formats),
  question: isQuestion,
});
const isIntroduceStep = isObjectOf<Extract<SessionStep, { kind: 'introduce' }>>({
  kind: isOneOf(['introduce']),
  itemId: isText,
});
const isMatchStep = isObjectOf<MatchStep>({
  kind: isOneOf(['match']),
  pairs: isListOf(isAskStep),
  meanings: isListOf(isText),
});
const isStep = (value: unknown): value is SessionStep =>
  isIntroduceStep(value) ||
  isAskStep(value) ||
  (isMatchStep(value) &&
    value.pairs.length > 0 &&
    value.pairs.every(({ question }) => value.meanings.includes(correctAnswer(question))));

/** Whether a value, such as one from browser storage, is the steps of a session. */
export const isSessionSteps: Guard<readonly SessionStep[]> = isListOf(isStep);

const isAnswer = isObjectOf<SessionAnswer>({
  correct: isBoolean,
  review: isObjectOf<SessionReview>({
    id: isText,
    itemId: isText,
    answeredAt: isText,
    elapsedMs: isCount,
    skill: isOneOf(skills),
    format: isOneOf(formats),
    response: isEither(isResponse, null),
    ownRating: isEither(isOneOf(ratings), undefined),
    secondAttempt: isBoolean,
    hintUsed: isBoolean,
    acceptedByLearner: isBoolean,
  }),
});

const isQueued = isObjectOf<QueuedStep>({
  step: isCount,
  repeats: isOneOf([0, 1, maxRepeats]),
  pair: isEither(isText, undefined),
});

const isSnapshot = isObjectOf<SessionSnapshot>({
  seed: isCount,
  isJudged: isBoolean,
  response: isEither(isResponse, null),
  queue: isListOf(isQueued),
  passed: isCount,
  answers: isListOf(isAnswer),
  final: isCount,
  slip: isEither(isText, null),
  hintUsed: isBoolean,
  matched: isEither(isListOf(isText), undefined),
});

/**
 * The session of a snapshot, which is untrusted: browser storage can be edited. Null if the snapshot is damaged or
 * does not fit the steps. The last answer may not be final yet: `commit` makes it so.
 */
export function restoreSession(steps: readonly SessionStep[], snapshot: unknown): ReviewSession | null {
  if (!isSnapshot(snapshot) || snapshot.queue.some((queued) => stepOf(steps, queued) === null)) return null;
  if (snapshot.final > snapshot.answers.length) return null;
  const { seed, queue, passed, answers, final, isJudged, response, slip, hintUsed, matched = [] } = snapshot;
  const opened = openStep(steps, { seed, queue, passed, answers, final, before: null });
  const step = currentStep(steps, opened);
  if (opened.phase === 'matching' && step?.kind === 'match') {
    const known = matched.filter((itemId) => itemIdsOf(step).includes(itemId));
    const isDone = itemIdsOf(step).every((itemId) => known.includes(itemId));
    return { ...opened, phase: isDone ? 'matched' : 'matching', matched: known };
  }
  if (opened.phase !== 'answering' || step?.kind !== 'ask') return opened;
  const fitted = response === null ? null : fitResponse(step.question, response);
  const judged = isJudged ? judge(step.question, fitted) : null;
  if (judged) {
    const { phase: _, typo: __, hintUsed: ___, ...base } = opened;
    const session: ReviewSession = { ...base, phase: 'judged', response: fitted, verdict: judged };
    return judgedAnswer(session)?.review.itemId === step.itemId ? session : null;
  }
  return { ...opened, response: fitted ?? opened.response, typo: slip, hintUsed };
}
