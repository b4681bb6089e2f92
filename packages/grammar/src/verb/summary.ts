/** Verbs and their forms in plain data, for the API and for pages that are rendered at build. */
import { formOf, type Morpheme } from '../morpheme.ts';
import type { Verb, VerbForm } from './features.ts';
import { conjugate } from './paradigm.ts';

export const summarizeVerb = ({ id, verbalNoun, gloss, verbClass }: Verb) => ({
  id,
  verbalNoun,
  gloss,
  class: verbClass,
});

const spell = (segments: readonly Morpheme[]) => ({ form: formOf(segments), segments: [...segments] });

export const describeVerbForm = ({ subject, object, morphemes, cases, isVariant }: VerbForm) => ({
  subject,
  object,
  ...spell(morphemes),
  cases,
  isVariant,
});

/** All forms of a verb. */
export function describeVerb(verb: Verb) {
  const all = conjugate(verb);
  return {
    ...summarizeVerb(verb),
    forms: all.flatMap((form) =>
      form.screeve === 'imperative' || form.screeve === 'prohibitive'
        ? []
        : [{ screeve: form.screeve, ...describeVerbForm(form) }],
    ),
    commands: all.flatMap((form) =>
      form.screeve === 'imperative' || form.screeve === 'prohibitive'
        ? [{ mood: form.screeve, ...describeVerbForm(form) }]
        : [],
    ),
    participles: verb.participles,
  };
}
