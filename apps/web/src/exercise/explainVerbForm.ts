/** Explains a wrong form of a verb by the grammar engine. Loaded on demand: the lexicon is large. */
import type { AnswerForm } from '@ena/course/drills/clause';
import { formOf } from '@ena/grammar/morpheme';
import { explainForm } from '@ena/grammar/verb/explain';
import { findVerb } from '@ena/grammar/verb/lexicon';
import { conjugate } from '@ena/grammar/verb/paradigm';
import type { ExplainedForm } from './explainForms.ts';

export function explain(
  given: string,
  form: Extract<AnswerForm, { readonly kind: 'verb' }>,
): ExplainedForm | null {
  const verb = findVerb(form.id);
  const expected =
    verb &&
    conjugate(verb).find(
      ({ morphemes, screeve, subject }) =>
        formOf(morphemes) === form.text && screeve === form.screeve && subject === form.subject,
    );
  if (!verb || !expected) return null;
  const { differences } = explainForm(given, verb, expected);
  return { given, text: form.text, segments: expected.morphemes, differences };
}
