/** Explains a wrong form of a noun by the grammar engine. Loaded on demand: the lexicon is large. */
import type { AnswerForm } from '@ena/course/drills/clause';
import { declineNoun } from '@ena/grammar/noun/declension';
import { nounEntries } from '@ena/grammar/noun/entries';
import { explainNounForm } from '@ena/grammar/noun/explain';
import type { ExplainedForm } from './explainForms.ts';

export function explain(
  given: string,
  form: Extract<AnswerForm, { readonly kind: 'noun' }>,
): ExplainedForm | null {
  const entry = nounEntries().find(({ lemma }) => lemma === form.lemma);
  const expected =
    entry && declineNoun(entry).find((one) => one.form === form.text && one.case === form.case);
  if (!entry || !expected) return null;
  const { differences } = explainNounForm(given, entry, expected);
  return { given, text: form.text, segments: expected.morphemes, differences };
}
