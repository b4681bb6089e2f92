/** One line of plain words for a reading: which form it is. */
import type { ClosingParticle, Reading } from './analyze.ts';
import {
  nonfiniteLabels,
  objectLabels,
  partLabels,
  particleLabels,
  postpositionLabels,
  screeveLabels,
  subjectLabels,
} from './labels.ts';
import type { NounForm, NounNumber } from './noun/model.ts';
import type { VerbForm } from './verb/features.ts';

const numberWords: Readonly<Record<NounNumber, string>> = {
  singular: '',
  plural: ' plural',
  'older-plural': ' older plural',
};

function describeNoun({ case: name, number, use, postposition }: NounForm): string {
  const ending = postposition ? `, with -${postposition} (${postpositionLabels[postposition]})` : '';
  return `${name}${numberWords[number]}${use === 'before-noun' ? ', before a noun' : ''}${ending}`;
}

function describeVerb({ screeve, subject, object, cases }: VerbForm): string {
  const isThird = object === null || object.startsWith('3');
  const who =
    cases.subject === 'dative' ? `${subjectLabels[subject]} (in the dative)` : subjectLabels[subject];
  return `${screeveLabels[screeve]}: ${who}${isThird ? '' : `; object: ${objectLabels[object]}`}`;
}

function describeFeatures(reading: Reading): string {
  switch (reading.kind) {
    case 'noun':
      return describeNoun(reading.features);
    case 'nonfinite':
      return `${nonfiniteLabels[reading.nonfinite]}, ${describeNoun(reading.features)}`;
    case 'verb':
      return describeVerb(reading.features);
    case 'fixed':
      return partLabels[reading.entry.partOfSpeech];
    case 'number': {
      const { case: name, postposition, isOrdinal } = reading.features;
      const ending = postposition ? `with -${postposition} (${postpositionLabels[postposition]})` : name;
      return [isOrdinal ? 'ordinal number' : 'number', ending].filter(Boolean).join(', ');
    }
  }
}

const describeParticle = (particle: ClosingParticle) => `-${particle} (${particleLabels[particle]})`;

/** Such as `dative plural, with -ში (in, to)`, `past (aorist): I; object: you`, `adverb, with -ც (too, also; …)`. */
export function describeReading(reading: Reading): string {
  const particles = reading.particles.map(describeParticle).join(' and ');
  const features = describeFeatures(reading);
  return particles === '' ? features : `${features}, with ${particles}`;
}
