/** Features and roles in plain words, with the linguists' term in brackets: for pages, drills and explanations. */
import type { ClosingParticle } from './analyze.ts';
import type { FixedPart } from './fixed/entries.ts';
import type { MorphemeRole } from './morpheme.ts';
import type { AttachedPostposition, DeclinedPart, GrammaticalCase, NounNumber } from './noun/model.ts';
import type { Nonfinite } from './verb/analysis.ts';
import type { ArgumentCases, Person, VerbCase, VerbCategory, VerbClass } from './verb/features.ts';

export const screeveLabels: Readonly<Record<VerbCategory, string>> = {
  present: 'present',
  imperfect: 'past, going on or repeated (imperfect)',
  'present-subjunctive': 'if only … were doing (present subjunctive)',
  future: 'future',
  conditional: 'would do (conditional)',
  'future-subjunctive': 'if … did (future subjunctive)',
  aorist: 'past (aorist)',
  optative: 'should, may (optative)',
  perfect: 'has done, it seems (perfect)',
  pluperfect: 'had done (pluperfect)',
  'perfect-subjunctive': 'may … have done (perfect subjunctive)',
  imperative: 'command (imperative)',
  prohibitive: 'do not … (prohibitive)',
};

/** Where the plain words of a screeve are enough, such as on a button. */
export const shortScreeveLabels: Readonly<Record<VerbCategory, string>> = {
  present: 'present',
  imperfect: 'imperfect',
  'present-subjunctive': 'present subjunctive',
  future: 'future',
  conditional: 'conditional',
  'future-subjunctive': 'future subjunctive',
  aorist: 'past',
  optative: 'optative',
  perfect: 'perfect',
  pluperfect: 'pluperfect',
  'perfect-subjunctive': 'perfect subjunctive',
  imperative: 'command',
  prohibitive: 'prohibition',
};

export const subjectLabels: Readonly<Record<Person, string>> = {
  '1sg': 'I',
  '2sg': 'you',
  '3sg': 'he, she or it',
  '1pl': 'we',
  '2pl': 'you (several, or polite)',
  '3pl': 'they',
};

export const objectLabels: Readonly<Record<Person, string>> = {
  '1sg': 'me',
  '2sg': 'you',
  '3sg': 'him, her or it',
  '1pl': 'us',
  '2pl': 'you (several, or polite)',
  '3pl': 'them',
};

/** The Georgian pronouns of the persons. */
export const personPronouns: Readonly<Record<Person, string>> = {
  '1sg': 'მე',
  '2sg': 'შენ',
  '3sg': 'ის',
  '1pl': 'ჩვენ',
  '2pl': 'თქვენ',
  '3pl': 'ისინი',
};

export interface CaseLabel {
  readonly name: GrammaticalCase;
  /** How it ends, after a consonant. */
  readonly ending: string;
  /** What it is for. */
  readonly use: string;
}

const caseUses: Readonly<Record<GrammaticalCase, readonly [ending: string, use: string]>> = {
  nominative: ['-ი', 'the dictionary form; who does it, what was done'],
  ergative: ['-მა', 'who did it'],
  dative: ['-ს', 'to whom; what one is doing something to; who feels or has'],
  genitive: ['-ის', 'of, whose'],
  instrumental: ['-ით', 'with, by'],
  adverbial: ['-ად', 'as, into'],
  vocative: ['-ო', 'calling somebody'],
};

export const caseLabels: readonly CaseLabel[] = (
  ['nominative', 'ergative', 'dative', 'genitive', 'instrumental', 'adverbial', 'vocative'] as const
).map((name) => ({ name, ending: caseUses[name][0], use: caseUses[name][1] }));

/** `-მა (ergative): who did it`. */
export const caseLabel = (name: GrammaticalCase): string =>
  `${caseUses[name][0]} (${name}): ${caseUses[name][1]}`;

/** The case of an argument beside a verb form, such as `ergative (-მა)`. */
export const verbCaseLabel = (name: VerbCase): string => `${name} (${caseUses[name][0]})`;

export const argumentLabels: Readonly<Record<keyof ArgumentCases, string>> = {
  subject: 'who does or feels it (subject)',
  directObject: 'what or whom (direct object)',
  indirectObject: 'to or for whom (indirect object)',
};

export const numberLabels: Readonly<Record<NounNumber, string>> = {
  singular: 'singular',
  plural: 'plural',
  'older-plural': 'older plural (in books)',
};

export const postpositionLabels: Readonly<Record<AttachedPostposition, string>> = {
  ში: 'in, to',
  ზე: 'on, at; about; than',
  თან: 'at, with (somebody)',
  ვით: 'like',
  თვის: 'for',
  გან: 'from (somebody); made of',
  კენ: 'toward',
  ადმი: 'toward (in feelings)',
  დან: 'from, out of; since',
  მდე: 'up to, until; before',
};

export const particleLabels: Readonly<Record<ClosingParticle, string>> = {
  ას: 'at the time of',
  ვე: 'right, the very same',
  ღა: 'only … left',
  ც: 'too, also; after a question word: who, which (relative)',
  ა: 'is',
  ო: 'he, she or they say (quoting)',
  თქო: 'tell them that (quoting)',
  მეთქი: 'I say, I said (quoting)',
};

export const roleLabels: Readonly<Record<MorphemeRole, string>> = {
  preverb: 'direction or completion (preverb)',
  person: 'person: who acts, on whom',
  version: 'for whom (version vowel)',
  root: 'meaning (root)',
  passive: 'becoming, happening by itself (passive)',
  thematic: 'stem ending (thematic suffix)',
  screeve: 'time and mood (screeve)',
  number: 'which person, one or several (ending)',
  auxiliary: 'a form of "to be"',
  plural: 'plural',
  case: 'case',
  vowel: 'linking vowel',
  postposition: 'in, on, for … (postposition)',
  particle: 'too, is, not … (particle)',
};

export const verbClassLabels: Readonly<Record<VerbClass, string>> = {
  1: 'does something to somebody or something (class 1, transitive)',
  2: 'becomes, happens, moves (class 2, intransitive)',
  3: 'is active, mostly without a direct object (class 3, active intransitive)',
  4: 'somebody feels or has: the person is in the dative (class 4, indirect)',
};

export const nonfiniteLabels: Readonly<Record<Nonfinite, string>> = {
  'verbal-noun': 'doing, to do (verbal noun)',
  active: 'who does it (active participle)',
  past: 'done (past participle)',
  future: 'to be done (future participle)',
  negative: 'not done (negative participle)',
};

export const partLabels: Readonly<Record<DeclinedPart | FixedPart, string>> = {
  noun: 'noun',
  place: 'name of a place',
  'first-name': 'first name',
  surname: 'family name',
  adjective: 'adjective',
  numeral: 'numeral',
  pronoun: 'pronoun',
  adverb: 'adverb',
  conjunction: 'conjunction',
  postposition: 'postposition',
  particle: 'particle',
  interjection: 'interjection',
  verb: 'verb of a fixed phrase',
  letter: 'letter',
};
