/**
 * Own words: words and phrases that a learner adds to those of the course. Their limits, their validation, and the
 * study item that spaced review asks. User-facing texts of problems are here, because forms and imports show the same.
 */
import { removeStressMarks } from '../georgian/answer.ts';
import { hideGeorgian } from '../georgian/hideGeorgian.ts';
import { hasGeorgian } from '../georgian/letters.ts';
import { romanize } from '../georgian/romanize.ts';
import type { StudyItem } from '../lesson/studyItem.ts';
import { alternativesOf } from '../text/alternatives.ts';
import { cleanLine } from '../text/cleanLine.ts';

/**
 * A word with its English meanings, and a sentence that uses it. Form and gloss may list several right answers
 * (text/alternatives.ts). Empty: there is none.
 */
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

/** One line without invisible characters and stress accents, Georgian in Mkhedruli. */
const cleanText = (text: string) => cleanLine(removeStressMarks(normalizeCase(text)));

/** The word as it is stored: each text on one line, without invisible characters, Georgian in Mkhedruli. */
export const cleanOwnWord = ({ form, gloss, sentence, translation }: OwnWord): OwnWord => ({
  form: cleanText(form),
  gloss: cleanText(gloss),
  sentence: cleanText(sentence),
  translation: cleanText(translation),
});

/** Groups (tags) of own words: how many one word can have, and the length of a name. */
export const maxGroupsPerWord = 10;
export const maxGroupLength = 40;

/** Names of groups as they are stored: each once, without commas, which separate them where they are typed. */
export const cleanGroups = (names: readonly string[]): readonly string[] => [
  ...new Set(names.map((name) => cleanText(name.replaceAll(',', ' '))).filter((name) => name !== '')),
];

/** What is wrong with the groups of a word; undefined: nothing. */
export function groupsProblem(names: readonly string[]): string | undefined {
  const long = names.find(({ length }) => length > maxGroupLength);
  if (long !== undefined)
    return `The name of a group can have ${maxGroupLength} characters: “${long.slice(0, maxGroupLength)}…” has ${long.length}.`;
  return names.length > maxGroupsPerWord
    ? `A word can be in ${maxGroupsPerWord} groups, and these are ${names.length}.`
    : undefined;
}

/** A note as it is stored: with its line breaks, without other control and bidirectional formatting characters. */
export const cleanNote = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .trim();

/** Letters that are neither one of the 33 nor Latin or Greek ones, which are written beside Georgian. */
const otherLetter = /(?![ა-ჰ\p{Script=Latin}\p{Script=Greek}])[\p{L}_]/u;
const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’ʼ-]*/u;

/** What files of other programs have instead of media and of gaps. */
const placeholder = /\[(?:sound|anki):[^\]]*\]?|\{\{[^}]*\}\}/iu;
const html = /<\/?[a-z!][^>]*>|&(?:[a-z]+\d*|#x?[\da-f]+);/iu;
/** In place of letters that a program could not read. */
const lostLetter = /\uFFFD/u;

const rubbishProblem = (text: string, ...patterns: readonly RegExp[]): string | undefined => {
  const found = patterns.map((pattern) => pattern.exec(text)?.[0]).find((part) => part !== undefined);
  if (found !== undefined) return `“${found}” is not part of the text. Remove it.`;
  return lostLetter.test(text) ? 'Some letters of this text are lost (�).' : undefined;
};

function georgianProblem(text: string): string | undefined {
  const rubbish = rubbishProblem(text, placeholder, html);
  if (rubbish !== undefined) return rubbish;
  const [other] = otherLetter.exec(text) ?? [];
  if (other !== undefined) return `“${other}” is not one of the 33 Georgian letters.`;
  if (hasGeorgian(text)) return undefined;
  const [latin] = latinWord.exec(text) ?? [];
  return latin === undefined
    ? 'Write this in Georgian letters.'
    : `“${latin}” is in Latin letters. Write it in Georgian letters.`;
}

/** HTML is a text like any other here, and shown as typed. */
function englishProblem(text: string): string | undefined {
  const rubbish = rubbishProblem(text, placeholder);
  if (rubbish !== undefined) return rubbish;
  if (/[\p{L}\p{N}]/u.test(hideGeorgian(text))) return undefined;
  return hasGeorgian(text) ? 'Write this in English.' : 'Write this in letters or numbers.';
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

/** A comma belongs to a sentence if it ends like one, or has long parts. */
const isSentence = (form: string) =>
  /[.?!…]$/u.test(form) || form.split(',').some((part) => part.trim().split(' ').length > 2);

/** The forms that an own word lists, of which each is right. The first one is the form itself if it lists no others. */
export const ownForms = (form: string): readonly string[] => alternativesOf(form, !isSentence(form));

/** The study item of an own word. Its clip is that of the same text of the course, if there is one. */
export function toStudyItem(id: string, word: OwnWord): StudyItem {
  // Older words may have been stored with invisible characters.
  const { form, gloss, sentence, translation } = cleanOwnWord(word);
  const forms = ownForms(form);
  return {
    id: ownItemId(id),
    kind: forms.every((one) => one.includes(' ')) ? 'phrase' : 'word',
    group: 'own',
    form,
    gloss,
    romanization: romanize(form),
    clip: form,
    ...(forms[0] !== form && { acceptedForms: [...forms, forms.join(' ')] }),
    ...(sentence !== '' && {
      example: { form: sentence, gloss: translation, romanization: romanize(sentence) },
    }),
  };
}
