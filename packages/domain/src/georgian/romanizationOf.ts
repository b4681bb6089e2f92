/** Recognizes that a Latin text is the romanization of a Georgian one, in any of the usual schemes. */
import { isGeorgianLetter } from './letters.ts';

/**
 * Spellings of a letter once marks are removed: in the national system, ISO 9984, BGN/PCGN and ALA-LC, in chats
 * (x for ხ, w for წ, c for ც), in German and French texts, and in the International Phonetic Alphabet.
 */
const spellings: Readonly<Record<string, string>> = {
  ა: 'a ɑ',
  ბ: 'b',
  გ: 'g ɡ',
  დ: 'd',
  ე: 'e ɛ',
  ვ: 'v w ʋ β',
  ზ: 'z s',
  თ: 't th',
  ი: 'i ɪ',
  კ: 'k',
  ლ: 'l ɫ',
  მ: 'm',
  ნ: 'n',
  ო: 'o ɔ',
  პ: 'p',
  ჟ: 'zh z j ʒ',
  რ: 'r ɾ',
  ს: 's',
  ტ: 't',
  უ: 'u ou',
  ფ: 'p ph f',
  ქ: 'k kh q',
  ღ: 'gh g ɣ ʁ',
  ყ: 'q qq k y',
  შ: 'sh s ʃ sch ch',
  ჩ: 'ch c tʃ tsch tch',
  ც: 'ts c ʦ tz z',
  ძ: 'dz j ʣ ds',
  წ: 'ts c w ʦ tz',
  ჭ: 'ch c tʃ tch tsch',
  ხ: 'kh x h χ ch',
  ჯ: 'j dzh dj dʒ dsch',
  ჰ: 'h',
};
const spellingsOf = new Map(
  Object.entries(spellings).map(([letter, latin]) => [letter, latin.split(' ')] as const),
);

/** Letters and digits in lower case, without accents, apostrophes, modifier letters and punctuation. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{Nd}]/gu, '');

/** Longer texts are none: the comparison would take long. */
const maxLength = 1000;

/**
 * Whether `latin` is how `georgian` is read, in any of the usual schemes. Case, stress marks, apostrophes and
 * punctuation do not matter. Other letters and digits of the Georgian text are compared as they are.
 */
export function isRomanizationOf(latin: string, georgian: string): boolean {
  if (latin.length > maxLength || georgian.length > maxLength) return false;
  const folded = fold(latin);
  const letters = fold(georgian);
  if (folded === '' || !Array.from(letters).some(isGeorgianLetter)) return false;
  // All places of `folded` that the letters so far can reach: a spelling can be the beginning of another.
  let ends = new Set([0]);
  for (const letter of letters) {
    const next = new Set<number>();
    for (const end of ends)
      for (const spelling of spellingsOf.get(letter) ?? [letter])
        if (folded.startsWith(spelling, end)) next.add(end + spelling.length);
    if (next.size === 0) return false;
    ends = next;
  }
  return ends.has(folded.length);
}
