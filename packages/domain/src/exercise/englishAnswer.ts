/** Comparison of typed English answers, such as the meaning of a word. */
import { foldAnswer, type LetterHint, letterHint } from '../georgian/answer.ts';
import { ingForm, isPluralOf, isVerbalNoun, otherTenses } from './englishForms.ts';
import { readingsOf } from './englishSpelling.ts';

/** Spaces do not matter: goodbye, good bye. */
const keyOf = (text: string): string => text.replaceAll(' ', '');
const withoutTo = (text: string): string => text.replace(/^to (?=.)/u, '');

/** Other ways to say an answer: to write, writing; I write, I am writing; mother and father, father and mother. */
function variantsOf(answer: string): readonly string[] {
  const [, one, other] = /^(\w+) and (\w+)$/u.exec(answer) ?? [];
  return [answer, ...otherTenses(answer), ...(one === undefined ? [] : [`${other} and ${one}`])];
}

const verbOf = /^(\S+)( .*)?$/u;
const gerundOf = (answer: string): string =>
  withoutTo(answer).replace(verbOf, (_, verb: string, rest = '') => `${ingForm(verb)}${rest}`);

interface Keys {
  readonly answers: ReadonlySet<string>;
  /** The -ing forms of verbs, which take no "to". */
  readonly gerunds: ReadonlySet<string>;
}
const keys = new WeakMap<readonly string[], Keys>();

/** Cached, because a question is checked as it is typed. */
function keysOf(accepted: readonly string[]): Keys {
  const known = keys.get(accepted);
  if (known) return known;
  // "One's" is whose it is: wash your face, wash the face.
  const answers = [...new Set(accepted.flatMap(readingsOf))].flatMap((answer) =>
    /\bones\b/u.test(answer)
      ? ['ones', 'my', 'your', 'his', 'her', 'our', 'their', ''].map((whose) =>
          answer.replace(/\bones\b ?/u, whose && `${whose} `),
        )
      : [answer],
  );
  const [first = ''] = accepted;
  const verbs = /^to /iu.test(first) ? answers : [];
  const found = {
    answers: new Set(answers.flatMap(variantsOf).map(withoutTo).map(keyOf)),
    gerunds: new Set(verbs.map(gerundOf).map(keyOf)),
  };
  keys.set(accepted, found);
  return found;
}

/**
 * True when a typed English answer is one of the accepted ones, except for articles, the `to` of a verb and what
 * `readingsOf` folds; or several of them at once, as in `hand or arm`.
 */
export function isAcceptedEnglish(typed: string, accepted: readonly string[]): boolean {
  const { answers, gerunds } = keysOf(accepted);
  /** To read, for reading. */
  const isVerbOf = (reading: string) => {
    const gerund = gerundOf(reading);
    return reading.startsWith('to ') && isVerbalNoun(gerund) && answers.has(keyOf(gerund));
  };
  const isOne = (text: string) =>
    readingsOf(text).some(
      (reading) =>
        reading !== '' &&
        (answers.has(keyOf(withoutTo(reading))) || gerunds.has(keyOf(reading)) || isVerbOf(reading)),
    );
  const parts = typed.split(/[;,/]|\bor\b/iu).filter((part) => foldAnswer(part) !== '');
  return isOne(typed) || (parts.length > 1 && parts.every(isOne));
}

/** What is wrong with an English answer that is nearly right: a letter, or that it is a plural. */
export function englishHint(typed: string, accepted: readonly string[]): LetterHint | undefined {
  const [first = ''] = accepted;
  const gerunds = /^to /iu.test(first) ? accepted.flatMap(readingsOf).map(gerundOf) : [];
  const near = [...accepted, ...gerunds]
    .map((answer) => letterHint(typed, answer))
    .find((hint) => hint !== undefined);
  if (near && near.given !== 's') return near;
  const [given = ''] = readingsOf(typed);
  const singular = accepted.flatMap(readingsOf).find((reading) => isPluralOf(given, reading));
  return singular === undefined ? near : { given, expected: singular, ejectiveMixUp: false, isPlural: true };
}
