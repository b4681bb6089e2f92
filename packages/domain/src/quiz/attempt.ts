/**
 * One attempt at a quiz: a pure state machine for every quiz of the course (QRUN, QADV).
 * An attempt is `answering`, `judged` or `finished`, each with only its own fields. Time is passed in as
 * `tick` events; the caller waits `delayMs` after a reveal and then sends `advance`. Events that are invalid
 * in a state change nothing.
 */
import {
  canCheckResponse,
  check,
  emptyResponse,
  type ExerciseItem,
  type ExerciseResponse,
  latinAnswer,
} from '../exercise/kinds.ts';
import type { LatinAnswer, Verdict } from '../exercise/item.ts';
import type { RunBase } from '../exercise/question.ts';
import { seedAt, shuffle } from '../random/shuffle.ts';
import type { Quiz, QuizRules } from './model.ts';

/** An answered question, in the order asked; `response` is null if time ran out without a complete one. */
export interface AnsweredQuestion {
  readonly questionId: string;
  readonly response: ExerciseResponse | null;
  readonly verdict: Verdict;
}

interface AttemptBase extends RunBase {
  /** Question ids in the order of this attempt. */
  readonly order: readonly string[];
  readonly answered: readonly AnsweredQuestion[];
  /** Whole seconds left on the active clock; null when there is none ('No time limits', decision D30). */
  readonly secondsLeft: number | null;
}
export type Attempt =
  /** `latin`: it was submitted, but has Latin letters where Georgian ones belong. */
  | (AttemptBase & {
      readonly phase: 'answering';
      readonly response: ExerciseResponse;
      readonly latin?: LatinAnswer;
    })
  | (AttemptBase & {
      readonly phase: 'judged';
      readonly response: ExerciseResponse;
      readonly verdict: Verdict;
    })
  | (AttemptBase & { readonly phase: 'finished' });

export type AttemptEvent =
  | { readonly type: 'respond'; readonly response: ExerciseResponse }
  /** Check Answer. */
  | { readonly type: 'check' }
  /** Next or Finish, where the rules have no Check Answer. */
  | { readonly type: 'next' }
  /** The delay after a reveal is over. */
  | { readonly type: 'advance' }
  | { readonly type: 'tick'; readonly seconds: number }
  | { readonly type: 'retake'; readonly seed: number };

/** The quiz, its rules, and whether this learner's countdowns are off. */
export interface QuizSetting {
  readonly quiz: Quiz;
  readonly rules: QuizRules;
  readonly untimed: boolean;
}

const fullClock = ({ rules, untimed }: QuizSetting) => (untimed ? null : rules.clock.seconds);

/** A new attempt; the seed determines the order of its questions. */
export function startAttempt(setting: QuizSetting, seed: number): Attempt {
  const order = shuffle(setting.quiz.questions, seedAt(seed, setting.quiz.questions.length));
  return {
    phase: 'answering',
    seed,
    order: order.map(({ id }) => id),
    answered: [],
    secondsLeft: fullClock(setting),
    response: order[0] ? emptyResponse(order[0]) : '',
  };
}

/** Position of the question on screen, from 0; once finished, the number of questions answered. */
export const positionOf = (attempt: Attempt): number =>
  attempt.answered.length - (attempt.phase === 'judged' ? 1 : 0);

const questionAt = ({ quiz }: QuizSetting, attempt: Attempt, position: number): ExerciseItem | undefined =>
  quiz.questions.find(({ id }) => id === attempt.order[position]);

/** The question on screen; undefined once finished. */
export const currentQuestion = (setting: QuizSetting, attempt: Attempt): ExerciseItem | undefined =>
  attempt.phase === 'finished' ? undefined : questionAt(setting, attempt, positionOf(attempt));

/** Questions answered right. */
export const scoreOf = (attempt: Attempt): number =>
  attempt.answered.filter(({ verdict }) => verdict.kind === 'correct').length;

/** Progress through the quiz, 0 to 1: index divided by total (QRUN-12). */
export const shareDone = (attempt: Attempt): number =>
  attempt.order.length === 0 ? 1 : positionOf(attempt) / attempt.order.length;

/** Whether the timer is shown in red. */
export const isUrgent = ({ rules, untimed }: QuizSetting, attempt: Attempt): boolean =>
  !untimed && attempt.secondsLeft !== null && attempt.secondsLeft <= rules.clock.redAt;

/** Check Answer, or Next, is enabled. */
export function canSubmit(setting: QuizSetting, attempt: Attempt): boolean {
  const question = currentQuestion(setting, attempt);
  return (
    attempt.phase === 'answering' && question !== undefined && canCheckResponse(question, attempt.response)
  );
}

type Answering = Extract<Attempt, { phase: 'answering' }>;

const baseOf = ({ seed, order, answered, secondsLeft }: Attempt): AttemptBase => ({
  seed,
  order,
  answered,
  secondsLeft,
});

/** Judges and records the current answer; an incomplete one is recorded as null. */
function withAnswer(attempt: Answering, question: ExerciseItem) {
  const verdict = check(question, attempt.response);
  const response = verdict.kind === 'incomplete' ? null : attempt.response;
  return { verdict, answered: [...attempt.answered, { questionId: question.id, response, verdict }] };
}

/** The state of the next question, or the finished state. A clock per question restarts. */
function nextState(setting: QuizSetting, attempt: Attempt, answered: readonly AnsweredQuestion[]): Attempt {
  const base = { ...baseOf(attempt), answered };
  const question = questionAt(setting, attempt, answered.length);
  if (!question) return { ...base, phase: 'finished' };
  const secondsLeft = setting.rules.clock.per === 'question' ? fullClock(setting) : attempt.secondsLeft;
  return { ...base, phase: 'answering', secondsLeft, response: emptyResponse(question) };
}

/** Judges the current answer: by Check Answer, by Next, or by the clock (QRUN-08, QRUN-09, QINT-16). */
function submit(setting: QuizSetting, attempt: Answering): Attempt {
  const question = currentQuestion(setting, attempt);
  if (!question) return attempt;
  const { verdict, answered } = withAnswer(attempt, question);
  if (setting.rules.flow.kind === 'next') return nextState(setting, attempt, answered);
  return { ...baseOf(attempt), answered, phase: 'judged', response: attempt.response, verdict };
}

/**
 * Counts the clock down: only while a question is being answered, and never below 0. It stands still once the learner has
 * switched time limits off, also in the middle of an attempt.
 */
function tick(setting: QuizSetting, attempt: Attempt, seconds: number): Attempt {
  if (setting.untimed || attempt.phase !== 'answering' || attempt.secondsLeft === null || seconds <= 0)
    return attempt;
  const ticked: Answering = { ...attempt, secondsLeft: Math.max(0, attempt.secondsLeft - seconds) };
  if (ticked.secondsLeft !== 0) return ticked;
  // The clock of a whole quiz ends it; an option not confirmed by Next does not count (QADV-04).
  return setting.rules.clock.per === 'quiz'
    ? { ...baseOf(ticked), phase: 'finished' }
    : submit(setting, ticked);
}

/** The attempt after an event; the same object if the event is invalid in this state. */
export function advanceAttempt(setting: QuizSetting, attempt: Attempt, event: AttemptEvent): Attempt {
  switch (event.type) {
    case 'respond':
      return attempt.phase === 'answering'
        ? { ...baseOf(attempt), phase: 'answering', response: event.response }
        : attempt;
    case 'check':
    case 'next': {
      const isInFlow = setting.rules.flow.kind === event.type;
      const question = currentQuestion(setting, attempt);
      if (attempt.phase !== 'answering' || !question || !isInFlow || !canSubmit(setting, attempt))
        return attempt;
      const latin = latinAnswer(question, attempt.response);
      return latin ? { ...attempt, latin } : submit(setting, attempt);
    }
    case 'advance':
      return attempt.phase === 'judged' ? nextState(setting, attempt, attempt.answered) : attempt;
    case 'tick':
      return tick(setting, attempt, event.seconds);
    case 'retake':
      return startAttempt(setting, event.seed);
  }
}
