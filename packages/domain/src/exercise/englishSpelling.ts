/** Folds English text, so that what is written in several ways is compared as one: contractions, spelling, British words. */
import { foldAnswer } from '../georgian/answer.ts';
import { numberToWords } from '../text/englishNumbers.ts';

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan'?t\b|\bcan not\b/gu, 'cannot'],
  [/\bwon'?t\b/gu, 'will not'],
  [/\bshan't\b/gu, 'shall not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need)n'?t\b/gu, '$1 not'],
  [/\bi'?m\b/gu, 'i am'],
  [/\bi'll\b|\bill (?=\w)/gu, 'i will '],
  [/\b(you|he|she|it|we|they|that)'ll\b|\b(you|they)ll\b/gu, '$1$2 will'],
  [/\b(i|you|we|they)'ve\b|\b(i|you|they)ve\b/gu, '$1$2 have'],
  [/\b(you|we|they|what|where|who|how)'re\b|\b(you|they)re\b/gu, '$1$2 are'],
  [/\blet'?s\b/gu, 'let us'],
  [/\b(what|where|who|how|that|there)s\b/gu, "$1's"],
];
/** 's is "is" or "has", 'd is "would" or "had": the text in each way. */
const ambiguous: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(what|where|who|how|that|there|here|he|she|it|name)'s\b/gu, ['$1 is', '$1 has']],
  [/\b(i|you|he|she|it|we|they)'d\b/gu, ['$1 would', '$1 had']],
];

/** British spelling as American. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(col|fav|hon|neighb|lab|harb|hum|behavi|flav|rum|vap|sav|od|arm|parl|vig|tum|glam|endeav|splend)our/gu,
    '$1or',
  ],
  [/\b(cent|theat|kilomet|centimet|millimet|met|lit|fib|somb|calib)re(s?)\b/gu, '$1er$2'],
  [/(\w{3})is(e|es|ed|ing|er|ation|ations)\b/gu, '$1iz$2'],
  [/(\w{3})ys(e|es|ed|ing)\b/gu, '$1yz$2'],
  [/\b(trave|cance|labe|mode|quarre|jewe)ll(?=ing|ed|er)/gu, '$1l'],
  [/\bjewellery\b/gu, 'jewelry'],
  [/ogue(s?)\b/gu, 'og$1'],
  [/\bprogramme/gu, 'program'],
  [/\bgrey/gu, 'gray'],
  [/\baeroplane/gu, 'airplane'],
  [/\btyre/gu, 'tire'],
  [/\bpyjama/gu, 'pajama'],
  [/\bplough/gu, 'plow'],
  [/\bmoustache/gu, 'mustache'],
  [/\b(licen|defen|offen)ce/gu, '$1se'],
  [/\bpractise/gu, 'practice'],
  [/\bskilful/gu, 'skillful'],
  [/\bfulfil\b/gu, 'fulfill'],
  [/\baluminium/gu, 'aluminum'],
  [/\bmaths\b/gu, 'math'],
  [/\bmum(s|my)?\b/gu, 'mom$1'],
  [/\bcheque/gu, 'check'],
  [/\btowards\b/gu, 'toward'],
];

/** Where British and American English have different words for a thing; only as a whole answer. */
const words = new Map(
  'autumn=fall,flat=apartment,trousers=pants,lift=elevator,rubbish=trash,garbage=trash,biscuit=cookie,sweets=candy,lorry=truck,pavement=sidewalk,petrol=gasoline,chemist=pharmacy,drugstore=pharmacy,aubergine=eggplant,courgette=zucchini,coriander=cilantro,maize=corn,jumper=sweater,trainers=sneakers,nappy=diaper,mobile phone=cell phone,mobile=cell phone,cellphone=cell phone,tap=faucet,torch=flashlight,timetable=schedule,wardrobe=closet,postman=mailman,postcode=zip code,motorway=highway,cooker=stove,holiday=vacation,film=movie,cinema=movie theater,surname=last name,fridge=refrigerator,telly=television,tv=television,telephone=phone,ladybird=ladybug'
    .split(',')
    .map((pair): [string, string] => {
      const [british = '', american = ''] = pair.split('=');
      return [british, american];
    }),
);

const replaceAll = (text: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((result, [from, to]) => result.replace(from, to), text);

/** The number of a list: "1. dog". */
const listNumber = /^\s*\(?\d{1,2}[.)]\s+(?=\D)/u;

/** Cyrillic letters that look like Latin ones, from a keyboard that was left in another language. */
const [cyrillic, latin] = ['асеорхуіјѕ', 'aceopxyijs'];
const withLatinLetters = (text: string): string =>
  text.replace(/[асеорхуіјѕ]/gu, (letter) => latin.charAt(cyrillic.indexOf(letter)));

/**
 * The ways to read an English text, each folded: in lower case without marks, accents and articles, contractions in full,
 * numbers in words, "please" last, American. Words are separated by single spaces.
 */
export function readingsOf(text: string): readonly string[] {
  // NFKC would make a space of an acute accent, and leave an apostrophe.
  const plain = withLatinLetters(
    text
      .replace(/[’‘ʼ`´]/gu, "'")
      .normalize('NFKC')
      .toLowerCase(),
  )
    .replace(listNumber, '')
    .replace(/&/gu, ' and ')
    .replace(/\(s\)he\b|\bs\/he\b/gu, 'he')
    .replace(/\b(?:he|she) ?(?:\/|,|\bor\b) ?(?:he|she)\b(?!\s*[/,] ?it| or it)/gu, 'he');
  const full = ambiguous.reduce<readonly string[]>(
    (all, [from, to]) =>
      all.flatMap((one) => (one.search(from) !== -1 ? to.map((other) => one.replace(from, other)) : [one])),
    [replaceAll(plain, contractions)],
  );
  return full.map((one) => {
    const folded = foldAnswer(one.replace(/(?<=\w)[-‐‑–/](?=\w)/gu, ' '))
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/(?:^|(?<= ))(?:an?|the) (?=.)/gu, '')
      .replace(/\bpair of (?=.)/gu, '')
      .replace(/\b(have|has) got\b/gu, '$1')
      .replace(/\b(?:am|is|are) going to (?=\w)/gu, 'will ')
      .replace(/\bshall\b/gu, 'will')
      .replace(/^((?:that |if |may )?)she (?=.)/u, '$1he ')
      .replace(/^please (.+)$/u, '$1 please')
      .replace(/^may (?=i )/u, 'can ')
      .replace(/(?<=^| )\d{1,2}\b/gu, (digits) => numberToWords(Number(digits)) ?? digits);
    const american = replaceAll(folded, spellings);
    return words.get(american) ?? american;
  });
}
