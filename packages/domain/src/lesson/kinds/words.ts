import type { Picture } from '../../exercise/item.ts';
import { numberToWords } from '../../search/englishNumbers.ts';
import { clipsOfPhrases } from '../clip.ts';
import { type AcceptedAnswers, type Phrase, type PhraseSource, servePhrase } from '../phrase.ts';
import {
  none,
  phrasesAs,
  type SectionFrame,
  type SectionPhrase,
  type SectionRules,
  searchSection,
  searchWord,
} from './kind.ts';

export const partsOfSpeech = [
  'noun',
  /** By its verbal noun, or in a form that is taught as such. */
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'numeral',
  'postposition',
  'conjunction',
  'particle',
  'interjection',
  /** What people say as a whole, such as a greeting. */
  'phrase',
] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

export interface WordSource extends PhraseSource, AcceptedAnswers {
  /** Stable, such as `word.bread`; never derived from a wording that may change. */
  readonly id: string;
  /** Of words, not of phrases. Not served. */
  readonly partOfSpeech?: PartOfSpeech;
  /** The word in a sentence that a beginner can follow. */
  readonly example?: PhraseSource;
  /** What a number is made of, such as `3 × 20 + 15`. */
  readonly note?: string;
  readonly picture?: Picture;
  /** Words of the lesson that some would call by the same English word; never offered as options beside it. */
  readonly nearSynonyms?: readonly string[];
}
export interface Word extends Phrase {
  readonly id: string;
  readonly example?: Phrase;
  readonly note?: string;
  readonly picture?: Picture;
}

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

const serveWord = ({
  example,
  partOfSpeech: _partOfSpeech,
  nearSynonyms: _synonyms,
  acceptedForms: _forms,
  acceptedGlosses: _glosses,
  ...source
}: WordSource): Word => ({
  ...source,
  ...servePhrase(source),
  ...(example ? { example: servePhrase(example) } : {}),
});

/** A number is found by its English word, too. */
const numberText = (gloss: string) => (/^\d+$/u.test(gloss) && numberToWords(+gloss)) || '';

export const words: SectionRules<WordsSectionSource, WordsSection> = {
  serve: (source) => ({ ...source, words: source.words.map(serveWord) }),
  size: (section) => section.words.length,
  items: none,
  clips: (section) =>
    section.words.flatMap((word) => clipsOfPhrases(word.example ? [word, word.example] : [word])),
  searchTexts: (section) => [
    searchSection(section),
    ...section.words.map((word) => searchWord(word.id, word, numberText(word.gloss))),
  ],
  phrases: (section) =>
    section.words.flatMap((word): SectionPhrase[] => [
      { ...word, as: 'word' },
      ...phrasesAs('sentence', word.example ? [word.example] : []),
    ]),
  explanations: none,
};
