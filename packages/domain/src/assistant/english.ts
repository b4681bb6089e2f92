/** How the assistant reads English: what counts as the same word, and which words carry no question. */
import { singularOf, wordsOf } from '../search/fold.ts';
import { numberWord } from '../search/numberWord.ts';

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(i)'m\b/gu, '$1 am'],
  [/\b(what|where|who|how|it|he|she|that|there|let)'s\b/gu, '$1 is'],
  [/\b(you|we|they)'re\b/gu, '$1 are'],
  [/\bcan't\b/gu, 'cannot'],
  [/\b(\w+)n't\b/gu, '$1 not'],
];
/** British spellings and near synonyms, by the word that the course has. */
const sameWords: Readonly<Record<string, string>> = {
  colour: 'color',
  grey: 'gray',
  hi: 'hello',
  thanks: 'thank you',
  bye: 'goodbye',
  mum: 'mother',
  mom: 'mother',
  dad: 'father',
  tummy: 'belly',
  aubergine: 'eggplant',
  coriander: 'cilantro',
  trash: 'rubbish',
  film: 'movie',
  lorry: 'truck',
  bunny: 'rabbit',
  kitty: 'cat',
  puppy: 'dog',
  colourful: 'colorful',
  favourite: 'favorite',
  neighbour: 'neighbor',
  theatre: 'theater',
  centre: 'center',
  pyjamas: 'pajamas',
  fridge: 'refrigerator',
  postpositional: 'postposition',
  preposition: 'postposition',
  weekday: 'day of the week',
};
const numbers = new Map(
  Array.from({ length: 101 }, (_, value): [string, string] => [numberWord(value) ?? '', String(value)]),
);

/** A question as its patterns are looked for: lower case, plain apostrophes, contractions written out, no marks around. */
export function foldQuestion(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’ʼ‘`´]/gu, "'")
    .replace(/["„“”«»*_]/gu, ' ')
    .replace(/[?!.…]+(?=\s|$)/gu, ' ');
  return contractions
    .reduce((folded, [from, to]) => folded.replace(from, to), plain)
    .replace(/\s+/gu, ' ')
    .trim();
}

const singular = (word: string): string => {
  if (/^\w{2,}ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/^\w{2,}(?:ch|sh|x|ss)es$/u.test(word)) return word.slice(0, -2);
  return singularOf(word) ?? word;
};

/** The words of an English text as they are compared: singular, in the spelling of the course. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => {
    const one = singular(word);
    return (sameWords[word] ?? sameWords[one] ?? one).split(' ');
  });

const article = /^(?:(?:to|the|a|an|some) )+/u;

/** An English expression as a key: 'to write', 'Write' and 'the write' are one; 'seventy-five' is '75'. */
export function senseKey(text: string): string {
  const words = wordsOf(text).join(' ').replace(article, '');
  return numbers.get(words.replace(/^one hundred$/u, 'hundred')) ?? stemsOf(words).join(' ');
}

/** What an English gloss means, each meaning as a key: 'old (of things); former' is 'old' and 'former'. */
export const sensesOf = (gloss: string): string[] => {
  const bare = gloss.replace(/\([^()]*\)/gu, ' ');
  return [...new Set([bare, ...bare.split(/[;,/]/u)].map(senseKey))].filter((sense) => sense !== '');
};

/** Words around what is asked: they say how, not what. */
const fillers = new Set(
  stemsOf(
    'a about all an and any are as ask at be been both by can could did do does each either english ever every exactly explain express find for form formation formed from georgia georgian get give go happen has have help how i in into is it its kind language learn learner like list make many mean meaning me much must my name need of on one or other our please rule say section sentence should show so some speak speaker talk teach tell than that the their them then there these they thing this those to topic translate translation type understand us use used using vocabulary want was way we what when where which who whom whose why will with word work would write you your',
  ),
);
/** The words of a question that carry it; none where it has only fillers. */
export const contentOf = (text: string): string[] => [
  ...new Set(
    stemsOf(text)
      .filter((word) => !fillers.has(word))
      .map((word) => (word === 'count' || word === 'counting' ? 'number' : word)),
  ),
];
