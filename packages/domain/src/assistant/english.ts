/** Normalizes English for the assistant: contractions, synonyms, stems and stop words. */
import { wordsOf } from '../search/fold.ts';
import { numberToWords } from '../text/englishNumbers.ts';
import { splitGloss } from '../text/gloss.ts';
import { singularOf } from '../text/pluralize.ts';

/** Contractions, with and without apostrophes, and abbreviations of chats. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bu\b/gu, 'you'],
  [/\bur\b/gu, 'your'],
  [/\bpl[sz]\b|\bplease+\b/gu, 'please'],
  [/\bthx\b|\bthanx\b/gu, 'thanks'],
  [/\bwanna\b/gu, 'want to'],
  [/\bgonna\b/gu, 'going to'],
  [/\bgimme\b/gu, 'give me'],
  [/\bi'?m\b/gu, 'i am'],
  [/\bive\b|\bi've\b/gu, 'i have'],
  [/\bwon't\b/gu, 'will not'],
  [/\b(?:can't|cant|can not)\b/gu, 'cannot'],
  [/\b(do|does|did|is|are|was|were|has|have|could|would|should)n'?t\b/gu, '$1 not'],
  [/\b(what|where|who|how|that|when)'?s\b|\b(it|he|she|there)'s\b/gu, '$1$2 is'],
  [/\b(you|they)'?re\b|\b(we)'re\b/gu, '$1$2 are'],
  [/\b(i|you|we|they)'ll\b/gu, '$1 will'],
  [/\b(i|you|we|they)'d\b/gu, '$1 would'],
  [/\b(you|we|they)'ve\b/gu, '$1 have'],
  [/\blet's\b/gu, 'let us'],
];
/** British spellings and near synonyms, each with the word of the course after it. */
const synonyms = new Map(
  `colour color, grey gray, hi hello, thanks thank you, bye goodbye, mum mother, mom mother, dad father, tummy belly,
  aubergine eggplant, coriander cilantro, trash rubbish, film movie, lorry truck, bunny rabbit, kitty cat, puppy dog,
  colourful colorful, favourite favorite, neighbour neighbor, theatre theater, centre center, pyjamas pajamas,
  fridge refrigerator, wensday wednesday, goodnight good night, postpositional postposition, preposition postposition,
  weekday day of the week, count number, counting number, negative negation, routine activity, sov order, svo order,
  invited hospitality, invitation hospitality, behave etiquette, behavior etiquette, feast supra, singing polyphony`
    .split(/,\s+/u)
    .map((pair): [string, string] => {
      const [word = '', ...meaning] = pair.split(' ');
      return [word, meaning.join(' ')];
    }),
);
const numbers = new Map(
  Array.from({ length: 101 }, (_, value): [string, string] => [numberToWords(value) ?? '', String(value)]),
);

/** The whole numbers of a text, in digits or in words up to twenty and the tens. */
export const numbersIn = (text: string): number[] =>
  wordsOf(text).flatMap((word) => {
    const digits = /^\d+$/u.test(word) ? word : numbers.get(word);
    return digits === undefined ? [] : [Number(digits)];
  });

/** Normalizes a question: lower case, plain apostrophes, contractions written out, no quotation marks. */
export function normalizeQuestion(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’ʼ‘`´]/gu, "'")
    .replace(/(?<=^|[\s(])'([^']+)'(?=[\s,.?!)]|$)/gu, '$1')
    .replace(/["„“”«»*_]/gu, ' ')
    .replace(/[?!.…]+(?=\s|$)/gu, ' ');
  return contractions
    .reduce((folded, [from, to]) => folded.replace(from, to), plain)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The words of an English text for comparison: singular, in the spelling of the course. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => {
    const one = singularOf(word) ?? word;
    return (synonyms.get(word) ?? synonyms.get(one) ?? one).split(' ');
  });

const article = /^(?:(?:to|the|a|an|some) )+/u;

/** Key of an English expression: 'to write', 'Write' and 'the write' have the same; 'seventy-five' has '75'. */
export function senseKey(text: string): string {
  const words = wordsOf(text).join(' ').replace(article, '');
  return numbers.get(words.replace(/^one hundred$/u, 'hundred')) ?? stemsOf(words).join(' ');
}

/** The key of a whole phrase, with contractions written out as in a question. */
export const phraseKey = (text: string): string => senseKey(normalizeQuestion(text));

/** Two words in another order are another phrase: 'see you'. */
const minUnorderedWords = 3;

/** The key of a phrase whatever the order of its words: 'where the toilet is' asks for 'Where is the toilet?'. */
export function unorderedKey(text: string): string {
  const words = phraseKey(text.replace(/\b(?:the|an?) /giu, '')).split(' ');
  return words.length < minUnorderedWords ? phraseKey(text) : `unordered: ${words.toSorted().join(' ')}`;
}

/** The keys of the meanings of an English gloss: 'old (of things); former' has 'old' and 'former'. */
export const sensesOf = (gloss: string): string[] => {
  const bare = gloss.replace(/\([^()]*\)/gu, ' ');
  return [...new Set([bare, ...splitGloss(gloss)].map(senseKey))].filter((sense) => sense !== '');
};

/** Stop words of questions. */
const stopWords = new Set(
  stemsOf(
    'a about actually after again all also an and any anyone are as ask at available basic be been being both but by call called can common could did difference different do does each either english ever every exactly exist explain express find first for form formation formed four from georgia georgian get give go going happen has have help here how i important in into is it its just kind know language lesson learn learner learning like list main make many me mean meaning much must my name need normally of often on one or other our please rule say section sentence seven several should shout show simple simply so some someone something sometimes speak speaker study such talk talking speaking teach tell than that the their them then there these they thing think this those to topic totally translate translation type understand us use used useful using usually vocab vocabulary want was way we weird what when where which who whom whose why will wish with word work would write you your',
  ),
);
/** Whether a word is a stop word. */
export const isStopWord = (word: string): boolean => stemsOf(word).every((stem) => stopWords.has(stem));

/** The words of a question without stop words. */
export const contentWords = (text: string): string[] => [
  ...new Set(stemsOf(text).filter((word) => !stopWords.has(word))),
];
