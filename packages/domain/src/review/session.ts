/**
 * A session of Today: step by step, judged, with a second attempt after a slip, repeated mistakes and undo. A pure
 * state machine: the caller gives ids, times and the seed. Events that are invalid in a state change nothing.
 */
import type { Verdict } from '../exercise/item.ts';
import {
  check,
  correctAnswer,
  emptyResponse,
  type ExerciseItem,
  type ExerciseResponse,
} from '../exercise/kinds.ts';
import { letterHint } from '../georgian/answer.ts';
import { hasGeorgian } from '../georgian/letters.ts';
import { senses } from '../practice/senses.ts';
import type { Rating } from './grade.ts';
import type { Format, Skill } from './question.ts';

export type SessionStep =
  | { readonly kind: 'introduce'; readonly itemId: string }
  | {
      readonly kind: 'ask';
      readonly itemId: string;
      readonly skill: Skill;
      readonly format: Format;
      readonly question: ExerciseItem;
    };
export type AskStep = Extract<SessionStep, { kind: 'ask' }>;

/** What only the caller knows of an answer. */
export interface AnswerStamp {
  /** Idempotency key of the review. */
  readonly id: string;
  readonly answeredAt: string;
  /** Time from the question to the answer. */
  readonly elapsedMs: number;
}

/** What is recorded of an answer. A null response: the learner did not know. */
export interface SessionReview extends AnswerStamp {
  readonly itemId: string;
  readonly skill: Skill;
  readonly format: Format;
  readonly response: ExerciseResponse | null;
  readonly secondAttempt: boolean;
  readonly hintUsed: boolean;
  readonly acceptedByLearner: boolean;
  readonly ownRating?: Rating;
}

export interface SessionAnswer {
  readonly review: SessionReview;
  /** By the verdict, or because the learner has overruled it. */
  readonly correct: boolean;
}

/** A step that is left: its place in the steps of the server, and how often it was asked again. */
export interface QueuedStep {
  readonly step: number;
  readonly repeats: number;
}

interface SessionFrame {
  /** Decides the order in which options are shown. */
  readonly seed: number;
  /** The steps that are left; the first one is the current. */
  readonly queue: readonly QueuedStep[];
  /** Number of finished steps. */
  readonly passed: number;
  readonly answers: readonly SessionAnswer[];
  /** How many of the answers cannot be changed any more and may be recorded: all, or all but the last. */
  readonly final: number;
  /** The state before the last answer, until that is final. */
  readonly before: ReviewSession | null;
}

export type JudgedVerdict = Exclude<Verdict, { kind: 'incomplete' }>;

export type ReviewSession = SessionFrame &
  (
    | { readonly phase: 'introducing' }
    | {
        readonly phase: 'answering';
        readonly response: ExerciseResponse;
        /** The first attempt, if it had a slip of one letter: this is the second. */
        readonly slip: string | null;
        readonly hintUsed: boolean;
      }
    | {
        readonly phase: 'judged';
        readonly response: ExerciseResponse | null;
        readonly verdict: JudgedVerdict;
      }
    | { readonly phase: 'finished' }
  );

export type SessionEvent =
  | { readonly type: 'respond'; readonly response: ExerciseResponse }
  | { readonly type: 'hint' }
  /** Judges a response; null: the learner does not know. */
  | { readonly type: 'answer'; readonly response: ExerciseResponse | null; readonly stamp: AnswerStamp }
  /** The learner overrules the verdict: I was right. */
  | { readonly type: 'accept' }
  | { readonly type: 'next'; readonly rating?: Rating }
  | { readonly type: 'undo' }
  /** Makes the last answer final, because the page is left. */
  | { readonly type: 'commit' };

/** How often a wrong item is asked again at most, and how many steps are between. */
export const maxRepeats = 2;
const repeatDistance = 4;
/** In a shorter answer, one letter is too much to be a slip. */
const minSlipLength = 3;

export const hasOptions = (question: ExerciseItem): boolean => 'options' in question;

/** The state in which the first step of the queue begins. */
export function openStep(steps: readonly SessionStep[], frame: SessionFrame): ReviewSession {
  const step = steps[frame.queue[0]?.step ?? -1];
  if (!step) return { ...frame, final: frame.answers.length, before: null, phase: 'finished' };
  if (step.kind === 'introduce') return { ...frame, phase: 'introducing' };
  const response = emptyResponse(step.question);
  return { ...frame, phase: 'answering', response, slip: null, hintUsed: false };
}

const frameOf = ({ seed, queue, passed, answers, final, before }: ReviewSession): SessionFrame => ({
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
  steps[queue[0]?.step ?? -1] ?? null;

/** The steps in their new order: one of another item comes first, if any is left. */
function withOtherItemFirst(
  steps: readonly SessionStep[],
  queue: readonly QueuedStep[],
  itemId: string,
): readonly QueuedStep[] {
  const place = queue.findIndex(({ step }) => steps[step]?.itemId !== itemId);
  return place > 0 ? [...queue.slice(place, place + 1), ...queue.toSpliced(place, 1)] : queue;
}

function moveOn(steps: readonly SessionStep[], session: ReviewSession, isAskedAgain: boolean): ReviewSession {
  const [done, ...rest] = session.queue;
  if (!done) return session;
  const later =
    isAskedAgain && done.repeats < maxRepeats
      ? rest.toSpliced(repeatDistance, 0, { step: done.step, repeats: done.repeats + 1 })
      : rest;
  const queue = withOtherItemFirst(steps, later, steps[done.step]?.itemId ?? '');
  return openStep(steps, { ...frameOf(session), queue, passed: session.passed + 1 });
}

/** The accepted answer that a typed one is nearest to: one letter off, or else the one that feedback shows. */
export function nearestAnswer(question: ExerciseItem, typed: string): string {
  const answers = 'answers' in question ? question.answers : [];
  return answers.find((answer) => letterHint(typed, answer) !== undefined) ?? correctAnswer(question);
}

/** Whether a wrong answer is a slip: a letter off, but no digit, and not an ejective for its aspirate. */
function isSlip(question: ExerciseItem, response: ExerciseResponse | null, verdict: JudgedVerdict): boolean {
  if (verdict.kind !== 'incorrect' || !verdict.hint || typeof response !== 'string') return false;
  const { given, expected, ejectiveMixUp } = verdict.hint;
  return (
    !ejectiveMixUp &&
    !/\d/u.test(given + expected) &&
    [...nearestAnswer(question, response)].length >= minSlipLength
  );
}

/** The verdict on a response; null while that is incomplete. Not to know is wrong. */
export function judge(question: ExerciseItem, response: ExerciseResponse | null): JudgedVerdict | null {
  if (response === null) return { kind: 'incorrect', expected: correctAnswer(question) };
  const verdict = check(question, response);
  return verdict.kind === 'incomplete' ? null : verdict;
}

function judgeStep(
  step: AskStep,
  session: Extract<ReviewSession, { phase: 'answering' }>,
  response: ExerciseResponse | null,
  stamp: AnswerStamp,
): ReviewSession {
  const { question, itemId, skill, format } = step;
  const { slip, hintUsed, answers } = session;
  const verdict = judge(question, response);
  if (!verdict) return session;
  if (slip === null && typeof response === 'string' && isSlip(question, response, verdict))
    return { ...session, response, slip: response };
  const review: SessionReview = {
    ...stamp,
    itemId,
    skill,
    format,
    response,
    secondAttempt: slip !== null,
    hintUsed,
    acceptedByLearner: false,
  };
  const before: ReviewSession = {
    ...session,
    response: hasOptions(question) ? emptyResponse(question) : session.response,
    final: answers.length,
    before: null,
  };
  return {
    ...frameOf(session),
    phase: 'judged',
    response,
    verdict,
    answers: [...answers, { review, correct: verdict.kind === 'correct' }],
    final: answers.length,
    before,
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
  verdict.kind === 'incorrect' && !hasOptions(question) && !verdict.hint?.ejectiveMixUp;

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
  if (session.phase === 'introducing') return moveOn(steps, session, false);
  const last = judgedAnswer(session);
  if (!last) return session;
  const rated =
    rating !== undefined && canRate(session)
      ? withLastAnswer(session, { ...last, review: { ...last.review, ownRating: rating } })
      : session;
  return moveOn(steps, rated, !last.correct);
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
  if (question.kind !== 'type-answer') return null;
  const answer = correctAnswer(question);
  const [text = ''] = hasGeorgian(answer) ? [answer] : senses(answer);
  const letters = text.match(/\p{L}/gu) ?? [];
  const [first] = letters;
  return first === undefined || !text.startsWith(first) || letters.length < minSlipLength
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
  const learned = steps.flatMap(({ kind, itemId }, place) =>
    kind === 'introduce' && !left.has(place) ? [itemId] : [],
  );
  const missed = new Set(answers.flatMap(({ correct, review }) => (correct ? [] : [review.itemId])));
  const asked = new Set(answers.map(({ review }) => review.itemId));
  return { learned, right: [...asked].filter((itemId) => !missed.has(itemId)), missed: [...missed] };
}
