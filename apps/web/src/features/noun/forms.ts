import type { NounParadigm } from '@ena/contract/grammar';

export type NounForm = NounParadigm['forms'][number];
type Place = Pick<NounForm, 'case' | 'number' | 'postposition'>;

/** The forms of a cell, the usual one first; longer forms (სახლსა), which are found by a tap, are left out. */
export const formsAt = (
  { forms }: NounParadigm,
  { case: name, number, postposition }: Place,
  use: NounForm['use'] = 'independent',
): readonly NounForm[] =>
  forms.filter(
    (form) =>
      form.case === name &&
      form.number === number &&
      form.postposition === postposition &&
      form.use === use &&
      (!form.isVariant || form.segments.every(({ role }) => role !== 'vowel')),
  );

const rootOf = ({ segments }: NounForm) => segments.find(({ role }) => role === 'root')?.text ?? '';

/** The root of the dictionary form. */
export const baseRoot = (noun: NounParadigm): string => {
  const [base] = formsAt(noun, { case: 'nominative', number: 'singular', postposition: null });
  return base ? rootOf(base) : noun.lemma;
};

/** Whether a vowel inside the stem has dropped, as in წყლის of წყალი; the last vowel drops by rule (დედა, დედის). */
export function hasDroppedVowel(form: NounForm, base: string): boolean {
  const root = rootOf(form);
  return root.length < base.length && !base.startsWith(root);
}

/** The vowel that drops inside the stem, with a form where it does; null where the stem stays. */
export function droppedVowel(noun: NounParadigm): { readonly vowel: string; readonly form: NounForm } | null {
  const base = baseRoot(noun);
  const form = noun.forms.find((one) => !one.isVariant && hasDroppedVowel(one, base));
  if (!form) return null;
  const short = [...rootOf(form)];
  const at = short.findIndex((letter, index) => letter !== base[index]);
  return { vowel: base[at] ?? '', form };
}
