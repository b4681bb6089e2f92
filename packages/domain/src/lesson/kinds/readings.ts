import type { ChoiceItem } from '../../exercise/kinds/choice.ts';
import { clipsOfPhrases } from '../clip.ts';
import { type Phrase, type PhraseSource, servePhrases } from '../phrase.ts';
import {
  none,
  noPractice,
  type SectionBase,
  type SectionRules,
  searchPart,
  searchSection,
  searchWord,
} from './kind.ts';

interface ReadingBase<Of extends PhraseSource> {
  readonly id: string;
  readonly title: string;
  /** Paragraphs, each with its translation. */
  readonly paragraphs: readonly Of[];
  readonly vocabulary: readonly Of[];
  readonly questions: readonly ChoiceItem[];
}
interface ReadingsBase<Of extends PhraseSource> extends SectionBase {
  readonly kind: 'readings';
  readonly description: string;
  readonly texts: readonly ReadingBase<Of>[];
}
export type ReadingsSectionSource = ReadingsBase<PhraseSource>;
export type ReadingsSection = ReadingsBase<Phrase>;

export const readings: SectionRules<ReadingsSectionSource, ReadingsSection> = {
  serve: (source) => ({
    ...source,
    texts: source.texts.map((text) => ({
      ...text,
      paragraphs: servePhrases(text.paragraphs),
      vocabulary: servePhrases(text.vocabulary),
    })),
  }),
  size: (section) => section.texts.length,
  items: (section) => section.texts.flatMap(({ questions }) => questions),
  clips: (section) =>
    section.texts.flatMap(({ id, paragraphs, vocabulary }) => [
      { name: id, spoken: paragraphs.map(({ form }) => ({ text: form })) },
      ...clipsOfPhrases(vocabulary),
    ]),
  searchTexts: (section) => [
    searchSection(section),
    ...section.texts.flatMap(({ title, vocabulary }) => [
      searchPart(section.id, title),
      ...vocabulary.map((phrase) => searchWord(section.id, phrase)),
    ]),
  ],
  explanations: (section) =>
    section.texts.map(({ title, paragraphs }) => ({
      title,
      text: paragraphs.slice(0, 1).map(({ gloss }) => gloss),
      examples: [],
    })),
  studyItems: none,
  practice: noPractice,
  glossaryTexts: (section) => section.texts.flatMap(({ paragraphs }) => paragraphs),
};
