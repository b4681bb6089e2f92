/**
 * What can be earned by studying, and by what (decision D9; requirements ACH). A condition is data: the course
 * says which there are (course, achievements.ts), the rule here says what they mean. Pure.
 */

/** The three lists of the page (document 3, section 2.10): achievements, skill badges, milestone badges. */
export const achievementKinds = ['achievement', 'badge', 'milestone'] as const;
export type AchievementKind = (typeof achievementKinds)[number];

/**
 * What is counted of a learner beside the records of units: words learned (D24), whole hours of study (PROF-20),
 * days of the streak, right answers, words written right in dictation, essays of which a text was handed in.
 */
export const counters = ['words', 'hours', 'streak', 'right-answers', 'dictation', 'essays'] as const;
export type Counter = (typeof counters)[number];
/** What a condition reads. */
export type FactName = 'records' | Counter;

/** A unit that is to be completed, with at least this score where there is one. */
export interface Step {
  readonly unit: string;
  /** Whole percent. */
  readonly percent?: number;
}

export type Condition =
  /** So many of these steps are done. */
  | { readonly kind: 'steps'; readonly steps: readonly Step[]; readonly atLeast: number }
  /** So many of these quizzes have a score, and as many of the best average this percent: one quiz more never harms. */
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
  /** What its target is a number of: 'days'. */
  readonly counted: string;
  /** Georgian that it is drawn with. */
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
  /** Of the quizzes that count so far, in whole percent; null where no average is asked for, or nothing has a score. */
  readonly average: number | null;
  /** Whole percent of the way; 100 exactly when it is earned. */
  readonly percent: number;
  readonly earned: boolean;
}

export const factOf = (condition: Condition): FactName =>
  condition.kind === 'count' ? condition.of : 'records';

/** How far a learner is by their facts, and whether that is enough (ACH-06, ACH-08). */
export function progressTowards(condition: Condition, { records, counts }: Facts): Progress {
  switch (condition.kind) {
    case 'steps': {
      const done = condition.steps.filter(({ unit, percent = 0 }) => {
        const record = records.get(unit);
        return record?.completed === true && (record.score ?? 0) >= percent;
      });
      return way(done.length, condition.atLeast);
    }
    case 'count':
      return way(counts[condition.of], condition.atLeast);
    case 'average': {
      const best = condition.quizzes
        .flatMap((quiz) => records.get(quiz)?.score ?? [])
        .toSorted((one, other) => other - one)
        .slice(0, condition.atLeast);
      if (best.length === 0) return way(0, condition.atLeast);
      const average = best.reduce((sum, score) => sum + score, 0) / best.length;
      return way(best.length, condition.atLeast, average, Math.min(1, average / condition.percent));
    }
  }
}

/** `quality`: what the count is worth, 1 where it is worth all of it. */
function way(count: number, target: number, average: number | null = null, quality = 1): Progress {
  const current = Math.min(count, target);
  const earned = current >= target && quality >= 1;
  return {
    current,
    target,
    // Rounded down, both: nobody reads a number that would be enough and is not.
    average: average === null ? null : Math.floor(average),
    percent: earned ? 100 : Math.min(99, Math.floor((100 * current * quality) / target)),
    earned,
  };
}
