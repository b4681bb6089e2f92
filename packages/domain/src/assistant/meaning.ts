/** What Georgian means, in either script: words, their forms, sentences. */
import { hasGeorgian } from '../georgian/letters.ts';
import { romanize } from '../georgian/romanize.ts';
import { fold, isOneSlip } from '../search/fold.ts';
import type { Knowledge, Saying } from './knowledge.ts';
import { formKey, numberMeant, type Opens, reply } from './words.ts';
import { answer, pagesOf, paragraphs, type Reply, told } from './wording.ts';

/** Other ways in which people write Georgian in Latin letters, by the keys of a Georgian keyboard or without a system. */
const otherLatin: readonly (readonly [RegExp, string])[] = [
  [/x/gu, 'kh'],
  [/c(?!h)/gu, 'ts'],
  [/w/gu, 'ts'],
  [/ph/gu, 'p'],
  [/q/gu, 'k'],
  [/y/gu, 'q'],
  [/gv(?=i)/gu, 'ghv'],
];
const respelled = (key: string): string[] =>
  otherLatin.reduce<string[]>(
    (spellings, [from, to]) => [...new Set(spellings.flatMap((text) => [text, text.replace(from, to)]))],
    [key],
  );

/** Nothing in the course is longer, in characters. */
const longestForm = 120;

/** What the course has of a Georgian text, in either script, also where it is spelled otherwise. */
function sayingsRead({ byForm }: Knowledge, what: string): readonly Saying[] {
  const key = formKey(what);
  if (key.length > longestForm) return [];
  const found = byForm.get(key);
  if (found || hasGeorgian(what)) return found ?? [];
  return respelled(key).flatMap((spelling) => byForm.get(spelling) ?? []);
}

/** Endings of nouns, the longest first, and what they tell. */
const endings: readonly (readonly [ending: string, tells: string])[] = [
  ['ებისთვის', 'for several of them'],
  ['ებიდან', 'from several of them'],
  ['ებში', 'in several of them'],
  ['ებზე', 'on several of them'],
  ['ებმა', 'the ergative of the plural'],
  ['ების', 'the genitive of the plural: of several of them'],
  ['ებს', 'the dative of the plural'],
  ['ები', 'the plural'],
  ['ისთვის', 'for'],
  ['სთვის', 'for'],
  ['იდან', 'from'],
  ['დან', 'from'],
  ['თან', 'at, to'],
  ['ში', 'in, to'],
  ['ზე', 'on, about'],
  ['მდე', 'as far as, until'],
  ['მა', 'the ergative'],
  ['ის', 'the genitive: of'],
  ['ით', 'the instrumental: with, by'],
  ['ად', 'the adverbial'],
  ['ს', 'the dative'],
  ['მ', 'the ergative'],
];

/** A taught noun of which a Georgian word may be a form, by its ending; null where there is none. */
function formOf({ byForm }: Knowledge, word: string, opens: Opens): Reply | null {
  // ღია is in ღიაა, 'it is open'.
  const withIs = reply(byForm.get(`${word}ა`) ?? [], opens, (shown) =>
    paragraphs(`The course has **${word}** with the ა of “is”:`, told(shown)),
  );
  if (withIs) return withIs;
  for (const [ending, tells] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    for (const lemma of [`${stem}ი`, stem, `${stem}ა`, `${stem}ე`]) {
      const nouns = (byForm.get(lemma) ?? []).filter(
        ({ as, gloss }) => (as === 'word' || as === 'of-letter') && !gloss.startsWith('to '),
      );
      const found = reply(nouns, opens, (shown) =>
        paragraphs(
          `The course does not have **${word}** itself. By its ending it is a form of **${lemma}** (-${ending}, ${tells}):`,
          told(shown),
        ),
      );
      if (found) return found;
    }
  }
  return null;
}

/** What Georgian means, in either script; a sentence word by word. Null where the course has too little of it. */
export function meaningOf(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  const whole = reply(sayingsRead(knowledge, what), opens, told);
  if (whole) return whole;
  const number = numberMeant(knowledge, what, opens);
  if (number) return number;
  const words = what.split(/[\s,.!?]+/u).filter((word) => word !== '');
  const georgian = words.filter(hasGeorgian);
  const [only] = georgian;
  if (georgian.length === 1 && only !== undefined) return formOf(knowledge, only, opens);
  return wordByWord(knowledge, georgian.length > 0 ? georgian : words, opens);
}

/** So many meanings of one word are told in a sentence. */
const mostSenses = 2;

/** A sentence that the course does not have, by its words; in Latin letters only where all of them are known. */
function wordByWord(knowledge: Knowledge, words: readonly string[], opens: Opens): Reply | null {
  if (words.length < 2) return null;
  const isGeorgian = words.every(hasGeorgian);
  const found: { readonly word: string; readonly sayings: readonly Saying[] }[] = [];
  for (const word of words) {
    const sayings = sayingsRead(knowledge, word).filter(({ page, as }) => opens(page) && as !== 'sentence');
    if (sayings.length === 0 && !isGeorgian) return null;
    found.push({ word, sayings });
  }
  const known = found.flatMap(({ sayings: [first] }) => first ?? []);
  if (known.length * 2 < words.length) return null;
  const lines = found.map(({ word, sayings }) => {
    const [first] = sayings;
    const form = hasGeorgian(word) || !first ? word : first.form;
    const senses = [...new Set(sayings.map(({ gloss }) => gloss))].slice(0, mostSenses).join('; or ');
    return `- **${form}** (${romanize(form)}): ${first ? senses : 'not in what you can open'}`;
  });
  return answer(
    paragraphs('I know no such sentence, but this is what its words mean:', lines.join('\n')),
    pagesOf(known),
  );
}

/** Georgian words of the course that are one slip away. */
export const misspelt = ({ sayings }: Knowledge, what: string, opens: Opens): Saying[] => {
  const key = fold(what);
  return sayings
    .filter(
      ({ as, page, form }) =>
        as === 'word' && opens(page) && isOneSlip(key, fold(hasGeorgian(what) ? form : romanize(form))),
    )
    .slice(0, 3);
};
