/** Forms of words from the grammar engine, for the build: no form of a table or a word card is typed by hand. */
import { formOf } from '@ena/grammar/morpheme';
import { declineNoun } from '@ena/grammar/noun/declension';
import { nounEntries } from '@ena/grammar/noun/entries';
import type { GrammaticalCase, NounNumber } from '@ena/grammar/noun/model';
import type { Person, Screeve, Verb, VerbForm } from '@ena/grammar/verb/features';
import { findVerb } from '@ena/grammar/verb/lexicon';
import { conjugate } from '@ena/grammar/verb/paradigm';

/** @throws Error if the lexicon has no verb of this id */
export function verbOf(id: string): Verb {
  const verb = findVerb(id);
  if (!verb) throw new Error(`the lexicon has no verb '${id}'`);
  return verb;
}

const paradigms = new Map<string, readonly VerbForm[]>();

/** The usual form with a third person as object, if the verb has one; undefined where the screeve is not in use. */
export function findForm(verb: Verb, screeve: Screeve, subject: Person): VerbForm | undefined {
  const forms = paradigms.get(verb.id) ?? conjugate(verb);
  paradigms.set(verb.id, forms);
  return forms.find(
    (form) =>
      form.screeve === screeve &&
      form.subject === subject &&
      (form.object === null || form.object === '3sg') &&
      !form.isVariant,
  );
}

/** @throws Error if the screeve is not in use */
export function verbForm(verb: Verb, screeve: Screeve, subject: Person): string {
  const form = findForm(verb, screeve, subject);
  if (!form) throw new Error(`${verb.id} has no ${screeve}`);
  return formOf(form.morphemes);
}

/** @throws Error if the lexicon has no such form */
export function nounForm(lemma: string, grammaticalCase: GrammaticalCase, number: NounNumber): string {
  const found = nounEntries()
    .filter((entry) => entry.lemma === lemma)
    .flatMap(declineNoun)
    .find(
      (form) =>
        form.case === grammaticalCase &&
        form.number === number &&
        form.use === 'independent' &&
        !form.postposition &&
        !form.isVariant,
    );
  if (!found) throw new Error(`the lexicon has no ${grammaticalCase} ${number} of ${lemma}`);
  return found.form;
}
