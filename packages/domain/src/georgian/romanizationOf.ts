/** Recognizes that a Latin text is the romanization of a Georgian one, in any of the usual schemes. */
import { isGeorgianLetter } from './letters.ts';

/**
 * Spellings of a letter in lower case, once marks are removed: in the national system, ISO 9984, BGN/PCGN and ALA-LC, in
 * chats (x for ხ, w for წ, c for ც), in German and French texts, and in the International Phonetic Alphabet; and in
 * capitals those of the keys of a Georgian keyboard, such as R for ღ.
 */
const spellings: Readonly<Record<string, string>> = {
  ა: 'a ɑ',
  ბ: 'b',
  გ: 'g ɡ',
  დ: 'd',
  ე: 'e ɛ',
  ვ: 'v w ʋ β',
  ზ: 'z s',
  თ: 't th T',
  ი: 'i ɪ',
  კ: 'k',
  ლ: 'l ɫ',
  მ: 'm',
  ნ: 'n',
  ო: 'o ɔ',
  პ: 'p',
  ჟ: 'zh j J',
  რ: 'r ɾ',
  ს: 's',
  ტ: 't',
  უ: 'u ou',
  ფ: 'p ph f',
  ქ: 'k kh q',
  ღ: 'gh g ɣ ʁ R',
  ყ: 'q qq k y',
  შ: 'sh ʃ sch ch S',
  ჩ: 'ch tʃ tsch tch C',
  ც: 'ts c ʦ tz z',
  ძ: 'dz j ʣ zh ds Z',
  წ: 'ts c w ʦ tz',
  ჭ: 'ch tʃ tch tsch W',
  ხ: 'kh x h χ ch',
  ჯ: 'j dzh dj dʒ dzj dsch',
  ჰ: 'h',
};
const spellingsOf = new Map(
  Object.entries(spellings).map(([letter, latin]) => [letter, latin.split(' ')] as const),
);

/** Letters of scholars, which are more than the letter without its mark. */
const markedLetters: Readonly<Record<string, string>> = {
  š: 'sh',
  č: 'ch',
  ž: 'zh',
  ǰ: 'j',
  ǯ: 'j',
  ʒ: 'zh',
  ġ: 'gh',
};

/** Letters and digits, without accents, apostrophes, modifier letters and punctuation; Mtavruli as Mkhedruli. */
const fold = (text: string): string =>
  text
    .replace(/\p{Script=Georgian}+/gu, (georgian) => georgian.toLowerCase())
    .normalize('NFC')
    .replace(/[ščžǰǯʒġ]/giu, (letter) => markedLetters[letter.toLowerCase()] ?? letter)
    .normalize('NFD')
    .replace(/[^\p{Lu}\p{Ll}\p{Lo}\p{Nd}]/gu, '');

/** Longer texts are none: the comparison would take long. */
const maxLength = 1000;

/** Whether the letters of a text can be spelled so; both are folded. */
function canBeSpelled(letters: string, latin: string): boolean {
  // All places of `latin` that the letters so far can reach: a spelling can be the beginning of another.
  let ends = new Set([0]);
  for (const letter of letters) {
    const next = new Set<number>();
    for (const end of ends)
      for (const spelling of spellingsOf.get(letter) ?? [letter])
        if (latin.startsWith(spelling, end)) next.add(end + spelling.length);
    if (next.size === 0) return false;
    ends = next;
  }
  return ends.has(latin.length);
}

/**
 * Whether `latin` is how `georgian` is read, in any of the usual schemes, or typed with the keys of a Georgian keyboard.
 * Stress marks, apostrophes and punctuation do not matter, nor does case, except on those keys. Other letters and digits
 * of the Georgian text are compared as they are.
 */
export function isRomanizationOf(latin: string, georgian: string): boolean {
  if (latin.length > maxLength || georgian.length > maxLength) return false;
  const folded = fold(latin);
  const letters = fold(georgian);
  if (folded === '' || !Array.from(letters).some(isGeorgianLetter)) return false;
  return canBeSpelled(letters.toLowerCase(), folded.toLowerCase()) || canBeSpelled(letters, folded);
}
