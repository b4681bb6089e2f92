/** The English of a drilled sentence: how its verb is said. */
import { amOf, type EnglishVerb, wasOf } from '@ena/grammar/verb/english';
import type { Person } from '@ena/grammar/verb/features';

/** How a verb is said: `simple` present, `progressive`, and so on. */
export type EnglishTense =
  | 'simple'
  | 'progressive'
  | 'past'
  | 'past-progressive'
  | 'used-to'
  | 'future'
  | 'would-gladly'
  | 'must'
  | 'not-yet'
  | 'should-have';

/** The verb with its auxiliaries, such as "am writing"; "you" of one person takes "are". */
export function englishVerb(verb: EnglishVerb, tense: EnglishTense, person: Person): string {
  const { base, third, past, participle, ing } = verb;
  switch (tense) {
    case 'simple':
      if (base === 'be') return amOf(person);
      return person === '3sg' ? third : base;
    case 'progressive':
      return `${amOf(person)} ${ing}`;
    case 'past':
      return past;
    case 'past-progressive':
      return `${wasOf(person)} ${ing}`;
    case 'used-to':
      return `used to ${base}`;
    case 'future':
      return `will ${base}`;
    case 'would-gladly':
      return `would gladly ${base}`;
    case 'must':
      return `must ${base}`;
    case 'not-yet':
      return `${person === '3sg' ? 'has' : 'have'} not ${participle}`;
    case 'should-have':
      return `should have ${participle}`;
  }
}

/** "you" of one person is said to a friend, so that it differs from that of several. */
export const englishPronouns: Readonly<Record<Person, string>> = {
  '1sg': 'I',
  '2sg': 'you (to a friend)',
  '3sg': 'she',
  '1pl': 'we',
  '2pl': 'you all',
  '3pl': 'they',
};
export const englishObjects: Readonly<Record<Person, string>> = {
  '1sg': 'me',
  '2sg': 'you (to a friend)',
  '3sg': 'her',
  '1pl': 'us',
  '2pl': 'you all',
  '3pl': 'them',
};

/** The definite noun phrase: what must be done, or is not done yet, is a certain thing. */
export const definite = (noun: string): string => noun.replace(/\ban? (?=\p{L})/u, 'the ');
