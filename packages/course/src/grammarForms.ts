/** Forms of the grammar engine by their features, for lessons and drills: no form is typed by hand. */
import { declineNoun } from '@ena/grammar/noun/declension';
import { nounEntries } from '@ena/grammar/noun/entries';
import type {
  AttachedPostposition,
  GrammaticalCase,
  NounEntry,
  NounForm,
  NounNumber,
} from '@ena/grammar/noun/model';
import { formOf } from '@ena/grammar/morpheme';
import type { Person, Verb, VerbCategory, VerbForm } from '@ena/grammar/verb/features';
import { findVerb } from '@ena/grammar/verb/lexicon';
import { conjugate } from '@ena/grammar/verb/paradigm';

export interface NounFeatures {
  readonly case: GrammaticalCase;
  readonly number: NounNumber;
  readonly postposition?: AttachedPostposition;
}

export interface VerbFeatures {
  readonly screeve: VerbCategory;
  readonly subject: Person;
  /** Null: none, or one of the third person. */
  readonly object: Person | null;
}

const paradigms = new Map<string, readonly VerbForm[]>();

function paradigmOf(verb: Verb): readonly VerbForm[] {
  const known = paradigms.get(verb.id) ?? conjugate(verb);
  paradigms.set(verb.id, known);
  return known;
}

/** @throws Error if the lexicon has no such verb */
export function lexiconVerb(id: string): Verb {
  const verb = findVerb(id);
  if (!verb) throw new Error(`the lexicon has no verb '${id}'`);
  return verb;
}

const objectOf = (object: Person | null) => (object === '3sg' ? null : object);
const hasFeatures = (form: VerbForm, { screeve, subject, object }: VerbFeatures): boolean =>
  form.screeve === screeve && form.subject === subject && objectOf(form.object) === objectOf(object);

/** The forms of a verb with these features, the preferred one first; none if it has none. */
export const verbForms = (id: string, features: VerbFeatures): readonly VerbForm[] =>
  paradigmOf(lexiconVerb(id))
    .filter((form) => hasFeatures(form, features))
    .toSorted((one, other) => Number(one.isVariant) - Number(other.isVariant));

/** The usual form, with a third person as object if it has one; undefined where the screeve is not in use. */
export const findVerbForm = (id: string, screeve: VerbCategory, subject: Person): VerbForm | undefined =>
  verbForms(id, { screeve, subject, object: null }).find(({ isVariant }) => !isVariant);

/** @throws Error if the screeve is not in use */
export function verbForm(id: string, screeve: VerbCategory, subject: Person): string {
  const form = findVerbForm(id, screeve, subject);
  if (!form) throw new Error(`${id} has no ${screeve}`);
  return formOf(form.morphemes);
}

/** Whether a text can be a form of the verb with these features. */
export const isVerbForm = (id: string, text: string, features: VerbFeatures): boolean =>
  verbForms(id, features).some(({ morphemes }) => formOf(morphemes) === text);

let entriesByLemma: ReadonlyMap<string, NounEntry> | undefined;
const declensions = new Map<string, readonly NounForm[]>();

/** @throws Error if the lexicon has no such noun */
function declensionOf(lemma: string): readonly NounForm[] {
  // The first entry of a lemma counts: და is a sister, not a conjunction.
  entriesByLemma ??= new Map(
    nounEntries()
      .toReversed()
      .map((entry) => [entry.lemma, entry]),
  );
  const entry = entriesByLemma.get(lemma);
  if (!entry) throw new Error(`the lexicon has no noun '${lemma}'`);
  const known = declensions.get(lemma) ?? declineNoun(entry);
  declensions.set(lemma, known);
  return known;
}

/** The forms of a noun with these features, the usual one first. */
export const nounForms = (lemma: string, { case: grammaticalCase, number, postposition }: NounFeatures) =>
  declensionOf(lemma)
    .filter(
      (form) =>
        form.case === grammaticalCase &&
        form.number === number &&
        form.postposition === postposition &&
        form.use === 'independent',
    )
    .toSorted((one, other) => Number(one.isVariant) - Number(other.isVariant));

/**
 * The usual form of a noun.
 * @throws Error if the engine leaves it out
 */
export function nounForm(lemma: string, features: NounFeatures): string {
  const [form] = nounForms(lemma, features);
  if (!form) throw new Error(`${lemma} has no form ${JSON.stringify(features)}.`);
  return form.form;
}

/** Personal pronouns in the cases that a subject has; მე, შენ, ჩვენ and თქვენ are the same in all three. */
const pronouns: Readonly<Record<Person, Readonly<Record<'nominative' | 'ergative' | 'dative', string>>>> = {
  '1sg': { nominative: 'მე', ergative: 'მე', dative: 'მე' },
  '2sg': { nominative: 'შენ', ergative: 'შენ', dative: 'შენ' },
  '3sg': { nominative: 'ის', ergative: 'მან', dative: 'მას' },
  '1pl': { nominative: 'ჩვენ', ergative: 'ჩვენ', dative: 'ჩვენ' },
  '2pl': { nominative: 'თქვენ', ergative: 'თქვენ', dative: 'თქვენ' },
  '3pl': { nominative: 'ისინი', ergative: 'მათ', dative: 'მათ' },
};
export const pronounOf = (person: Person, grammaticalCase: 'nominative' | 'ergative' | 'dative'): string =>
  pronouns[person][grammaticalCase];
