/** What a form can be: all its readings, exactly those that the rules generate. */
import { formOf } from '../morpheme.ts';
import { declineNoun } from './declension.ts';
import { nounEntries } from './entries.ts';
import { type NounEntry, type NounForm, type NounParticle, nounParticles } from './model.ts';
import { withParticle } from './particles.ts';
import { rootTexts } from './stems.ts';

export interface NounReading extends NounForm {
  readonly entry: NounEntry;
  /** The particle that the form ends in; it is in `form` and `morphemes`, too. */
  readonly particle?: NounParticle;
}

const roots = (entry: NounEntry): readonly string[] =>
  'forms' in entry
    ? [...new Set(entry.forms.map(({ morphemes }) => morphemes[0]?.text ?? ''))]
    : rootTexts(entry);

/** The readings of a form with a particle after it. */
function readingsWithParticle(entry: NounEntry, base: NounForm, form: string): readonly NounReading[] {
  return nounParticles.flatMap((particle) => {
    const morphemes = withParticle(entry, base, particle);
    return morphemes && formOf(morphemes) === form ? [{ ...base, entry, form, morphemes, particle }] : [];
  });
}

type Forms = ReadonlyMap<string, readonly NounForm[]>;

function formsByText(entry: NounEntry): Forms {
  const forms = new Map<string, NounForm[]>();
  for (const form of declineNoun(entry)) {
    const same = forms.get(form.form);
    if (same) same.push(form);
    else forms.set(form.form, [form]);
  }
  return forms;
}

/** The longest particle is two letters: სახლსაც. */
const maxParticle = 2;

function readingsOf(entry: NounEntry, forms: Forms, form: string): readonly NounReading[] {
  const readings: NounReading[] = (forms.get(form) ?? []).map((base) => ({ ...base, entry }));
  for (let length = 1; length <= maxParticle; length += 1)
    for (const base of forms.get(form.slice(0, -length)) ?? [])
      readings.push(...readingsWithParticle(entry, base, form));
  return readings;
}

/** An analysis of the forms of these entries. Indexes roots, so that only words that fit are declined, once each. */
export function createNounAnalysis(entries: readonly NounEntry[]): (form: string) => readonly NounReading[] {
  const byRoot = new Map<string, NounEntry[]>();
  for (const entry of entries)
    for (const root of roots(entry)) byRoot.set(root, [...(byRoot.get(root) ?? []), entry]);
  const declined = new Map<NounEntry, Forms>();
  const formsOf = (entry: NounEntry) => {
    const forms = declined.get(entry) ?? formsByText(entry);
    declined.set(entry, forms);
    return forms;
  };
  return (form) => {
    const candidates = new Set<NounEntry>();
    for (let length = 1; length <= form.length; length += 1)
      for (const entry of byRoot.get(form.slice(0, length)) ?? []) candidates.add(entry);
    return [...candidates].flatMap((entry) => readingsOf(entry, formsOf(entry), form));
  };
}

let analyze: ReturnType<typeof createNounAnalysis> | undefined;

/** All readings of a form of the lexicon: its entry, features and morphemes. The index is built at the first call. */
export function analyzeNoun(form: string): readonly NounReading[] {
  analyze ??= createNounAnalysis(nounEntries());
  return analyze(form);
}
