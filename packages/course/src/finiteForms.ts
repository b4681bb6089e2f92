/** The forms of a verb that one says, beside the verbal noun that a word is taught by: ადგომა, ვდგები, ავდექი, ავდგები. */
import type { PhraseSource } from '@ena/domain/lesson/phrase';
import type { WordSource } from '@ena/domain/lesson/word';
import { splitGloss } from '@ena/domain/text/gloss';
import { formOf } from '@ena/grammar/morpheme';
import { analyzeNoun } from '@ena/grammar/noun/analysis';
import { conjugateEnglish } from '@ena/grammar/verb/english';
import type { Screeve, Verb, VerbForm } from '@ena/grammar/verb/features';
import { verbs } from '@ena/grammar/verb/lexicon';
import { findVerbForm, lexiconVerb, nounForm } from './grammarForms.ts';

/** The verb of the present, and that of past and future, which may be another one: ვხედავ, but ვნახე. */
function verbsOf({ form, gloss, verb: named }: WordSource): readonly [present: Verb, others: Verb] {
  if (named !== undefined) {
    const [present = '', others = present] = named.split(', ');
    return [lexiconVerb(present), lexiconVerb(others)];
  }
  const noun = form.split(' ').at(-1);
  const ofNoun = verbs.filter(({ verbalNoun }) => verbalNoun === noun);
  const senses = splitGloss(gloss);
  const [found] = [
    ...ofNoun.filter((verb) => splitGloss(verb.gloss).some((sense) => senses.includes(sense))),
    ...(ofNoun.length === 1 ? ofNoun : []),
  ];
  if (!found) throw new Error(`name the verb of ${form} ("${gloss}") in the column verb`);
  return [found, found];
}

/** The words before the verbal noun with a finite form: its object in the case that the form takes. */
const withForm = (words: readonly string[], { cases }: VerbForm): readonly string[] =>
  words.map((word) => {
    const genitive = analyzeNoun(word).find(
      (reading) => reading.case === 'genitive' && !reading.postposition,
    );
    const objectCase = cases.directObject ?? (cases.indirectObject === 'dative' ? 'dative' : null);
    return genitive && objectCase
      ? nounForm(genitive.entry.lemma, { case: objectCase, number: genitive.number })
      : word;
  });

/** Present, past and future of an English gloss that begins with "to": "I get up", "I got up", "I will get up". */
function firstPersonOf(gloss: string): { present: string; past: string; future: string } {
  const [meaning = ''] = gloss.split(';');
  const { base, past } = conjugateEnglish(meaning.replace(/^to /u, '').replace("one's", 'my'));
  return {
    present: `I ${base.replace(/^be\b/u, 'am')}`,
    past: past === base ? `I ${past} (past)` : `I ${past}`,
    future: `I will ${base}`,
  };
}

/** The verbs of a verbal noun: of the present, and of past and future. Null of other words. */
export const verbsOfWord = (word: WordSource): readonly [present: Verb, others: Verb] | null =>
  word.partOfSpeech !== 'verb' || !word.gloss.startsWith('to ') || word.verb === '-' ? null : verbsOf(word);

/** "I" in present, past and future; without a time that the verb does not have. Empty unless the word is a verbal noun. */
export function finiteFormsOf(word: WordSource): readonly PhraseSource[] {
  const found = verbsOfWord(word);
  if (!found) return [];
  const [present, others] = found;
  const before = word.form.split(' ').slice(0, -1);
  const english = firstPersonOf(word.gloss);
  const phrase = (verb: Verb, screeves: readonly Screeve[], gloss: string): PhraseSource[] => {
    const [form] = screeves.flatMap((screeve) => findVerbForm(verb.id, screeve, '1sg') ?? []);
    return form ? [{ form: [...withForm(before, form), formOf(form.morphemes)].join(' '), gloss }] : [];
  };
  return [
    ...phrase(present, ['present'], english.present),
    // Of ვიცი the past is an imperfect.
    ...phrase(others, ['aorist', 'imperfect'], english.past),
    ...phrase(others, ['future'], english.future),
  ];
}
