/**
 * A review run: step by step, judged, with a second attempt after a typo, repeated mistakes and undo. A pure
 * state machine: the caller gives ids, times and the seed. Events that are invalid in a state change nothing.
 */
import type { Verdict } from '../exercise/item.ts';
import {
  acceptedAnswers,
  correctAnswer,
  emptyResponse,
  type ExerciseItem,
  type ExerciseResponse,
  isChosen,
  isTyped,
  latinAnswer,
} from '../exercise/kinds.ts';
import { judge } from '../exercise/question.ts';
import { isOtherForm, letterHint } from '../georgian/answer.ts';
import { nearestOrder } from '../georgian/align.ts';
import { hasGeorgian, soundDifference } from '../georgian/letters.ts';
import { splitGloss } from '../text/gloss.ts';
import type { Rating } from './grade.ts';
import type {
  AnswerStamp,
  AskStep,
  MatchStep,
  QueuedStep,
  ReviewRunState,
  ReviewRunAnswer,
  ReviewRunEvent,
  ReviewRunBase,
  RunReview,
  ReviewStep,
} from './reviewRunModel.ts';
import { haveCommonItem, itemIdsOf } from './stepItems.ts';

/** How often a wrong item is asked again at most, and how many steps are between. */
export const maxRepeats = 2;
const repeatDistance = 4;
/** In a shorter answer, one letter is too much to be a typo. */
const minTypoLength = 3;

/** The step of a queue entry: a step of the server, or one pair of a match; null if there is no such step. */
export function stepOf(steps: readonly ReviewStep[], queued: QueuedStep | undefined): ReviewStep | null {
  const step = steps[queued?.step ?? -1];
  if (queued?.pair === undefined) return step ?? null;
  return (step?.kind === 'match' && step.pairs.find(({ itemId }) => itemId === queued.pair)) || null;
}

/** The state in which the first step of the queue begins. */
export function openStep(steps: readonly ReviewStep[], base: ReviewRunBase): ReviewRunState {
  const step = stepOf(steps, base.queue[0]);
  if (!step) return { ...base, final: base.answers.length, before: null, phase: 'finished' };
  if (step.kind === 'introduce') return { ...base, phase: 'introducing' };
  if (step.kind === 'match') return { ...base, phase: 'matching', matched: [] };
  const response = emptyResponse(step.question);
  return { ...base, phase: 'answering', response, typo: null, hintUsed: false };
}

const baseOf = ({ seed, queue, passed, answers, final, before }: ReviewRunState): ReviewRunBase => ({
  seed,
  queue,
  passed,
  answers,
  final,
  before,
});

export const startReviewRun = (steps: readonly ReviewStep[], seed: number): ReviewRunState =>
  openStep(steps, {
    seed,
    queue: steps.map((_, step) => ({ step, repeats: 0 })),
    passed: 0,
    answers: [],
    final: 0,
    before: null,
  });

/** The current step; null after the last one. */
export const currentStep = (steps: readonly ReviewStep[], { queue }: ReviewRunState): ReviewStep | null =>
  stepOf(steps, queue[0]);

/**
 * The steps in their new order: one of other items comes first. If none is left, the review run ends: the answer was just
 * shown, and the item is due tomorrow.
 */
function withOtherItemFirst(
  steps: readonly ReviewStep[],
  queue: readonly QueuedStep[],
  done: QueuedStep,
): readonly QueuedStep[] {
  const last = stepOf(steps, done);
  const index = queue.findIndex((queued) => {
    const step = stepOf(steps, queued);
    return step !== null && last !== null && !haveCommonItem(step, last);
  });
  if (index === -1)
    return last?.kind === 'introduce'
      ? queue
      : queue.filter((queued) => stepOf(steps, queued)?.kind === 'match');
  return index > 0 ? [...queue.slice(index, index + 1), ...queue.toSpliced(index, 1)] : queue;
}

/** Goes to the next step; `missed` are asked again later, unless they were too often. */
function moveOn(
  steps: readonly ReviewStep[],
  run: ReviewRunState,
  missed: readonly Omit<QueuedStep, 'repeats'>[],
): ReviewRunState {
  const [done, ...rest] = run.queue;
  if (!done) return run;
  const repeats = done.repeats + 1;
  const again = repeats > maxRepeats ? [] : missed.map((queued) => ({ ...queued, repeats }));
  const queue = withOtherItemFirst(steps, rest.toSpliced(repeatDistance, 0, ...again), done);
  return openStep(steps, { ...baseOf(run), queue, passed: run.passed + 1 });
}

/** The accepted answer that a typed one is nearest to: one letter off, or else the one that feedback shows, in any order. */
export function nearestAnswer(question: ExerciseItem, typed: string): string {
  const isNear = (answer: string) => letterHint(typed, answer) !== undefined;
  return (
    acceptedAnswers(question).find(isNear) ??
    nearestOrder(typed, [correctAnswer(question), ...acceptedAnswers(question)])
  );
}

/** Whether a wrong answer is a typo: a letter off, but no digit, no similar sound, and no other form of the word. */
export function isTypo(question: ExerciseItem, response: string, verdict: Verdict): boolean {
  if (verdict.kind !== 'incorrect' || !verdict.hint) return false;
  const { given, expected, isPlural } = verdict.hint;
  const answer = nearestAnswer(question, response);
  return (
    isPlural === true ||
    (soundDifference(given, expected) === undefined &&
      !/\d/u.test(given + expected) &&
      !isOtherForm(response, answer) &&
      [...(verdict.hint.word ?? answer)].length >= minTypoLength)
  );
}

type Answering = Extract<ReviewRunState, { phase: 'answering' }>;

function respond({ latin: _, ...run }: Answering, response: ExerciseResponse): Answering {
  return { ...run, response };
}

function judgeStep(
  step: AskStep,
  run: Answering,
  response: ExerciseResponse | null,
  stamp: AnswerStamp,
): ReviewRunState {
  const { question, itemId, skill, format, variant } = step;
  const { typo, hintUsed, answers } = run;
  const verdict = judge(question, response);
  if (!verdict) {
    const latin = latinAnswer(question, response);
    return latin && response !== null ? { ...run, response, latin } : run;
  }
  if (typo === null && typeof response === 'string' && isTypo(question, response, verdict))
    return { ...respond(run, response), typo: response };
  const review: RunReview = {
    ...stamp,
    itemId,
    skill,
    format,
    ...(variant !== undefined && { variant }),
    response,
    secondAttempt: typo !== null,
    hintUsed,
    acceptedByLearner: false,
  };
  const before: ReviewRunState = {
    ...respond(run, run.response),
    response: isChosen(question) ? emptyResponse(question) : run.response,
    final: answers.length,
    before: null,
  };
  return {
    ...baseOf(run),
    phase: 'judged',
    response,
    verdict,
    answers: [...answers, { review, correct: verdict.kind === 'correct' }],
    final: answers.length,
    before,
  };
}

/** The answer to an item of a match: its first response. No item is matched twice in a review run. */
const matchAnswer = (itemId: string, { answers }: ReviewRunState): ReviewRunAnswer | undefined =>
  answers.find(({ review }) => review.format === 'match' && review.itemId === itemId);

/** The items of a match that were not connected with their meaning at once. */
export const missedInMatch = (step: MatchStep, run: ReviewRunState): readonly string[] =>
  itemIdsOf(step).filter((itemId) => matchAnswer(itemId, run)?.correct === false);

function judgePair(
  step: MatchStep,
  run: Extract<ReviewRunState, { phase: 'matching' | 'matched' }>,
  { itemId, response, stamp }: Extract<ReviewRunEvent, { type: 'match' }>,
): ReviewRunState {
  const { matched, answers } = run;
  const pair = step.pairs.find((one) => one.itemId === itemId);
  const verdict = pair && judge(pair.question, response);
  if (!verdict || matched.includes(itemId)) return run;
  const correct = verdict.kind === 'correct';
  const nowMatched = correct || response === null ? [...matched, itemId] : matched;
  const after = {
    ...run,
    phase: nowMatched.length === step.pairs.length ? ('matched' as const) : ('matching' as const),
    matched: nowMatched,
  };
  if (matchAnswer(itemId, run)) return after;
  const review: RunReview = {
    ...stamp,
    itemId,
    skill: pair.skill,
    format: 'match',
    response,
    secondAttempt: false,
    hintUsed: false,
    acceptedByLearner: false,
  };
  return {
    ...after,
    answers: [...answers, { review, correct }],
    final: answers.length,
    before: { ...run, final: answers.length, before: null },
  };
}

/** The answer that was just judged; null in another phase. */
export const judgedAnswer = (run: ReviewRunState): ReviewRunAnswer | null =>
  run.phase === 'judged' ? (run.answers.at(-1) ?? null) : null;

/** Whether the last answer can still be changed. */
const isOpen = ({ answers, final }: ReviewRunState): boolean => answers.length > final;

const withLastAnswer = (run: ReviewRunState, last: ReviewRunAnswer): ReviewRunState => ({
  ...run,
  answers: [...run.answers.slice(0, -1), last],
});

/** Whether a learner may overrule a verdict: always on a wrong answer, as no key is complete and no clip perfect. */
export const canOverrule = (verdict: Verdict): boolean => verdict.kind === 'incorrect';

/** Whether "I was right" is offered for the last answer. */
export function canAccept(steps: readonly ReviewStep[], run: ReviewRunState): boolean {
  const step = currentStep(steps, run);
  return (
    run.phase === 'judged' &&
    isOpen(run) &&
    run.response !== null &&
    judgedAnswer(run)?.correct === false &&
    step?.kind === 'ask' &&
    canOverrule(run.verdict)
  );
}

/** Whether a right answer can still be rated by the learner. */
export const canRate = (run: ReviewRunState): boolean => isOpen(run) && judgedAnswer(run)?.correct === true;

/** Whether there is an answer to take back. */
export const canUndo = ({ before }: ReviewRunState): boolean => before !== null;

function accept(steps: readonly ReviewStep[], run: ReviewRunState): ReviewRunState {
  const last = judgedAnswer(run);
  if (!last || !canAccept(steps, run)) return run;
  return withLastAnswer(run, { review: { ...last.review, acceptedByLearner: true }, correct: true });
}

function next(steps: readonly ReviewStep[], run: ReviewRunState, rating?: Rating): ReviewRunState {
  const [done] = run.queue;
  if (!done) return run;
  if (run.phase === 'introducing') return moveOn(steps, run, []);
  const step = currentStep(steps, run);
  if (run.phase === 'matched' && step?.kind === 'match') {
    const missed = missedInMatch(step, run);
    return moveOn(
      steps,
      run,
      missed.map((pair) => ({ step: done.step, pair })),
    );
  }
  const last = judgedAnswer(run);
  if (!last) return run;
  const rated =
    rating !== undefined && canRate(run)
      ? withLastAnswer(run, { ...last, review: { ...last.review, ownRating: rating } })
      : run;
  return moveOn(steps, rated, last.correct ? [] : [done]);
}

/** The state after an event; the same object if the event is invalid. */
export function advanceReviewRun(
  steps: readonly ReviewStep[],
  run: ReviewRunState,
  event: ReviewRunEvent,
): ReviewRunState {
  switch (event.type) {
    case 'respond':
      return run.phase === 'answering' ? respond(run, event.response) : run;
    case 'hint':
      return run.phase === 'answering' && !run.hintUsed ? { ...run, hintUsed: true } : run;
    case 'answer': {
      const step = currentStep(steps, run);
      return run.phase === 'answering' && step?.kind === 'ask'
        ? judgeStep(step, run, event.response, event.stamp)
        : run;
    }
    case 'match': {
      const step = currentStep(steps, run);
      return run.phase === 'matching' && step?.kind === 'match' ? judgePair(step, run, event) : run;
    }
    case 'accept':
      return accept(steps, run);
    case 'next':
      return next(steps, run, event.rating);
    case 'undo':
      return run.before ?? run;
    case 'commit':
      return isOpen(run) ? { ...run, final: run.answers.length, before: null } : run;
  }
}

/** The reviews that became final between two states, to be recorded. */
export const newlyFinal = (before: ReviewRunState, after: ReviewRunState): readonly RunReview[] =>
  after.answers.slice(before.final, after.final).map(({ review }) => review);

/** The share of finished steps, in percent. */
export const percentDone = ({ passed, queue }: ReviewRunState): number =>
  passed + queue.length === 0 ? 100 : Math.round((100 * passed) / (passed + queue.length));

/**
 * The beginning of a typed answer, as a hint; of an English answer, that of its first meaning. Null where it would be
 * all of it, where the answer does not begin with a letter, or where nothing is typed.
 */
export function letterCountHint(question: ExerciseItem): string | null {
  if (!isTyped(question)) return null;
  const answer = correctAnswer(question);
  const [text = ''] = hasGeorgian(answer) ? [answer] : splitGloss(answer);
  const letters = text.match(/\p{L}/gu) ?? [];
  const [first] = letters;
  return first === undefined || !text.startsWith(first) || letters.length < minTypoLength
    ? null
    : `It begins with ${first} and has ${letters.length} letters.`;
}

/** What a review run was about, for its end: items introduced, items always answered right, and the others. */
export function reviewRunResult(
  steps: readonly ReviewStep[],
  { answers, queue }: ReviewRunState,
): {
  readonly learned: readonly string[];
  readonly right: readonly string[];
  readonly missed: readonly string[];
} {
  const left = new Set(queue.map(({ step }) => step));
  const learned = steps.flatMap((step, index) =>
    step.kind === 'introduce' && !left.has(index) ? [step.itemId] : [],
  );
  const missed = new Set(answers.flatMap(({ correct, review }) => (correct ? [] : [review.itemId])));
  const asked = new Set(answers.map(({ review }) => review.itemId));
  return { learned, right: [...asked].filter((itemId) => !missed.has(itemId)), missed: [...missed] };
}
