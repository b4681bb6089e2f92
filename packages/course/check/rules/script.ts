/** Scripts and spelling conventions of every text (requirement CONT-07). */
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { type Course, findProblems, type Problem } from '../model.ts';
import { type CourseText, texts } from '../walk.ts';

export const checkScript = (course: Course): Problem[] => [
  ...findProblems(texts(course), wrongCharacters),
  ...findProblems(texts(course), wrongField),
];

function wrongCharacters({ field, text }: CourseText): string | null {
  const problem = (what: string) => `${field} "${text}" ${what}`;
  if (text !== text.normalize('NFC')) return problem('is not in NFC');
  if (/[ \s]{2}|^\s|\s$|[^\S ]/u.test(text)) return problem('has a space too many or of another kind');
  if (/(?![ა-ჰ])\p{Script=Georgian}/u.test(text)) return problem('has Georgian outside modern Mkhedruli');
  if (/\p{Script=Cyrillic}|\p{Script=Greek}/u.test(text)) return problem('has a Cyrillic or Greek letter');
  if (/[ა-ჰ]\p{Script=Latin}|\p{Script=Latin}[ა-ჰ]/u.test(text))
    return problem('mixes scripts within a word');
  if (/[\p{C}]/u.test(text)) return problem('has an invisible character');
  if (/[’ʼ‘`´]/u.test(text)) return problem("writes an apostrophe otherwise than '");
  return wrongQuotes(text)
    ? problem('has wrong quotation marks: „…“ around Georgian, "…" around English')
    : null;
}

/** Georgian is quoted „so“, English "so". */
function wrongQuotes(text: string): boolean {
  const rest = text.replace(/„[^„“”"]*[ა-ჰ][^„“”"]*“/gu, '').replace(/"[^"ა-ჰ]*"/gu, '');
  return /[„“”"«»]/u.test(rest);
}

/** Fields with Georgian text only, and fields without any. */
const georgianFields = new Set(['form', 'acceptedForms', 'name', 'display', 'lookAlikes', 'sentence']);
const latinFields = new Set([
  'id',
  'teaches',
  'keyword',
  'placeholder',
  'description',
  'translation',
  'acceptedGlosses',
]);

/** A phrase, or a text whose translation ends like a sentence: one word may be a whole sentence. */
const isSentence = ({ id, gloss }: CourseText['owner']) =>
  (typeof id === 'string' && id.startsWith('phrase.')) ||
  (typeof gloss === 'string' && /[.!?]$/u.test(gloss));

function wrongField({ field, text, owner }: CourseText): string | null {
  if (georgianFields.has(field)) {
    const known = field === 'sentence' ? text.replace('___', '') : text;
    if (!/^[ა-ჰ0-9 .,:;!?„“…–-]+$/u.test(known)) return `${field} "${text}" is not all Georgian`;
    if (!text.includes(' ') && /[.,:;!?]$/u.test(text) && !isSentence(owner))
      return `${field} "${text}" is a word with a punctuation mark`;
  }
  // A letter's gloss describes its sound and may name other letters; a word's gloss is English only.
  const latin = latinFields.has(field) || (field === 'gloss' && !('sound' in owner));
  return latin && hasGeorgian(text) ? `${field} "${text}" has Georgian in it` : null;
}
