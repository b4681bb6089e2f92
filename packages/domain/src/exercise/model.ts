/**
 * Types of exercises. An exercise is a list of items of one task ('Letter Matching'); kinds.ts has the kinds of
 * items. A quiz question is an exercise item, too: quizzes differ by their rules, not by their items.
 */
import type { ExerciseItem } from './kinds.ts';

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
  /** When a response is judged: as soon as it is given, where it is not typed, or by a Check button. */
  readonly checkOn: 'response' | 'button';
  /** Label of the Check button where it is not 'Check', such as 'Check Order'. */
  readonly check?: string;
  /** How the hint of an item is shown: behind a toggle, or with a wrong answer. */
  readonly hint: 'toggle' | 'when-wrong';
  /** What enables Next: any judged answer, or only a right one (categorization). */
  readonly advanceAfter: 'answer' | 'right-answer';
  /** Placeholder of the text field of typed kinds. */
  readonly placeholder?: string;
  /** Number of items in each run (runItems.ts); all items if absent. */
  readonly draw?: number;
  /** Items that were never answered are drawn in random order, else in that of the list. */
  readonly shuffled?: true;
  /** Its texts are made up: there are no clips of them. */
  readonly isSilent?: true;
  readonly items: readonly ExerciseItem[];
}

/** How further items of an exercise are generated (practice/templates.ts). */
export const templateNames = [
  'meaning',
  'translation',
  'spelling',
  'number',
  'color',
  'letter-to-latin',
  'latin-to-letter',
  'letter-typing',
] as const;
export type TemplateName = (typeof templateNames)[number];

/** An exercise as written by its author. */
export interface ExerciseSource extends Exercise {
  /** Generates an item for each word or letter of the lesson that the author's items do not ask for. */
  readonly template?: TemplateName;
}
