/** English nouns with the words before them and with a preposition, and their Georgian in the right case. */
import { maxNumeral, numeral } from '@ena/domain/georgian/numeral';
import { parseNumberWords } from '@ena/domain/text/englishNumbers';
import { formOf } from '@ena/grammar/morpheme';
import { declineNoun } from '@ena/grammar/noun/declension';
import { nounEntries } from '@ena/grammar/noun/entries';
import type { AttachedPostposition, GrammaticalCase, NounEntry } from '@ena/grammar/noun/model';
import { withParticle } from '@ena/grammar/noun/particles';
import { caseOfPostposition } from '@ena/grammar/noun/postpositions';
import { firstSense } from '../../grammar/explain.ts';
import type { Dictionary } from './dictionary.ts';
import { senseKey, singularKey } from './english.ts';
import { named } from './reply.ts';

export interface NounPhrase {
  readonly entry: NounEntry;
  readonly isPlural: boolean;
  /** People, animals and cars, or things; null where the course does not tell. */
  readonly isAnimate: boolean | null;
  /** Null where a form is not certain. `isPredicate`: with -ა, "is". */
  readonly inCase: (of: GrammaticalCase, isPredicate?: boolean) => string | null;
  readonly withPostposition: (postposition: AttachedPostposition, isPredicate?: boolean) => string | null;
  readonly note: (of: string) => string;
}

const determiners: Readonly<Record<string, string>> = {
  my: 'ჩემი',
  your: 'შენი',
  his: 'მისი',
  her: 'მისი',
  our: 'ჩვენი',
  their: 'მათი',
  this: 'ეს',
  these: 'ეს',
  that: 'ის',
  those: 'ის',
  many: 'ბევრი',
};

/** Adjectives of which Georgian has several, or that are said of some nouns only. */
const ambiguous = /^(?:hard|light|right|left|full|great|close|odd|even|own)$/u;

/** The adjective for an English word, if there is only one; old is ძველი of things, მოხუცი of people. */
export function findAdjective({ nouns }: Dictionary, word: string): NounEntry | undefined {
  const found = (nouns.get(senseKey(word)) ?? []).filter(({ partOfSpeech }) => partOfSpeech === 'adjective');
  return found.length === 1 && !ambiguous.test(word) ? found[0] : undefined;
}

const findOrdinal = ({ nouns }: Dictionary, word: string): NounEntry | undefined =>
  /^(?:first|second|third|.+th)$/u.test(word)
    ? nouns.get(senseKey(word))?.find(({ partOfSpeech }) => partOfSpeech === 'numeral')
    : undefined;

/** A word before a noun; after a number and "many" the noun stays in the singular. */
function findModifier(dictionary: Dictionary, word: string) {
  const value = parseNumberWords(word) ?? 0;
  const lemma = determiners[word] ?? (value > 0 && value <= maxNumeral ? numeral(value) : undefined);
  const entry = lemma
    ? nounEntries().find((one) => one.lemma === lemma)
    : (findAdjective(dictionary, word) ?? findOrdinal(dictionary, word));
  return entry && { entry, isCount: word === 'many' || value > 1 };
}

const isNoun = ({ partOfSpeech, gloss }: NounEntry) =>
  ['noun', 'place', 'first-name'].includes(partOfSpeech) || gloss.includes('(language');

/** What belongs to somebody or something: the owner precedes it in the genitive, ექიმის წიგნი. */
function withOwner(owner: NounPhrase, owned: NounPhrase): NounPhrase | null {
  const genitive = owner.inCase('genitive');
  if (genitive === null) return null;
  const afterOwner = (form: string | null) => (form === null ? null : `${genitive} ${form}`);
  return {
    ...owned,
    inCase: (of, isPredicate) => afterOwner(owned.inCase(of, isPredicate)),
    withPostposition: (postposition, isPredicate) =>
      afterOwner(owned.withPostposition(postposition, isPredicate)),
    note: (of) => `${owned.note(of)}, after the ${owner.note('genitive')}`,
  };
}

/**
 * Parses English such as 'my two big dogs' or "the doctor's book"; null unless each word is known. `isHead`: what its last
 * word may be.
 */
export function parseNounPhrase(
  dictionary: Dictionary,
  english: string,
  isHead: (entry: NounEntry) => boolean = isNoun,
): NounPhrase | null {
  const [, ownerText, ownedText] = /^(.+)'s (.+)$/u.exec(english) ?? [];
  if (ownerText && ownedText) {
    const owner = parseNounPhrase(dictionary, ownerText);
    const owned = parseNounPhrase(dictionary, ownedText, isHead);
    return owner && owned ? withOwner(owner, owned) : null;
  }
  const words = english.split(' ').filter((word) => !/^(?:the|an?|some|any)$/u.test(word));
  const modifiers: NounEntry[] = [];
  for (let isCounted = false; words.length > 0; words.shift()) {
    const text = words.join(' ');
    const exact = dictionary.nouns.get(senseKey(text))?.find(isHead);
    const entry = exact ?? dictionary.nouns.get(singularKey(text) ?? '')?.find(isHead);
    if (entry) {
      const phrase = createNounPhrase(dictionary, entry, modifiers, !exact && !isCounted);
      const isOfThings = modifiers.some(({ gloss }) => gloss.includes('things)'));
      return isOfThings && phrase.isAnimate !== false ? null : phrase;
    }
    const modifier = findModifier(dictionary, words[0] ?? '');
    if (!modifier) return null;
    modifiers.push(modifier.entry);
    isCounted ||= modifier.isCount;
  }
  return null;
}

export function createNounPhrase(
  { people, things }: Dictionary,
  entry: NounEntry,
  modifiers: readonly NounEntry[],
  isPlural: boolean,
): NounPhrase {
  const number = isPlural ? 'plural' : 'singular';
  const decline = (
    of: GrammaticalCase,
    postposition: AttachedPostposition | undefined,
    isPredicate: boolean,
  ) => {
    const noun = declineNoun(entry).find(
      (form) =>
        form.case === of &&
        form.number === number &&
        form.postposition === postposition &&
        form.use === 'independent' &&
        !form.isVariant &&
        !form.isRare,
    );
    const before = modifiers.map(
      (one) => declineNoun(one).find((form) => form.case === of && form.use === 'before-noun')?.form,
    );
    const morphemes = noun && isPredicate ? withParticle(entry, noun, 'ა') : noun?.morphemes;
    return morphemes && !before.includes(undefined) ? [...before, formOf(morphemes)].join(' ') : null;
  };
  // Parts of the lexicon without people and animals.
  const isOfThings = 'source' in entry && /food|home|shapes|clothes|body|thought/u.test(entry.source);
  const isThing = isOfThings || things.has(entry.lemma) || entry.partOfSpeech === 'place';
  const isPerson =
    people.has(entry.lemma.replace(/(?:ჩემი|შენი|მისი)$/u, '')) || entry.partOfSpeech === 'first-name';
  return {
    entry,
    isPlural,
    isAnimate: isPerson || (isThing ? false : null),
    inCase: (of, isPredicate = false) => decline(of, undefined, isPredicate),
    withPostposition: (postposition, isPredicate = false) =>
      decline(caseOfPostposition[postposition], postposition, isPredicate),
    note: (of) => `${of}${isPlural ? ' plural' : ''} of ${named(entry.lemma, firstSense(entry.gloss))}`,
  };
}

/** When, where, with and for whom. */
export interface Adverbial {
  readonly form: string;
  readonly note: string;
  /** With -ა, "is" (თბილისშია); null where it is not said so. */
  readonly predicate: string | null;
}

const fixedTimes: Readonly<Record<string, string>> = {
  today: 'დღეს',
  tomorrow: 'ხვალ',
  yesterday: 'გუშინ',
  now: 'ახლა',
  'every day': 'ყოველდღე',
  'in the morning': 'დილით',
  'in the evening': 'საღამოს',
  'at night': 'ღამით',
};
const dayNames = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december|winter|summer';
const seasonsWithZe = 'spring|fall|autumn';
const days = new RegExp(`^${dayNames}$`, 'u');
const months = new RegExp(`^(?:${monthNames})$`, 'u');
/** English of a time in a sentence, for a regular expression. */
export const timePattern = `${Object.keys(fixedTimes).join('|')}|on ${dayNames}|at \\S+ o'clock|in (?:the )?(?:${monthNames}|${seasonsWithZe})`;
// Which postposition a place takes is known of these only.
const insides =
  /^(?:house|home|school|university|shop|store|market|restaurant|café|cafe|hotel|office|church|theater|museum|library|hospital|pharmacy|bank|park|garden|forest|city|village|kitchen|room|bathroom|airport|job)$/u;
const containers = /^(?:car|bag|box|street|water|glass|pocket)$/u;
const vehicles = /^(?:bus|train|car|taxi|metro|subway|minibus|airplane|plane|ship|boat|tram|bicycle)$/u;
const surfaces = /^(?:table|chair|bed|wall|roof|shelf|plate|floor)$/u;

const withEnding = (noun: NounPhrase, postposition: AttachedPostposition, after = ''): Adverbial | null => {
  const form = noun.withPostposition(postposition);
  const predicate = after === '' ? noun.withPostposition(postposition, true) : null;
  return form === null
    ? null
    : { form: `${form}${after}`, note: noun.note(`form with -${postposition}`), predicate };
};
const withCase = (noun: NounPhrase, of: GrammaticalCase, after = ''): Adverbial | null => {
  const form = noun.inCase(of);
  return form === null ? null : { form: `${form}${after}`, note: noun.note(of), predicate: null };
};

/** 'at seven o'clock'; the first hour has an ordinal number. */
function parseHour(dictionary: Dictionary, english: string): Adverbial | null {
  const [, words = ''] = /^at (\S+) o'clock$/u.exec(english) ?? [];
  const value = parseNumberWords(words) ?? 0;
  if (value < 1 || value > 12) return null;
  const entryOf = (lemma: string) => nounEntries().find((one) => one.lemma === lemma);
  const [hour, time] = [entryOf(value === 1 ? 'პირველი' : numeral(value)), entryOf('საათი')];
  return hour && time ? withEnding(createNounPhrase(dictionary, time, [hour], false), 'ზე') : null;
}

/** 'on Tuesday', 'in Tbilisi', 'with my friend', 'without sugar'; null where it is not certain how it is said. */
export function parseAdverbial(dictionary: Dictionary, english: string): Adverbial | null {
  const fixed = fixedTimes[english];
  if (fixed) return { form: fixed, note: english, predicate: null };
  const hour = parseHour(dictionary, english);
  if (hour) return hour;
  const text = english.replace(/^(?:(?:at|to) )?home$/u, 'at house').replace(/^(at|to) work$/u, '$1 job');
  const [, preposition = '', words = ''] =
    /^(in|at|to|into|on|from|with|for|by|about|without|until) (.+)$/u.exec(text) ?? [];
  const noun = words === '' ? null : parseNounPhrase(dictionary, words);
  if (!noun) return null;
  const { entry, isAnimate } = noun;
  const senses = entry.gloss.toLowerCase().split('; ');
  const isOneOf = (pattern: RegExp) => senses.some((sense) => pattern.test(sense));
  const isPlace = entry.partOfSpeech === 'place' && !/\(|^the /u.test(entry.gloss);
  const isInside = isPlace || isOneOf(insides);
  switch (preposition) {
    case 'in':
    case 'into':
      if (new RegExp(`^(?:the )?(?:${seasonsWithZe})$`, 'u').test(words)) return withEnding(noun, 'ზე');
      return isInside || isOneOf(containers) || isOneOf(months) ? withEnding(noun, 'ში') : null;
    case 'at':
    case 'to':
      return isInside ? withEnding(noun, 'ში') : isAnimate ? withEnding(noun, 'თან') : null;
    case 'on':
      return days.test(words) ? withCase(noun, 'dative') : isOneOf(surfaces) ? withEnding(noun, 'ზე') : null;
    case 'from':
      return isInside ? withEnding(noun, 'დან') : isAnimate ? withEnding(noun, 'გან') : null;
    case 'with':
      if (isAnimate === null) return null;
      return isAnimate ? withEnding(noun, 'თან', ' ერთად') : withCase(noun, 'instrumental');
    case 'for':
      return isAnimate ? withEnding(noun, 'თვის') : null;
    case 'by':
      return isOneOf(vehicles) ? withCase(noun, 'instrumental') : null;
    case 'about':
      return withEnding(noun, 'ზე');
    case 'until':
      return days.test(words) ? withEnding(noun, 'მდე') : null;
    default:
      return withCase(noun, 'genitive', ' გარეშე');
  }
}
