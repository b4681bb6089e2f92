/**
 * What exercise items of all kinds have in common. Options and answers are plain text, unique within an item,
 * so that a response contains the chosen text and not its position: options are shuffled for each attempt.
 */
import type { VerbPronouns } from '../georgian/agreement.ts';
import type { LetterHint } from '../georgian/answer.ts';

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
/**
 * A color (`#rrggbb`), a shape or a picture (its name) to show. `alt` is its text alternative in English; empty where the
 * prompt says what it shows.
 */
export type Picture =
  | { readonly kind: 'image'; readonly value: string; readonly alt: string }
  | { readonly kind: 'color'; readonly value: string; readonly alt: string }
  | { readonly kind: 'shape'; readonly value: (typeof shapeNames)[number]; readonly alt: string };

/** The picture of a word beside its meaning in a prompt: alone, it could be answered by a more general word. */
export const pictureBeside = ({ image }: { readonly image?: string }): { readonly picture?: Picture } =>
  image === undefined ? {} : { picture: { kind: 'image', value: image, alt: '' } };

/** CONT3-02. */
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

export interface ItemBase {
  /** Unique within the course, such as `alphabet.matching.1`. Never reused for another question. */
  readonly id: string;
  /** Ids of the course items (letters, words, …) that a right answer marks as learned; may be empty. */
  readonly teaches: readonly string[];
  /** What a quiz question is about (CONT3-02), such as `verb`, `case`, `order`, `translation`. */
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
  /** Of typed answers in Georgian: the pronouns that agree with their verbs. Made by the build. */
  readonly verbPronouns?: VerbPronouns;
  /** English of a Georgian sentence in the item. */
  readonly translation?: string;
  /** Teaches something beyond the question. */
  readonly explanation?: string;
}

/** An answer in Latin letters where Georgian ones belong: how the right answer sounds, or anything else. */
export type LatinAnswer = 'right-sounds' | 'other';

/**
 * An incomplete response is not wrong, nor is one in Latin letters: it is typed again. `expected` is the answer as
 * feedback shows it.
 */
export type Verdict =
  | { readonly kind: 'incomplete'; readonly latin?: LatinAnswer }
  | { readonly kind: 'correct' }
  | { readonly kind: 'incorrect'; readonly expected: string; readonly hint?: LetterHint };
