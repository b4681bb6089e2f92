/** Types of quizzes. All quizzes of the specification are configurations of these rules. */
import type { ExerciseItem } from '../exercise/kinds.ts';

export interface QuizClock {
  readonly per: 'question' | 'quiz';
  readonly seconds: number;
  /** The timer turns red at this many seconds left, or fewer. */
  readonly redAt: number;
}

export interface QuizRules {
  readonly clock: QuizClock;
  /**
   * `check`: Check Answer locks the answer and shows the verdict; the next question follows automatically
   * after `delayMs`. `next`: the answer may be changed until Next, which judges it and moves on at once;
   * verdicts show at the end.
   */
  readonly flow: { readonly kind: 'check'; readonly delayMs: number } | { readonly kind: 'next' };
}

export interface Quiz {
  readonly id: string;
  readonly title: string;
  /** Result texts by tier: 80 % or more, 60 % or more, below (QRUN-20). */
  readonly messages: ResultMessages;
  readonly questions: readonly ExerciseItem[];
}

export interface ResultMessages {
  readonly excellent: string;
  readonly good: string;
  readonly keepLearning: string;
}
