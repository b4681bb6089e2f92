/** Readings and dialogues for learners of a level, as they are served. */
import type { ExerciseItem } from '../exercise/kinds.ts';
import type { GlossaryEntry } from './model.ts';

/** Levels of the Common European Framework. */
export const textLevels = ['A1', 'A2', 'B1'] as const;
export type TextLevel = (typeof textLevels)[number];

export interface TextFacts {
  /** The last part of its path; never used for another text. */
  readonly id: string;
  readonly level: TextLevel;
  readonly kind: 'text' | 'dialogue';
  readonly title: string;
  /** Its title in Georgian. */
  readonly form: string;
  /** Its words are taught by the end of this step of the path. */
  readonly after: string;
}

/** A sentence of a text, or a line of a dialogue with its speaker. */
export interface TextSentence {
  readonly form: string;
  readonly gloss: string;
  readonly speaker?: string;
}

export interface ReadingText {
  /** The id of the unit that its answers belong to (`textUnitId`). */
  readonly id: string;
  readonly sentences: readonly TextSentence[];
  /** What the course says of its words; the grammar engine explains the others. */
  readonly glossary: Readonly<Record<string, GlossaryEntry>>;
  readonly questions: readonly ExerciseItem[];
}

/** The share of running words, in percent, from which on a text can be read without help. */
export const readablePercent = 95;
/** A share from 0 to 1 in whole percent, rounded down: 100 is all. */
export const knownPercent = (share: number): number => Math.floor(100 * share);

const unitPrefix = 'text.';
export const textUnitId = (textId: string): string => unitPrefix + textId;
/** The text of a unit; of another unit an id that no text has. */
export const textIdOf = (unitId: string): string =>
  unitId.startsWith(unitPrefix) ? unitId.slice(unitPrefix.length) : '';
