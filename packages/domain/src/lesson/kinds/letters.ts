import { typesetLatin } from '../../georgian/letters.ts';
import { romanize } from '../../georgian/romanize.ts';
import { type Clip, clipsOfPhrases } from '../clip.ts';
import { type Phrase, type PhraseSource, servePhrase } from '../phrase.ts';
import { none, phrasesAs, type SectionFrame, type SectionRules, searchWord } from './kind.ts';

/** Sounds that English speakers must learn to tell apart; `plain` for all others. */
export const letterSounds = ['vowel', 'plain', 'aspirate', 'ejective'] as const;
export type LetterSound = (typeof letterSounds)[number];

export interface LetterSource {
  /** Stable: `letter.` and its name romanized, the mark of an ejective as a hyphen: `letter.ani`, `letter.k-ani`. */
  readonly id: string;
  /** The letter itself. */
  readonly form: string;
  /** Its Georgian name, such as ანი. */
  readonly name: string;
  readonly sound: LetterSound;
  /** The English sound description; one or two sentences that are true. */
  readonly gloss: string;
  /** A short English keyword for small cards, such as 'father' for ა; empty where English has no such sound. */
  readonly keyword: string;
  /** Letters that learners confuse with this one, by shape or by sound; each lists the other. */
  readonly lookAlikes?: readonly string[];
  readonly example: PhraseSource;
}
export interface Letter extends Omit<LetterSource, 'name' | 'example'> {
  /** With the ejective mark: this is where sounds are taught. */
  readonly romanization: string;
  readonly name: { readonly form: string; readonly romanization: string };
  readonly example: Phrase;
}

interface LettersFrame<Of> extends SectionFrame {
  readonly kind: 'letters';
  readonly letters: readonly Of[];
}
export type LettersSectionSource = LettersFrame<LetterSource>;
export type LettersSection = LettersFrame<Letter>;

/** A letter as served. */
export const serveLetter = (letter: LetterSource): Letter => ({
  ...letter,
  romanization: romanize(letter.form, 'marked'),
  name: { form: letter.name, romanization: romanize(letter.name, 'marked') },
  example: servePhrase(letter.example, 'marked'),
});

/** A vowel is spoken by itself; for a consonant its name is spoken, which begins with its sound. */
export const letterClip = ({ form, name, sound }: Pick<Letter, 'form' | 'name' | 'sound'>): Clip => ({
  name: form,
  spoken: [{ text: sound === 'vowel' ? form : name.form }],
});

export const letters: SectionRules<LettersSectionSource, LettersSection> = {
  serve: (source) => ({ ...source, letters: source.letters.map(serveLetter) }),
  size: (section) => section.letters.length,
  items: none,
  clips: (section) =>
    section.letters.flatMap((letter) => [letterClip(letter), ...clipsOfPhrases([letter.example])]),
  searchTexts: (section) =>
    section.letters.map(({ id, form, name, gloss, keyword }) =>
      searchWord(id, { form, gloss: `the letter ${typesetLatin(name.romanization)}` }, `${gloss} ${keyword}`),
    ),
  // Marked where sounds are taught; here it is a word like any other (decision D32).
  phrases: (section) =>
    phrasesAs(
      'of-letter',
      section.letters.map(({ example }) => servePhrase(example)),
    ),
  explanations: none,
};
