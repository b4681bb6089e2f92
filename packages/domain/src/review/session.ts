/**
 * A session of Today: step by step, judged, with a second attempt after a typo, repeated mistakes and undo. A pure
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
} from '../exercise/kinds.ts';
import { judge, type JudgedVerdict } from '../exercise/question.ts';
import { letterHint } from '../georgian/answer.ts';
import { hasGeorgian } from '../georgian/letters.ts';
import { splitGloss } from '../text/gloss.ts';
import type { Rating } from './grade.ts';
import type {
  AnswerStamp,
  AskStep,
  MatchStep,
  QueuedStep,
  ReviewSession,
  SessionAnswer,
  SessionEvent,
  SessionBase,
  SessionReview,
  SessionStep,
} from './sessionModel.ts';
import { haveCommonItem, itemIdsOf } from './stepItems.ts';

/** How often a wrong item is asked again at most, and how many steps are between. */
export const maxRepeats = 2;
const repeatDistance = 4;
/** In a shorter answer, one letter is too much to be a typo. */
const minTypoLength = 3;

/** The step of a queue entry: a step of the server, or one pair of a match; null if there is no such step. */
export function stepOf(steps: readonly SessionStep[], queued: QueuedStep | undefined): SessionStep | null {
  const step = steps[queued?.step ?? -1];
  if (queued?.pair === undefined) return step ?? null;
  return (step?.kind === 'match' && step.pairs.find(({ itemId }) => itemId === queued.pair)) || null;
}

/** The state in which the first step of the queue begins. */
export function openStep(steps: readonly SessionStep[], base: SessionBase): ReviewSession {
  const step = stepOf(steps, base.queue[0]);
  if (!step) return { ...base, final: base.answers.length, before: null, phase: 'finished' };
  if (step.kind === 'introduce') return { ...base, phase: 'introducing' };
  if (step.kind === 'match') return { ...base, phase: 'matching', matched: [] };
  const response = emptyResponse(step.question);
  return { ...base, phase: 'answering', response, typo: null, hintUsed: false };
}

const baseOf = ({ seed, queue, passed, answers, final, before }: ReviewSession): SessionBase => ({
  seed,
  queue,
  passed,
  answers,
  final,
  before,
});

export const startSession = (steps: readonly SessionStep[], seed: number): ReviewSession =>
  openStep(steps, {
    seed,
    queue: steps.map((_, step) => ({ step, repeats: 0 })),
    passed: 0,
    answers: [],
    final: 0,
    before: null,
  });

/** The current step; null after the last one. */
export const currentStep = (steps: readonly SessionStep[], { queue }: ReviewSession): SessionStep | null =>
  stepOf(steps, queue[0]);

/** The steps in their new order: one of other items comes first, if any is left. */
function withOtherItemFirst(
  steps: readonly SessionStep[],
  queue: readonly QueuedStep[],
  done: QueuedStep,
): readonly QueuedStep[] {
  const last = stepOf(steps, done);
  const index = queue.findIndex((queued) => {
    const step = stepOf(steps, queued);
    return step !== null && last !== null && !haveCommonItem(step, last);
  });
  return index > 0 ? [...queue.slice(index, index + 1), ...queue.toSpliced(index, 1)] : queue;
}

/** Goes to the next step; `missed` are asked again later, unless they were too often. */
function moveOn(
  steps: readonly SessionStep[],
  session: ReviewSession,
  missed: readonly Omit<QueuedStep, 'repeats'>[],
): ReviewSession {
  const [done, ...rest] = session.queue;
  if (!done) return session;
  const repeats = done.repeats + 1;
  const again = repeats > maxRepeats ? [] : missed.map((queued) => ({ ...queued, repeats }));
  const queue = withOtherItemFirst(steps, rest.toSpliced(repeatDistance, 0, ...again), done);
  return openStep(steps, { ...baseOf(session), queue, passed: session.passed + 1 });
}

/** The accepted answer that a typed one is nearest to: one letter off, or else the one that feedback shows. */
export function nearestAnswer(question: ExerciseItem, typed: string): string {
  const isNear = (answer: string) => letterHint(typed, answer) !== undefined;
  return acceptedAnswers(question).find(isNear) ?? correctAnswer(question);
}

/** Whether a wrong answer is a typo: a letter off, but no digit, and not an ejective for its aspirate. */
function isTypo(question: ExerciseItem, response: ExerciseResponse | null, verdict: JudgedVerdict): boolean {
  if (verdict.kind !== 'incorrect' || !verdict.hint || typeof response !== 'string') return false;
  const { given, expected, ejectiveMixUp } = verdict.hint;
  return (
    !ejectiveMixUp &&
    !/\d/u.test(given + expected) &&
    [...nearestAnswer(question, response)].length >= minTypoLength
  );
}

function judgeStep(
  step: AskStep,
  session: Extract<ReviewSession, { phase: 'answering' }>,
  response: ExerciseResponse | null,
  stamp: AnswerStamp,
): ReviewSession {
  const { question, itemId, skill, format } = step;
  const { typo, hintUsed, answers } = session;
  const verdict = judge(question, response);
  if (!verdict) return session;
  if (typo === null && typeof response === 'string' && isTypo(question, response, verdict))
    return { ...session, response, typo: response };
  const review: SessionReview = {
    ...stamp,
    itemId,
    skill,
    format,
    response,
    secondAttempt: typo !== null,
    hintUsed,
    acceptedByLearner: false,
  };
  const before: ReviewSession = {
    ...session,
    response: isChosen(question) ? emptyResponse(question) : session.response,
    final: answers.length,
    before: null,
  };
  return {
    ...baseOf(session),
    phase: 'judged',
    response,
    verdict,
    answers: [...answers, { review, correct: verdict.kind === 'correct' }],
    final: answers.length,
    before,
  };
}

/** The answer to an item of a match: its first response. No item is matched twice in a session. */
const matchAnswer = (itemId: string, { answers }: ReviewSession): SessionAnswer | undefined =>
  answers.find(({ review }) => review.format === 'match' && review.itemId === itemId);

/** The items of a match that were not connected with their meaning at once. */
export const missedInMatch = (step: MatchStep, session: ReviewSession): readonly string[] =>
  itemIdsOf(step).filter((itemId) => matchAnswer(itemId, session)?.correct === false);

function judgePair(
  step: MatchStep,
  session: Extract<ReviewSession, { phase: 'matching' | 'matched' }>,
  { itemId, response, stamp }: Extract<SessionEvent, { type: 'match' }>,
): ReviewSession {
  const { matched, answers } = session;
  const pair = step.pairs.find((one) => one.itemId === itemId);
  const verdict = pair && judge(pair.question, response);
  if (!verdict || matched.includes(itemId)) return session;
  const correct = verdict.kind === 'correct';
  const nowMatched = correct || response === null ? [...matched, itemId] : matched;
  const after = {
    ...session,
    phase: nowMatched.length === step.pairs.length ? ('matched' as const) : ('matching' as const),
    matched: nowMatched,
  };
  if (matchAnswer(itemId, session)) return after;
  const review: SessionReview = {
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
    before: { ...session, final: answers.length, before: null },
  };
}

/** The answer that was just judged; null in another phase. */
export const judgedAnswer = (session: ReviewSession): SessionAnswer | null =>
  session.phase === 'judged' ? (session.answers.at(-1) ?? null) : null;

/** Whether the last answer can still be changed. */
const isOpen = ({ answers, final }: ReviewSession): boolean => answers.length > final;

const withLastAnswer = (session: ReviewSession, last: SessionAnswer): ReviewSession => ({
  ...session,
  answers: [...session.answers.slice(0, -1), last],
});

/** Whether a learner may overrule a verdict: on what was typed or put in order, unless two sounds were mixed up. */
export const canOverrule = (question: ExerciseItem, verdict: Verdict): boolean =>
  verdict.kind === 'incorrect' && !isChosen(question) && !verdict.hint?.ejectiveMixUp;

/** Whether "I was right" is offered for the last answer. */
export function canAccept(steps: readonly SessionStep[], session: ReviewSession): boolean {
  const step = currentStep(steps, session);
  return (
    session.phase === 'judged' &&
    isOpen(session) &&
    session.response !== null &&
    judgedAnswer(session)?.correct === false &&
    step?.kind === 'ask' &&
    canOverrule(step.question, session.verdict)
  );
}

/** Whether a right answer can still be rated by the learner. */
export const canRate = (session: ReviewSession): boolean =>
  isOpen(session) && judgedAnswer(session)?.correct === true;

/** Whether there is an answer to take back. */
export const canUndo = ({ before }: ReviewSession): boolean => before !== null;

function accept(steps: readonly SessionStep[], session: ReviewSession): ReviewSession {
  const last = judgedAnswer(session);
  if (!last || !canAccept(steps, session)) return session;
  return withLastAnswer(session, { review: { ...last.review, acceptedByLearner: true }, correct: true });
}

function next(steps: readonly SessionStep[], session: ReviewSession, rating?: Rating): ReviewSession {
  const [done] = session.queue;
  if (!done) return session;
  if (session.phase === 'introducing') return moveOn(steps, session, []);
  const step = currentStep(steps, session);
  if (session.phase === 'matched' && step?.kind === 'match') {
    const missed = missedInMatch(step, session);
    return moveOn(
      steps,
      session,
      missed.map((pair) => ({ step: done.step, pair })),
    );
  }
  const last = judgedAnswer(session);
  if (!last) return session;
  const rated =
    rating !== undefined && canRate(session)
      ? withLastAnswer(session, { ...last, review: { ...last.review, ownRating: rating } })
      : session;
  return moveOn(steps, rated, last.correct ? [] : [done]);
}

/** The state after an event; the same object if the event is invalid. */
export function advanceSession(
  steps: readonly SessionStep[],
  session: ReviewSession,
  event: SessionEvent,
): ReviewSession {
  switch (event.type) {
    case 'respond':
      return session.phase === 'answering' ? { ...session, response: event.response } : session;
    case 'hint':
      return session.phase === 'answering' && !session.hintUsed ? { ...session, hintUsed: true } : session;
    case 'answer': {
      const step = currentStep(steps, session);
      return session.phase === 'answering' && step?.kind === 'ask'
        ? judgeStep(step, session, event.response, event.stamp)
        : session;
    }
    case 'match': {
      const step = currentStep(steps, session);
      return session.phase === 'matching' && step?.kind === 'match'
        ? judgePair(step, session, event)
        : session;
    }
    case 'accept':
      return accept(steps, session);
    case 'next':
      return next(steps, session, event.rating);
    case 'undo':
      return session.before ?? session;
    case 'commit':
      return isOpen(session) ? { ...session, final: session.answers.length, before: null } : session;
  }
}

/** The reviews that became final between two states, to be recorded. */
export const newlyFinal = (before: ReviewSession, after: ReviewSession): readonly SessionReview[] =>
  after.answers.slice(before.final, after.final).map(({ review }) => review);

/** The share of finished steps, in percent. */
export const percentDone = ({ passed, queue }: ReviewSession): number =>
  passed + queue.length === 0 ? 100 : Math.round((100 * passed) / (passed + queue.length));

/**
 * The beginning of a typed answer, as a hint; of an English answer, that of its first meaning. Null where it would be
 * all of it, where the answer does not begin with a letter, or where nothing is typed.
 */
export function sessionHint(question: ExerciseItem): string | null {
  if (!isTyped(question)) return null;
  const answer = correctAnswer(question);
  const [text = ''] = hasGeorgian(answer) ? [answer] : splitGloss(answer);
  const letters = text.match(/\p{L}/gu) ?? [];
  const [first] = letters;
  return first === undefined || !text.startsWith(first) || letters.length < minTypoLength
    ? null
    : `It begins with ${first} and has ${letters.length} letters.`;
}

/** What a session was about, for its end: items introduced, items always answered right, and the others. */
export function sessionResult(
  steps: readonly SessionStep[],
  { answers, queue }: ReviewSession,
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
