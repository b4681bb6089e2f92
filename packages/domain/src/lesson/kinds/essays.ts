import { clipsOfPhrases } from '../clip.ts';
import { type Phrase, type PhraseSource, servePhrase, servePhrases } from '../phrase.ts';
import {
  none,
  noPractice,
  type SectionBase,
  type SectionRules,
  searchPart,
  searchSection,
  searchWord,
} from './kind.ts';

/** A longer text to write, without an answer key: an essay, a story, a letter, an article. */
interface EssayBase<Of extends PhraseSource> {
  readonly id: string;
  readonly title: string;
  /** What to write and for whom. */
  readonly description: string;
  /** How such a text may begin. */
  readonly example: Of;
  readonly tips: readonly string[];
  readonly keywords: readonly Of[];
}
interface EssaysBase<Of extends PhraseSource> extends SectionBase {
  readonly kind: 'essays';
  readonly description: string;
  readonly essays: readonly EssayBase<Of>[];
}
export type EssaysSectionSource = EssaysBase<PhraseSource>;
export type EssaysSection = EssaysBase<Phrase>;

export const essays: SectionRules<EssaysSectionSource, EssaysSection> = {
  serve: (source) => ({
    ...source,
    essays: source.essays.map((essay) => ({
      ...essay,
      example: servePhrase(essay.example),
      keywords: servePhrases(essay.keywords),
    })),
  }),
  size: (section) => section.essays.length,
  items: none,
  clips: (section) => section.essays.flatMap(({ keywords }) => clipsOfPhrases(keywords)),
  searchTexts: (section) => [
    searchSection(section),
    ...section.essays.flatMap(({ title, description, keywords }) => [
      searchPart(section.id, title, description),
      ...keywords.map((phrase) => searchWord(section.id, phrase)),
    ]),
  ],
  explanations: (section) =>
    section.essays.map(({ title, description, tips, example }) => ({
      title,
      text: [description, ...tips],
      examples: [example],
    })),
  studyItems: none,
  practice: noPractice,
  writings: (section) => section.essays.map(({ id }) => ({ id, isEssay: true })),
};
