/** English of questions: contractions, singular and plural, and what stands around a request. */
import { wordsOf } from '@ena/domain/search/fold';
import { singularOf } from '@ena/domain/text/pluralize';

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bu\b/gu, 'you'],
  [/\bwanna\b/gu, 'want to'],
  [/\b(?:can't|cant|can not)\b/gu, 'cannot'],
  [/\bwon't\b/gu, 'will not'],
  [/\bi'?m\b/gu, 'i am'],
  [/\b(do|does|did|is|are|was|were|has|have|could|would|should)n'?t\b/gu, '$1 not'],
  [/\b(what|where|who|how|that|it|he|she|there|name)'s\b|\b(what)s\b/gu, '$1$2 is'],
  // No owner is followed by an article or a preposition.
  [/'s(?= (?:an?|the|my|your|his|her|our|their|not|in|at|on|from) )/gu, ' is'],
  [/\b(you|they|we)'re\b/gu, '$1 are'],
  [/\b(i|you|he|she|we|they)'ll\b/gu, '$1 will'],
  [/\b(?:would like|'d like)\b/gu, ' would like'],
];

/** Lower case, contractions written out, without quotation marks, punctuation at the end of words, and double spaces. */
export const normalizeQuestion = (text: string): string =>
  contractions
    .reduce(
      (written, [from, to]) => written.replace(from, to),
      text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[’ʼ‘`´]/gu, "'")
        .replace(/(?<=^|[\s(])'([^']+)'(?=[\s,.?!)]|$)/gu, '$1')
        .replace(/["„“”«»*_]/gu, ' ')
        .replace(/[?!.,;:…]+(?=\s|$)/gu, ' '),
    )
    .replace(/\s+/gu, ' ')
    .trim();

const around = [
  /^(?:hi|hello|hey|ok|so|and|um|please|yo)(?: there)? (?=\S+ \S+ )/u,
  /^(?:(?:can|could|will|would) you (?:please )?)?(?:tell|teach|show|explain)(?: to)? me (?:please )?(?:about |of )?/u,
  /^give me (?=.* (?:of|for|in georgian)\b|.*\b(?:words?|phrases?|forms|list)\b)/u,
  /^(?:i (?:want|need|would like) to (?:know|learn|say)|do you know|(?:can|could|would) you(?: please)?) (?=how|what|the|conjugate|decline|translate|say|i )/u,
  /(?<!\b(?:say|for)) (?:please|pls|plz|lol|(?:in|into|to) georgian|in english|exactly|correctly)$/u,
];

/** The request of a question: 'the word for horse' of 'hi, could you tell me the word for horse, please?' */
export function simplifyRequest(asked: string): string {
  const text = normalizeQuestion(asked);
  const rest = around.reduce((left, pattern) => left.replace(pattern, ''), text).trim();
  return rest === '' || rest === text ? text : simplifyRequest(rest);
}

const pairs = (text: string) => new Map(text.split(',').map((pair) => pair.split(' ') as [string, string])); // as: each has two words
const spellings = pairs(
  'colour color,grey gray,mum mother,mom mother,dad father,favourite favorite,neighbour neighbor,theatre theater,film movie,autumn fall,wensday wednesday,bunny rabbit,kitty cat,puppy dog,grandma grandmother,grandpa grandfather,hi hello,bye goodbye,thanks thank-you',
);
const irregularPlurals = pairs(
  'children child,men man,women woman,feet foot,teeth tooth,mice mouse,wives wife,knives knife,leaves leaf,wolves wolf,geese goose',
);
const article = /^(?:(?:to|the|an?|some|any) )+(?=\S)/u;

/** The key of an English meaning: 'to write', 'Write' and 'the write' have the same. */
export const senseKey = (text: string): string =>
  wordsOf(text)
    .map((word) => (spellings.get(word) ?? word).replace('-', ' '))
    .join(' ')
    .replace(article, '');

/** The same with the last word in the singular; null if it is no plural. */
export function singularKey(text: string): string | null {
  const key = senseKey(text);
  const last = key.split(' ').at(-1) ?? '';
  const singular = irregularPlurals.get(last) ?? singularOf(last);
  return singular === null ? null : senseKey(key.slice(0, key.length - last.length) + singular);
}

/** The keys of the meanings of a gloss: 'old (of things); former' has 'old' and 'former'. */
export const sensesOf = (gloss: string): string[] => {
  const bare = gloss.replace(/\([^()]*\)/gu, ' ');
  return [...new Set([gloss, bare, ...bare.split(/[;,/]/u)].map(senseKey))].filter((sense) => sense !== '');
};

/** A key of a phrase, in which contractions and articles do not matter. */
export const phraseKey = (gloss: string): string =>
  senseKey(normalizeQuestion(gloss.replace(/\([^()]*\)/gu, ' ')).replace(/\b(?:the|an?) /gu, ''));

const stopWords = new Set(
  'a about all also am an and any are as ask at be been but by called can could course did do does english every explain for form from georgia georgian get give go had has have he her him his how i in into is it its just know language learn lesson like list make many me mean meaning much must my no not of on one or our phrase please question rule say sentence she should show so some speak teach tell than that the their them then there these they thing this those to translate translation us use used very want was way we were what when where which who whom whose why will with word would you your'.split(
    ' ',
  ),
);
/** The words of a question that say what it is about, each once. */
export const contentWords = (text: string): string[] => [
  ...new Set(wordsOf(text).filter((word) => !stopWords.has(word) && !stopWords.has(singularOf(word) ?? ''))),
];
