import { clipsOfPhrases } from '../clip.ts';
import { type Phrase, type PhraseSource, servePhrase } from '../phrase.ts';
import { toStudyItem } from '../studyItem.ts';
import { none, noPractice, type SectionBase, type SectionRules, searchSection, searchWord } from './kind.ts';

/** An idiom: form, meaning (gloss), literal translation, example sentence, and usage. */
type IdiomBase<Of extends PhraseSource> = Of & {
  readonly id: string;
  readonly literal: string;
  readonly example: Of;
  readonly explanation: string;
};
interface IdiomsBase<Of extends PhraseSource> extends SectionBase {
  readonly kind: 'idioms';
  readonly description: string;
  readonly idioms: readonly IdiomBase<Of>[];
}
export type IdiomsSectionSource = IdiomsBase<PhraseSource>;
export type IdiomsSection = IdiomsBase<Phrase>;

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
  explanations: none,
  studyItems: (section) =>
    section.idioms.map((idiom) =>
      toStudyItem('idiom', section.id, { ...idiom, note: `Word for word: ${idiom.literal}.` }),
    ),
  practice: noPractice,
};
