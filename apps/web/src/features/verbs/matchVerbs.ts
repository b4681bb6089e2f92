/** Search in the list of verbs: by Georgian, Latin letters or English. */
import type { VerbSummary } from '@ena/contract/grammar';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { georgianPatternOf } from '@ena/domain/georgian/romanizationOf';

const georgianOf = ({ verbalNoun, firstPersons: { present, past, future } }: VerbSummary) =>
  [verbalNoun, present, past, future].filter((form) => form !== null);

/** The verbs with a form that begins so, in Georgian or Latin letters, or an English word that does. */
export function matchVerbs(verbs: readonly VerbSummary[], text: string): readonly VerbSummary[] {
  const query = text.trim().toLowerCase();
  if (query === '') return verbs;
  if (hasGeorgian(query))
    return verbs.filter((verb) => georgianOf(verb).some((form) => form.startsWith(query)));
  const plain = query.replace(/^to /u, '');
  const pattern = georgianPatternOf(plain);
  const romanized = pattern === null ? null : new RegExp(`^${pattern}`, 'u');
  const isMeant = ({ gloss }: VerbSummary) => ` ${gloss}`.toLowerCase().includes(` ${plain}`);
  const byMeaning = verbs.filter(isMeant);
  const bySound = verbs.filter(
    (verb) => !isMeant(verb) && georgianOf(verb).some((form) => romanized?.test(form)),
  );
  return [...byMeaning, ...bySound];
}

/** Whether a text can be a form of a verb: a word, perhaps after one of negation. */
export const isForm = (text: string): boolean => /^\p{L}[\p{L}'’ʼ]*(?: [\p{L}'’ʼ]+)?$/u.test(text.trim());
