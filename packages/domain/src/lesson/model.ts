/**
 * Types of lessons in two variants: as written by the author (`…Source`), and as its body is served, where
 * the build has added every romanization (`course/src/body.ts`). kinds.ts has the kinds of sections.
 */
import type { Exercise, ExerciseSource } from '../exercise/model.ts';
import type { Section, SectionSource } from './kinds.ts';
import type { WordsSection, WordsSectionSource } from './kinds/words.ts';

/** A word form of a dialogue or text; its explanation opens on tap. */
export interface GlossaryEntrySource {
  /** The dictionary form. */
  readonly lemma: string;
  /** What this form means here. */
  readonly gloss: string;
  /** Which form it is, such as 'dative, with -ში'; absent where it is the dictionary form. */
  readonly note?: string;
  /** A lesson teaches a homonym of this form, such as თეთრი, the color and the coin. */
  readonly otherSense?: boolean;
}

export interface GlossaryEntry extends Omit<GlossaryEntrySource, 'otherSense'> {
  /** Id of the lesson that teaches the lemma, if one does. */
  readonly taughtIn?: string;
}

interface LessonBase {
  /** A lesson id of the catalog. */
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** Learning tips; four on Beginner pages. */
  readonly tips: readonly string[];
}
export interface LessonSource extends LessonBase {
  readonly exercises: readonly ExerciseSource[];
  readonly sections: readonly SectionSource[];
  /** Every word form of the lesson's dialogues and texts. */
  readonly glossary?: Readonly<Record<string, GlossaryEntrySource>>;
  /** For a later review by a native speaker: what no list and no rule could confirm. Never served. */
  readonly reviewerNote: string;
}
export interface Lesson extends LessonBase {
  /** Those of the author, with the items generated for them, and the dictation (practice/practice.ts). */
  readonly exercises: readonly Exercise[];
  readonly sections: readonly Section[];
  /** Whether a text of its sections has a clip. */
  readonly hasAudio: boolean;
  readonly glossary?: Readonly<Record<string, GlossaryEntry>>;
}

/** The vocabulary section: words by theme, beside the lessons (decision D18). */
export interface VocabularySource {
  readonly tips: readonly string[];
  readonly sections: readonly WordsSectionSource[];
  readonly exercises: readonly ExerciseSource[];
  readonly reviewerNote: string;
}
export interface Vocabulary {
  readonly tips: readonly string[];
  readonly sections: readonly WordsSection[];
  readonly exercises: readonly Exercise[];
}
