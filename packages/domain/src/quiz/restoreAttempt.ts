/** Restores a running attempt from what a browser has stored of it. */
import { check, fitResponse, isResponse } from '../exercise/kinds.ts';
import { questionGuards } from '../exercise/question.ts';
import { isCount, isEither, isListOf, isObjectOf, isText } from '../validation/guards.ts';
import { type AnsweredQuestion, type Attempt, type QuizSetting, startAttempt } from './attempt.ts';

type Running = Exclude<Attempt, { phase: 'finished' }>;
const isStoredAttempt = isObjectOf<
  Pick<Running, 'seed' | 'phase' | 'response' | 'order' | 'secondsLeft'> & {
    readonly answered: readonly Pick<AnsweredQuestion, 'response'>[];
  }
>({
  ...questionGuards,
  order: isListOf(isText),
  answered: isListOf(isObjectOf({ response: isEither(isResponse, null) })),
  secondsLeft: isEither(isCount, null),
});

/**
 * A stored attempt. It is untrusted, because browser storage can be edited, and the quiz may have changed since: null if
 * it is finished or damaged, or does not fit the quiz.
 */
export function restoreAttempt(setting: QuizSetting, stored: unknown): Attempt | null {
  if (!isStoredAttempt(stored)) return null;
  const { seed, order, phase, secondsLeft } = stored;
  const isJudged = phase === 'judged';
  const start = startAttempt(setting, seed);
  const isSameQuiz =
    order.length === start.order.length && start.order.every((id, index) => id === order[index]);
  // A judged answer is the last of the answers.
  const position = stored.answered.length - (isJudged ? 1 : 0);
  const current = setting.quiz.questions.find(({ id }) => id === order[position]);
  if (!isSameQuiz || !current || (isJudged && setting.rules.flow.kind !== 'check')) return null;
  const response = fitResponse(current, stored.response);
  const answered = stored.answered.flatMap((answer, index): AnsweredQuestion[] => {
    const question = setting.quiz.questions.find(({ id }) => id === order[index]);
    if (!question) return [];
    return [
      { questionId: question.id, response: answer.response, verdict: check(question, answer.response) },
    ];
  });
  const clock = start.secondsLeft;
  const base = {
    seed,
    order: start.order,
    answered,
    secondsLeft: clock === null ? null : Math.min(Math.max(secondsLeft ?? clock, isJudged ? 0 : 1), clock),
  };
  const verdict = answered.at(-1)?.verdict;
  return isJudged && verdict
    ? { ...base, phase: 'judged', response, verdict }
    : { ...base, phase: 'answering', response };
}
