/** The words of the course that teach what drills are made of. */
import { sourceWords, taughtItems } from '../bodies.ts';
import { verbsOfWord } from '../finiteForms.ts';
import { findVerbForm, lexiconVerb } from '../grammarForms.ts';
import { formOf } from '@ena/grammar/morpheme';

const idsByForm = Map.groupBy(
  taughtItems.filter(({ id }) => id.startsWith('word.')),
  ({ form }) => form,
);
const idsByVerb = Map.groupBy(
  sourceWords.flatMap((word) =>
    [...new Set(verbsOfWord(word))].map((verb) => ({ verbId: verb.id, wordId: word.id })),
  ),
  ({ verbId }) => verbId,
);

/** Ids of the words with this dictionary form. */
export const wordsOfLemma = (lemma: string): readonly string[] =>
  (idsByForm.get(lemma) ?? []).map(({ id }) => id);

/** Ids of the words that teach a verb of the lexicon: its verbal noun, or "I" in the present, such as მინდა. */
export function wordsOfVerb(verbId: string): readonly string[] {
  const first = findVerbForm(verbId, 'present', '1sg');
  return [
    ...(idsByVerb.get(verbId) ?? []).map(({ wordId }) => wordId),
    ...wordsOfLemma(lexiconVerb(verbId).verbalNoun),
    ...(first ? wordsOfLemma(formOf(first.morphemes)) : []),
  ];
}
