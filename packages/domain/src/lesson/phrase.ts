import { romanize } from '../georgian/romanize.ts';

/** A Georgian text with its meaning, as written by an author. */
export interface PhraseSource {
  readonly form: string;
  readonly gloss: string;
}
/** What else is right where a learner types or builds an answer; never offered as a wrong option. */
export interface AcceptedAnswers {
  /** Other Georgian for its gloss, such as საუბარი for 'to speak'. */
  readonly acceptedForms?: readonly string[];
  /** Other English for its form that a learner might type, such as 'phone' for 'to call'. */
  readonly acceptedGlosses?: readonly string[];
}
/** The same as served: with its romanization (georgian/romanize.ts). */
export interface Phrase extends PhraseSource {
  readonly romanization: string;
}

export const servePhrase = ({ form, gloss }: PhraseSource): Phrase => ({
  form,
  gloss,
  romanization: romanize(form),
});

/** Phrases with further fields. */
export const servePhrases = <Source extends PhraseSource>(sources: readonly Source[]): (Source & Phrase)[] =>
  sources.map((source) => ({ ...source, ...servePhrase(source) }));
