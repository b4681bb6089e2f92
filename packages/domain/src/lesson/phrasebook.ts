/**
 * The phrasebook: what one says in the first weeks, ready-made, and patterns with a place for a noun. Open to
 * everybody; as its author writes it (`…Source`), and as it is shown and asked for, with every romanization.
 */
import { romanize } from '../georgian/romanize.ts';
import { fold } from '../search/fold.ts';
import type { Phrase, PhraseSource } from './model.ts';

interface EntryFrame {
  /** Stable: `phrase.` or `pattern.` and a name. */
  readonly id: string;
  /** What the phrase teaches besides: to whom one says it, what it means word by word, what is answered. */
  readonly note?: string;
  /** Other English that asks for it, such as 'where is the toilet' for the bathroom; of a pattern, how such English begins. */
  readonly asked?: readonly string[];
}
export type PhrasebookPhraseSource = EntryFrame & PhraseSource;
export type PhrasebookPhrase = EntryFrame & Phrase;

interface PatternFrame extends EntryFrame, PhraseSource {
  readonly asked: readonly string[];
  /** Its form for people, animals and cars, where it is another one: … მყავს. */
  readonly living?: string;
  /** A thing in the singular is meant in general here, for which English has the plural: პომიდორი გაქვთ?, 'Do you have tomatoes?' */
  readonly generic?: true;
}
/** A sentence with … in the place of a noun in its dictionary form: სად არის …? Its gloss has the same. */
export interface PatternSource extends PatternFrame {
  /** What fills the place in the example. */
  readonly sample: PhraseSource;
}
export interface Pattern extends PatternFrame {
  readonly example: Phrase;
}

interface ThemeFrame<Of> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly phrases: readonly Of[];
}
export type PhraseTheme = ThemeFrame<PhrasebookPhrase>;

/** Something to know before one speaks, such as when one says თქვენ. */
export interface PhrasebookAdvice {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Words of the course that are of one kind: all of some sections, by their ids, and single ones besides. */
export interface KindOfWords {
  readonly sections: readonly string[];
  readonly words: readonly string[];
}

export interface PhrasebookSource {
  readonly advice: readonly PhrasebookAdvice[];
  /** People, animals and cars: they take the `living` form of a pattern. */
  readonly living: KindOfWords;
  /** What is no noun, and fills no pattern. */
  readonly unfit: KindOfWords;
  readonly themes: readonly ThemeFrame<PhrasebookPhraseSource>[];
  readonly patterns: readonly PatternSource[];
}
export interface Phrasebook {
  readonly advice: readonly PhrasebookAdvice[];
  /** People, animals and cars: they take the `living` form of a pattern. */
  readonly living: KindOfWords;
  /** What is no noun, and fills no pattern. */
  readonly unfit: KindOfWords;
  readonly themes: readonly PhraseTheme[];
  readonly patterns: readonly Pattern[];
}

/** Where the noun stands in a pattern, in both languages. */
export const place = '…';

/** A pattern with a noun in its place, which stands as in the dictionary. */
export function fillPattern(pattern: PhraseSource, noun: PhraseSource): Phrase {
  const [form, gloss] = [
    pattern.form.replace(place, () => noun.form),
    pattern.gloss.replace(place, () => noun.gloss),
  ];
  return { form, gloss, romanization: romanize(form) };
}

/** What of the phrasebook has the words that are looked for, in either script or in English; themes without any are left out. */
export function findPhrases(
  { themes, patterns }: Pick<Phrasebook, 'themes' | 'patterns'>,
  wanted: string,
): Pick<Phrasebook, 'themes' | 'patterns'> {
  const words = fold(wanted).split(/\s+/u);
  const has = (texts: readonly string[]) => {
    const text = fold(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
  return {
    themes: themes
      .map((theme) => ({
        ...theme,
        phrases: theme.phrases.filter(({ form, romanization, gloss, asked = [] }) =>
          has([form, romanization, gloss, theme.title, ...asked]),
        ),
      }))
      .filter(({ phrases }) => phrases.length > 0),
    patterns: patterns.filter(({ gloss, asked, example: { form, romanization } }) =>
      has([form, romanization, gloss, ...asked]),
    ),
  };
}
