/**
 * The standard Georgian QWERTY layout: Windows' 'Georgian (QWERTY)' and the layout `ge` of
 * xkeyboard-config agree on it. A letter is on the Latin key that it sounds or looks like.
 */
const plain = 'aა bბ cც dდ eე fფ gგ hჰ iი jჯ kკ lლ mმ nნ oო pპ qქ rრ sს tტ uუ vვ wწ xხ yყ zზ';
/** The seven letters that share a key, and are typed with Shift. */
const withShift = 'wჭ rღ tთ sშ jჟ zძ cჩ';

/** A key of a Latin keyboard: its letter in lower case, and whether Shift is held. */
export interface LatinKey {
  readonly key: string;
  readonly shift: boolean;
}

const keysOf = (row: string, shift: boolean) =>
  row.split(' ').map((pair): [string, LatinKey] => [pair.slice(1), { key: pair.slice(0, 1), shift }]);
const keys: ReadonlyMap<string, LatinKey> = new Map([...keysOf(plain, false), ...keysOf(withShift, true)]);

const lettersOf = (shift: boolean) =>
  new Map([...keys].flatMap(([letter, by]) => (by.shift === shift ? [[by.key, letter]] : [])));
const plainLetters: ReadonlyMap<string, string> = lettersOf(false);
const shiftLetters: ReadonlyMap<string, string> = lettersOf(true);

/** The key that types a letter of the modern alphabet; undefined for anything else. */
export const latinKeyOf = (letter: string): LatinKey | undefined => keys.get(letter);

/**
 * The Georgian letter that a Latin one types; undefined for anything but a to z. What counts is whether
 * Shift is held, not the case of `latin`: Caps Lock makes capitals, Georgian has none, and so with Caps Lock
 * the same keys type the same letters. Where the layout gives Shift no letter of its own it types the plain
 * one (operating systems type a Latin capital), for those who begin a sentence with Shift out of habit.
 */
export function typedLetter(latin: string, shift: boolean): string | undefined {
  const key = latin.toLowerCase();
  return (shift ? shiftLetters.get(key) : undefined) ?? plainLetters.get(key);
}
