/** Features and roles in plain words, with the linguists' term in brackets: for pages, drills and explanations. */
import type { ClosingParticle } from './analyze.ts';
import type { FixedPart } from './fixed/entries.ts';
import type { MorphemeRole } from './morpheme.ts';
import type { AttachedPostposition, DeclinedPart, GrammaticalCase, NounNumber } from './noun/model.ts';
import type { Nonfinite } from './verb/analysis.ts';
import type { Person, VerbCase, VerbCategory, VerbClass } from './verb/features.ts';

export interface Label {
  /** What a learner calls it. */
  readonly plain: string;
  /** What linguists call it; empty where it is the same. */
  readonly term: string;
}

/** Such as `done (past participle)`. */
export const labelText = ({ plain, term }: Label): string => (term === '' ? plain : `${plain} (${term})`);

/** The main use of a label that names several, without what it has in brackets. */
export const brief = (label: string): string => (label.split(';')[0] ?? '').replace(/ \([^)]*\)$/u, '');

export const screeveLabels: Readonly<Record<VerbCategory, Label>> = {
  present: { plain: 'Now', term: 'present' },
  imperfect: { plain: 'Was doing', term: 'imperfect' },
  'present-subjunctive': { plain: 'If … were doing', term: 'present subjunctive' },
  future: { plain: 'Will do', term: 'future' },
  conditional: { plain: 'Would do', term: 'conditional' },
  'future-subjunctive': { plain: 'If … were to do', term: 'future subjunctive' },
  aorist: { plain: 'Did', term: 'aorist' },
  optative: { plain: 'Should do', term: 'optative' },
  perfect: { plain: 'Has apparently done', term: 'perfect' },
  pluperfect: { plain: 'Had done', term: 'pluperfect' },
  'perfect-subjunctive': { plain: 'May … have done', term: 'perfect subjunctive' },
  imperative: { plain: 'Do it!', term: 'imperative' },
  prohibitive: { plain: 'Don’t!', term: 'prohibitive' },
};

/** The screeves that have an everyday name. */
const everydayNames: Partial<Readonly<Record<VerbCategory, string>>> = {
  present: 'present',
  future: 'future',
  aorist: 'past',
  imperative: 'command',
  prohibitive: 'prohibition',
};

/** The everyday name of a screeve, otherwise the linguists', where there is no room for more. */
export const shortScreeveName = (screeve: VerbCategory): string =>
  everydayNames[screeve] ?? screeveLabels[screeve].term;

/** Such as `future`, `past (aorist)`, `perfect (“has apparently done”)`. */
export function screeveName(screeve: VerbCategory): string {
  const { plain, term } = screeveLabels[screeve];
  const everyday = everydayNames[screeve];
  if (everyday === undefined) return `${term} (“${plain.charAt(0).toLowerCase()}${plain.slice(1)}”)`;
  return everyday === term ? term : `${everyday} (${term})`;
}

export const subjectLabels: Readonly<Record<Person, string>> = {
  '1sg': 'I',
  '2sg': 'you',
  '3sg': 'he, she or it',
  '1pl': 'we',
  '2pl': 'you all (or polite)',
  '3pl': 'they',
};

export const objectLabels: Readonly<Record<Person, string>> = {
  '1sg': 'me',
  '2sg': 'you',
  '3sg': 'him, her or it',
  '1pl': 'us',
  '2pl': 'you all (or polite)',
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

/** How a case ends after a consonant, and what it is for. */
export const caseLabels: Readonly<
  Record<GrammaticalCase, { readonly ending: string; readonly use: string }>
> = {
  nominative: { ending: '-ი', use: 'the dictionary form; who does it, what was done' },
  ergative: { ending: '-მა', use: 'who did it' },
  dative: { ending: '-ს', use: 'to whom; what one is doing something to; who feels or has' },
  genitive: { ending: '-ის', use: 'of, whose' },
  instrumental: { ending: '-ით', use: 'with, by' },
  adverbial: { ending: '-ად', use: 'as, into' },
  vocative: { ending: '-ო', use: 'calling somebody' },
};

/** The case of an argument beside a verb form, such as `ergative (-მა)`. */
export const verbCaseLabel = (name: VerbCase): string => `${name} (${caseLabels[name].ending})`;

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

/** The parts of words: their colors and lines are in wordParts.css by these names. `short`: below a part. */
export const roleLabels: Readonly<Record<MorphemeRole, Label & { readonly short: string }>> = {
  preverb: { short: 'preverb', plain: 'direction, completion', term: 'preverb' },
  person: { short: 'person', plain: 'who, or whom', term: 'person marker' },
  version: { short: 'version', plain: 'for whom', term: 'version vowel' },
  root: { short: 'stem', plain: 'meaning', term: 'root' },
  passive: { short: 'passive', plain: 'happens, becomes', term: 'passive marker' },
  thematic: { short: 'theme', plain: 'builds the stem', term: 'thematic suffix' },
  screeve: { short: 'tense', plain: 'time and mood', term: 'screeve marker' },
  number: { short: 'ending', plain: 'who, and how many', term: 'person and number ending' },
  auxiliary: { short: 'to be', plain: 'am, are, was', term: 'auxiliary: a form of “to be”' },
  plural: { short: 'plural', plain: 'plural', term: '' },
  case: { short: 'case', plain: 'case', term: '' },
  vowel: { short: 'vowel', plain: 'linking vowel', term: '' },
  postposition: { short: 'postposition', plain: 'in, on, for …', term: 'postposition' },
  particle: { short: 'particle', plain: 'too, is, not …', term: 'particle' },
};

export const classLabels: Readonly<Record<VerbClass, Label>> = {
  1: { plain: 'Does something to something: who did it takes -მა in the past', term: 'class 1, transitive' },
  2: { plain: 'Happens, becomes, moves: who does it never takes -მა', term: 'class 2, intransitive' },
  3: { plain: 'An activity: who did it takes -მა in the past', term: 'class 3, active intransitive' },
  4: { plain: 'A feeling or state: whoever feels it takes -ს', term: 'class 4, indirect' },
};

export const nonfiniteLabels: Readonly<Record<Nonfinite, Label>> = {
  'verbal-noun': { plain: 'doing it', term: 'verbal noun' },
  active: { plain: 'who does it', term: 'active participle' },
  past: { plain: 'done', term: 'past participle' },
  future: { plain: 'to be done', term: 'future participle' },
  negative: { plain: 'not done', term: 'negative participle' },
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
