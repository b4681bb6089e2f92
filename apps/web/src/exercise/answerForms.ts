/** The forms of verbs and nouns in a typed answer, by which a wrong one is explained. */
import type { AnswerForm } from '@ena/course/drills/clause';
import type { ExerciseItem } from '@ena/domain/exercise/kinds';

/** The forms of a typed answer, of a drill or as the build found them; undefined where none is known. */
export function answerForms(item: ExerciseItem): readonly AnswerForm[] | undefined {
  // as: their features are those of the engine, which the domain does not know; a stored item of another release may lack them.
  const { forms } = item as { readonly forms?: readonly AnswerForm[] };
  return Array.isArray(forms) ? forms : undefined;
}

export const loadExplanationView = () => import('./FormExplanationView.tsx');

/** Loads what explains wrong forms of these items, so that it is there for the first mistake, offline as well. */
export async function loadExplanations(items: readonly ExerciseItem[]): Promise<void> {
  const forms = items.flatMap((item) => answerForms(item) ?? []);
  if (forms.length === 0) return;
  const [{ loadEngine }] = await Promise.all([import('./explainForms.ts'), loadExplanationView()]);
  await loadEngine(forms);
}
