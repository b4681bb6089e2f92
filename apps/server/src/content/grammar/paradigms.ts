/** What the API says of forms: paradigms of verbs and nouns, and readings of a form. */
import type { FormReading, NounParadigm, VerbParadigm } from '@ena/contract/grammar';
import { formOf, type Morpheme } from '@ena/grammar/morpheme';
import { analyzeNoun } from '@ena/grammar/noun/analysis';
import { declineNoun } from '@ena/grammar/noun/declension';
import { nounEntries } from '@ena/grammar/noun/entries';
import type { NounEntry, NounForm } from '@ena/grammar/noun/model';
import { analyzeVerb } from '@ena/grammar/verb/analysis';
import type { Verb } from '@ena/grammar/verb/features';
import { describeVerb, describeVerbForm, summarizeVerb } from '@ena/grammar/verb/summary';
import { explainNonfinite, explainNoun, explainVerbForm } from './explain.ts';

const spelling = (segments: readonly Morpheme[]) => ({ form: formOf(segments), segments: [...segments] });

export const verbParadigm = (verb: Verb): VerbParadigm => describeVerb(verb);

/** The id of each entry: its lemma; where several are written alike, the later ones are numbered. */
function idsOfNouns(): ReadonlyMap<NounEntry, string> {
  const counts = new Map<string, number>();
  return new Map(
    nounEntries().map((entry) => {
      const count = (counts.get(entry.lemma) ?? 0) + 1;
      counts.set(entry.lemma, count);
      return [entry, count === 1 ? entry.lemma : `${entry.lemma}-${count}`];
    }),
  );
}
const nounIds = idsOfNouns();
export const nounsById: ReadonlyMap<string, NounEntry> = new Map(
  [...nounIds].map(([entry, id]) => [id, entry]),
);

const nounFacts = (entry: NounEntry) => ({
  id: nounIds.get(entry) ?? entry.lemma,
  lemma: entry.lemma,
  partOfSpeech: entry.partOfSpeech,
  gloss: entry.gloss,
});

const nounForm = ({
  case: grammaticalCase,
  number,
  use,
  postposition,
  morphemes,
  isVariant,
  isRare,
}: NounForm) => ({
  case: grammaticalCase,
  number,
  use,
  postposition: postposition ?? null,
  ...spelling(morphemes),
  isVariant,
  isRare,
});

export const nounParadigm = (entry: NounEntry): NounParadigm => ({
  ...nounFacts(entry),
  forms: declineNoun(entry).map(nounForm),
});

const isSeldom = (reading: FormReading) =>
  ('isVariant' in reading && reading.isVariant) || ('isRare' in reading && reading.isRare);

/** All readings of a form; variants and those that are seldom met come last. */
export function readingsOf(form: string): FormReading[] {
  const nouns = analyzeNoun(form).map(
    (reading): FormReading => ({
      kind: 'noun',
      ...explainNoun(reading),
      ...nounFacts(reading.entry),
      ...nounForm(reading),
      particle: reading.particle ?? null,
    }),
  );
  const verbs = analyzeVerb(form).map((reading): FormReading => {
    if ('nonfinite' in reading)
      return {
        kind: 'nonfinite',
        ...explainNonfinite(reading.verb, reading.nonfinite),
        ...summarizeVerb(reading.verb),
        nonfinite: reading.nonfinite,
        ...spelling([{ text: form, role: 'root' }]),
      };
    const { screeve } = reading.form;
    return {
      kind: 'verb',
      ...explainVerbForm(reading.verb, reading.form),
      ...summarizeVerb(reading.verb),
      screeve,
      ...describeVerbForm(reading.form),
    };
  });
  return [...verbs, ...nouns].toSorted((one, other) => Number(isSeldom(one)) - Number(isSeldom(other)));
}
