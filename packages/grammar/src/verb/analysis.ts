/** From a form to its readings. Exact for everything that the engine generates; the index is built at the first call. */
import { formOf } from '../morpheme.ts';
import type { Participles, Verb, VerbForm } from './features.ts';
import { verbs } from './lexicon.ts';
import { conjugate } from './paradigm.ts';

export type Nonfinite = 'verbal-noun' | keyof Participles;

/** What a form may be: a cell of the paradigm, or a verbal noun or participle in the nominative. */
export type VerbReading =
  | { readonly verb: Verb; readonly form: VerbForm }
  | { readonly verb: Verb; readonly nonfinite: Nonfinite };

let index: Map<string, VerbReading[]> | null = null;

function nonfiniteForms({ verbalNoun, participles }: Verb): [Nonfinite, string | null][] {
  const { active, past, future, negative } = participles;
  return [
    ['verbal-noun', verbalNoun],
    ['active', active],
    ['past', past],
    ['future', future],
    ['negative', negative],
  ];
}

function buildIndex(): Map<string, VerbReading[]> {
  const readings = new Map<string, VerbReading[]>();
  const add = (text: string, reading: VerbReading) => {
    const known = readings.get(text);
    if (known === undefined) readings.set(text, [reading]);
    else known.push(reading);
  };
  for (const verb of verbs) {
    for (const form of conjugate(verb)) add(formOf(form.morphemes), { verb, form });
    for (const [nonfinite, text] of nonfiniteForms(verb)) if (text !== null) add(text, { verb, nonfinite });
  }
  return readings;
}

/** All readings of a form; empty if no verb of the lexicon has it. */
export function analyzeVerb(form: string): readonly VerbReading[] {
  index ??= buildIndex();
  return index.get(form) ?? [];
}

/** Forms of the lexicon that differ from the text by one letter: added, dropped, replaced, or two that are swapped. */
export function findNearForms(text: string): string[] {
  index ??= buildIndex();
  const alphabet = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ';
  const near = new Set<string>();
  for (let at = 0; at <= text.length; at += 1) {
    const before = text.slice(0, at);
    const after = text.slice(at);
    const rest = after.slice(1);
    const candidates = [before + rest, before + after.charAt(1) + after.charAt(0) + after.slice(2)];
    for (const letter of alphabet) candidates.push(before + letter + after, before + letter + rest);
    for (const candidate of candidates) if (candidate !== text && index.has(candidate)) near.add(candidate);
  }
  return [...near];
}
