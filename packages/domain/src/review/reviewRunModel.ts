/** What a review run consists of: steps of the server, what was answered, and what can happen. */
import type { LatinAnswer } from '../exercise/item.ts';
import type { ExerciseItem, ExerciseResponse } from '../exercise/kinds.ts';
import type { JudgedVerdict, RunBase } from '../exercise/question.ts';
import type { Rating } from './grade.ts';
import type { Format, Skill } from './question.ts';

export type ReviewStep =
  | { readonly kind: 'introduce'; readonly itemId: string }
  | {
      readonly kind: 'ask';
      readonly itemId: string;
      readonly skill: Skill;
      readonly format: Format;
      /** Names the question of a skill, which is made up anew each time; the server makes it again to judge the answer. */
      readonly variant?: string;
      readonly question: ExerciseItem;
    }
  | {
      /** Several items are connected with their meanings. A pair asks its item alone, after it was missed. */
      readonly kind: 'match';
      readonly pairs: readonly AskStep[];
      /** Those of the pairs, and some that are left over. */
      readonly meanings: readonly string[];
      /** Meanings that are shown as pictures: the names of these, by the meaning. All have one, or none. */
      readonly images?: Readonly<Record<string, string>>;
    };
export type AskStep = Extract<ReviewStep, { kind: 'ask' }>;
export type MatchStep = Extract<ReviewStep, { kind: 'match' }>;

/** What only the caller knows of an answer. */
export interface AnswerStamp {
  /** Idempotency key of the review. */
  readonly id: string;
  readonly answeredAt: string;
  /** Time from the question to the answer. */
  readonly elapsedMs: number;
}

/** What is recorded of an answer. A null response: the learner did not know. */
export interface RunReview extends AnswerStamp {
  readonly itemId: string;
  readonly skill: Skill;
  readonly format: Format;
  readonly variant?: string;
  readonly response: ExerciseResponse | null;
  readonly secondAttempt: boolean;
  readonly hintUsed: boolean;
  readonly acceptedByLearner: boolean;
  readonly ownRating?: Rating;
}

export interface ReviewRunAnswer {
  readonly review: RunReview;
  /** By the verdict, or because the learner has overruled it. */
  readonly correct: boolean;
}

/** A step of the queue: its index in the steps of the server, and how often its question was repeated. */
export interface QueuedStep {
  readonly step: number;
  readonly repeats: number;
  /** The item of a match that is asked again alone. */
  readonly pair?: string;
}

/** What all phases of a review run have. */
export interface ReviewRunBase extends RunBase {
  /** The steps that are left; the first one is the current. */
  readonly queue: readonly QueuedStep[];
  /** Number of finished steps. */
  readonly passed: number;
  readonly answers: readonly ReviewRunAnswer[];
  /** How many of the answers cannot be changed any more and may be recorded: all, or all but the last. */
  readonly final: number;
  /** The state before the last answer, until that is final. */
  readonly before: ReviewRunState | null;
}

export type ReviewRunState = ReviewRunBase &
  (
    | { readonly phase: 'introducing' }
    | {
        readonly phase: 'answering';
        readonly response: ExerciseResponse;
        /** The first attempt, if it had a typo of one letter: this is the second. */
        readonly typo: string | null;
        readonly hintUsed: boolean;
        /** What was answered has Latin letters where Georgian ones belong: it is typed again, and not counted. */
        readonly latin?: LatinAnswer;
      }
    | {
        readonly phase: 'judged';
        readonly response: ExerciseResponse | null;
        readonly verdict: JudgedVerdict;
      }
    | {
        /** `matched`: all pairs are. */
        readonly phase: 'matching' | 'matched';
        /** Items that are connected with their meaning. */
        readonly matched: readonly string[];
      }
    | { readonly phase: 'finished' }
  );

export type ReviewRunEvent =
  | { readonly type: 'respond'; readonly response: ExerciseResponse }
  | { readonly type: 'hint' }
  /** Judges a response; null: the learner does not know. */
  | { readonly type: 'answer'; readonly response: ExerciseResponse | null; readonly stamp: AnswerStamp }
  /**
   * Connects an item of a match with a meaning; null: the learner does not know it, and is shown. The first response to
   * each item is its answer.
   */
  | {
      readonly type: 'match';
      readonly itemId: string;
      readonly response: string | null;
      readonly stamp: AnswerStamp;
    }
  /** The learner overrules the verdict: I was right. */
  | { readonly type: 'accept' }
  | { readonly type: 'next'; readonly rating?: Rating }
  | { readonly type: 'undo' }
  /** Makes the last answer final, because the page is left. */
  | { readonly type: 'commit' };
