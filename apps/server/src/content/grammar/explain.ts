/** What a form means and which form it is, in plain words. */
import { pluralOf } from '@ena/domain/text/pluralize';
import type { AttachedPostposition, GrammaticalCase, NounParticle } from '@ena/grammar/noun/model';
import type { NounReading } from '@ena/grammar/noun/analysis';
import type { Nonfinite } from '@ena/grammar/verb/analysis';
import type { Person, Verb, VerbCategory, VerbForm } from '@ena/grammar/verb/features';

export interface Explanation {
  readonly meaning: string;
  readonly explanation: string;
}

/** The first sense of a gloss, without what it has in brackets: `child` of `child (of someone)`. */
export const firstSense = (gloss: string): string =>
  (gloss.replace(/\s*\([^)]*\)\s*/gu, ' ').split(/[;,]/u)[0] ?? '').trim() || gloss;

const withCase: Readonly<Record<GrammaticalCase, (noun: string) => string>> = {
  nominative: (noun) => noun,
  ergative: (noun) => noun,
  dative: (noun) => noun,
  genitive: (noun) => `of ${noun}`,
  instrumental: (noun) => `with ${noun}, by ${noun}`,
  adverbial: (noun) => `as ${noun}, into ${noun}`,
  vocative: (noun) => `${noun}!`,
};
const withPostposition: Readonly<Record<AttachedPostposition, (noun: string) => string>> = {
  ში: (noun) => `in ${noun}, to ${noun}`,
  ზე: (noun) => `on ${noun}, about ${noun}`,
  თან: (noun) => `at ${noun}, with ${noun}`,
  ვით: (noun) => `like ${noun}`,
  თვის: (noun) => `for ${noun}`,
  გან: (noun) => `from ${noun}`,
  კენ: (noun) => `toward ${noun}`,
  ადმი: (noun) => `toward ${noun}`,
  დან: (noun) => `from ${noun}`,
  მდე: (noun) => `as far as ${noun}`,
};
const withParticle: Readonly<Record<Exclude<NounParticle, 'ა'>, (text: string) => string>> = {
  ც: (text) => `${text}, too`,
  ვე: (text) => `${text} (the very same)`,
};

/** Names, what one has no number of (water), and my mother have no article. */
const hasArticle = ({ partOfSpeech, ...entry }: NounReading['entry'], sense: string) =>
  partOfSpeech === 'noun' &&
  'plural' in entry &&
  (entry.plural === 'usual' || entry.plural === 'older') &&
  !entry.source.includes('food') &&
  !/^(?:my|your) /u.test(sense);

/** What a case is for where the meaning does not say so. */
const caseUses: Partial<Readonly<Record<GrammaticalCase, string>>> = {
  ergative: ': the one who did it',
  dative: ': to whom, or the object',
};
const particleTexts: Readonly<Record<NounParticle, string>> = {
  ც: 'with -ც “too”',
  ვე: 'with -ვე “the very same”',
  ა: 'with -ა “is”',
};
const numbers = { singular: '', plural: 'plural', 'older-plural': 'older plural' } as const;

/** Adjectives, numerals and pronouns have the meaning of their dictionary form: `of big` is no English. */
const isNoun = ({ entry: { partOfSpeech } }: NounReading) =>
  partOfSpeech !== 'adjective' && partOfSpeech !== 'numeral' && partOfSpeech !== 'pronoun';

function meaningOfNoun(reading: NounReading): string {
  const { entry, number, postposition, particle } = reading;
  if (!isNoun(reading)) return entry.gloss;
  const isBase = reading.case === 'nominative' && number === 'singular';
  if (isBase && !postposition && !particle) return entry.gloss;
  const sense = firstSense(entry.gloss);
  const isPlural = number !== 'singular';
  const noun = isPlural ? pluralOf(sense) : sense;
  const articled = hasArticle(entry, sense) ? `(the) ${noun}` : noun;
  const text = postposition
    ? withPostposition[postposition](articled)
    : withCase[reading.case](['genitive', 'instrumental'].includes(reading.case) ? articled : noun);
  if (!particle) return text;
  if (particle !== 'ა') return withParticle[particle](text);
  return `${isPlural ? 'are' : 'is'} ${articled !== noun && text === noun && !isPlural ? '(a) ' : ''}${text}`;
}

function explanationOfNoun({ entry, number, postposition, particle, use, ...reading }: NounReading): string {
  const end = particle ? `, ${particleTexts[particle]}` : '';
  // The same form serves several cases and both numbers.
  if (use === 'before-noun') return `${entry.lemma} before a noun`;
  const isBase = reading.case === 'nominative';
  if (postposition) {
    const base = number === 'singular' ? entry.lemma : `${numbers[number]} of ${entry.lemma}`;
    return `${base} with -${postposition}${end}`;
  }
  const name = [isBase ? '' : reading.case, numbers[number]].filter((part) => part !== '').join(' ');
  if (name === '') return particle ? `${entry.lemma}${end}` : 'dictionary form';
  return `${name} of ${entry.lemma}${end}${particle ? '' : (caseUses[reading.case] ?? '')}`;
}

export const explainNoun = (reading: NounReading): Explanation => ({
  meaning: meaningOfNoun(reading),
  explanation: explanationOfNoun(reading),
});

const screeveNames: Readonly<Record<VerbCategory, string>> = {
  present: 'present',
  imperfect: 'imperfect (was doing)',
  'present-subjunctive': 'present subjunctive',
  future: 'future',
  conditional: 'conditional (would do)',
  'future-subjunctive': 'future subjunctive',
  aorist: 'past (aorist)',
  optative: 'optative (should do)',
  perfect: 'perfect (apparently has done)',
  pluperfect: 'pluperfect (had done)',
  'perfect-subjunctive': 'perfect subjunctive',
  imperative: 'command',
  prohibitive: 'prohibition',
};
const subjects: Readonly<Record<Person, string>> = {
  '1sg': 'I',
  '2sg': 'you',
  '3sg': 'he, she or it',
  '1pl': 'we',
  '2pl': 'you (polite, plural)',
  '3pl': 'they',
};
/** Of third persons nothing: most forms have several of them, and their verbs do not show which. */
const objects: Readonly<Record<Person, string>> = {
  '1sg': ' to me',
  '2sg': ' to you',
  '3sg': '',
  '1pl': ' to us',
  '2pl': ' to you (polite, plural)',
  '3pl': '',
};

export const explainVerbForm = ({ verbalNoun, gloss }: Verb, form: VerbForm): Explanation => ({
  meaning: gloss,
  explanation: `${screeveNames[form.screeve]} of ${verbalNoun}: ${subjects[form.subject]}${form.object ? objects[form.object] : ''}`,
});

const participleNames: Readonly<Record<Exclude<Nonfinite, 'verbal-noun'>, string>> = {
  active: 'participle (who does it)',
  past: 'participle (what was done)',
  future: 'participle (to be done)',
  negative: 'participle (what was not done)',
};

export const explainNonfinite = ({ verbalNoun, gloss }: Verb, nonfinite: Nonfinite): Explanation => ({
  meaning: gloss,
  explanation: nonfinite === 'verbal-noun' ? 'verbal noun' : `${participleNames[nonfinite]} of ${verbalNoun}`,
});
