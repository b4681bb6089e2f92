import { clipsOfPhrases } from '../clip.ts';
import { type Phrase, type PhraseSource, servePhrase } from '../phrase.ts';
import { toStudyItem } from '../studyItem.ts';
import { none, noPractice, type SectionFrame, type SectionRules, searchSection, searchWord } from './kind.ts';

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

export const idioms: SectionRules<IdiomsSectionSource, IdiomsSection> = {
  serve: (source) => ({
    ...source,
    idioms: source.idioms.map((idiom) => ({
      ...idiom,
      ...servePhrase(idiom),
      example: servePhrase(idiom.example),
    })),
  }),
  size: (section) => section.idioms.length,
  items: none,
  clips: (section) => section.idioms.flatMap((idiom) => clipsOfPhrases([idiom, idiom.example])),
  searchTexts: (section) => [
    searchSection(section),
    ...section.idioms.map((idiom) => searchWord(idiom.id, idiom, idiom.literal)),
  ],
  phrases: (section) =>
    section.idioms.map(({ form, gloss, romanization, example, literal, explanation }) => ({
      form,
      gloss,
      romanization,
      example,
      as: 'idiom',
      note: `Word for word: ${literal}. ${explanation}`,
    })),
  explanations: none,
  studyItems: (section) =>
    section.idioms.map((idiom) =>
      toStudyItem('idiom', section.id, { ...idiom, note: `Word for word: ${idiom.literal}.` }),
    ),
  practice: noPractice,
};
