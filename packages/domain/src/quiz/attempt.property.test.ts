import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyResponse, type ExerciseItem, fitResponse } from '../exercise/kinds.ts';
import {
  type Attempt,
  type AttemptEvent,
  advanceAttempt,
  currentQuestion,
  positionOf,
  type QuizSetting,
  scoreOf,
  shareDone,
  startAttempt,
} from './attempt.ts';
import { restoreAttempt } from './restoreAttempt.ts';
import type { QuizRules } from './model.ts';

const base = (id: string) => ({ id, teaches: [], prompt: 'Which?' });
const questions: readonly ExerciseItem[] = [
  { ...base('choice'), kind: 'choice', options: ['right', 'wrong'], answer: 'right' },
  { ...base('typed'), kind: 'type-answer', answers: ['right'] },
  { ...base('order'), kind: 'order', items: ['right', 'wrong'] },
  { ...base('compose'), kind: 'compose', longerThan: 5, mustContainSpace: true },
];

const settings: fc.Arbitrary<QuizSetting> = fc.record({
  quiz: fc.constant({
    id: 'quiz-test',
    title: 'Test Quiz',
    messages: { excellent: '', good: '', keepLearning: '' },
    questions,
  }),
  rules: fc.record<QuizRules>({
    clock: fc.record({
      per: fc.constantFrom('question', 'quiz'),
      seconds: fc.integer({ min: 1, max: 20 }),
      redAt: fc.constant(5),
    }),
    flow: fc.constantFrom({ kind: 'next' }, { kind: 'check', delayMs: 1500 }),
  }),
  untimed: fc.boolean(),
});

const events: fc.Arbitrary<AttemptEvent> = fc.oneof(
  // Right, wrong, empty and of another kind's shape, whatever the question.
  fc
    .constantFrom('right', 'wrong', 'quite right', '', ['right', 'wrong'], ['wrong', 'right'], ['right'], {})
    .map((response): AttemptEvent => ({ type: 'respond', response })),
  fc.constantFrom<AttemptEvent>({ type: 'check' }, { type: 'next' }, { type: 'advance' }),
  fc.integer({ min: -2, max: 8 }).map((seconds): AttemptEvent => ({ type: 'tick', seconds })),
  { weight: 1, arbitrary: fc.nat(99).map((seed): AttemptEvent => ({ type: 'retake', seed })) },
);

const fields = { answering: ['response'], judged: ['response', 'verdict'], finished: [] } as const;

function expectValid(setting: QuizSetting, attempt: Attempt) {
  const { phase, order, answered, secondsLeft } = attempt;
  expect(Object.keys(attempt).sort()).toEqual(
    ['answered', 'order', 'phase', 'secondsLeft', 'seed', ...fields[phase]].sort(),
  );
  // The questions answered are the first of the order, each once.
  expect(answered.map(({ questionId }) => questionId)).toEqual(order.slice(0, answered.length));
  expect(new Set(order).size).toBe(questions.length);
  expect(scoreOf(attempt)).toBeLessThanOrEqual(answered.length);
  expect(shareDone(attempt)).toBeGreaterThanOrEqual(0);
  expect(shareDone(attempt)).toBeLessThanOrEqual(1);
  if (setting.untimed) expect(secondsLeft).toBeNull();
  else {
    expect(secondsLeft).toBeGreaterThanOrEqual(0);
    expect(secondsLeft).toBeLessThanOrEqual(setting.rules.clock.seconds);
  }
  if (phase === 'finished') return;
  expect(currentQuestion(setting, attempt)?.id).toBe(order[positionOf(attempt)]);
  if (phase === 'answering') expect(secondsLeft).not.toBe(0);
  else {
    expect(setting.rules.flow.kind).toBe('check');
    expect(answered.at(-1)?.questionId).toBe(order[positionOf(attempt)]);
  }
}

function expectValidStep(setting: QuizSetting, before: Attempt, event: AttemptEvent, after: Attempt) {
  if (event.type === 'retake') {
    expect(after).toEqual(startAttempt(setting, event.seed));
    return;
  }
  if (before.phase === 'finished') expect(after).toBe(before);
  // Recorded answers do not change, and one event records at most one.
  expect(after.answered.slice(0, before.answered.length)).toEqual(before.answered);
  expect(after.answered.length - before.answered.length).toBeLessThanOrEqual(1);
  expect(after.order).toBe(before.order);
  const question = currentQuestion(setting, after);
  if (question && after.phase === 'answering' && positionOf(after) > positionOf(before))
    expect(after.response).toEqual(emptyResponse(question));
  const newQuestion = setting.rules.clock.per === 'question' && positionOf(after) > positionOf(before);
  if (newQuestion && after.phase === 'answering' && !setting.untimed)
    expect(after.secondsLeft).toBe(setting.rules.clock.seconds);
  else if (!newQuestion && before.secondsLeft !== null)
    expect(after.secondsLeft).toBeLessThanOrEqual(before.secondsLeft);
}

// No question is answered twice, the score never exceeds the answers, time never increases or falls below 0.
it('[QRUN-06] [QRUN-10] [QADV-03] keeps an attempt valid for any sequence of events', () => {
  fc.assert(
    fc.property(settings, fc.nat(99), fc.array(events, { maxLength: 60 }), (setting, seed, sequence) => {
      let attempt = startAttempt(setting, seed);
      expectValid(setting, attempt);
      for (const event of sequence) {
        const moved = advanceAttempt(setting, attempt, event);
        expectValidStep(setting, attempt, event, moved);
        expectValid(setting, moved);
        attempt = moved;
      }
    }),
    { numRuns: 300 },
  );
});

/** What is restored of an attempt: none if it is finished, and a response of another kind's shape as an empty one. */
function fitted(attempt: Attempt): Attempt | null {
  if (attempt.phase === 'finished') return null;
  const question = questions.find(({ id }) => id === attempt.order[positionOf(attempt)]);
  return question ? { ...attempt, response: fitResponse(question, attempt.response) } : null;
}

it('an attempt is restored after any events', () => {
  fc.assert(
    fc.property(settings, fc.nat(99), fc.array(events, { maxLength: 60 }), (setting, seed, history) => {
      let attempt = startAttempt(setting, seed);
      for (const event of history) {
        attempt = advanceAttempt(setting, attempt, event);
        const stored: unknown = JSON.parse(JSON.stringify(attempt));
        expect(restoreAttempt(setting, stored)).toEqual(fitted(attempt));
      }
    }),
  );
});

it('whatever is stored, a valid attempt or none is restored', () => {
  const responses = fc.oneof(fc.constantFrom('right', 'wrong', ['right', 'wrong'], {}, null), fc.anything());
  const snapshots = fc.record({
    seed: fc.oneof(fc.nat(3), fc.anything()),
    order: fc.oneof(fc.shuffledSubarray(questions.map(({ id }) => id)), fc.anything()),
    answered: fc.oneof(fc.array(fc.record({ response: responses }), { maxLength: 5 }), fc.anything()),
    phase: fc.oneof(fc.constantFrom('answering', 'judged'), fc.anything()),
    response: responses,
    secondsLeft: fc.oneof(fc.integer({ min: -5, max: 50 }), fc.anything()),
  });
  fc.assert(
    fc.property(settings, fc.oneof(snapshots, fc.anything()), (setting, snapshot) => {
      const attempt = restoreAttempt(setting, snapshot);
      if (attempt) expectValid(setting, attempt);
    }),
    { numRuns: 500 },
  );
});
