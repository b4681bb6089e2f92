import { removeInvisible } from '../text/invisible.ts';
import type { VerbPronouns } from './agreement.ts';
import { ejectivePairs, soundDifference } from './letters.ts';
import { romanize } from './romanize.ts';
import { isSameSentence } from './sentence.ts';

/** Punctuation and quotation marks are ignored; ʼ is listed because Unicode classifies it as a letter. */
const punctuation = /[\p{P}\p{S}ʼ]/gu;
const bracketed = /\s*\([^()]*\)/gu;

/** An answer without the romanizations in brackets. */
export const removeBracketed = (answer: string): string => answer.replace(bracketed, '');

/** Stress accents, which dictionaries write on Georgian letters; marks of other scripts stay. */
const stressMarks = /(?<=\p{Script=Georgian}\p{M}*)\p{M}/gu;

/** A text without invisible characters, and without stress accents on Georgian letters; NFC. */
export const removeStressMarks = (text: string): string =>
  removeInvisible(text.normalize('NFC')).replace(stressMarks, '');

/**
 * Normalizes a typed answer for comparison: NFC, lower case (Mtavruli become Mkhedruli), without invisible
 * characters, stress accents and punctuation, single spaces, trimmed.
 */
export const foldAnswer = (text: string): string =>
  removeStressMarks(text).toLowerCase().replace(punctuation, '').replace(/\s+/gu, ' ').trim();

/** A hyphen or dash inside a word. */
const hyphen = /(?<=\p{L}\p{M}*)[-‐‑–](?=\p{L})/gu;
const hyphenMark = '\u{E000}';

/** As `foldAnswer`, but hyphens inside words stay: they are part of the spelling. */
const foldWithHyphens = (text: string): string =>
  foldAnswer(removeStressMarks(text).replace(hyphen, hyphenMark)).replaceAll(hyphenMark, '-');

/** Removes romanizations in brackets after the words or at the end, if they are the right ones (EX-47). */
function removeRomanization(typed: string): string {
  const georgian = removeBracketed(typed);
  const latin = (typed.match(bracketed) ?? []).join(' ');
  return foldAnswer(latin) === foldAnswer(romanize(georgian, 'plain')) ? georgian : typed;
}

/**
 * True when a typed answer is one of the accepted ones, with or without its romanization in brackets
 * (decision D31), or several of them with separators. `english`: what it translates, if it does; then pronouns that
 * agree with the verb may be left out, and what else a sentence leaves free (sentence.ts).
 */
export function isAccepted(
  typed: string,
  accepted: readonly string[],
  english = '',
  known?: VerbPronouns,
): boolean {
  const answers = [...new Set(accepted.flatMap((answer) => [answer, removeBracketed(answer)]))].map(
    foldWithHyphens,
  );
  const isOne = (text: string) => {
    const given = foldWithHyphens(removeRomanization(text));
    return (
      given !== '' &&
      (answers.includes(given) ||
        (english !== '' &&
          answers.some((answer) => isSameSentence(given.split(' '), answer.split(' '), english, known))))
    );
  };
  if (isOne(typed)) return true;
  const parts = typed.split(/[;,/]/u).filter((part) => foldAnswer(part) !== '');
  return parts.length > 1 && parts.every(isOne);
}

const isMixUp = (given: string, expected: string) =>
  ejectivePairs.some(
    ([ejective, aspirate]) =>
      (given === ejective && expected === aspirate) || (given === aspirate && expected === ejective),
  );

/** Which letter is wrong when a typed answer is one letter, space or hyphen off (decision D31). */
export interface LetterHint {
  readonly given: string;
  readonly expected: string;
  /** One of კ/ქ, ტ/თ, პ/ფ, წ/ც, ჭ/ჩ typed for the other. */
  readonly ejectiveMixUp: boolean;
  /** The right word, in an answer of several. */
  readonly word?: string;
  /** The given word is the plural of the expected one, in English. */
  readonly isPlural?: true;
}

/**
 * The letter in which a wrong answer differs from the expected one (decision D31): of the first wrong word, if
 * each wrong word is one letter off; or the one space or hyphen that differs. Undefined when they differ in more. What is
 * missing has `given` '', what is superfluous `expected` ''; two exchanged neighbors are both there.
 */
export function letterHint(typed: string, expected: string): LetterHint | undefined {
  const text = foldWithHyphens(removeRomanization(typed));
  const answer = foldWithHyphens(removeBracketed(expected));
  const separator = separatorHint(text, answer);
  if (separator) return separator;
  const [given, right] = [text.split(' '), answer.split(' ')];
  if (given.length !== right.length) return undefined;
  const wrong = right.flatMap((word, index) => {
    const own = given[index] ?? '';
    return own === word ? [] : [{ word, hint: wordHint(own, word) }];
  });
  const [first] = wrong;
  if (!first?.hint || wrong.some(({ hint }) => hint === undefined)) return undefined;
  return right.length === 1 ? first.hint : { ...first.hint, word: first.word };
}

const separators = /[ -]/gu;

/** The one space or hyphen in which two texts of the same letters differ. */
function separatorHint(typed: string, expected: string): LetterHint | undefined {
  if (typed === expected || typed.replace(separators, '') !== expected.replace(separators, ''))
    return undefined;
  return wordHint(typed, expected);
}

/** The first letter of a word that differs only in letters that sound alike. */
function firstSoundMixUp(given: readonly string[], right: readonly string[]): LetterHint | undefined {
  if (given.length !== right.length) return undefined;
  const wrong = given.flatMap((letter, index): (readonly [string, string])[] => {
    const expected = right[index] ?? '';
    return letter === expected ? [] : [[letter, expected]];
  });
  const [first] = wrong;
  return first && wrong.every(([one, other]) => soundDifference(one, other) !== undefined)
    ? { given: first[0], expected: first[1], ejectiveMixUp: isMixUp(...first) }
    : undefined;
}

/** Tommorow and tomorrow differ in what is doubled only. */
const undouble = (word: string) => word.replace(/(.)\1/gu, '$1');

/** The letter in which two unequal words differ; undefined when they differ in more. */
function wordHint(typed: string, expected: string): LetterHint | undefined {
  const given = [...typed];
  const right = [...expected];
  if (given.length === 0) return undefined;
  let start = 0;
  while (start < given.length && given[start] === right[start]) start++;
  let end = 0;
  while (
    end < given.length - start &&
    end < right.length - start &&
    given[given.length - 1 - end] === right[right.length - 1 - end]
  )
    end++;
  const givenPart = given.slice(start, given.length - end);
  const rightPart = right.slice(start, right.length - end);
  const mixUp = firstSoundMixUp(given, right);
  if (mixUp) return mixUp;
  if (givenPart.length > 1 && undouble(typed) === undouble(expected)) {
    const isDouble = given[start] === given[start - 1];
    const [givenText, rightText] = isDouble ? [given[start] ?? '', ''] : ['', right[start] ?? ''];
    return { given: givenText, expected: rightText, ejectiveMixUp: false };
  }
  const isExchange = givenPart.length === 2 && givenPart.toReversed().join('') === rightPart.join('');
  if (!isExchange && (givenPart.length > 1 || rightPart.length > 1)) return undefined;
  const [givenText, rightText] = [givenPart.join(''), rightPart.join('')];
  return { given: givenText, expected: rightText, ejectiveMixUp: isMixUp(givenText, rightText) };
}

const preverbs = /^(?:გადმო|გადა|გამო|გა|და|მო|მი|წა|შემო|შე|ჩა|ამო|ა)?$/u;

function isOtherFormOfWord(one: string, other: string): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  if (long.length === short.length)
    return (
      (long.slice(0, -1) === short.slice(0, -1) &&
        /^(?:ს[იაეო]|[იაეო]ს|აე|ეა|თს|სთ)$/u.test(long.slice(-1) + short.slice(-1))) ||
      (long.slice(1) === short.slice(1) && /^[მგ][მგ]$/u.test(long.slice(0, 1) + short.slice(0, 1))) ||
      [long, short].every((word) => /^[ვხ]ართ?$/u.test(word))
    );
  if (/[თსმ]$/u.test(long) && long.slice(0, -1) === short) return true;
  if (`${short.slice(0, -1)}ში` === long) return true;
  const mark = [...long].findIndex((letter, index) => letter !== short[index]);
  return (
    long[mark] === 'ვ' &&
    long.slice(0, mark) + long.slice(mark + 1) === short &&
    preverbs.test(long.slice(0, mark))
  );
}

/**
 * Whether a Georgian answer has another form of a word instead of a slip: the mark of another person (ვ, მ or გ in front,
 * თ at the end, ხარ for ვარ) or the ending of another case or time (ს for ი).
 */
export function isOtherForm(typed: string, expected: string): boolean {
  const given = foldAnswer(typed).split(' ');
  const right = foldAnswer(expected).split(' ');
  return (
    given.length === right.length &&
    right.some((word, index) => given[index] !== word && isOtherFormOfWord(given[index] ?? '', word))
  );
}
