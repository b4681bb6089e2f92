/**
 * Own words: words and phrases that a learner adds to those of the course. Their limits, their validation, and the
 * study item that spaced review asks. User-facing texts of problems are here, because forms and imports show the same.
 */
import { hasGeorgian } from '../georgian/letters.ts';
import { romanize } from '../georgian/romanize.ts';
import type { StudyItem } from '../lesson/studyItem.ts';
import { cleanLine } from '../text/cleanLine.ts';

/** A word with its English meanings, separated by ';' or ',', and a sentence that uses it. Empty: there is none. */
export interface OwnWord {
  readonly form: string;
  readonly gloss: string;
  readonly sentence: string;
  readonly translation: string;
}
export const ownWordFields = [
  'form',
  'gloss',
  'sentence',
  'translation',
] as const satisfies readonly (keyof OwnWord)[];
export type OwnWordField = (typeof ownWordFields)[number];

/** Maximum lengths in UTF-16 code units. */
export const ownWordLimits = {
  form: 100,
  gloss: 200,
  sentence: 300,
  translation: 300,
} as const satisfies Record<OwnWordField, number>;
/** Own words of one learner. */
export const maxOwnWords = 5000;
export const maxNoteLength = 1000;

/** Mtavruli, the capital-like letters, become the same letters of everyday script. */
const normalizeCase = (text: string) =>
  text.replace(/[\u1C90-\u1CBF]+/gu, (letters) => letters.toLowerCase());

/** Removes what is invisible in a Georgian text, such as soft hyphens and zero-width spaces. */
const cleanGeorgian = (text: string) =>
  cleanLine(normalizeCase(text.normalize('NFC')).replace(/\p{Default_Ignorable_Code_Point}/gu, ''));

/** The word as it is stored: each text on one line, without control characters, Georgian in Mkhedruli. */
export const cleanOwnWord = ({ form, gloss, sentence, translation }: OwnWord): OwnWord => ({
  form: cleanGeorgian(form),
  gloss: cleanLine(gloss.normalize('NFC')),
  sentence: cleanGeorgian(sentence),
  translation: cleanLine(translation.normalize('NFC')),
});

/** A note as it is stored: with its line breaks, without other control and bidirectional formatting characters. */
export const cleanNote = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .trim();

/** Anything but the letters, digits, spaces, punctuation and currency signs of Georgian texts. */
const otherChar = /[^ა-ჰ\d\s\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}\p{Sc}+]/u;
const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’ʼ-]*/u;

function georgianProblem(text: string): string | undefined {
  const [latin] = latinWord.exec(text) ?? [];
  if (latin !== undefined) return `“${latin}” is in Latin letters. Write it in Georgian letters.`;
  const [other] = otherChar.exec(text) ?? [];
  if (other !== undefined) return `“${other}” is not one of the 33 Georgian letters.`;
  return hasGeorgian(text) ? undefined : 'Write this in Georgian letters.';
}

/** Georgian letters in an English text would show the answer, and make its field type Georgian. */
function englishProblem(text: string): string | undefined {
  if (hasGeorgian(text)) return 'Write this in English, without Georgian letters.';
  return /[\p{L}\p{N}]/u.test(text) ? undefined : 'Write this in letters or numbers.';
}

const problemsOf = {
  form: ({ form }) => (form === '' ? 'Enter the Georgian word.' : georgianProblem(form)),
  gloss: ({ gloss }) => (gloss === '' ? 'Enter its meaning in English.' : englishProblem(gloss)),
  sentence: ({ sentence, translation }) =>
    sentence !== ''
      ? georgianProblem(sentence)
      : translation === ''
        ? undefined
        : 'Enter the Georgian sentence that is translated.',
  translation: ({ translation }) => (translation === '' ? undefined : englishProblem(translation)),
} satisfies Record<OwnWordField, (word: OwnWord) => string | undefined>;

export type OwnWordProblems = { readonly [Field in OwnWordField]?: string };

/** What is wrong with a cleaned word, by field; empty if it is valid. */
export const ownWordProblems = (word: OwnWord): OwnWordProblems =>
  Object.fromEntries(
    ownWordFields.flatMap((field) => {
      const { length } = word[field];
      const max = ownWordLimits[field];
      const problem =
        length > max
          ? `This is too long: it has ${length} characters, and ${max} are allowed.`
          : problemsOf[field](word);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

const idPrefix = 'own.';
const itemIdPattern = /^own\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

/** The id of an own word as a study item; `id` is a UUID in lower case. */
export const ownItemId = (id: string): string => idPrefix + id;
export const isOwnItem = ({ id }: Pick<StudyItem, 'id'>): boolean => id.startsWith(idPrefix);
/** The UUID of an own word by the id of its study item; null for any other id. */
export const ownWordId = (itemId: string): string | null => itemIdPattern.exec(itemId)?.[1] ?? null;

/** The study item of an own word, without audio. */
export const toStudyItem = (id: string, { form, gloss, sentence, translation }: OwnWord): StudyItem => ({
  id: ownItemId(id),
  kind: form.includes(' ') ? 'phrase' : 'word',
  group: 'own',
  form,
  gloss,
  romanization: romanize(form),
  clip: '',
  ...(sentence !== '' && {
    example: { form: sentence, gloss: translation, romanization: romanize(sentence) },
  }),
});
