import {
  type Counter,
  type Facts,
  factOf,
  progressTowards,
  type UnitFact,
} from '@ena/domain/achievement/achievement';
import { describe, expect, it } from 'vitest';
import { achievements, findAchievement } from './achievements.ts';
import {
  courseUnitIds,
  findLesson,
  findLevel,
  findQuiz,
  lessons,
  lessonsOf,
  quizzes,
  quizzesOf,
} from './catalog.ts';

const noCounts = { words: 0, hours: 0, streak: 0, 'right-answers': 0, dictation: 0, essays: 0 };
type FactsInput = { done?: readonly string[]; scores?: Readonly<Record<string, number>> } & Partial<
  Record<Counter, number>
>;
/** The units in `done` and `scores` are completed; those in `scores` have that score. */
const facts = ({ done = [], scores = {}, ...counts }: FactsInput): Facts => ({
  records: new Map<string, UnitFact>([
    ...done.map((unit) => [unit, { completed: true, score: null }] as const),
    ...Object.entries(scores).map(([unit, score]) => [unit, { completed: true, score }] as const),
  ]),
  counts: { ...noCounts, ...counts },
});
const isEarned = (id: string, input: FactsInput): boolean => {
  const found = findAchievement(id);
  if (!found) throw new Error(`There is no achievement ${id}.`);
  return progressTowards(found.condition, facts(input)).earned;
};
const quizIds = quizzes.map(({ id }) => id);
const scores = (count: number, score: number) =>
  Object.fromEntries(quizIds.slice(0, count).map((id) => [id, score]));
const idsOf = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);
const beginner = idsOf(lessonsOf('beginner'));
const intermediate = idsOf(lessonsOf('intermediate'));
const advanced = [
  ...idsOf(lessonsOf('advanced')),
  ...idsOf(quizzesOf('advanced').filter(({ countsTowardsCourse }) => countsTowardsCourse)),
];

/** For each achievement: facts just below its condition, and facts that meet it. */
const thresholds: readonly (readonly [id: string, below: FactsInput, met: FactsInput])[] = [
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

describe('achievements, badges and milestones', () => {
  it('[ACH-02] are at least 16 achievements, 20 skill badges and 4 milestones, each once', () => {
    const ofKind = (kind: string) => achievements.filter((one) => one.kind === kind).length;
    expect(ofKind('achievement')).toBeGreaterThanOrEqual(16);
    expect(ofKind('badge')).toBeGreaterThanOrEqual(20);
    expect(ofKind('milestone')).toBeGreaterThanOrEqual(4);
    for (const key of ['id', 'title', 'description'] as const)
      expect(new Set(achievements.map((one) => one[key])).size).toBe(achievements.length);
  });

  it('have a row in the table of thresholds for each achievement', () =>
    expect(thresholds.map(([id]) => id).sort()).toEqual(
      achievements
        .filter(({ kind }) => kind === 'achievement')
        .map(({ id }) => id)
        .sort(),
    ));

  it.each(thresholds)('%s is earned at its condition and not just below it', (id, below, met) => {
    expect([isEarned(id, below), isEarned(id, met)]).toEqual([false, true]);
  });

  it('the average counts the ten best quizzes, so that another quiz never revokes the achievement', () => {
    const good = scores(10, 80);
    expect(isEarned('quiz-average', { scores: { ...good, [quizIds[10] ?? '']: 0 } })).toBe(true);
    expect(isEarned('quiz-average', { scores: scores(9, 100) })).toBe(false);
  });

  it.each(lessons.filter(({ badge }) => badge !== null))(
    '$title has a skill badge: the lesson, and 80 percent in its quiz',
    ({ id, quiz }) => {
      const isBadgeEarned = (input: FactsInput) => isEarned(`skill-${id}`, input);
      expect(isBadgeEarned({ done: [id], scores: { [quiz]: 79 } })).toBe(false);
      expect(isBadgeEarned({ scores: { [quiz]: 100 } })).toBe(false);
      expect(isBadgeEarned({ done: [id] })).toBe(false);
      expect(isBadgeEarned({ done: [id], scores: { [quiz]: 80 } })).toBe(true);
    },
  );

  it.each([25, 50, 75, 100])('[ACH-02] the milestone of %i percent is earned from there on', (percent) => {
    const total = courseUnitIds.length;
    const from = Array.from({ length: total }, (_, index) => index + 1).find(
      (count) => (100 * count) / total >= percent,
    );
    const first = (count: number) => ({ done: courseUnitIds.slice(0, count) });
    expect(isEarned(`course-${percent}`, first((from ?? 0) - 1))).toBe(false);
    expect(isEarned(`course-${percent}`, first(from ?? 0))).toBe(true);
  });

  it('the general advanced quiz does not count towards a milestone (D23)', () => {
    const missingOne = courseUnitIds.slice(1);
    expect(isEarned('course-100', { done: ['advanced-quiz', ...missingOne] })).toBe(false);
  });

  it.each([
    ['33 Georgian letters', 'alphabet'],
    ['streak of 7 days', 'streak-7'],
    ['streak of 30 days', 'streak-30'],
    ['20 hours', 'hours-20'],
    ['100 words', 'words-100'],
    ['10 quizzes averaging 80 percent', 'quiz-average'],
  ])('[ACH-04] a description names %s', (text, id) =>
    expect(findAchievement(id)?.description).toContain(text),
  );

  it.each(achievements)('[ACH-03] $id describes its condition in words, with its numbers', (one) => {
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
    // All required units exist, and are as many as required.
    expect(new Set(units).size).toBe(units.length);
    if (factOf(condition) === 'records') expect(condition.atLeast).toBeLessThanOrEqual(units.length);
    const isKnown = (id: string) => findLesson(id) ?? findQuiz(id) ?? findLevel(id);
    expect(units.filter((unit) => !isKnown(unit))).toEqual([]);
  });
});
