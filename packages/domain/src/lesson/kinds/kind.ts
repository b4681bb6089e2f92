import type { ExerciseItem } from '../../exercise/kinds.ts';
import type { Clip } from '../clip.ts';
import type { LetterSource } from '../letter.ts';
import type { Phrase, PhraseSource } from '../phrase.ts';
import type { StudyItem } from '../studyItem.ts';
import type { WordSource } from '../word.ts';

export interface SectionBase {
  readonly id: string;
  readonly title: string;
}

/** Something that a section explains, for the assistant. */
export interface Explanation {
  readonly title: string;
  readonly text: readonly string[];
  readonly examples: readonly (Phrase & { readonly explanation?: string })[];
}

/** An entry of the search. */
export interface SearchText {
  readonly kind: 'section' | 'word';
  /** Id of the element that shows it. */
  readonly anchor: string;
  readonly title: string;
  readonly form: string | null;
  /** Further text by which it is found. */
  readonly text: string;
}

/** What the practice of a page asks for. */
export interface Practice {
  readonly words: readonly WordSource[];
  readonly letters: readonly LetterSource[];
}

/** A text of the learner's own, of which drafts are kept. */
export interface Writing {
  readonly id: string;
  /** It can be submitted, as essays can. */
  readonly isEssay: boolean;
}

/** Everything that the rules need to know about one kind of lesson section. */
export interface SectionRules<Source extends SectionBase, Served extends SectionBase> {
  /** The section as served: its source with all romanizations (requirement CONT-06). */
  serve(source: Source): Served;
  /** The number of its entries, such as words or texts. */
  size(section: Source): number;
  /** Exercise items that are answered in the section itself. */
  items(section: Source): readonly ExerciseItem[];
  /** Every text that has a play button. */
  clips(section: Served): readonly Clip[];
  searchTexts(section: Served): readonly SearchText[];
  explanations(section: Served): readonly Explanation[];
  /** What spaced review asks, in teaching order. */
  studyItems(section: Served): readonly StudyItem[];
  practice(section: Source): Practice;
  /** Texts that the learner writes freely; none if absent. */
  writings?(section: Served): readonly Writing[];
  /** Texts whose words the glossary of the lesson explains; none if absent. */
  glossaryTexts?(section: Source): readonly PhraseSource[];
}

export const none = (): readonly [] => [];
export const noPractice = (): Practice => ({ words: [], letters: [] });

/** The section itself as an entry of the search. */
export const searchSection = ({
  id,
  title,
  description = '',
}: SectionBase & { readonly description?: string }): SearchText => searchPart(id, title, description);

/** A part of a section as an entry of the search. */
export const searchPart = (anchor: string, title: string, text = ''): SearchText => ({
  kind: 'section',
  anchor,
  title,
  form: null,
  text,
});

export const searchWord = (anchor: string, { form, gloss }: PhraseSource, text = ''): SearchText => ({
  kind: 'word',
  anchor,
  title: gloss,
  form,
  text,
});
