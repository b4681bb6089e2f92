/**
 * What a lesson is, twice: as its author writes it (`…Source`), and as its body is served, where the
 * build has added every romanization (`course/src/body.ts`). Types only.
 */
import type { Exercise } from '../exercise/model.ts';

/** A Georgian text with its meaning, as written by an author. */
export interface PhraseSource {
  readonly form: string;
  readonly gloss: string;
}
/** The same as served: with the romanization from the one function. */
export interface Phrase extends PhraseSource {
  readonly romanization: string;
}

/** Sounds that English speakers must learn to tell apart; `plain` for all others. */
export const letterSounds = ['vowel', 'plain', 'aspirate', 'ejective'] as const;
export type LetterSound = (typeof letterSounds)[number];

export interface LetterSource {
  /** Stable: `letter.` and its name romanized, the mark of an ejective as a hyphen: `letter.ani`, `letter.k-ani`. */
  readonly id: string;
  /** The letter itself. */
  readonly form: string;
  /** Its Georgian name, such as ანი. */
  readonly name: string;
  readonly sound: LetterSound;
  /** The English sound description; one or two sentences that are true. */
  readonly gloss: string;
  /** A short English keyword for small cards, such as 'father' for ა; empty where English has no such sound. */
  readonly keyword: string;
  /** Letters that learners take for this one, by look or by sound; each names the other. */
  readonly lookAlikes?: readonly string[];
  readonly example: PhraseSource;
}
export interface Letter extends Omit<LetterSource, 'name' | 'example'> {
  /** With the ejective mark: this is where sounds are taught. */
  readonly romanization: string;
  readonly name: { readonly form: string; readonly romanization: string };
  readonly example: Phrase;
}

export interface WordSource extends PhraseSource {
  /** Stable, such as `word.bread`; never derived from a wording that may change. */
  readonly id: string;
  /** The word in a sentence that a beginner can follow. */
  readonly example?: PhraseSource;
}
export interface Word extends Phrase {
  readonly id: string;
  readonly example?: Phrase;
}

interface SectionFrame {
  readonly id: string;
  readonly title: string;
}
export interface LettersSectionSource extends SectionFrame {
  readonly kind: 'letters';
  readonly letters: readonly LetterSource[];
}
export interface LettersSection extends SectionFrame {
  readonly kind: 'letters';
  readonly letters: readonly Letter[];
}
/** A collapsible category of words. */
export interface WordsSectionSource extends SectionFrame {
  readonly kind: 'words';
  readonly description: string;
  readonly words: readonly WordSource[];
}
export interface WordsSection extends SectionFrame {
  readonly kind: 'words';
  readonly description: string;
  readonly words: readonly Word[];
}
export type SectionSource = LettersSectionSource | WordsSectionSource;
export type Section = LettersSection | WordsSection;

interface LessonFrame {
  /** A lesson id of the catalog. */
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** Learning tips; four on Beginner pages. */
  readonly tips: readonly string[];
  readonly exercises: readonly Exercise[];
}
export interface LessonSource extends LessonFrame {
  readonly sections: readonly SectionSource[];
  /** For a later native reader: what no list and no rule could confirm. Never served. */
  readonly review: string;
}
export interface Lesson extends LessonFrame {
  readonly sections: readonly Section[];
}
