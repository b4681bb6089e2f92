/** Restores a review run from what a browser has stored of it. */
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
import { judge } from '../exercise/question.ts';
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
import { currentStep, judgedAnswer, maxRepeats, openStep, stepOf } from './reviewRun.ts';
import type {
  AskStep,
  MatchStep,
  QueuedStep,
  ReviewRunState,
  ReviewRunAnswer,
  ReviewRunBase,
  RunReview,
  ReviewStep,
} from './reviewRunModel.ts';
import { itemIdsOf } from './stepItems.ts';

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
  variant: isEither(isText, undefined),
  question: isQuestion,
});
const isIntroduceStep = isObjectOf<Extract<ReviewStep, { kind: 'introduce' }>>({
  kind: isOneOf(['introduce']),
  itemId: isText,
});
const isImages: Guard<NonNullable<MatchStep['images']>> = (
  value,
): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText);
const isMatchStep = isObjectOf<MatchStep>({
  kind: isOneOf(['match']),
  pairs: isListOf(isAskStep),
  meanings: isListOf(isText),
  images: isEither(isImages, undefined),
});
const isStep = (value: unknown): value is ReviewStep =>
  isIntroduceStep(value) ||
  isAskStep(value) ||
  (isMatchStep(value) &&
    value.pairs.length > 0 &&
    value.pairs.every(({ question }) => value.meanings.includes(correctAnswer(question))));

/** Whether a value, such as one from browser storage, is the steps of a review run. */
export const isReviewSteps: Guard<readonly ReviewStep[]> = isListOf(isStep);

const isAnswer = isObjectOf<ReviewRunAnswer>({
  correct: isBoolean,
  review: isObjectOf<RunReview>({
    id: isText,
    itemId: isText,
    answeredAt: isText,
    elapsedMs: isCount,
    skill: isOneOf(skills),
    format: isOneOf(formats),
    variant: isEither(isText, undefined),
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

const isStoredState = isObjectOf<
  Pick<ReviewRunBase, 'seed' | 'queue' | 'passed' | 'answers' | 'final'> & {
    readonly phase: ReviewRunState['phase'];
    readonly response?: ExerciseResponse | null;
    readonly typo?: string | null;
    readonly hintUsed?: boolean;
    readonly matched?: readonly string[];
  }
>({
  seed: isCount,
  queue: isListOf(isQueued),
  passed: isCount,
  answers: isListOf(isAnswer),
  final: isCount,
  phase: isOneOf(['introducing', 'answering', 'judged', 'matching', 'matched', 'finished']),
  response: isEither(isEither(isResponse, null), undefined),
  typo: isEither(isEither(isText, null), undefined),
  hintUsed: isEither(isBoolean, undefined),
  matched: isEither(isListOf(isText), undefined),
});

/**
 * A stored review run, which is untrusted: browser storage can be edited. Null if it is damaged or does not fit the steps.
 * The last answer may not be final yet: `commit` makes it so. It cannot be undone.
 */
export function restoreReviewRun(steps: readonly ReviewStep[], stored: unknown): ReviewRunState | null {
  if (!isStoredState(stored) || stored.queue.some((queued) => stepOf(steps, queued) === null)) return null;
  const { seed, queue, passed, answers, final, response = null, typo = null, matched = [] } = stored;
  if (final > answers.length) return null;
  const opened = openStep(steps, { seed, queue, passed, answers, final, before: null });
  const step = currentStep(steps, opened);
  if (opened.phase === 'matching' && step?.kind === 'match') {
    const known = matched.filter((itemId) => itemIdsOf(step).includes(itemId));
    const isDone = itemIdsOf(step).every((itemId) => known.includes(itemId));
    return { ...opened, phase: isDone ? 'matched' : 'matching', matched: known };
  }
  if (opened.phase !== 'answering' || step?.kind !== 'ask') return opened;
  const fitted = response === null ? null : fitResponse(step.question, response);
  const judged = stored.phase === 'judged' ? judge(step.question, fitted) : null;
  if (judged) {
    const { phase: _, typo: __, hintUsed: ___, ...base } = opened;
    const run: ReviewRunState = { ...base, phase: 'judged', response: fitted, verdict: judged };
    return judgedAnswer(run)?.review.itemId === step.itemId ? run : null;
  }
  return { ...opened, response: fitted ?? opened.response, typo, hintUsed: stored.hintUsed === true };
}
