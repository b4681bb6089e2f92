/** Compares Georgian sentences as a teacher does: pronouns, the place of the verb and "please" are free. */
import { agreementOf, isPronoun, isQuestionWord, startOfVerb, type VerbPronouns } from './agreement.ts';
import { numeral } from './numeral.ts';

/** Ways to say "please", by whom one speaks to. */
const requests = { any: 'თუ შეიძლება', polite: 'გთხოვთ', friend: 'გთხოვ' } as const;

interface Request {
  readonly words: readonly string[];
  readonly request: string | null;
}

/** Splits off "please" at the beginning or the end; what is nothing else stays. */
function splitRequest(words: readonly string[]): Request {
  const sentence = words.join(' ');
  for (const request of Object.values(requests)) {
    const rest = sentence.endsWith(` ${request}`)
      ? sentence.slice(0, -request.length - 1)
      : sentence.startsWith(`${request} `)
        ? sentence.slice(request.length + 1)
        : null;
    if (rest !== null) return { words: rest.split(' '), request };
  }
  return { words, request: null };
}

const isFor = (request: string | null, english: string): boolean =>
  request === requests.any ||
  (request === requests.polite && !english.includes('(to a friend')) ||
  (request === requests.friend && !english.includes('(polite'));

const vowel = /[აეიოუ]$/u;

/** The sentence, and the same with the other form of "is": ეს ჩემი მეგობარია, ეს არის ჩემი მეგობარი. */
function withBothCopulas(words: readonly string[], english: string): (readonly string[])[] {
  if (!/\bis\b|'s\b|’s\b/u.test(english)) return [words];
  const full = words.indexOf('არის');
  if (full > 0) {
    const [before = '', rest] = [words[full - 1], words.toSpliced(full - 1, 2)];
    const shorts = vowel.test(before) ? [`${before}ა`] : [`${before}ა`, `${before}აა`];
    return [words, ...shorts.map((short) => rest.toSpliced(full - 1, 0, short))];
  }
  const short = words.findLastIndex((word) => /[აეიოუ]ა$/u.test(word));
  // A word alone is a verb, unless the English is "it is": ღიაა.
  if (short === -1 || (words.length === 1 && !/^(?:it is|it's|is it)\b/u.test(english))) return [words];
  const [word = ''] = words.slice(short);
  const stem = word.slice(0, -1);
  // After a consonant the vowel is doubled: სადაა.
  const noun = /[^აეიოუ]ა$/u.test(stem) && words.length > 1 ? [stem.slice(0, -1), stem] : [stem];
  return [
    words,
    ...noun.flatMap((one) => [
      words.toSpliced(short, 1, one, 'არის'),
      // "This is", "that is".
      ...(/^(?:ეს|ის)$/u.test(words[0] ?? '')
        ? [words.toSpliced(short, 1, one).toSpliced(1, 0, 'არის')]
        : []),
    ]),
  ];
}

/** The orders of a sentence in which its verb, with its negation or question word, is elsewhere. */
function withEachPlaceOfVerb(words: readonly string[], verb: number | undefined): (readonly string[])[] {
  if (verb === undefined) return [words];
  const start = startOfVerb(words, verb);
  const rest = words.toSpliced(start, verb + 1 - start);
  if (rest.some(isQuestionWord)) return [words];
  const moved = words.slice(start, verb + 1);
  return [words, [...moved, ...rest], [...rest, ...moved]];
}

const dative = /(?:ს|ში|ზე|თან|ად)$/u;

/** The sentence without ერთი for "a", in the case of what follows; null if it has none. */
function withoutArticle(words: readonly string[], english: string): readonly string[] | null {
  const meaning = english.replace(/\([^)]*\)/gu, '');
  if (!/\ban? (?!little\b|lot\b|few\b|bit\b|long time\b)/u.test(meaning)) return null;
  const index = words.findIndex((word) => /^ერთი?$|^ერთმა$/u.test(word));
  const next = words[index + 1];
  if (index === -1 || next === undefined) return null;
  const article = words[index];
  const isDative = dative.test(next) || /[^აეიოუ]$/u.test(next);
  const fits =
    article === 'ერთმა'
      ? /(?:მა|[აეოუ]მ)$/u.test(next)
      : /[აეოუ]$/u.test(next) || (article === 'ერთ') === isDative;
  return fits ? words.toSpliced(index, 1) : null;
}

/** Before a noun with a postposition a numeral loses its ი: შვიდ საათზე. */
const withWordsForDigits = (words: readonly string[]) =>
  words.map((word, index) => {
    if (words.length === 1 || !/^\d{1,4}$/u.test(word)) return word;
    const full = numeral(Number(word));
    return /(?:ზე|ში)$/u.test(words[index + 1] ?? '') ? full.replace(/ი$/u, '') : full;
  });

/** Without the conjunction of which the English has one in brackets: (that) I write. */
const withoutConjunction = (words: readonly string[], english: string) =>
  /^\((?:that|if)\)/u.test(english) && /^(?:რომ|თუ)$/u.test(words[0] ?? '') && words.length > 1
    ? words.slice(1)
    : words;

/** The word by which equal ones are compared. */
const sameWord = (word: string) => (word === 'იგი' ? 'ის' : word);
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, index) => sameWord(word) === sameWord(other[index] ?? ''));

interface Version {
  readonly words: readonly string[];
  readonly verb: number | undefined;
  readonly pronouns: readonly (readonly string[])[];
}

/** An answer in each form of "is", without the pronouns that agree with its verb. */
function versionsOf(answer: readonly string[], english: string, known?: VerbPronouns): readonly Version[] {
  return withBothCopulas(answer, english).map((words) => {
    const agreement = agreementOf(words, english, known);
    const pronouns = agreement?.pronouns ?? [];
    const verbWord = agreement && words[agreement.verb];
    const base = withoutPronouns(words, pronouns);
    // A pronoun by itself is the answer.
    if (base.length === 0 || !agreement) return { words, verb: agreement?.verb, pronouns: [] };
    return { words: base, verb: base.lastIndexOf(verbWord ?? ''), pronouns };
  });
}

/** The words without one pronoun for each of the persons. */
function withoutPronouns(
  words: readonly string[],
  pronouns: readonly (readonly string[])[],
): readonly string[] {
  let rest = words;
  for (const person of pronouns) {
    const index = rest.findIndex((word) => person.includes(word));
    if (index !== -1) rest = rest.toSpliced(index, 1);
  }
  return rest;
}

/** Whether pronouns have a right place: first, last or beside the verb, but not between it and its negation. */
const arePronounsPlaced = (words: readonly string[], verb: string): boolean =>
  words.every((word, index) => {
    if (!isPronoun(word)) return true;
    const at = words.lastIndexOf(verb);
    const start = startOfVerb(words, at);
    return (
      (index >= at || index < start) &&
      (index === words.length - 1 ||
        words.slice(0, index).every(isPronoun) ||
        index === start - 1 ||
        index === at + 1 ||
        (index === start - 2 && isPronoun(words[index + 1])))
    );
  });

/**
 * Whether a typed sentence says the same as an answer, in the same words but for what is free: pronouns that agree with
 * the verb, the place of the verb, the long and the short "is", which "please", and ერთი where the English has "a". Words
 * are folded; `english` is what the sentence translates, `known` what the course knows of its verbs.
 */
export function isSameSentence(
  typed: readonly string[],
  answer: readonly string[],
  english: string,
  known?: VerbPronouns,
): boolean {
  const [given, expected] = [
    splitRequest(withoutConjunction(withWordsForDigits(typed), english)),
    splitRequest(answer),
  ];
  if ((given.request === null) !== (expected.request === null)) return false;
  if (given.request !== null && given.request !== expected.request && !isFor(given.request, english))
    return false;
  const meaning = english.toLowerCase();
  return versionsOf(expected.words, meaning, known).some(({ words, verb, pronouns }) => {
    const verbWord = verb === undefined ? undefined : words[verb];
    const isCopula = verbWord !== undefined && /^(?:ვართ?|ხართ?|არის)$|[აეიოუ]ა$/u.test(verbWord);
    const orders = withEachPlaceOfVerb(words, verb);
    const candidates = [
      given.words,
      isCopula || words.includes('ერთი') ? null : withoutArticle(given.words, meaning),
    ];
    return candidates.some((candidate) => {
      if (candidate === null) return false;
      const rest = withoutPronouns(candidate, pronouns);
      return (
        orders.some((order) => isSame(rest, order)) &&
        (verbWord === undefined || pronouns.length === 0 || arePronounsPlaced(candidate, verbWord))
      );
    });
  });
}
