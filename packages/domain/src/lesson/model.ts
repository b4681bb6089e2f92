/**
 * Types of lessons in two variants: as written by the author (`…Source`), and as its body is served, where
 * the build has added every romanization (`course/src/body.ts`).
 */
import type { ChoiceItem } from '../exercise/kinds/choice.ts';
import type { ComposeItem } from '../exercise/kinds/compose.ts';
import type { Exercise, FeedbackStyle } from '../exercise/model.ts';
import type { FillBlankItem } from '../exercise/kinds/fillBlank.ts';
import type { Picture } from '../exercise/item.ts';
import type { TypeAnswerItem } from '../exercise/kinds/typeAnswer.ts';

/** A Georgian text with its meaning, as written by an author. */
export interface PhraseSource {
  readonly form: string;
  readonly gloss: string;
}
/** The same as served: with its romanization (georgian/romanize.ts). */
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
  /** Letters that learners confuse with this one, by shape or by sound; each lists the other. */
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
  /** What a number is made of, such as `3 × 20 + 15`. */
  readonly note?: string;
  readonly picture?: Picture;
}
export interface Word extends Phrase {
  readonly id: string;
  readonly example?: Phrase;
  readonly note?: string;
  readonly picture?: Picture;
}

interface SectionFrame {
  readonly id: string;
  readonly title: string;
}
interface LettersFrame<Of> extends SectionFrame {
  readonly kind: 'letters';
  readonly letters: readonly Of[];
}
export type LettersSectionSource = LettersFrame<LetterSource>;
export type LettersSection = LettersFrame<Letter>;

/** A category of words. */
interface WordsFrame<Of> extends SectionFrame {
  readonly kind: 'words';
  readonly description: string;
  /** Small cards in two columns (BEG-27). */
  readonly compact?: boolean;
  readonly words: readonly Of[];
}
export type WordsSectionSource = WordsFrame<WordSource>;
export type WordsSection = WordsFrame<Word>;

/** A form in a table: which word it is of, and which cell of its paradigm, for the content check. */
export interface FormSource extends PhraseSource {
  readonly lemma: string;
  /** As the reference writes them, such as `V;present;S1SG` or `N;DAT;SG`; empty where it lists no such cell. */
  readonly features: string;
}
/** Forms side by side: persons by number, or cases by word. Each row has a cell for each column. */
interface FormsFrame<Of> extends SectionFrame {
  readonly kind: 'forms';
  readonly description: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly Of[] }[];
}
export type FormsSectionSource = FormsFrame<FormSource>;
export type FormsSection = FormsFrame<Phrase>;

/** Questions shown directly on the page; the first answer to each counts (EX-16). */
export type PageQuestion = ChoiceItem | FillBlankItem;
export interface QuestionsSection extends SectionFrame {
  readonly kind: 'questions';
  readonly description: string;
  readonly questions: readonly PageQuestion[];
}

/** A writing task with a text field. Judged only if it has an expected answer. */
export interface WritingPromptSource {
  readonly type: 'translation' | 'completion' | 'composition';
  readonly example?: PhraseSource;
  readonly item: TypeAnswerItem | ComposeItem;
}
export interface WritingPrompt extends Omit<WritingPromptSource, 'example'> {
  readonly example?: Phrase;
}
interface PromptsFrame<Prompt> extends SectionFrame {
  readonly kind: 'prompts';
  readonly description: string;
  /** How feedback is worded; see feedback.ts. */
  readonly feedback: FeedbackStyle;
  readonly prompts: readonly Prompt[];
}
export type PromptsSectionSource = PromptsFrame<WritingPromptSource>;
export type PromptsSection = PromptsFrame<WritingPrompt>;

interface ConversationFrame<Of extends PhraseSource> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly lines: readonly (Of & { readonly speaker: string })[];
  readonly vocabulary: readonly Of[];
  readonly questions: readonly ChoiceItem[];
}
interface DialoguesFrame<Of extends PhraseSource> extends SectionFrame {
  readonly kind: 'dialogues';
  readonly description: string;
  readonly conversations: readonly ConversationFrame<Of>[];
}
export type DialoguesSectionSource = DialoguesFrame<PhraseSource>;
export type DialoguesSection = DialoguesFrame<Phrase>;

interface ReadingFrame<Of extends PhraseSource> {
  readonly id: string;
  readonly title: string;
  /** Paragraphs, each with its translation. */
  readonly paragraphs: readonly Of[];
  readonly vocabulary: readonly Of[];
  readonly questions: readonly ChoiceItem[];
}
interface ReadingsFrame<Of extends PhraseSource> extends SectionFrame {
  readonly kind: 'readings';
  readonly description: string;
  readonly texts: readonly ReadingFrame<Of>[];
}
export type ReadingsSectionSource = ReadingsFrame<PhraseSource>;
export type ReadingsSection = ReadingsFrame<Phrase>;

interface TopicFrame<Of extends PhraseSource> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly examples: readonly (Of & { readonly explanation: string })[];
  readonly notes?: readonly string[];
}
/** Collapsible topics of grammar or culture, each taught by examples. */
interface TopicsFrame<Of extends PhraseSource> extends SectionFrame {
  readonly kind: 'topics';
  readonly description: string;
  /** Heading of the notes of each topic, such as 'Cultural Context'; absent if they need none. */
  readonly notesTitle?: string;
  readonly topics: readonly TopicFrame<Of>[];
}
export type TopicsSectionSource = TopicsFrame<PhraseSource>;
export type TopicsSection = TopicsFrame<Phrase>;

interface PoetFrame<Of extends PhraseSource> {
  readonly id: string;
  /** The name in both scripts: form and gloss. */
  readonly name: Of;
  /** Years, such as '1848-1915', or a century. */
  readonly period: string;
  readonly bio: string;
  readonly significance: string;
  /** Titles: form and their English. */
  readonly majorWorks: readonly Of[];
}
/** Poets of an era. Their portraits are generated from their names. */
interface PoetsFrame<Of extends PhraseSource> extends SectionFrame {
  readonly kind: 'poets';
  readonly description: string;
  readonly poets: readonly PoetFrame<Of>[];
}
export type PoetsSectionSource = PoetsFrame<PhraseSource>;
export type PoetsSection = PoetsFrame<Phrase>;

/** An idiom: form, meaning (gloss), literal translation, example sentence, and usage. */
type IdiomFrame<Of extends PhraseSource> = Of & {
  readonly id: string;
  readonly literal: string;
  readonly example: Of;
  readonly explanation: string;
};
interface IdiomsFrame<Of extends PhraseSource> extends SectionFrame {
  readonly kind: 'idioms';
  readonly description: string;
  readonly idioms: readonly IdiomFrame<Of>[];
}
export type IdiomsSectionSource = IdiomsFrame<PhraseSource>;
export type IdiomsSection = IdiomsFrame<Phrase>;

/** A longer text to write, without an answer key: an essay, a story, a letter, an article. */
interface EssayFrame<Of extends PhraseSource> {
  readonly id: string;
  readonly title: string;
  /** What to write and for whom. */
  readonly description: string;
  /** How such a text may begin. */
  readonly example: Of;
  readonly tips: readonly string[];
  readonly keywords: readonly Of[];
}
interface EssaysFrame<Of extends PhraseSource> extends SectionFrame {
  readonly kind: 'essays';
  readonly description: string;
  readonly essays: readonly EssayFrame<Of>[];
}
export type EssaysSectionSource = EssaysFrame<PhraseSource>;
export type EssaysSection = EssaysFrame<Phrase>;

/** Who speaks a line of a recording: the pitch of the voice. */
export type Voice = 'high' | 'low';

/** A recording with its transcript. Its clip is named by the id. */
interface RecordingFrame<Of extends PhraseSource> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly lines: readonly (Of & { readonly speaker: string; readonly voice: Voice })[];
  readonly questions: readonly ChoiceItem[];
  /** Words to listen for, each with its text in the recording. */
  readonly vocabulary: readonly (Of & { readonly context: Of })[];
}
interface RecordingsFrame<Of extends PhraseSource> extends SectionFrame {
  readonly kind: 'recordings';
  readonly description: string;
  readonly recordings: readonly RecordingFrame<Of>[];
}
export type RecordingsSectionSource = RecordingsFrame<PhraseSource>;
export type RecordingsSection = RecordingsFrame<Phrase>;

/** Cards of advice: practice tips, reading strategies, how a sentence is built. */
export interface NotesSection extends SectionFrame {
  readonly kind: 'notes';
  /** Heading of several such sections in a row; set on the first of them. */
  readonly group?: string;
  readonly notes: readonly { readonly title: string; readonly text: string }[];
}

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

export type SectionSource =
  | LettersSectionSource
  | WordsSectionSource
  | FormsSectionSource
  | QuestionsSection
  | PromptsSectionSource
  | DialoguesSectionSource
  | ReadingsSectionSource
  | TopicsSectionSource
  | PoetsSectionSource
  | IdiomsSectionSource
  | EssaysSectionSource
  | RecordingsSectionSource
  | NotesSection;
export type Section =
  | LettersSection
  | WordsSection
  | FormsSection
  | QuestionsSection
  | PromptsSection
  | DialoguesSection
  | ReadingsSection
  | TopicsSection
  | PoetsSection
  | IdiomsSection
  | EssaysSection
  | RecordingsSection
  | NotesSection;

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
  /** Every word form of the lesson's dialogues and texts. */
  readonly glossary?: Readonly<Record<string, GlossaryEntrySource>>;
  /** For a later review by a native speaker: what no list and no rule could confirm. Never served. */
  readonly review: string;
}
export interface Lesson extends LessonFrame {
  readonly sections: readonly Section[];
  readonly glossary?: Readonly<Record<string, GlossaryEntry>>;
}

/** The vocabulary section: words by theme, beside the lessons (decision D18). */
export interface VocabularySource {
  readonly tips: readonly string[];
  readonly sections: readonly WordsSectionSource[];
  readonly review: string;
}
export interface Vocabulary {
  readonly tips: readonly string[];
  readonly sections: readonly WordsSection[];
}
