/** A word, as written by an author and as served. */
import type { Picture } from '../exercise/item.ts';
import { type AcceptedAnswers, type Phrase, type PhraseSource, servePhrase, servePhrases } from './phrase.ts';

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
  /**
   * Of a verbal noun: id of its verb in the lexicon of the grammar engine, where noun and gloss do not tell; two if the
   * present is that of another verb; `-` if there is none. Not served.
   */
  readonly verb?: string;
  /** Of a verbal noun: "I" in present, past and future, made by the build. The first has a clip. */
  readonly finiteForms?: readonly PhraseSource[];
  /** Of a verb with finite forms: its id in the addresses of pages of verbs, made by the build. */
  readonly verbPage?: string | undefined;
  /** The word in a sentence that a beginner can follow. */
  readonly example?: PhraseSource;
  /** What a number is made of, such as `3 × 20 + 15`. */
  readonly note?: string;
  readonly picture?: Picture;
  /** Name of the picture that shows it, without doubt; added by the build from pictures.tsv of the course. */
  readonly image?: string;
  /** Words of the lesson that some would call by the same English word; never offered as options beside it. */
  readonly nearSynonyms?: readonly string[];
}
export interface Word extends Phrase {
  readonly id: string;
  readonly finiteForms?: readonly Phrase[];
  readonly verbPage?: string | undefined;
  readonly example?: Phrase;
  readonly note?: string;
  readonly picture?: Picture;
  readonly image?: string;
}

/** A number is written in digits in its gloss. */
export const isNumber = ({ gloss }: Pick<WordSource, 'gloss'>): boolean => /^\d+$/u.test(gloss);

export const serveWord = ({
  example,
  finiteForms,
  verb: _verb,
  partOfSpeech: _partOfSpeech,
  nearSynonyms: _synonyms,
  acceptedForms: _forms,
  acceptedGlosses: _glosses,
  ...source
}: WordSource): Word => ({
  ...source,
  ...servePhrase(source),
  ...(finiteForms ? { finiteForms: servePhrases(finiteForms) } : {}),
  ...(example ? { example: servePhrase(example) } : {}),
});
