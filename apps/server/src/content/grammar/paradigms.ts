/** What the API says of forms: paradigms of nouns, and readings of a form. */
import type { FormReading, NounParadigm } from '@ena/contract/grammar';
import { analyze, type Reading } from '@ena/grammar/analyze';
import { formOf, type Morpheme } from '@ena/grammar/morpheme';
import { declineNoun } from '@ena/grammar/noun/declension';
import { nounId } from '@ena/grammar/noun/ids';
import type { NounEntry, NounForm } from '@ena/grammar/noun/model';
import { describeVerbForm, summarizeVerb } from '@ena/grammar/verb/summary';
import { agreementOf } from './agreement.ts';
import { explainReading } from './explain.ts';
import { nounExamples } from './nounExamples.ts';

const spelling = (segments: readonly Morpheme[]) => ({ form: formOf(segments), segments: [...segments] });

const nounFacts = (entry: NounEntry) => ({
  id: nounId(entry),
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

/** What the course has of a word. */
export type CourseFacts = Pick<NounParadigm, 'clip' | 'taught'>;

export const nounParadigm = (entry: NounEntry, facts: CourseFacts): NounParadigm => ({
  ...nounFacts(entry),
  forms: declineNoun(entry).map(nounForm),
  examples: nounExamples(entry),
  agreement: agreementOf(entry),
  ...facts,
});

function toReading(reading: Reading): FormReading {
  const { lemma, gloss, morphemes, particles } = reading;
  const facts = {
    ...explainReading(reading),
    ...spelling(morphemes),
    lemma,
    gloss,
    particles: [...particles],
  };
  switch (reading.kind) {
    case 'noun':
      return { kind: 'noun', ...nounFacts(reading.entry), ...nounForm(reading.features), ...facts };
    case 'verb':
      return {
        kind: 'verb',
        ...summarizeVerb(reading.verb),
        screeve: reading.features.screeve,
        ...describeVerbForm(reading.features),
        ...facts,
      };
    case 'nonfinite':
      return {
        kind: 'nonfinite',
        ...summarizeVerb(reading.verb),
        ...nounForm(reading.features),
        ...facts,
        nonfinite: reading.nonfinite,
      };
    case 'fixed':
      return { kind: 'fixed', ...facts, partOfSpeech: reading.entry.partOfSpeech };
    case 'number':
      return { kind: 'number', ...facts };
  }
}

const isSeldom = (reading: FormReading) =>
  ('isVariant' in reading && reading.isVariant) || ('isRare' in reading && reading.isRare);

/** All readings of a form; variants and those that are seldom met come last. */
export const readingsOf = (form: string): FormReading[] =>
  analyze(form)
    .map(toReading)
    .toSorted((one, other) => Number(isSeldom(one)) - Number(isSeldom(other)));
