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
import { formats, skills } from './question.ts';
import { currentStep, judge, judgedAnswer, maxRepeats, openStep, stepOf } from './session.ts';
import type { AskStep, QueuedStep, ReviewSession, SessionAnswer, SessionStep } from './sessionModel.ts';
import { itemIdsOf } from './stepItems.ts';

/** What is stored of a session. The verdict is not: it is judged anew. An answer cannot be undone later. */
export interface SessionSnapshot {
  readonly seed: number;
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

type Fields = Readonly<Record<string, unknown>>;
function fieldsOf(value: unknown): Fields {
  // as: each field is validated where it is read.
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown, max = Number.MAX_SAFE_INTEGER): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= max;
const isOneOf = (values: readonly string[], value: unknown): boolean =>
  isText(value) && values.includes(value);
const isListOf = <T>(value: unknown, isElement: (element: unknown) => element is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isElement);

/** Whether a value is a question that can be shown and judged. */
function isQuestion(value: unknown): value is ExerciseItem {
  const { kind, id, prompt, teaches } = fieldsOf(value);
  if (!isOneOf(exerciseKinds, kind) || !isText(id) || !isText(prompt) || !isListOf(teaches, isText))
    return false;
  try {
    // as: of a known kind; a question without its fields throws below, or its own answer is wrong.
    const question = value as ExerciseItem;
    return textsOf(question).every(isText) && check(question, correctResponse(question)).kind === 'correct';
  } catch {
    return false;
  }
}

function isAskStep(value: unknown): value is AskStep {
  const { kind, itemId, skill, format, question } = fieldsOf(value);
  return (
    kind === 'ask' &&
    isText(itemId) &&
    isOneOf(skills, skill) &&
    isOneOf(formats, format) &&
    isQuestion(question)
  );
}

function isStep(value: unknown): value is SessionStep {
  const { kind, itemId, pairs, meanings } = fieldsOf(value);
  if (kind === 'introduce') return isText(itemId);
  if (kind !== 'match') return isAskStep(value);
  return (
    isListOf(pairs, isAskStep) &&
    isListOf(meanings, isText) &&
    pairs.length > 0 &&
    pairs.every(({ question }) => meanings.includes(correctAnswer(question)))
  );
}

/** Whether a value, such as one from browser storage, is the steps of a session. */
export const isSessionSteps = (value: unknown): value is readonly SessionStep[] => isListOf(value, isStep);

function isAnswer(value: unknown): value is SessionAnswer {
  const { review, correct } = fieldsOf(value);
  const { id, itemId, answeredAt, elapsedMs, skill, format, response, ownRating, ...flags } =
    fieldsOf(review);
  return (
    typeof correct === 'boolean' &&
    [id, itemId, answeredAt].every(isText) &&
    isCount(elapsedMs) &&
    isOneOf(skills, skill) &&
    isOneOf(formats, format) &&
    (response === null || isResponse(response)) &&
    (ownRating === undefined || isCount(ownRating, 4)) &&
    ['secondAttempt', 'hintUsed', 'acceptedByLearner'].every((name) => typeof flags[name] === 'boolean')
  );
}

const isQueued = (value: unknown): value is QueuedStep => {
  const { step, repeats, pair } = fieldsOf(value);
  return isCount(step) && isCount(repeats, maxRepeats) && (pair === undefined || isText(pair));
};

function isSnapshot(value: unknown): value is SessionSnapshot {
  const { seed, queue, passed, answers, final, isJudged, response, slip, hintUsed, matched } =
    fieldsOf(value);
  return (
    isCount(seed) &&
    isListOf(queue, isQueued) &&
    isCount(passed) &&
    isListOf(answers, isAnswer) &&
    isCount(final, answers.length) &&
    typeof isJudged === 'boolean' &&
    (response === null || isResponse(response)) &&
    (slip === null || isText(slip)) &&
    typeof hintUsed === 'boolean' &&
    (matched === undefined || isListOf(matched, isText))
  );
}

/**
 * The session of a snapshot, which is untrusted: browser storage can be edited. Null if the snapshot is damaged or
 * does not fit the steps. The last answer may not be final yet: `commit` makes it so.
 */
export function restoreSession(steps: readonly SessionStep[], snapshot: unknown): ReviewSession | null {
  if (!isSnapshot(snapshot) || snapshot.queue.some((queued) => stepOf(steps, queued) === null)) return null;
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
    const { phase: _, typo: __, hintUsed: ___, ...frame } = opened;
    const session: ReviewSession = { ...frame, phase: 'judged', response: fitted, verdict: judged };
    return judgedAnswer(session)?.review.itemId === step.itemId ? session : null;
  }
  return { ...opened, response: fitted ?? opened.response, typo: slip, hintUsed };
}
