import { describe, expect, it } from 'vitest';
import type { ExerciseItem } from '../exercise/kinds.ts';
import {
  type Attempt,
  type AttemptEvent,
  advanceAttempt,
  canSubmit,
  currentQuestion,
  isUrgent,
  positionOf,
  type QuizSetting,
  scoreOf,
  shareDone,
  startAttempt,
} from './attempt.ts';
import type { QuizRules } from './model.ts';

const base = (id: string) => ({ id, teaches: [], prompt: 'Which?' });
const quizOf = (questions: readonly ExerciseItem[]) => ({
  id: 'quiz-test',
  title: 'Test Quiz',
  messages: { excellent: '', good: '', keepLearning: '' },
  questions,
});
const choices = (count: number) =>
  quizOf(
    Array.from({ length: count }, (_, index) => ({
      ...base(`q${index}`),
      kind: 'choice',
      options: ['right', 'wrong', 'c', 'd'],
      answer: 'right',
    })),
  );
const setting = (quiz: QuizSetting['quiz'], rules: QuizRules, untimed = false): QuizSetting => ({
  quiz,
  rules,
  untimed,
});

const perQuestion: QuizRules = {
  clock: { per: 'question', seconds: 30, redAt: 10 },
  flow: { kind: 'check', delayMs: 1500 },
};
const perQuiz: QuizRules = { clock: { per: 'quiz', seconds: 300, redAt: 10 }, flow: { kind: 'next' } };
const writingRules: QuizRules = {
  clock: { per: 'question', seconds: 120, redAt: 30 },
  flow: { kind: 'check', delayMs: 2000 },
};
const checked = setting(choices(2), perQuestion);
const nexted = setting(choices(2), perQuiz);
/** Prompts of one kind each, so that the order in which they are asked does not matter. */
const writing = (item: ExerciseItem) =>
  setting(
    quizOf([
      { ...item, id: 'w1' },
      { ...item, id: 'w2' },
    ]),
    writingRules,
  );
const composing = writing({ ...base('w'), kind: 'compose', longerThan: 5, mustContainSpace: true });
const translating = writing({ ...base('w'), kind: 'type-answer', answers: ['right'] });
const completing = writing({
  ...base('w'),
  kind: 'fill-blank',
  sentence: '___',
  options: ['right', 'wrong'],
  answers: ['right'],
});

const respond = (response: string): AttemptEvent => ({ type: 'respond', response });
const tick = (seconds: number): AttemptEvent => ({ type: 'tick', seconds });
const check: AttemptEvent = { type: 'check' };
const next: AttemptEvent = { type: 'next' };
const advance: AttemptEvent = { type: 'advance' };
const retake: AttemptEvent = { type: 'retake', seed: 9 };
const play = (of: QuizSetting, events: readonly AttemptEvent[]) =>
  events.reduce((attempt, event) => advanceAttempt(of, attempt, event), startAttempt(of, 7));

/** An attempt as one line: question number, response, verdict once revealed; seconds left; score. */
const show = (attempt: Attempt) => {
  const at =
    attempt.phase === 'finished'
      ? 'finished'
      : `${positionOf(attempt) + 1} ${JSON.stringify(attempt.response)}`;
  const verdict = attempt.phase === 'judged' ? ` ${attempt.verdict.kind}` : '';
  return `${at}${verdict}, ${attempt.secondsLeft ?? 'no'} s, ${scoreOf(attempt)} right`;
};
const last = [respond('right'), check, advance];

/** state x event -> state; `same` is the identical object: the event is invalid in that state. */
type Table = readonly (readonly [
  title: string,
  before: readonly AttemptEvent[],
  event: AttemptEvent,
  after: string,
])[];
const tables: Readonly<Record<string, readonly [QuizSetting, Table]>> = {
  'Check Answer, a clock per question': [
    checked,
    [
      ['an option', [], respond('wrong'), '1 "wrong", 30 s, 0 right'],
      [
        '[QRUN-01] another option before Check Answer',
        [respond('wrong')],
        respond('right'),
        '1 "right", 30 s, 0 right',
      ],
      ['[QRUN-01] Check Answer without an option', [], check, 'same'],
      ['Next, which these rules do not use', [respond('right')], next, 'same'],
      ['the end of a delay that a retake cut off', [respond('right')], advance, 'same'],
      [
        '[QRUN-04] [QRUN-05] Check Answer, right',
        [respond('right')],
        check,
        '1 "right" correct, 30 s, 1 right',
      ],
      [
        '[QRUN-04] [QRUN-05] Check Answer, wrong',
        [respond('wrong')],
        check,
        '1 "wrong" incorrect, 30 s, 0 right',
      ],
      ['[QRUN-02] another option once checked', [respond('wrong'), check], respond('right'), 'same'],
      ['[QRUN-03] Check Answer once checked', [respond('right'), check], check, 'same'],
      ['[QRUN-11] time while locked', [respond('right'), check], tick(1), 'same'],
      ['[QRUN-06] the delay is over', [respond('right'), tick(4), check], advance, '2 "", 30 s, 1 right'],
      [
        '[QRUN-07] the delay after the last is over',
        [...last, respond('wrong'), check],
        advance,
        'finished, 30 s, 1 right',
      ],
      ['a second', [respond('c')], tick(1), '1 "c", 29 s, 0 right'],
      ['the last second but one', [tick(28)], tick(1), '1 "", 1 s, 0 right'],
      ['[QRUN-08] time runs out with no option', [tick(29)], tick(1), '1 "" incomplete, 0 s, 0 right'],
      ['[QRUN-08] an option after time ran out', [tick(30)], respond('right'), 'same'],
      ['[QRUN-08] the delay after time ran out is over', [tick(30)], advance, '2 "", 30 s, 0 right'],
      [
        '[QRUN-08] the delay after time ran out on the last question is over',
        [...last, tick(30)],
        advance,
        'finished, 0 s, 1 right',
      ],
      [
        '[QRUN-09] time runs out on an unchecked option',
        [respond('right')],
        tick(30),
        '1 "right" correct, 0 s, 1 right',
      ],
      ['[QRUN-10] more time passes than is left', [tick(29)], tick(60), '1 "" incomplete, 0 s, 0 right'],
      ['[QRUN-10] time after it ran out', [tick(30)], tick(1), 'same'],
      ['[QRUN-10] no time at all', [], tick(0), 'same'],
      ['[QRUN-10] a clock set back', [tick(5)], tick(-3), 'same'],
      ['[QRUN-11] time once finished', [...last, ...last], tick(1), 'same'],
      ['an option once finished', [...last, ...last], respond('right'), 'same'],
      ['Check Answer once finished', [...last, ...last], check, 'same'],
      ['the end of a delay once finished', [...last, ...last], advance, 'same'],
      [
        '[QRUN-21] Retake once finished',
        [...last, respond('right'), tick(9), check, advance],
        retake,
        '1 "", 30 s, 0 right',
      ],
      ['[QRUN-21] Retake while locked', [...last, tick(30)], retake, '1 "", 30 s, 0 right'],
    ],
  ],
  'Next, one clock for the whole quiz': [
    nexted,
    [
      ['[QADV-02] Next without an option', [], next, 'same'],
      ['Check Answer, which these rules do not use', [respond('right')], check, 'same'],
      ['the end of a delay, of which there is none', [respond('right')], advance, 'same'],
      [
        '[QADV-03] [QADV-11] an option does not count before Next',
        [],
        respond('right'),
        '1 "right", 300 s, 0 right',
      ],
      [
        '[QADV-11] Next, right; the clock runs on',
        [tick(50), respond('right')],
        next,
        '2 "", 250 s, 1 right',
      ],
      ['[QADV-11] Next, wrong', [respond('wrong')], next, '2 "", 300 s, 0 right'],
      [
        '[QADV-03] right, wrong, right, Next',
        [respond('right'), respond('wrong'), respond('right')],
        next,
        '2 "", 300 s, 1 right',
      ],
      ['[QADV-03] right, wrong, Next', [respond('right'), respond('wrong')], next, '2 "", 300 s, 0 right'],
      [
        '[QADV-04] [QADV-12] Finish on the last question',
        [respond('right'), next, respond('right'), tick(20)],
        next,
        'finished, 280 s, 2 right',
      ],
      [
        '[QADV-04] [QADV-12] time runs out; the option not confirmed does not count',
        [respond('right'), next, respond('right'), tick(299)],
        tick(1),
        'finished, 0 s, 1 right',
      ],
      ['[QADV-04] more time passes than is left', [respond('right')], tick(1000), 'finished, 0 s, 0 right'],
      ['time after it ran out', [tick(300)], tick(1), 'same'],
      ['Next after time ran out', [respond('right'), tick(300)], next, 'same'],
      [
        '[QADV-05] [QADV-16] Try Again',
        [respond('right'), next, respond('right'), tick(299), next],
        retake,
        '1 "", 300 s, 0 right',
      ],
      [
        '[QADV-05] [QADV-16] Try Again after time ran out',
        [respond('right'), next, tick(300)],
        retake,
        '1 "", 300 s, 0 right',
      ],
    ],
  ],
  'writing: a composition': [
    composing,
    [
      ['[QINT-10] Check of spaces alone', [respond('   ')], check, 'same'],
      ['[QINT-14] a right one', [respond('აბგ დე')], check, '1 "აბგ დე" correct, 120 s, 1 right'],
      ['[QINT-14] one too short', [respond('აბ გდ')], check, '1 "აბ გდ" incorrect, 120 s, 0 right'],
      ['[QINT-10] Check while it is checked', [respond('აბგ დე'), check], check, 'same'],
      ['[QINT-15] the delay is over', [respond('აბგ დე'), tick(70), check], advance, '2 "", 120 s, 1 right'],
      [
        '[QINT-16] time runs out on an entry',
        [respond('აბგ დე')],
        tick(120),
        '1 "აბგ დე" correct, 0 s, 1 right',
      ],
      [
        '[QINT-16] time runs out on an empty entry',
        [respond('  ')],
        tick(120),
        '1 "  " incomplete, 0 s, 0 right',
      ],
      [
        '[QINT-15] the delay after the last is over',
        [tick(120), advance, tick(120)],
        advance,
        'finished, 0 s, 0 right',
      ],
      [
        '[QINT-18] Retake Quiz',
        [respond('აბგ დე'), check, advance, respond('ა'), tick(3)],
        retake,
        '1 "", 120 s, 0 right',
      ],
    ],
  ],
  'writing: a translation': [
    translating,
    [
      [
        '[QINT-12] [QINT-14] trimmed, any case',
        [respond(' RIGHT ')],
        check,
        '1 " RIGHT " correct, 120 s, 1 right',
      ],
      ['[QINT-14] one letter wrong', [respond('righ')], check, '1 "righ" incorrect, 120 s, 0 right'],
      ['[QINT-10] Check of an empty field', [respond(' ')], check, 'same'],
    ],
  ],
  'writing: a completion': [
    completing,
    [
      ['[QINT-10] Check without an option', [], check, 'same'],
      [
        '[QINT-11] [QINT-14] the expected option',
        [respond('right')],
        check,
        '1 "right" correct, 120 s, 1 right',
      ],
    ],
  ],
  "'No time limits' (D30), Check Answer": [
    setting(choices(2), perQuestion, true),
    [
      ['time passes', [], tick(1000), 'same'],
      ['Check Answer', [respond('right')], check, '1 "right" correct, no s, 1 right'],
      ['the delay is over', [respond('right'), check], advance, '2 "", no s, 1 right'],
      ['Retake', last, retake, '1 "", no s, 0 right'],
    ],
  ],
  "'No time limits' (D30), Next": [
    setting(choices(2), perQuiz, true),
    [
      ['time passes', [respond('right')], tick(1000), 'same'],
      ['Next', [respond('right')], next, '2 "", no s, 1 right'],
    ],
  ],
};

describe.each(Object.entries(tables))('%s', (_, [of, rows]) => {
  it.each(rows)('%s', (_title, before, event, after) => {
    const attempt = play(of, before);
    const moved = advanceAttempt(of, attempt, event);
    expect(moved === attempt ? 'same' : show(moved)).toBe(after);
  });
});

describe('an attempt', () => {
  it.each([
    ['[QRUN-01] no option', checked, [], false],
    ['[QRUN-01] an option', checked, [respond('c')], true],
    ['[QRUN-03] locked', checked, [respond('c'), check], false],
    ['[QADV-02] no option', nexted, [], false],
    ['[QADV-02] an option', nexted, [respond('c')], true],
    ['[QINT-10] spaces alone', composing, [respond(' ')], false],
    ['finished', nexted, [tick(300)], false],
  ] as const)('%s: button enabled?', (_, of, events, enabled) =>
    expect(canSubmit(of, play(of, events))).toBe(enabled),
  );

  const reading = setting(choices(2), { ...perQuestion, clock: { per: 'question', seconds: 90, redAt: 20 } });
  it.each([
    ['[QRUN-16] 11 of 30 s', 19, false, checked],
    ['[QRUN-16] 10 of 30 s', 20, true, checked],
    ['[QRUN-16] 0 of 30 s', 30, true, checked],
    ['[QRUN-17] reading, 21 of 90 s', 69, false, reading],
    ['[QRUN-17] reading, 20 of 90 s', 70, true, reading],
    ['[QRUN-17] writing, 31 of 120 s', 89, false, composing],
    ['[QRUN-17] writing, 30 of 120 s', 90, true, composing],
    ['[QADV-10] topic quiz, 11 of 300 s', 289, false, nexted],
    ['[QADV-10] topic quiz, 10 of 300 s', 290, true, nexted],
    ['no time limits', 30, false, setting(choices(2), perQuestion, true)],
  ])('%s left after %i s: red is %s', (_, seconds, red, of) =>
    expect(isUrgent(of, play(of, [tick(seconds)]))).toBe(red),
  );

  it.each([
    [5, 0, 0],
    [5, 4, 0.8],
    [10, 9, 0.9],
    [5, 5, 1],
  ])(
    '[QRUN-12] of %i questions with %i done, the progress bar is at %d, also while the verdict is shown',
    (total, done, share) => {
      const of = setting(choices(total), perQuestion);
      const events = Array.from({ length: done }, () => last).flat();
      expect(shareDone(play(of, events))).toBe(share);
      expect(shareDone(play(of, [...events, respond('c'), check]))).toBe(share);
    },
  );

  it('asks every question once, in an order that the seed determines', () => {
    const of = setting(choices(5), perQuiz);
    const orders = [1, 2, 3, 4].map((seed) => startAttempt(of, seed).order);
    for (const order of orders) expect([...order].sort()).toEqual(['q0', 'q1', 'q2', 'q3', 'q4']);
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1);
    expect(startAttempt(of, 1).order).toEqual(orders[0]);
    expect(currentQuestion(of, startAttempt(of, 1))?.id).toBe(orders[0]?.[0]);
    expect(currentQuestion(of, play(of, [tick(300)]))).toBeUndefined();
  });

  it('[QRUN-21] [QADV-05] draws a new order on retake', () => {
    const of = setting(choices(5), perQuiz);
    expect(advanceAttempt(of, startAttempt(of, 7), retake)).toEqual(startAttempt(of, 9));
  });

  it('records the answers, and null where time ran out without a complete one', () => {
    const { answered } = play(checked, [respond('wrong'), check, advance, tick(30), advance]);
    expect(answered.map(({ response, verdict }) => [response, verdict.kind])).toEqual([
      ['wrong', 'incorrect'],
      [null, 'incomplete'],
    ]);
    expect(play(composing, [respond('  '), tick(120)]).answered[0]?.response).toBeNull();
  });
});
