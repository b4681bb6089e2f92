/** Explains wrong forms in typed answers by the grammar engine, whose parts are loaded when an answer needs them. */
import type { AnswerForm } from '@ena/course/drills/clause';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { wordsOf } from '@ena/domain/georgian/align';
import { foldAnswer } from '@ena/domain/georgian/answer';
import type { Morpheme } from '@ena/grammar/morpheme';

/** The right form with its parts, and what is different about the one that was given. */
export interface ExplainedForm {
  readonly given: string;
  readonly text: string;
  readonly segments: readonly Morpheme[];
  readonly differences: readonly string[];
}

const engine = {
  verb: () => import('./explainVerbForm.ts'),
  noun: () => import('./explainNounForm.ts'),
};

/** Loads the parts of the engine that explain these forms. */
export const loadEngine = (forms: readonly AnswerForm[]): Promise<unknown> =>
  Promise.all([...new Set(forms.map(({ kind }) => kind))].map((kind) => engine[kind]()));

const explain = async (given: string, form: AnswerForm) =>
  form.kind === 'verb'
    ? (await engine.verb()).explain(given, form)
    : (await engine.noun()).explain(given, form);

/** The forms of an answer that a response has not, each with what was given in its place: the words that no form explains. */
export async function explainForms(
  response: string,
  forms: readonly AnswerForm[],
  answer: string,
): Promise<readonly ExplainedForm[]> {
  const given = wordsOf(response).filter(hasGeorgian).map(foldAnswer);
  const right = new Set(wordsOf(answer).map(foldAnswer));
  const unexplained = given.filter((word) => !right.has(word));
  const missing = forms.filter(({ text }) => !given.includes(text));
  if (missing.length !== unexplained.length) return [];
  const explained = await Promise.all(missing.map((form, index) => explain(unexplained[index] ?? '', form)));
  return explained.filter((one) => one !== null);
}
