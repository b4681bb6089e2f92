/** Nouns and what is declined like them: the features of their forms, and the entries of their lexicon. */
import type { Morpheme } from '../morpheme.ts';

export const grammaticalCases = [
  'nominative',
  'ergative',
  'dative',
  'genitive',
  'instrumental',
  'adverbial',
  'vocative',
] as const;
export type GrammaticalCase = (typeof grammaticalCases)[number];

/** The older plural (კაცნი, კაცთა) is literary; it has no instrumental and no adverbial. */
export const nounNumbers = ['singular', 'plural', 'older-plural'] as const;
export type NounNumber = (typeof nounNumbers)[number];

/** Postpositions that are written together with the noun. */
export const attachedPostpositions = [
  'ში',
  'ზე',
  'თან',
  'ვით',
  'თვის',
  'გან',
  'კენ',
  'ადმი',
  'დან',
  'მდე',
] as const;
export type AttachedPostposition = (typeof attachedPostpositions)[number];

/** `ც` "too", `ვე` "the very, right", `ა` "is". */
export const nounParticles = ['ც', 'ვე', 'ა'] as const;
export type NounParticle = (typeof nounParticles)[number];

export const declinedParts = [
  'noun',
  'place',
  'first-name',
  'surname',
  'adjective',
  'numeral',
  'pronoun',
] as const;
export type DeclinedPart = (typeof declinedParts)[number];

/**
 * What happens to the end of the stem:
 * - `consonant`: the ი of the dictionary form is the ending of the nominative (სახლი, სახლის);
 * - `truncating`: the last vowel drops before -ის, -ით, -ებ (დედა, დედის, დედები);
 * - `half-truncating`: only before -ის and -ით (მზე, მზის, but მზეები);
 * - `full`: never (ეზო, ეზოს; names: ანა, ანას);
 * - `i`: neither does the ი that belongs to the stem (ჩაი, ჩაის; გიორგი, გიორგის).
 */
export const stemClasses = ['consonant', 'truncating', 'half-truncating', 'full', 'i'] as const;
export type StemClass = (typeof stemClasses)[number];

/** `rare`: regular, but seldom of use. `older`: the older plural is alive, too. */
export const pluralUses = ['usual', 'older', 'rare', 'none'] as const;
export type PluralUse = (typeof pluralUses)[number];

/** An entry that the rules decline. */
export interface RegularEntry {
  /** Dictionary form: the nominative singular. */
  readonly lemma: string;
  readonly partOfSpeech: DeclinedPart;
  readonly gloss: string;
  readonly stemClass: StemClass;
  /** Whether it is also used before a noun and agrees with it: adjectives, but also ქართველი (ქართველ მწერალს). */
  readonly isModifier: boolean;
  /** Whether it is a possessive pronoun: before a noun, ჩემს keeps the ს of the dative. */
  readonly isPossessive: boolean;
  /**
   * Stems before -ის, -ით, -ად and -ებ where a vowel drops (წყალი, წყლ-), the usual one first; null where it is not
   * certain whether a vowel drops, so that these forms are left out.
   */
  readonly shortStems: readonly string[] | null;
  readonly plural: PluralUse;
  /** Where the word is from. */
  readonly source: string;
}

/** An entry whose forms are listed, such as a pronoun. */
export interface ListedEntry {
  readonly lemma: string;
  readonly partOfSpeech: DeclinedPart;
  readonly gloss: string;
  readonly forms: readonly NounForm[];
  /** The nominative with ც "too" where no rule gives it (შენც, ისიც). */
  readonly too: readonly (readonly Morpheme[])[];
}
export type NounEntry = RegularEntry | ListedEntry;

export interface NounForm {
  readonly form: string;
  readonly morphemes: readonly Morpheme[];
  readonly case: GrammaticalCase;
  readonly number: NounNumber;
  /** Before a noun, adjectives have fewer endings (დიდ სახლში); that form serves for both numbers. */
  readonly use: 'independent' | 'before-noun';
  readonly postposition?: AttachedPostposition;
  /** Whether it is a second form beside a more usual one (სახლისათვის beside სახლისთვის). */
  readonly isVariant: boolean;
  /** Whether it is regular, but seldom met. */
  readonly isRare: boolean;
}
