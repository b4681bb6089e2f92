import {
  type Counter,
  type Facts,
  factOf,
  progressTowards,
  type UnitFact,
} from '@ena/domain/achievement/achievement';
import { describe, expect, it } from 'vitest';
import { achievements, findAchievement } from './achievements.ts';
import { countedUnitIds, findLesson, findQuiz, isReportable, lessons, quizzes } from './catalog.ts';

const noCounts = { words: 0, hours: 0, streak: 0, 'right-answers': 0, dictation: 0, essays: 0 };
type Known = { done?: readonly string[]; scores?: Readonly<Record<string, number>> } & Partial<
  Record<Counter, number>
>;
/** `done` are completed; `scores` too, each with its score. */
const facts = ({ done = [], scores = {}, ...counts }: Known): Facts => ({
  records: new Map<string, UnitFact>([
    ...done.map((unit) => [unit, { completed: true, score: null }] as const),
    ...Object.entries(scores).map(([unit, score]) => [unit, { completed: true, score }] as const),
  ]),
  counts: { ...noCounts, ...counts },
});
const holds = (id: string, known: Known): boolean => {
  const found = findAchievement(id);
  if (!found) throw new Error(`There is no achievement ${id}.`);
  return progressTowards(found.condition, facts(known)).earned;
};
const quizIds = quizzes.map(({ id }) => id);
const scores = (count: number, score: number) =>
  Object.fromEntries(quizIds.slice(0, count).map((id) => [id, score]));
const beginner = [
  'alphabet',
  'basic-vocabulary',
  'colors-shapes',
  'numbers',
  'months',
  'food',
  'body',
  'animals',
  'activities',
];
const intermediate = ['grammar', 'sentences', 'common-words', 'conversations', 'reading', 'writing'];
const topics = ['grammar', 'culture', 'literature', 'idioms', 'writing', 'listening'];
const advanced = topics.flatMap((topic) => [`advanced-${topic}`, `quiz-advanced-${topic}`]);

/** Just under each of the 16, and just there. */
const truths: readonly (readonly [id: string, under: Known, there: Known])[] = [
  ['first-lesson', { done: ['beginner', 'quiz-alphabet'] }, { done: ['advanced-idioms'] }],
  ['alphabet', { done: ['alphabet'] }, { done: ['alphabet', 'quiz-alphabet'] }],
  ['quizzes-2', { done: ['quiz-alphabet', 'alphabet'] }, { done: ['quiz-alphabet', 'advanced-quiz'] }],
  ['full-marks', { scores: { ...scores(5, 100), [quizIds[0] ?? '']: 99 } }, { scores: scores(5, 100) }],
  ['quiz-average', { scores: { ...scores(10, 80), [quizIds[0] ?? '']: 79 } }, { scores: scores(10, 80) }],
  ['streak-7', { streak: 6 }, { streak: 7 }],
  ['streak-30', { streak: 29 }, { streak: 30 }],
  ['hours-20', { hours: 19 }, { hours: 20 }],
  ['words-100', { words: 99 }, { words: 100 }],
  ['words-300', { words: 299 }, { words: 300 }],
  ['dictation-40', { dictation: 39 }, { dictation: 40 }],
  ['answers-500', { 'right-answers': 499 }, { 'right-answers': 500 }],
  ['beginner', { done: beginner.slice(1) }, { done: beginner }],
  ['intermediate', { done: intermediate.slice(1) }, { done: intermediate }],
  ['advanced', { done: advanced.slice(1) }, { done: advanced }],
  ['essays-4', { essays: 3 }, { essays: 4 }],
];

describe('what can be earned', () => {
  it('[ACH-02] is 16 achievements, 20 skill badges and 4 milestones, each once', () => {
    const ofKind = (kind: string) => achievements.filter((one) => one.kind === kind).length;
    expect([ofKind('achievement'), ofKind('badge'), ofKind('milestone')]).toEqual([16, 20, 4]);
    for (const key of ['id', 'title', 'description'] as const)
      expect(new Set(achievements.map((one) => one[key])).size).toBe(40);
  });

  it('has a row below for each achievement', () =>
    expect(truths.map(([id]) => id).sort()).toEqual(
      achievements
        .filter(({ kind }) => kind === 'achievement')
        .map(({ id }) => id)
        .sort(),
    ));

  it.each(truths)('%s is held at its condition and not just under it', (id, under, there) => {
    expect([holds(id, under), holds(id, there)]).toEqual([false, true]);
  });

  it('averages the ten best quizzes: one more never takes it away', () => {
    const good = scores(10, 80);
    expect(holds('quiz-average', { scores: { ...good, [quizIds[10] ?? '']: 0 } })).toBe(true);
    expect(holds('quiz-average', { scores: scores(9, 100) })).toBe(false);
  });

  it.each(lessons.filter(({ id }) => id !== 'alphabet'))(
    '$title has a skill badge: the lesson, and 80 percent in its quiz',
    ({ id, quiz }) => {
      const held = (known: Known) => holds(`skill-${id}`, known);
      expect(held({ done: [id], scores: { [quiz]: 79 } })).toBe(false);
      expect(held({ scores: { [quiz]: 100 } })).toBe(false);
      expect(held({ done: [id] })).toBe(false);
      expect(held({ done: [id], scores: { [quiz]: 80 } })).toBe(true);
    },
  );

  it.each([
    [25, 12],
    [50, 23],
    [75, 34],
    [100, 45],
  ])('[ACH-02] the milestone of %i percent is held from %i of the 45 on', (percent, from) => {
    const first = (count: number) => ({ done: countedUnitIds.slice(0, count) });
    expect(holds(`course-${percent}`, first(from - 1))).toBe(false);
    expect(holds(`course-${percent}`, first(from))).toBe(true);
  });

  it('does not count the general advanced quiz towards a milestone (D23)', () => {
    expect(holds('course-25', { done: ['advanced-quiz', ...countedUnitIds.slice(0, 11)] })).toBe(false);
  });

  it.each([
    ['33 Georgian letters', 'alphabet'],
    ['streak of 7 days', 'streak-7'],
    ['streak of 30 days', 'streak-30'],
    ['20 hours', 'hours-20'],
    ['100 words', 'words-100'],
    ['10 quizzes averaging 80 percent', 'quiz-average'],
  ])('[ACH-04] a text names %s', (text, id) => expect(findAchievement(id)?.description).toContain(text));

  it.each(achievements)('[ACH-03] $id says its condition in words, with its numbers', (one) => {
    const { condition, description } = one;
    expect(description).toMatch(/^[A-Z].{10,}\.$/u);
    if (condition.kind !== 'steps') expect(description).toContain(`${condition.atLeast} `);
    if (condition.kind === 'average') expect(description).toContain(`${condition.percent} percent`);
    const units =
      condition.kind === 'steps'
        ? condition.steps.map(({ unit }) => unit)
        : condition.kind === 'average'
          ? condition.quizzes
          : [];
    // What it asks for exists, often enough, and is written.
    expect(new Set(units).size).toBe(units.length);
    if (factOf(condition) === 'records') expect(condition.atLeast).toBeLessThanOrEqual(units.length);
    for (const unit of units) {
      expect(isReportable(unit)).toBe(true);
      expect((findLesson(unit) ?? findQuiz(unit))?.written ?? true).toBe(true);
    }
  });
});
