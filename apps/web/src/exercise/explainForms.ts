/** Explains wrong forms in answers to drills, by the grammar engine. Loaded on demand: the lexicons are large. */
import type { AnswerForm } from '@ena/course/drills/clause';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { wordsOf } from '@ena/domain/georgian/align';
import { foldAnswer } from '@ena/domain/georgian/answer';
import { formOf, type Morpheme } from '@ena/grammar/morpheme';
import { declineNoun } from '@ena/grammar/noun/declension';
import { nounEntries } from '@ena/grammar/noun/entries';
import { explainNounForm } from '@ena/grammar/noun/explain';
import { explainForm } from '@ena/grammar/verb/explain';
import { findVerb } from '@ena/grammar/verb/lexicon';
import { conjugate } from '@ena/grammar/verb/paradigm';

/** The right form with its parts, and what is different about the one that was given. */
export interface ExplainedForm {
  readonly given: string;
  readonly text: string;
  readonly segments: readonly Morpheme[];
  readonly differences: readonly string[];
}

/** What screeves are for, beside the names that the engine gives them. */
const plainWords: Readonly<Record<string, string>> = {
  aorist: 'past (aorist)',
  imperfect: '“was doing” (imperfect)',
  conditional: '“would” (conditional)',
  optative: '“to do” (optative)',
  perfect: '“have done” (perfect)',
  pluperfect: '“should have done” (pluperfect)',
};
const inPlainWords = (difference: string) =>
  difference.replace(
    /^(\w+) instead of (\w+)$/u,
    (_, is: string, should: string) => `${plainWords[is] ?? is} instead of ${plainWords[should] ?? should}`,
  );

function explain(given: string, form: AnswerForm): ExplainedForm | null {
  if (form.kind === 'verb') {
    const verb = findVerb(form.id);
    const expected =
      verb &&
      conjugate(verb).find(
        ({ morphemes, ...features }) =>
          formOf(morphemes) === form.text &&
          features.screeve === form.screeve &&
          features.subject === form.subject,
      );
    return verb && expected
      ? {
          given,
          text: form.text,
          segments: expected.morphemes,
          differences: explainForm(given, verb, expected).differences.map(inPlainWords),
        }
      : null;
  }
  const entry = nounEntries().find(({ lemma }) => lemma === form.lemma);
  const expected =
    entry && declineNoun(entry).find((one) => one.form === form.text && one.case === form.case);
  return expected
    ? {
        given,
        text: form.text,
        segments: expected.morphemes,
        differences: explainNounForm(given, form.lemma, form),
      }
    : null;
}

/** The forms of an answer that a response has not, each with what was given in its place: the words that no form explains. */
export function explainForms(
  response: string,
  forms: readonly AnswerForm[],
  answer: string,
): readonly ExplainedForm[] {
  const given = wordsOf(response).filter(hasGeorgian).map(foldAnswer);
  const right = new Set(wordsOf(answer).map(foldAnswer));
  const unexplained = given.filter((word) => !right.has(word));
  const missing = forms.filter(({ text }) => !given.includes(text));
  return missing.length === unexplained.length
    ? missing.flatMap((form, index) => explain(unexplained[index] ?? '', form) ?? [])
    : [];
}
