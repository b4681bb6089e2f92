/** Verbs and their forms in plain data, for the API and for pages that are rendered at build. */
import { formOf, type Morpheme } from '../morpheme.ts';
import type { Person, Screeve, Verb, VerbForm } from './features.ts';
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

interface AgreeingForm {
  readonly screeve: string;
  readonly subject: Person;
  readonly object: Person | null;
  readonly isVariant: boolean;
}

/** The form of a person, with a third person as its object if it has one; undefined if there is none. */
export const findUsualForm = <Form extends AgreeingForm>(
  forms: readonly Form[],
  screeve: Screeve,
  subject: Person,
): Form | undefined =>
  forms.find(
    (form) =>
      form.screeve === screeve &&
      form.subject === subject &&
      (form.object === null || form.object === '3sg') &&
      !form.isVariant,
  );

/** Present, past and future as learners call them; the past of a verb without an aorist is its imperfect (ვიცოდი). */
export const usualTenses = ['present', 'past', 'future'] as const;
export type UsualTense = (typeof usualTenses)[number];
export const screeveOfTense = (
  forms: readonly { readonly screeve: string }[],
  tense: UsualTense,
): 'present' | 'future' | 'aorist' | 'imperfect' =>
  tense !== 'past' ? tense : forms.some(({ screeve }) => screeve === 'aorist') ? 'aorist' : 'imperfect';

/** "I" in present, past and future, or the third person of what no person does; null for a time that is not in use. */
export function describeFirstPersons(verb: Verb): Readonly<Record<UsualTense, string | null>> {
  const forms = conjugate(verb);
  const find = (tense: UsualTense) => {
    const screeve = screeveOfTense(forms, tense);
    const form = findUsualForm(forms, screeve, '1sg') ?? findUsualForm(forms, screeve, '3sg');
    return form ? formOf(form.morphemes) : null;
  };
  return { present: find('present'), past: find('past'), future: find('future') };
}

/** All forms of a verb. */
export function describeVerb(verb: Verb) {
  const all = conjugate(verb);
  return {
    ...summarizeVerb(verb),
    objectKind: verb.object,
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
