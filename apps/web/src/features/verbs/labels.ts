/** Names of grammatical features on pages of verbs: plain words first, the linguists' terms after them. */
import type { MorphemeRole } from '@ena/grammar/morpheme';
import type { Person, VerbCase, VerbCategory, VerbClass } from '@ena/grammar/verb/features';

interface ScreeveLabel {
  /** What a learner calls it. */
  readonly plain: string;
  /** What linguists call it; empty where it is the same. */
  readonly term: string;
}

export const screeveLabels: Readonly<Record<VerbCategory, ScreeveLabel>> = {
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

export const personPronouns: Readonly<Record<Person, string>> = {
  '1sg': 'მე',
  '2sg': 'შენ',
  '3sg': 'ის',
  '1pl': 'ჩვენ',
  '2pl': 'თქვენ',
  '3pl': 'ისინი',
};
export const subjectLabels: Readonly<Record<Person, string>> = {
  '1sg': 'I',
  '2sg': 'you',
  '3sg': 'he, she, it',
  '1pl': 'we',
  '2pl': 'you all',
  '3pl': 'they',
};
export const objectLabels: Readonly<Record<Person, string>> = {
  '1sg': 'me',
  '2sg': 'you',
  '3sg': 'him, her, it',
  '1pl': 'us',
  '2pl': 'you all',
  '3pl': 'them',
};

export const classLabels: Readonly<Record<VerbClass, ScreeveLabel>> = {
  1: { plain: 'Does something to something: who did it takes -მა in the past', term: 'class 1, transitive' },
  2: { plain: 'Happens, becomes, moves: who does it never takes -მა', term: 'class 2, intransitive' },
  3: { plain: 'An activity: who did it takes -მა in the past', term: 'class 3, active intransitive' },
  4: { plain: 'A feeling or state: whoever feels it takes -ს', term: 'class 4, indirect' },
};

export const caseLabels: Readonly<Record<VerbCase, { readonly ending: string; readonly example: string }>> = {
  nominative: { ending: '-ი', example: 'კაცი' },
  ergative: { ending: '-მა', example: 'კაცმა' },
  dative: { ending: '-ს', example: 'კაცს' },
};

/** The parts of verb forms: their colors and lines are in verbs.css by these names. */
export const roleLabels = {
  preverb: { plain: 'direction, completion', term: 'preverb' },
  person: { plain: 'who, or whom', term: 'person marker' },
  version: { plain: 'for whom', term: 'version vowel' },
  root: { plain: 'meaning', term: 'root' },
  passive: { plain: 'happens, becomes', term: 'passive marker' },
  thematic: { plain: 'builds the stem', term: 'thematic suffix' },
  screeve: { plain: 'time and mood', term: 'screeve marker' },
  number: { plain: 'who, and how many', term: 'person and number ending' },
  auxiliary: { plain: 'am, are, was', term: 'auxiliary: a form of “to be”' },
  particle: { plain: 'not', term: 'particle' },
} satisfies Partial<Record<MorphemeRole, ScreeveLabel>>;
export type VerbRole = keyof typeof roleLabels;

export const isVerbRole = (role: string): role is VerbRole => Object.hasOwn(roleLabels, role);
