/**
 * What a browser stores of a running attempt, so that it survives a reload or a closed tab.
 */
import { check, type ExerciseResponse, fitResponse, isResponse } from '../exercise/kinds.ts';
import { type Attempt, type QuizSetting, startAttempt } from './attempt.ts';

/** What is stored of a running attempt. Verdicts are not: they are judged anew. */
export interface AttemptSnapshot {
  readonly seed: number;
  readonly order: readonly string[];
  /** Responses to the answered questions, in the order asked; null if time ran out. */
  readonly answers: readonly (ExerciseResponse | null)[];
  /** The answer to the last of them is still on screen. */
  readonly isRevealed: boolean;
  /** The response to the question on screen. */
  readonly response: ExerciseResponse;
  readonly secondsLeft: number | null;
}

/** A snapshot of a running attempt; null for a finished one. */
export function snapshotOf(attempt: Attempt): AttemptSnapshot | null {
  if (attempt.phase === 'finished') return null;
  const { seed, order, answered, phase, response, secondsLeft } = attempt;
  const answers = answered.map((answer) => answer.response);
  return { seed, order, answers, isRevealed: phase === 'revealed', response, secondsLeft };
}

function isSnapshot(value: unknown): value is AttemptSnapshot {
  if (typeof value !== 'object' || value === null) return false;
  // as: each field is validated below.
  const { seed, order, answers, isRevealed, response, secondsLeft } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(seed) &&
    Array.isArray(order) &&
    Array.isArray(answers) &&
    answers.every((answer) => answer === null || isResponse(answer)) &&
    typeof isRevealed === 'boolean' &&
    isResponse(response) &&
    (secondsLeft === null || Number.isSafeInteger(secondsLeft))
  );
}

/**
 * The attempt of a snapshot. It is untrusted, because browser storage can be edited, and the quiz may have changed
 * since: null if the snapshot is damaged or does not fit the quiz.
 */
export function restoreAttempt(setting: QuizSetting, snapshot: unknown): Attempt | null {
  if (!isSnapshot(snapshot)) return null;
  const { seed, order, answers, isRevealed, secondsLeft } = snapshot;
  const start = startAttempt(setting, seed);
  const isSameQuiz =
    order.length === start.order.length && start.order.every((id, place) => id === order[place]);
  // A revealed answer is the last of the answers.
  const position = answers.length - (isRevealed ? 1 : 0);
  const current = setting.quiz.questions.find(({ id }) => id === order[position]);
  if (!isSameQuiz || !current || (isRevealed && setting.rules.flow.kind !== 'check')) return null;
  const response = fitResponse(current, snapshot.response);
  const answered = answers.flatMap((answer, place) => {
    const question = setting.quiz.questions.find(({ id }) => id === order[place]);
    return question ? [{ questionId: question.id, response: answer, verdict: check(question, answer) }] : [];
  });
  const clock = start.secondsLeft;
  const frame = {
    seed,
    order: start.order,
    answered,
    secondsLeft: clock === null ? null : Math.min(Math.max(secondsLeft ?? clock, isRevealed ? 0 : 1), clock),
  };
  const verdict = answered.at(-1)?.verdict;
  return isRevealed && verdict
    ? { ...frame, phase: 'revealed', response, verdict }
    : { ...frame, phase: 'answering', response };
}
