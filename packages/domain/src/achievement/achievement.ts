/**
 * Achievements and their conditions (decision D9; requirements ACH). Conditions are data: the course defines
 * them (course, achievements.ts), the functions here evaluate them. Pure.
 */

/** The three lists of the page (ACH-02): achievements, skill badges, milestone badges. */
export const achievementKinds = ['achievement', 'badge', 'milestone'] as const;
export type AchievementKind = (typeof achievementKinds)[number];

/**
 * Counters of a learner besides the records of units: words learned (D24), whole hours of study (PROF-20),
 * days of the streak, right answers, words written right in dictation, essays of which a text was handed in.
 */
export const counters = ['words', 'hours', 'streak', 'right-answers', 'dictation', 'essays'] as const;
export type Counter = (typeof counters)[number];
/** The data that a condition depends on. */
export type FactName = 'records' | Counter;

/** A unit to complete, with at least this score if one is given. */
export interface Step {
  readonly unit: string;
  /** Whole percent. */
  readonly percent?: number;
}

export type Condition =
  /** At least `atLeast` of these steps are done. */
  | { readonly kind: 'steps'; readonly steps: readonly Step[]; readonly atLeast: number }
  /** `atLeast` of these quizzes have a score, and the best `atLeast` scores average `percent` or more. */
  | {
      readonly kind: 'average';
      readonly quizzes: readonly string[];
      readonly atLeast: number;
      readonly percent: number;
    }
  | { readonly kind: 'count'; readonly of: Counter; readonly atLeast: number };

export interface Achievement {
  readonly id: string;
  readonly kind: AchievementKind;
  readonly title: string;
  /** The condition in words (ACH-03). */
  readonly description: string;
  /** Unit of the target: 'days'. */
  readonly unitLabel: string;
  /** Georgian text of its picture. */
  readonly emblem: string;
  readonly condition: Condition;
}

export interface UnitFact {
  readonly completed: boolean;
  /** Whole percent; the best one. */
  readonly score: number | null;
}
export interface Facts {
  readonly records: ReadonlyMap<string, UnitFact>;
  readonly counts: Readonly<Record<Counter, number>>;
}

export interface Progress {
  readonly current: number;
  readonly target: number;
  /** Of the quizzes that count so far, in whole percent; null without a required average or any score. */
  readonly average: number | null;
  /** Whole percent of the target; 100 exactly when it is earned. */
  readonly percent: number;
  readonly earned: boolean;
}

export const factOf = (condition: Condition): FactName =>
  condition.kind === 'count' ? condition.of : 'records';

/** The learner's progress towards a condition, and whether it is met (ACH-06, ACH-08). */
export function progressTowards(condition: Condition, { records, counts }: Facts): Progress {
  switch (condition.kind) {
    case 'steps': {
      const done = condition.steps.filter(({ unit, percent = 0 }) => {
        const record = records.get(unit);
        return record?.completed === true && (record.score ?? 0) >= percent;
      });
      return createProgress(done.length, condition.atLeast);
    }
    case 'count':
      return createProgress(counts[condition.of], condition.atLeast);
    case 'average': {
      const best = condition.quizzes
        .flatMap((quiz) => records.get(quiz)?.score ?? [])
        .toSorted((one, other) => other - one)
        .slice(0, condition.atLeast);
      if (best.length === 0) return createProgress(0, condition.atLeast);
      const average = best.reduce((sum, score) => sum + score, 0) / best.length;
      return createProgress(
        best.length,
        condition.atLeast,
        average,
        Math.min(1, average / condition.percent),
      );
    }
  }
}

/** `quality`: share of the required average that is reached, at most 1; scales the percent. */
function createProgress(count: number, target: number, average: number | null = null, quality = 1): Progress {
  const current = Math.min(count, target);
  const earned = current >= target && quality >= 1;
  return {
    current,
    target,
    // Both are rounded down, so that a shown number never looks sufficient when it is not.
    average: average === null ? null : Math.floor(average),
    percent: earned ? 100 : Math.min(99, Math.floor((100 * current * quality) / target)),
    earned,
  };
}
