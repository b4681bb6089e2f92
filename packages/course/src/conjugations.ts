/** Sections of verbs in present, past and future, from the grammar engine. */
import type { ConjugatedVerbSource, ConjugationsSectionSource } from '@ena/domain/lesson/kinds/conjugations';
import { persons, type Screeve } from '@ena/grammar/verb/features';
import { findVerbForm, lexiconVerb, verbForm } from './grammarForms.ts';

function conjugated(id: string): ConjugatedVerbSource {
  const { verbalNoun, gloss } = lexiconVerb(id);
  const forms = (screeve: Screeve) => persons.map((person) => verbForm(id, screeve, person));
  return {
    verbPage: id,
    lemma: verbalNoun,
    gloss,
    present: forms('present'),
    // Verbs of knowing, having and feeling have no aorist.
    past: forms(findVerbForm(id, 'aorist', '1sg') ? 'aorist' : 'imperfect'),
    future: forms('future'),
  };
}

/** @param ids of verbs in the lexicon */
export const conjugationsSection = (pageId: string, ids: readonly string[]): ConjugationsSectionSource => ({
  kind: 'conjugations',
  id: `${pageId}-verbs`,
  title: 'Verbs: Present, Past, Future',
  description: 'The common verbs of this lesson by person. The plural of "you" is also polite to one person.',
  verbs: ids.map(conjugated),
});
