/**
 * The phrasebook: phrases for the first weeks, and patterns with a placeholder for a noun. Public. Types in two
 * variants: as written by the author (`…Source`), and as shown and searched, with every romanization.
 */
import { romanize } from '../georgian/romanize.ts';
import { fold } from '../search/fold.ts';
import { createMatcher } from '../search/terms.ts';
import { capitalize } from '../text/capitalize.ts';
import type { AcceptedAnswers, Phrase, PhraseSource } from './phrase.ts';

interface EntryBase {
  /** Stable: `phrase.` or `pattern.` and a name. */
  readonly id: string;
  /** Usage note: to whom one says it, its literal meaning, the usual reply. */
  readonly note?: string;
  /** English synonyms, such as 'where is the toilet' for the bathroom; of a pattern, how they begin. */
  readonly searchTerms?: readonly string[];
}
interface PhraseBase extends EntryBase, AcceptedAnswers {
  /** Phrases that one might say as well; never offered as options beside it. */
  readonly nearSynonyms?: readonly string[];
}
export type PhrasebookPhraseSource = PhraseBase & PhraseSource;
export type PhrasebookPhrase = PhraseBase & Phrase;

interface PatternBase extends EntryBase, PhraseSource {
  readonly searchTerms: readonly string[];
  /** Its form for people, animals and cars, if it differs: … მყავს. */
  readonly animateForm?: string;
  /** A singular thing is generic; English has the plural: პომიდორი გაქვთ?, 'Do you have tomatoes?' */
  readonly generic?: true;
}
/** `animate`: people, animals and cars, which take the `animateForm` of a pattern. */
export interface PatternNoun extends PhraseSource {
  readonly animate?: true;
}
/** A sentence with … in the place of a noun in its dictionary form: სად არის …? Its gloss has the same. */
export interface PatternSource extends PatternBase {
  /** Nouns to put into it; the first is that of the example. */
  readonly nouns: readonly [PatternNoun, ...PatternNoun[]];
}
/** A pattern with a noun in it. */
export interface PatternSentence extends Phrase {
  readonly noun: PatternNoun;
  /** The form of the pattern that the noun takes. */
  readonly pattern: string;
}
export interface Pattern extends PatternBase {
  readonly example: PatternSentence;
  /** With each of its nouns; the first is the example. */
  readonly sentences: readonly PatternSentence[];
}

interface ThemeBase<Of> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly phrases: readonly Of[];
}
export type PhraseTheme = ThemeBase<PhrasebookPhrase>;

/** Advice on usage, such as when one says თქვენ. */
export interface PhrasebookAdvice {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A selection of course words: all words of the sections with these ids, and single words. */
export interface WordSelection {
  readonly sections: readonly string[];
  readonly words: readonly string[];
}

export interface PhrasebookSource {
  readonly advice: readonly PhrasebookAdvice[];
  /** People, animals and cars: they take the `animateForm` of a pattern. */
  readonly animate: WordSelection;
  /** Words that are no nouns and fill no pattern. */
  readonly nonNouns: WordSelection;
  readonly themes: readonly ThemeBase<PhrasebookPhraseSource>[];
  readonly patterns: readonly PatternSource[];
  /** English names as they are written in Georgian. */
  readonly names: readonly PhraseSource[];
}
export interface Phrasebook {
  readonly advice: readonly PhrasebookAdvice[];
  /** People, animals and cars: they take the `animateForm` of a pattern. */
  readonly animate: WordSelection;
  /** Words that are no nouns and fill no pattern. */
  readonly nonNouns: WordSelection;
  readonly themes: readonly PhraseTheme[];
  readonly patterns: readonly Pattern[];
  /** English names as they are written in Georgian. */
  readonly names: readonly Phrase[];
}

/** Placeholder of the noun in a pattern, in both languages. */
export const nounPlaceholder = '…';

/** Replaces the placeholder of a pattern with a noun in its dictionary form. */
export function fillPattern(pattern: PhraseSource, noun: PhraseSource): Phrase {
  const [form, gloss] = [
    pattern.form.replace(nounPlaceholder, () => noun.form),
    pattern.gloss.replace(nounPlaceholder, () => noun.gloss),
  ];
  return { form, gloss, romanization: romanize(form) };
}

/** A pattern with each of its nouns. */
export function servePattern({ nouns, ...pattern }: PatternSource): Pattern {
  const fill = (noun: PatternNoun): PatternSentence => {
    const form = (noun.animate && pattern.animateForm) || pattern.form;
    const { gloss, ...filled } = fillPattern({ form, gloss: pattern.gloss }, noun);
    return { ...filled, gloss: capitalize(gloss), noun, pattern: form };
  };
  const example = fill(nouns[0]);
  return { ...pattern, example, sentences: [example, ...nouns.slice(1).map(fill)] };
}

type Searchable = Pick<Phrasebook, 'themes' | 'patterns' | 'names'>;

/** Phrases, patterns and names with all words of the query, in either script or in English; no empty themes. */
export function findPhrases({ themes, patterns, names }: Searchable, query: string): Searchable {
  const matches = createMatcher(query);
  const has = (texts: readonly string[]) => matches(fold(texts.join(' ')));
  return {
    themes: themes
      .map((theme) => ({
        ...theme,
        phrases: theme.phrases.filter(({ form, romanization, gloss, searchTerms = [] }) =>
          has([form, romanization, gloss, theme.title, ...searchTerms]),
        ),
      }))
      .filter(({ phrases }) => phrases.length > 0),
    patterns: patterns.filter(({ gloss, searchTerms, example: { form, romanization } }) =>
      has([form, romanization, gloss, ...searchTerms]),
    ),
    names: names.filter(({ form, romanization, gloss }) => has([form, romanization, gloss])),
  };
}
