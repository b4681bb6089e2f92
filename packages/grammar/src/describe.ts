/** One line of plain words for a reading: which form it is. */
import type { Reading } from './analyze.ts';
import {
  brief,
  labelText,
  nonfiniteLabels,
  objectLabels,
  particleLabels,
  partLabels,
  postpositionLabels,
  screeveName,
  subjectLabels,
} from './labels.ts';
import type { AttachedPostposition, GrammaticalCase, NounEntry, NounForm } from './noun/model.ts';
import type { VerbForm } from './verb/features.ts';

const withEnding = (postposition: AttachedPostposition) =>
  `with -${postposition} (${brief(postpositionLabels[postposition])})`;

/** The English of the other cases says what they are for. */
const caseUses: Partial<Readonly<Record<GrammaticalCase, string>>> = {
  ergative: ' (who did it)',
  dative: ' (to whom, or the object)',
};

/** Empty for the dictionary form. */
function describeNoun({ lemma, partOfSpeech }: NounEntry, features: NounForm, name: string): string {
  const { case: grammaticalCase, use, postposition } = features;
  // Pronouns such as ჩვენ have one number.
  const number = partOfSpeech === 'pronoun' && features.form.startsWith(lemma) ? 'singular' : features.number;
  const numberName = number === 'singular' ? '' : number.replace('-', ' ');
  const of = (form: string) => (name === '' || form === '' ? form || name : `${form} of ${name}`);
  // The same form serves several cases and both numbers.
  if (use === 'before-noun') return `${name} before a noun`.trim();
  if (postposition) return `${of(numberName)} ${withEnding(postposition)}`.trim();
  const form = [grammaticalCase === 'nominative' ? '' : grammaticalCase, numberName]
    .filter(Boolean)
    .join(' ');
  return form === '' ? '' : `${of(form)}${caseUses[grammaticalCase] ?? ''}`;
}

function describeVerb({ screeve, subject, object, cases }: VerbForm, of: string): string {
  // Verbs do not show which third person.
  const isThird = object === null || object.startsWith('3');
  const who =
    cases.subject === 'dative' ? `${subjectLabels[subject]} (in the dative)` : subjectLabels[subject];
  return `${screeveName(screeve)}${of}: ${who}${isThird ? '' : `; object: ${objectLabels[object]}`}`;
}

/** Without particles; empty for a dictionary form. */
function describeFeatures(reading: Reading, lemma: string): string {
  const of = lemma === '' ? '' : ` of ${lemma}`;
  switch (reading.kind) {
    case 'noun':
      return describeNoun(reading.entry, reading.features, lemma);
    case 'nonfinite': {
      const { nonfinite, entry, features } = reading;
      const name =
        nonfinite === 'verbal-noun' ? 'verbal noun' : `${labelText(nonfiniteLabels[nonfinite])}${of}`;
      const form = describeNoun(entry, features, lemma === '' ? '' : entry.lemma);
      return form === '' ? name : `${name}, ${form}`;
    }
    case 'verb':
      return describeVerb(reading.features, of);
    case 'fixed':
      return partLabels[reading.entry.partOfSpeech];
    case 'number': {
      const { case: name, postposition, isOrdinal } = reading.features;
      const form = postposition ? withEnding(postposition) : name;
      return [isOrdinal ? 'ordinal number' : 'number', form].filter(Boolean).join(', ');
    }
  }
}

/**
 * Such as `genitive of წყალი`, `past (aorist) of წერა: I; object: you`, `adverb, with -ც (too, also)`.
 * @param lemma the dictionary form, empty where it need not be named
 */
export function describeReading(reading: Reading, lemma: string = reading.lemma): string {
  const particles = reading.particles.map(
    (particle) => `with -${particle} (${brief(particleLabels[particle])})`,
  );
  const features = describeFeatures(reading, lemma) || (particles.length === 0 ? 'dictionary form' : lemma);
  return [features, ...particles].filter(Boolean).join(', ');
}
