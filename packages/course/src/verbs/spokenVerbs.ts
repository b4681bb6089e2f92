/** Verbs whose forms of present, past and future can be heard, with a clip each. */
import { formOf } from '@ena/grammar/morpheme';
import { persons } from '@ena/grammar/verb/features';
import { findVerb } from '@ena/grammar/verb/lexicon';
import { conjugate } from '@ena/grammar/verb/paradigm';
import { findUsualForm, screeveOfTense, usualTenses } from '@ena/grammar/verb/summary';
import { commonVerbs } from './commonVerbs.ts';

/** Ids of the commonest; the others would make the course's sound a third larger. */
export const spokenVerbs: ReadonlySet<string> = new Set(commonVerbs.slice(0, 40).map(({ id }) => id));

/** Names of all clips on pages of verbs: forms of the commonest, and the sentences. */
export function verbClipNames(): string[] {
  const forms = [...spokenVerbs].flatMap((id) => {
    const verb = findVerb(id);
    const all = verb ? conjugate(verb) : [];
    return usualTenses.flatMap((tense) =>
      persons.flatMap((person) => {
        const form = findUsualForm(all, screeveOfTense(all, tense), person);
        return form ? [formOf(form.morphemes)] : [];
      }),
    );
  });
  return [...forms, ...commonVerbs.flatMap(({ examples }) => examples.map(({ form }) => form))];
}
