/** Recognizes what Latin text is the romanization of Georgian, in any of the usual schemes. */
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
  ყ: 'q k y',
  შ: 'sh ʃ sch ch S',
  ჩ: 'ch c tʃ tsch tch C',
  ც: 'ts c ʦ tz z',
  ძ: 'dz j ʣ zh ds Z',
  წ: 'ts c w ʦ tz',
  ჭ: 'ch c tʃ tch tsch W',
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

/** Writes letters of scholars as two: š as sh. */
export const spellOutMarkedLetters = (text: string): string =>
  text.normalize('NFC').replace(/[ščžǰǯʒġ]/giu, (letter) => markedLetters[letter.toLowerCase()] ?? letter);

/** Letters and digits, without accents, apostrophes, modifier letters and punctuation; Mtavruli as Mkhedruli; qq as q. */
const fold = (text: string): string =>
  spellOutMarkedLetters(text.replace(/\p{Script=Georgian}+/gu, (georgian) => georgian.toLowerCase()))
    .normalize('NFD')
    .replace(/[^\p{Lu}\p{Ll}\p{Lo}\p{Nd}]/gu, '')
    .replace(/qq/gu, 'q');

/** Longer texts are none: the comparison would take long. */
const maxLength = 1000;
/** Longer words are searched for as they are. */
const maxPatternLength = 40;

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

/** The first of the words from `start` to `end` whose letter at `depth` is not before `letter`; they are equal up to there. */
function findFirst(words: readonly string[], start: number, end: number, depth: number, letter: string) {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.[depth] ?? '') < letter) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Those of many Georgian words that are romanized so in any of the usual schemes. `sorted` by code units, without
 * duplicates: only beginnings that fit are looked at, by binary search.
 */
export function findByRomanization(sorted: readonly string[], latin: string): readonly string[] {
  const text = fold(latin).toLowerCase();
  if (text === '' || text.length > maxPatternLength) return [];
  const found = new Set<string>();
  const search = (start: number, end: number, depth: number, at: number): void => {
    const word = sorted[start];
    if (at === text.length) {
      if (word?.length === depth) found.add(word);
      return;
    }
    for (const [letter, latinSpellings] of spellingsOf) {
      const fitting = latinSpellings.filter((spelling) => text.startsWith(spelling, at));
      if (fitting.length === 0) continue;
      const first = findFirst(sorted, start, end, depth, letter);
      const last = findFirst(sorted, first, end, depth, String.fromCharCode(letter.charCodeAt(0) + 1));
      if (first < last) for (const spelling of fitting) search(first, last, depth + 1, at + spelling.length);
    }
  };
  search(0, sorted.length, 0, 0);
  return [...found];
}

/** The letters of each spelling in lower case, as a class of a regular expression. */
const classes: ReadonlyMap<string, string> = new Map(
  [
    ...Map.groupBy(
      [...spellingsOf].flatMap(([letter, latin]) => latin.map((spelling) => ({ letter, spelling }))),
      ({ spelling }) => spelling,
    ),
  ].map(([spelling, letters]) => [spelling, `[${letters.map(({ letter }) => letter).join('')}]`]),
);
const maxSpellingLength = Math.max(...[...classes.keys()].map((spelling) => spelling.length));

/**
 * A regular expression of all Georgian words that are romanized so in any of the usual schemes, for JavaScript and for
 * PostgreSQL; null for anything but a word of Latin letters. Case does not matter.
 */
export function georgianPatternOf(latin: string): string | null {
  const word = fold(latin).toLowerCase();
  if (word === '' || word.length > maxPatternLength) return null;
  const spellingsAt = (start: number): string[] =>
    Array.from({ length: maxSpellingLength }, (_, index) => word.slice(start, start + index + 1)).filter(
      (spelling, index) => spelling.length === index + 1 && classes.has(spelling),
    );
  const readings = (start: number, end: number): string[] =>
    start === end
      ? ['']
      : spellingsAt(start).flatMap((spelling) =>
          readings(start + spelling.length, end).map((rest) => `${classes.get(spelling)}${rest}`),
        );
  let pattern = '';
  let start = 0;
  while (start < word.length) {
    // Spellings that overlap are read together, such as ts and sh in tsh: few, because most end where the next begins.
    let end = start + 1;
    for (let at = start; at < end; at++) {
      const here = spellingsAt(at);
      if (here.length === 0) return null;
      end = Math.max(end, ...here.map((spelling) => at + spelling.length));
    }
    const all = readings(start, end);
    pattern += all.length === 1 ? (all[0] ?? '') : `(?:${all.join('|')})`;
    start = end;
  }
  return pattern;
}
