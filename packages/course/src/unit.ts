/**
 * What a `unit.ts` of `units/{level}/{id}/` says about its unit: everything but the content, which `lesson.ts` and
 * `quiz.ts` beside it have. The web app loads these facts on every page, so they contain nothing that only
 * subscribers may see.
 */
import type { LessonSource } from '@ena/domain/lesson/model';
import type { CompletionRule } from '@ena/domain/progress/completion';
import type { Quiz, QuizRules } from '@ena/domain/quiz/model';
import type { LevelId } from './levels.ts';

/** `free`: any signed-in learner; `premium`: subscribers and admins. */
export type Tier = 'free' | 'premium';

interface UnitQuiz {
  readonly id: string;
  /** The first is canonical; the others open the same page (decision D17). */
  readonly paths: readonly [string, ...string[]];
  /** How many questions it asks. */
  readonly size: number;
  readonly rules: QuizRules;
}

/** A lesson and its quiz. */
export interface Unit {
  /** The name of its folder and of its progress record; never used for another unit. */
  readonly id: string;
  /** Other names of the lesson in the specification (decision D33, O7). */
  readonly aliases?: readonly string[];
  readonly level: LevelId;
  readonly tier: Tier;
  readonly path: string;
  readonly title: string;
  /** Title on the card of the hub, if it differs (IHUB-02). */
  readonly hubTitle?: string;
  /** Text of its card. */
  readonly description: string;
  /** Georgian text shown large on its card and badge. */
  readonly emblem: string;
  readonly emblemGloss: string;
  /** What is spoken for it, if it is not a word. */
  readonly emblemSpoken?: string;
  /** Title of the badge for lesson and quiz; null: `achievements.ts` rewards the unit in another way. */
  readonly badge: string | null;
  readonly completion: CompletionRule;
  /** Display percent per minute of study, until completion. */
  readonly percentPerMinute: number;
  readonly quiz: UnitQuiz;
}

/** A quiz that belongs to no lesson. It does not count towards the total of the course (decision D23). */
export interface SeparateQuiz extends UnitQuiz {
  readonly level: LevelId;
  readonly tier: Tier;
  readonly title: string;
}

/** What `lesson.ts` exports as `lesson`; its id is the id of the unit. */
export type LessonContent = Omit<LessonSource, 'id'>;
/** What `quiz.ts` exports as `quiz`; id and title are those of the unit. */
export type QuizContent = Omit<Quiz, 'id' | 'title'>;

export const defineUnit = (unit: Unit): Unit => unit;
export const defineSeparateQuiz = (quiz: SeparateQuiz): SeparateQuiz => quiz;

/** A countdown for each question, and a button that checks the answer. Times in seconds, the delay in ms. */
export const timedPerQuestion = ({
  seconds,
  redAt,
  delayMs = 1500,
}: {
  readonly seconds: number;
  readonly redAt: number;
  readonly delayMs?: number;
}): QuizRules => ({
  clock: { per: 'question', seconds, redAt },
  flow: { kind: 'check', delayMs },
});

/**
 * One countdown for all questions, and a Next button (QADV-10). QADV-01 has no red limit for the general quiz, so it
 * has that of the others.
 */
export const timedAsAWhole: QuizRules = {
  clock: { per: 'quiz', seconds: 300, redAt: 10 },
  flow: { kind: 'next' },
};
