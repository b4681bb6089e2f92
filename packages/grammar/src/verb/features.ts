import type { Morpheme } from '../morpheme.ts';

/** The eleven screeves, in the order of grammars. */
export const screeves = [
  'present',
  'imperfect',
  'present-subjunctive',
  'future',
  'conditional',
  'future-subjunctive',
  'aorist',
  'optative',
  'perfect',
  'pluperfect',
  'perfect-subjunctive',
] as const;
export type Screeve = (typeof screeves)[number];

export const persons = ['1sg', '2sg', '3sg', '1pl', '2pl', '3pl'] as const;
export type Person = (typeof persons)[number];

/** Screeves and the moods that have persons of their own. */
export const verbCategories = [...screeves, 'imperative', 'prohibitive'] as const;
export type VerbCategory = (typeof verbCategories)[number];

export const verbCases = ['nominative', 'ergative', 'dative'] as const;
export type VerbCase = (typeof verbCases)[number];

/** The cases of the arguments beside a form; null for an argument that the verb does not have. */
export interface ArgumentCases {
  readonly subject: VerbCase;
  readonly directObject: 'nominative' | 'dative' | null;
  /** `postposition`: the indirect object of the third series is a noun with -თვის and not marked in the verb. */
  readonly indirectObject: 'dative' | 'postposition' | null;
}

/** One form of a verb. The subject is the one who acts or feels, also where it is a dative. */
export interface VerbForm {
  readonly screeve: VerbCategory;
  readonly subject: Person;
  /** The object that the form agrees with; null where there is none. */
  readonly object: Person | null;
  readonly morphemes: readonly Morpheme[];
  readonly cases: ArgumentCases;
  /** Also said and written; the form with the same features is preferred. */
  readonly isVariant: boolean;
  /** Regular, but seldom met: "I am written". */
  readonly isRare: boolean;
}

/** 1 transitive, 2 intransitive (passive), 3 active intransitive, 4 indirect (its subject is a dative). */
export const verbClasses = [1, 2, 3, 4] as const;
export type VerbClass = (typeof verbClasses)[number];

/**
 * The object that a verb agrees with: a direct object of any person or only of the third (things); an indirect object; the
 * recipient, beside a direct object; or none.
 * With class 4 the direct object is the nominative: what is liked, wanted, had.
 */
export const objectKinds = ['direct', 'thing', 'indirect', 'recipient', 'none'] as const;
export type ObjectKind = (typeof objectKinds)[number];

/**
 * Subjects that a verb has: any; usually a thing, so that first and second person and commands are rare (იწერება "is
 * written"); only third persons (ხდება "happens"); or only the third person singular (წვიმს "it rains").
 */
export type SubjectKind = 'any' | 'usually-third' | 'third' | 'impersonal';

export interface Participles {
  readonly active: string | null;
  readonly past: string | null;
  readonly future: string | null;
  readonly negative: string | null;
}

/** An entry of the lexicon: what the rules of `parts.ts` make all forms of. */
export interface Verb {
  readonly id: string;
  readonly verbalNoun: string;
  /** Other verbal nouns, such as one with the preverb: წერა, დაწერა. */
  readonly otherNouns: readonly string[];
  readonly gloss: string;
  readonly verbClass: VerbClass;
  readonly subjects: SubjectKind;
  readonly object: ObjectKind;
  /** Preverb of future, aorist and perfect series; may be empty. `მი>მო`: the second beside a first or second person. */
  readonly preverb: string;
  /** Principal parts in the notation of `stem.ts`; empty: by rule; `-`: rare or not in use. */
  readonly parts: Readonly<Record<Part, string>>;
  readonly participles: Participles;
  /** Stem of the imperative; empty: the aorist; `-`: not in use. */
  readonly imperative: string;
  readonly source: string;
}

export const parts = ['present', 'future', 'aorist', 'perfect'] as const;
/**
 * A principal part; `x;y` gives its second screeve (imperfect, conditional, optative, pluperfect) a stem of its own, `-;y`
 * means that the first is not in use.
 */
export type Part = (typeof parts)[number];
