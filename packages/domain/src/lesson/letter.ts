/** A letter of the alphabet, as written by an author and as served. */
import { romanize } from '../georgian/romanize.ts';
import { type Phrase, type PhraseSource, servePhrase } from './phrase.ts';

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

/** A letter as served. */
export const serveLetter = (letter: LetterSource): Letter => ({
  ...letter,
  romanization: romanize(letter.form),
  name: { form: letter.name, romanization: romanize(letter.name) },
  example: servePhrase(letter.example),
});

/** What tells a sound from others that are written with the same Latin letter. */
const airflows: Partial<Record<LetterSound, string>> = {
  aspirate: ', with a puff of air',
  ejective: ', without a puff of air',
};

/** The sound in Latin letters; what it is like, since a reader may take /t/ for either of two letters. */
export function soundOf({ form, keyword, sound }: Pick<LetterSource, 'form' | 'keyword' | 'sound'>): string {
  const example = keyword === '' ? '' : ` as in "${keyword}"`;
  return `/${romanize(form)}/${example}${airflows[sound] ?? ''}`;
}
