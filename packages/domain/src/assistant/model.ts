/** Types of the assistant's knowledge base. */
import type { RequiredAccess } from '../entitlement/entitlement.ts';
import type { Lesson } from '../lesson/model.ts';
import type { Letter } from '../lesson/letter.ts';
import type { Phrase } from '../lesson/phrase.ts';
import type { Section } from '../lesson/kinds.ts';
import type { Pattern, Phrasebook } from '../lesson/phrasebook.ts';
import type { Explanation, SectionPhrase } from '../lesson/kinds/kind.ts';
import type { SearchIndex } from '../search/search.ts';

/** A page of the course with its content: a lesson, or the vocabulary section. */
export interface CoursePage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly requiredAccess: RequiredAccess;
  readonly sections: readonly Section[];
  readonly tips: readonly string[];
  readonly glossary?: Lesson['glossary'];
}

interface OfPage {
  readonly page: CoursePage;
}
/** A Georgian text of the course with its meaning. */
export interface Saying extends Omit<SectionPhrase, 'as'>, OfPage {
  /** `phrase`: of the phrasebook; `glossed`: a word form of a text, from its glossary. */
  readonly as: SectionPhrase['as'] | 'phrase' | 'glossed';
  /** English wordings that find it, besides its meaning. */
  readonly searchTerms?: readonly string[];
}
/** A sentence with a placeholder for a noun. */
export interface TaughtPattern extends OfPage {
  readonly pattern: Pattern;
}
export interface TaughtLetter extends OfPage {
  readonly letter: Letter;
}
/** Forms side by side, such as a verb by persons. */
export interface Table extends OfPage {
  readonly title: string;
  readonly description: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly Phrase[] }[];
}
/** Something that a page explains. */
export interface Passage extends Explanation, OfPage {
  /** Title of its section. */
  readonly section: string;
}

/** Something that the course search finds. */
export interface Content extends OfPage {
  readonly kind: 'saying' | 'passage' | 'list';
  readonly title: string;
  /** Georgian text, if it is one. */
  readonly form: string | null;
  /** Further text by which it is found. */
  readonly text: string;
  /** The keys (english.ts, `senseKey`) of its title and, of a passage, of its section. */
  readonly titleKeys: readonly string[];
  /** The words of these titles, and all words by which it is found. */
  readonly titleWords: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** One line, for a list of results. */
  readonly line: string;
  /** All of it as Markdown. */
  readonly render: () => string;
}

/** The phrasebook and its page. */
export interface PhrasebookPage extends OfPage {
  readonly phrasebook: Phrasebook;
}

export interface Knowledge {
  readonly pages: readonly CoursePage[];
  readonly letters: readonly TaughtLetter[];
  readonly tables: readonly Table[];
  readonly passages: readonly Passage[];
  readonly patterns: readonly TaughtPattern[];
  /** Georgian nouns that take the `animateForm` of a pattern. */
  readonly animate: ReadonlySet<string>;
  /** Georgian words that are no nouns and fill no pattern. */
  readonly nonNouns: ReadonlySet<string>;
  /** By English meaning (english.ts, `senseKey`), taught words first. */
  readonly bySense: ReadonlyMap<string, readonly Saying[]>;
  /** Forms of verbs by their meaning, such as 'he or she want'. */
  readonly byPerson: ReadonlyMap<string, readonly Saying[]>;
  /** By Georgian text and by romanization, folded (search/fold.ts). */
  readonly byForm: ReadonlyMap<string, readonly Saying[]>;
  readonly sayings: readonly Saying[];
  /** What the search finds; `index` is its search index, with positions in `contents` as ids. */
  readonly contents: readonly Content[];
  readonly index: SearchIndex;
  /** English words of the course with their frequency. */
  readonly words: ReadonlyMap<string, number>;
}
