/** Every Georgian word stands in a reference list, or on our allow-list with a reason (requirement CONT-07). */
import type { Facts, Reference } from '../files.ts';
import { type Course, faults, faultsAt, type Problem } from '../model.ts';
import { meaningsOf, senses } from '../senses.ts';
import { taught, texts, wordsIn } from '../walk.ts';

export type Lists = Pick<Reference, 'glosses' | 'listed' | 'web'>;

export function words(
  course: Course,
  facts: Facts,
  lists: Lists,
  allowed: ReadonlyMap<string, string>,
): Problem[] {
  const fromFacts = [
    ...facts.letters.map(({ name }) => name),
    ...facts.numbers,
    ...facts.calendar.map(({ form }) => form),
  ].flatMap(wordsIn);
  const known = new Set([...fromFacts, ...lists.listed]);
  const used = texts(course).flatMap(({ at, text }) => wordsIn(text).map((word) => ({ at, word })));
  const unlisted = used.filter(({ word }) => !known.has(word));
  const wanted = new Set([
    ...unlisted.map(({ word }) => word),
    ...unconfirmed(course, lists).map(({ form }) => form),
  ]);
  return [
    ...faults(unlisted, ({ word }) =>
      allowed.has(word) ? null : `${word} is ${lists.web.has(word) ? 'only in words-web' : 'in no list'}`,
    ),
    ...faults(unconfirmed(course, lists), ({ form, gloss }) =>
      allowed.has(form) ? null : `no list says that ${form} means ${gloss}`,
    ),
    ...faultsAt('allow-list', [...allowed], ([form, reason]) => {
      if (!wanted.has(form)) return `${form} needs no allowance`;
      return reason.trim() === '' ? `${form} has no reason` : null;
    }),
  ];
}

/** Words whose gloss shares no sense with the reference. Phrases and sentences are seldom listed whole. */
function unconfirmed(course: Course, { glosses }: Lists) {
  const meanings = meaningsOf(glosses);
  return taught(course).filter(
    ({ form, gloss }) =>
      !form.includes(' ') && !senses(gloss).some((sense) => meanings.get(form)?.has(sense) === true),
  );
}
