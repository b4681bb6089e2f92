/**
 * Types of exercises. This file imports nothing.
 *
 * An exercise is a list of items of one task ('Letter Matching'). An item has one of eight kinds;
 * each kind has its item type here, its check in check.ts, and one view in the web app.
 * A quiz question is an exercise item too: quizzes differ by their rules, not by their items.
 * Options and answers are plain text, unique within an item, so that a response contains the chosen
 * text and not its position: options are shuffled for each attempt.
 */
export const exerciseKinds = [
  'choice',
  'multi-choice',
  'match',
  'fill-blank',
  'type-answer',
  'order',
  'categorize',
  'compose',
] as const;
export type ExerciseKind = (typeof exerciseKinds)[number];

/** A text to read before answering, with its translation behind a toggle (reading quiz). */
export interface Passage {
  readonly text: string;
  readonly translation: string;
}

export const shapeNames = [
  'circle',
  'square',
  'triangle',
  'rectangle',
  'oval',
  'diamond',
  'star',
  'heart',
  'cube',
  'sphere',
] as const;
/** A color (`#rrggbb`) or a shape to show. `alt` is its text alternative in English. */
export type Picture =
  | { readonly kind: 'color'; readonly value: string; readonly alt: string }
  | { readonly kind: 'shape'; readonly value: (typeof shapeNames)[number]; readonly alt: string };

/** Document 3, section 3. */
export const questionTypes = [
  'verb',
  'case',
  'structure',
  'tense',
  'order',
  'completion',
  'transformation',
  'translation',
  'matching',
  'response',
  'context',
  'composition',
] as const;
export type QuestionType = (typeof questionTypes)[number];

interface ItemBase {
  /** Unique within the course, such as `alphabet.matching.1`. Never reused for another question. */
  readonly id: string;
  /** Ids of the course items (letters, words, …) that a right answer marks as learned; may be empty. */
  readonly teaches: readonly string[];
  /** What a quiz question is about (document 3, section 3), such as `verb`, `case`, `order`, `translation`. */
  readonly type?: QuestionType;
  /** What is asked; English with Georgian inside where needed. */
  readonly prompt: string;
  /** Georgian shown large above the answers. */
  readonly display?: string;
  /** Name of the clip to play, such as the word itself (lesson/clips.ts). */
  readonly sound?: string;
  /** The letters to tell apart by ear, such as კ/ქ; used only if the clips reproduce the difference. */
  readonly contrast?: string;
  readonly picture?: Picture;
  readonly passage?: Passage;
  readonly hint?: string;
  /** English of a Georgian sentence in the item. */
  readonly translation?: string;
  /** Teaches something beyond the question. */
  readonly explanation?: string;
}

/** One right option among several. */
export interface ChoiceItem extends ItemBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly answer: string;
}

/** Every right option, and no other, is to be chosen. */
export interface MultiChoiceItem extends ItemBase {
  readonly kind: 'multi-choice';
  readonly options: readonly string[];
  readonly answers: readonly string[];
}

/** Each left text is to be matched with its right text. */
export interface MatchItem extends ItemBase {
  readonly kind: 'match';
  readonly pairs: readonly { readonly left: string; readonly right: string }[];
}

/** A sentence with one gap, written `___`; typed, or chosen where the item has options. */
export interface FillBlankItem extends ItemBase {
  readonly kind: 'fill-blank';
  readonly sentence: string;
  readonly options?: readonly string[];
  /** Accepted answers; the first is the one that feedback shows. */
  readonly answers: readonly string[];
}

export interface TypeAnswerItem extends ItemBase {
  readonly kind: 'type-answer';
  /** Accepted answers; the first is the one that feedback shows. */
  readonly answers: readonly string[];
}

export interface OrderItem extends ItemBase {
  readonly kind: 'order';
  /** In the right order; shown shuffled. */
  readonly items: readonly string[];
  /** The items are parts of a sentence: feedback joins them by spaces, not by commas. */
  readonly sentence?: boolean;
}

export interface CategorizeItem extends ItemBase {
  readonly kind: 'categorize';
  readonly categories: readonly [string, string];
  readonly items: readonly { readonly text: string; readonly category: string }[];
}

/** Free writing: judged by length and spaces alone, not by content. */
export interface ComposeItem extends ItemBase {
  readonly kind: 'compose';
  /** The trimmed text must be longer than this many characters. */
  readonly longerThan: number;
  readonly mustContainSpace: boolean;
}

export interface ItemOfKind {
  readonly choice: ChoiceItem;
  readonly 'multi-choice': MultiChoiceItem;
  readonly match: MatchItem;
  readonly 'fill-blank': FillBlankItem;
  readonly 'type-answer': TypeAnswerItem;
  readonly order: OrderItem;
  readonly categorize: CategorizeItem;
  readonly compose: ComposeItem;
}
export type ExerciseItem = ItemOfKind[ExerciseKind];

/** What the learner entered, by kind. Text for the kinds that choose or type one thing. */
export interface ResponseOfKind {
  readonly choice: string;
  readonly 'multi-choice': readonly string[];
  /** left text -> right text */
  readonly match: Readonly<Record<string, string>>;
  readonly 'fill-blank': string;
  readonly 'type-answer': string;
  readonly order: readonly string[];
  /** item text -> category */
  readonly categorize: Readonly<Record<string, string>>;
  readonly compose: string;
}
export type ExerciseResponse = ResponseOfKind[ExerciseKind];

/** Which letter is wrong when a typed answer is one letter off (decision D31). */
export interface LetterHint {
  readonly given: string;
  readonly expected: string;
  /** One of კ/ქ, ტ/თ, პ/ფ, წ/ც, ჭ/ჩ typed for the other. */
  readonly ejectiveMixUp: boolean;
}

/** An incomplete response is not wrong. `expected` is the answer as feedback shows it. */
export type Verdict =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'correct' }
  | { readonly kind: 'incorrect'; readonly expected: string; readonly hint?: LetterHint };

/**
 * How feedback is worded (requirements EX-10 to EX-51); the texts are in feedback.ts.
 */
export const feedbackStyles = [
  'generic',
  'alphabet',
  'translation',
  'color',
  'counting',
  'explained',
  'brief',
  'order',
  'categories',
  'classification',
  'quoted',
  'advanced',
  'quoted-order',
  'grammar-prompt',
  'writing',
  'writing-quiz',
  'dictation',
] as const;
export type FeedbackStyle = (typeof feedbackStyles)[number];

/** A practice unit in a lesson: one task, several items, all judged alike. */
export interface Exercise {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly feedback: FeedbackStyle;
  /** `at-once`: choosing an option judges it. `on-check`: a Check button does. */
  readonly judge: 'at-once' | 'on-check';
  /** Label of the Check button where it is not 'Check', such as 'Check Order'. */
  readonly check?: string;
  /** How the hint of an item is shown: behind a toggle, or with a wrong answer. */
  readonly hint: 'toggle' | 'when-wrong';
  /** `answered`: Next after any judged answer. `right`: only after a right one (categorization). */
  readonly next: 'answered' | 'right';
  /** Placeholder of the text field of typed kinds. */
  readonly placeholder?: string;
  /** Number of random items in each run; all items, in order, if absent. */
  readonly draw?: number;
  readonly items: readonly ExerciseItem[];
}
