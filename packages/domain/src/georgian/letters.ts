/**
 * The 33 letters of the Georgian alphabet in order, each with its romanization by the national
 * system of 2002 (the standard of the State Department of Geodesy and Cartography), where an
 * apostrophe marks an ejective.
 */
export const mkhedruli = [
  ['ა', 'a'],
  ['ბ', 'b'],
  ['გ', 'g'],
  ['დ', 'd'],
  ['ე', 'e'],
  ['ვ', 'v'],
  ['ზ', 'z'],
  ['თ', 't'],
  ['ი', 'i'],
  ['კ', "k'"],
  ['ლ', 'l'],
  ['მ', 'm'],
  ['ნ', 'n'],
  ['ო', 'o'],
  ['პ', "p'"],
  ['ჟ', 'zh'],
  ['რ', 'r'],
  ['ს', 's'],
  ['ტ', "t'"],
  ['უ', 'u'],
  ['ფ', 'p'],
  ['ქ', 'k'],
  ['ღ', 'gh'],
  ['ყ', "q'"],
  ['შ', 'sh'],
  ['ჩ', 'ch'],
  ['ც', 'ts'],
  ['ძ', 'dz'],
  ['წ', "ts'"],
  ['ჭ', "ch'"],
  ['ხ', 'kh'],
  ['ჯ', 'j'],
  ['ჰ', 'h'],
] as const;

/** Latin text for display: the mark of an ejective as the letter ʼ (U+02BC), not as a quotation mark. */
export const typesetLatin = (latin: string): string => latin.replaceAll("'", 'ʼ');

/** The apostrophe of an ejective: in a word or after a lone consonant, and not that of "it's", "let's" or "that'll". */
const ejectiveMark =
  /(?<=ch|ts|[kptq])'(?=\p{L})(?!(?:s|d|ll|re|ve)(?!\p{L}))|(?<=(?<![\p{L}'‘’])(?:ch|ts|[kptq]))'(?!\p{L})/gu;

/** As `typesetLatin`, for an English text that may contain Latin letters for Georgian ones. */
export const typesetEjectives = (text: string): string => text.replace(ejectiveMark, 'ʼ');

/** Ejective and aspirate of the same place, which English speakers mix up (decision D31). */
export const ejectivePairs = [
  ['კ', 'ქ'],
  ['ტ', 'თ'],
  ['პ', 'ფ'],
  ['წ', 'ც'],
  ['ჭ', 'ჩ'],
] as const;

/** Other sounds that English speakers take for each other, with what makes the difference. */
const soundPairs = [
  ['ყ', 'კ', 'ყ is made deep in the throat, კ where an English k is; both without a puff of air.'],
  ['ყ', 'ქ', 'ყ is made deep in the throat, ქ is a k with a puff of air.'],
  ['ღ', 'გ', 'ღ rasps at the back of the throat, like a French r; გ is a plain g.'],
  ['ღ', 'ხ', 'Both rasp at the back of the throat: ღ with the voice, ხ without it.'],
  ['ხ', 'ჰ', 'ხ rasps at the back of the throat, as in Scottish “loch”; ჰ is a plain h.'],
  ['ხ', 'ქ', 'ხ rasps at the back of the throat, as in Scottish “loch”; ქ is a k with a puff of air.'],
] as const;

/** What tells apart two letters that sound alike to English speakers, such as ყ and კ; undefined for other letters. */
export function soundDifference(one: string, other: string): string | undefined {
  const isPair = (pair: readonly string[]) => pair.includes(one) && pair.includes(other) && one !== other;
  if (ejectivePairs.some(isPair)) return 'One is an ejective, the other has a puff of air.';
  return soundPairs.find(([first, second]) => isPair([first, second]))?.[2];
}

/** A word of Georgian text, with its hyphens. Its capture group makes `split` keep the words. */
export const georgianWord = /([ა-ჰ]+(?:-[ა-ჰ]+)*)/u;

/** One Mkhedruli letter of the modern alphabet. */
export const isGeorgianLetter = (char: string): boolean => /^[ა-ჰ]$/u.test(char);

/** Whether more than half of the letters of a text, of any script, are Georgian; false without letters. */
export function isMostlyGeorgian(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter(isGeorgianLetter).length > letters.length / 2;
}

/** True where a text holds any Georgian script (also Mtavruli and Asomtavruli). */
export const hasGeorgian = (text: string): boolean => /\p{Script=Georgian}/u.test(text);
