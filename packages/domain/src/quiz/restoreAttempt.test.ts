import { describe, expect, it } from 'vitest';
import { advanceAttempt, type AttemptEvent, type QuizSetting, startAttempt } from './attempt.ts';
import { restoreAttempt } from './restoreAttempt.ts';
import type { QuizRules } from './model.ts';

const checkRules: QuizRules = {
  clock: { per: 'question', seconds: 30, redAt: 10 },
  flow: { kind: 'check', delayMs: 1500 },
};
const setting: QuizSetting = {
  quiz: {
    id: 'quiz-test',
    title: 'Test Quiz',
    messages: { excellent: '', good: '', keepLearning: '' },
    questions: ['q0', 'q1'].map((id) => ({
      id,
      kind: 'choice',
      teaches: [],
      prompt: 'Which?',
      options: ['right', 'wrong'],
      answer: 'right',
    })),
  },
  rules: checkRules,
  untimed: false,
};
const respond = (response: string): AttemptEvent => ({ type: 'respond', response });
const answer: readonly AttemptEvent[] = [respond('right'), { type: 'check' }, { type: 'advance' }];
const play = (events: readonly AttemptEvent[]) =>
  events.reduce((attempt, event) => advanceAttempt(setting, attempt, event), startAttempt(setting, 7));

describe('a stored attempt', () => {
  const attempt = play([...answer, respond('wrong'), { type: 'tick', seconds: 12 }]);
  const taken = attempt;
  it('is restored with its order, answers, response and seconds left', () => {
    expect(taken).toMatchObject({ response: 'wrong', secondsLeft: 18 });
    expect(restoreAttempt(setting, taken)).toEqual(attempt);
  });
  it('of a revealed answer is restored with its verdict', () => {
    const revealed = play([respond('wrong'), { type: 'check' }]);
    expect(restoreAttempt(setting, revealed)).toEqual(revealed);
  });
  it('that is finished is not restored', () =>
    expect(restoreAttempt(setting, play([...answer, ...answer]))).toBeNull());

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['another order', { ...taken, order: taken.order.toReversed() }],
    ['other questions', { ...taken, order: ['q0', 'q9'] }],
    ['another seed, and thus another order', { ...taken, seed: 8.5 }],
    ['a seed that is none', { ...taken, seed: String(taken.seed) }],
    ['a question more', { ...taken, order: [...taken.order, 'q2'] }],
    ['every question answered', { ...taken, answered: [...taken.answered, ...taken.answered] }],
    ['nothing to reveal', { ...taken, answered: [], phase: 'judged' }],
    ['an unknown phase', { ...taken, phase: 1 }],
    ['a response that is none', { ...taken, response: 5 }],
    ['an answer that is none', { ...taken, answered: [{ response: [5] }] }],
    ['seconds that are none', { ...taken, secondsLeft: 'many' }],
  ])('with %s is not restored', (_, stored) => expect(restoreAttempt(setting, stored)).toBeNull());

  it('with two questions exchanged, and the first one in its place, is not restored', () => {
    const questions = ['q0', 'q1', 'q2'].flatMap((id) =>
      setting.quiz.questions.slice(0, 1).map((question) => ({ ...question, id })),
    );
    const three = { ...setting, quiz: { ...setting.quiz, questions } };
    const stored = startAttempt(three, 7);
    const [first, second, third] = stored.order;
    expect(restoreAttempt(three, stored)).not.toBeNull();
    expect(restoreAttempt(three, { ...stored, order: [first, third, second] })).toBeNull();
  });

  it.each([
    ['more seconds than the clock has', { ...taken, secondsLeft: 999 }, 30],
    ['no second left', { ...taken, secondsLeft: 0 }, 1],
    ['no clock', { ...taken, secondsLeft: null }, 30],
  ])('with %s is restored within the limits of the clock', (_, stored, secondsLeft) =>
    expect(restoreAttempt(setting, stored)).toMatchObject({ secondsLeft }),
  );
  it('with a response of another kind of question is restored with an empty one', () =>
    expect(restoreAttempt(setting, { ...taken, response: ['wrong'] })).toEqual({ ...attempt, response: '' }));
  it('taken with a clock is restored without one when time limits are off', () =>
    expect(restoreAttempt({ ...setting, untimed: true }, taken)).toMatchObject({ secondsLeft: null }));
  it('of a revealed answer is not restored where answers are not revealed', () =>
    expect(
      restoreAttempt(
        { ...setting, rules: { ...checkRules, flow: { kind: 'next' } } },
        { ...taken, phase: 'judged' },
      ),
    ).toBeNull());
});
