/** English times and dates in Georgian, each in the case in which it says when. */
import { maxNumeral, numeral } from '@ena/domain/georgian/numeral';
import { parseNumberWords } from '@ena/domain/text/englishNumbers';
import { nounEntries } from '@ena/grammar/noun/entries';
import type { Dictionary } from './dictionary.ts';
import {
  type Adverbial,
  createNounPhrase,
  findModifier,
  type NounPhrase,
  parseNounPhrase,
  withCase,
  withEnding,
  withOwner,
} from './nounPhrase.ts';

const fixedTimes: Readonly<Record<string, string>> = {
  today: 'დღეს',
  tomorrow: 'ხვალ',
  yesterday: 'გუშინ',
  now: 'ახლა',
  'every day': 'ყოველდღე',
  'last week': 'გასულ კვირას',
  'next week': 'მომავალ კვირას',
  'last year': 'შარშან',
  'this year': 'წელს',
  'in the morning': 'დილით',
  'in the evening': 'საღამოს',
  'at night': 'ღამით',
};
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const monthNames = 'january|february|march|april|may|june|july|august|september|october|november|december';
const seasonWithZe = '(?:spring|fall|autumn)';
const month = `(?:${monthNames}|winter|summer)`;
const unit = '(?:minute|hour|day|week|month|year)s?';
const clock = "(?:half past \\S+|\\S+ o'clock)";
const date = `(?:the \\S+ of (?:${monthNames})|(?:${monthNames}) (?:the )?\\S+|\\S+ (?:${monthNames}))`;
/** English of a time in a sentence, for a regular expression. */
export const timePattern = `${Object.keys(fixedTimes).join('|')}|(?:on|every) ${day}|on ${date}|at ${clock}|in (?:the )?(?:${month}|${seasonWithZe})|in \\d{4}|in \\S+ ${unit}|\\S+ ${unit} ago`;

const entryOf = (lemma: string) => nounEntries().find((one) => one.lemma === lemma);
const phraseOf = (dictionary: Dictionary, lemma: string, before?: string): NounPhrase | null => {
  const [noun, modifier] = [entryOf(lemma), before === undefined ? undefined : entryOf(before)];
  return noun && (before === undefined || modifier)
    ? createNounPhrase(dictionary, noun, modifier ? [{ entry: modifier }] : [], false)
    : null;
};

/** 'Seven o'clock', 'half past seven'; the first hour has an ordinal, and half past is half of the next hour. */
function parseClock(dictionary: Dictionary, english: string): NounPhrase | null {
  const [, half, full] = /^half past (\S+)$|^(\S+) o'clock$/u.exec(english) ?? [];
  const value = parseNumberWords(half ?? full ?? '') ?? 0;
  if (value < 1 || value > 12) return null;
  const lemmaOf = (hour: number) => (hour === 1 ? 'პირველი' : numeral(hour));
  if (full !== undefined) return phraseOf(dictionary, 'საათი', lemmaOf(value));
  const [hour, noun] = [phraseOf(dictionary, lemmaOf((value % 12) + 1)), phraseOf(dictionary, 'ნახევარი')];
  return hour && noun && withOwner(hour, noun);
}

/** 'May 26', 'the fifth of May': a number, also of the first day, before the month. */
function parseDate(dictionary: Dictionary, english: string): NounPhrase | null {
  const [, name = ''] = new RegExp(`\\b(${monthNames})\\b`, 'u').exec(english) ?? [];
  if (name === '' || !new RegExp(`^${date}$`, 'u').test(english)) return null;
  const number = english
    .replace(name, '')
    .replace(/\b(?:the|of)\b/gu, '')
    .trim();
  const value = parseDay(number);
  const noun = dictionary.nouns.get(name)?.[0];
  const numeralEntry = value >= 1 && value <= 31 ? entryOf(value === 1 ? 'პირველი' : numeral(value)) : null;
  return noun && numeralEntry ? createNounPhrase(dictionary, noun, [{ entry: numeralEntry }], false) : null;
}
const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fifth: 5,
  eighth: 8,
  ninth: 9,
  twelfth: 12,
  twentieth: 20,
  thirtieth: 30,
};
const parseDay = (text: string): number =>
  ordinals[text] ?? parseNumberWords(text.replace(/(?:st|nd|rd|th)$/u, '')) ?? 0;

const asDative = (noun: NounPhrase | null, before = ''): Adverbial | null => {
  const found = noun && withCase(noun, 'dative');
  return found && { ...found, form: before + found.form };
};

/** 'On Tuesday', 'at seven o'clock', 'in 1991', 'two days ago'; null for anything else. */
export function parseTime(dictionary: Dictionary, english: string): Adverbial | null {
  const fixed = fixedTimes[english];
  if (fixed) return { form: fixed, note: english, predicate: null };
  const [, preposition = '', text = ''] = /^(on|at|in|every) (?:the )?(.+)$/u.exec(english) ?? [];
  const is = (pattern: string) => new RegExp(`^${pattern}$`, 'u').test(text);
  const noun = (words: string) => parseNounPhrase(dictionary, words);
  const ending = (words: string, postposition: 'ში' | 'ზე') => {
    const found = noun(words);
    return found && withEnding(found, postposition);
  };
  const counted = (words: string) =>
    new RegExp(`^\\S+ ${unit}$`, 'u').test(words) ? words.replace(/^an? /u, 'one ') : null;
  const ago = counted(/^(.+) ago$/u.exec(english)?.[1] ?? '');
  if (ago !== null) {
    const since = findModifier(dictionary, ago.split(' ')[0] ?? '') ? noun(ago) : null;
    return since && withCase(since, 'genitive', ' წინ');
  }
  switch (preposition) {
    case 'on':
      return is(day) ? asDative(noun(text)) : asDative(parseDate(dictionary, english.replace(/^on /u, '')));
    case 'every':
      return is(day) ? asDative(noun(text), 'ყოველ ') : null;
    case 'at': {
      const hour = parseClock(dictionary, text);
      return hour && withEnding(hour, 'ზე');
    }
    case 'in': {
      if (is('\\d{4}') && Number(text) > 1000 && Number(text) <= maxNumeral)
        // Of a number before a noun in the dative the ი drops.
        return {
          form: `${numeral(Number(text)).replace(/ი$/u, '')} წელს`,
          note: `in ${text}`,
          predicate: null,
        };
      if (is(seasonWithZe)) return ending(text, 'ზე');
      if (is(month)) return ending(text, 'ში');
      const span = counted(text);
      return span !== null && findModifier(dictionary, span.split(' ')[0] ?? '') ? ending(span, 'ში') : null;
    }
    default:
      return null;
  }
}

/** A date or an hour by itself, in the nominative. */
export const parseMoment = (dictionary: Dictionary, english: string): NounPhrase | null =>
  parseDate(dictionary, english) ?? parseClock(dictionary, english);
