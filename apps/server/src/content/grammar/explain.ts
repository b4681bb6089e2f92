/** What a form means and which form it is, in plain words. */
import { pluralOf } from '@ena/domain/text/pluralize';
import type { Reading } from '@ena/grammar/analyze';
import {
  nonfiniteLabels,
  objectLabels,
  particleLabels,
  partLabels,
  postpositionLabels,
  screeveLabels,
  shortScreeveLabels,
  subjectLabels,
} from '@ena/grammar/labels';
import type { AttachedPostposition, GrammaticalCase, NounEntry, NounForm } from '@ena/grammar/noun/model';
import type { Person } from '@ena/grammar/verb/features';

interface Explanation {
  readonly meaning: string;
  readonly explanation: string;
}
type ReadingOf<Kind extends Reading['kind']> = Extract<Reading, { kind: Kind }>;

/** The first sense of a gloss, without what it has in brackets: `child` of `child (of someone)`. */
export const firstSense = (gloss: string): string =>
  (gloss.replace(/\s*\([^)]*\)\s*/gu, ' ').split(/[;,]/u)[0] ?? '').trim() || gloss;

const withPostposition: Readonly<Record<AttachedPostposition, (noun: string) => string>> = {
  ში: (noun) => `in ${noun}, to ${noun}`,
  ზე: (noun) => `on ${noun}, about ${noun}`,
  თან: (noun) => `at ${noun}, with ${noun}`,
  ვით: (noun) => `like ${noun}`,
  თვის: (noun) => `for ${noun}`,
  გან: (noun) => `from ${noun}`,
  კენ: (noun) => `toward ${noun}`,
  ადმი: (noun) => `toward ${noun}`,
  დან: (noun) => `from ${noun}`,
  მდე: (noun) => `as far as ${noun}`,
};

/** Names, what is not counted (water), and my mother have no article. */
export const hasArticle = (entry: NounEntry, sense: string): boolean =>
  entry.partOfSpeech === 'noun' &&
  'plural' in entry &&
  (entry.plural === 'usual' || entry.plural === 'older') &&
  !entry.source.includes('food') &&
  !/^(?:my|your) /u.test(sense);

function withCase(name: GrammaticalCase, noun: string, articled: string): string {
  if (name === 'genitive') return `of ${articled}`;
  if (name === 'instrumental') return `with ${articled}, by ${articled}`;
  if (name === 'adverbial') return `as ${noun}, into ${noun}`;
  return name === 'vocative' ? `${noun}!` : noun;
}

function meaningOfNoun({ entry, features, particles }: ReadingOf<'noun'>): string {
  const { case: name, number, postposition } = features;
  // Adjectives, numerals and pronouns have the meaning of their dictionary form: `of big` is no English.
  if (!['noun', 'place', 'first-name', 'surname'].includes(entry.partOfSpeech)) return entry.gloss;
  const isPlural = number !== 'singular';
  if (name === 'nominative' && !isPlural && particles.length === 0) return entry.gloss;
  const sense = firstSense(entry.gloss);
  const noun = isPlural ? pluralOf(sense) : sense;
  const articled = hasArticle(entry, sense) ? `(the) ${noun}` : noun;
  if (particles.includes('ას')) return `at the time of ${noun}`;
  const text = postposition ? withPostposition[postposition](articled) : withCase(name, noun, articled);
  if (!particles.includes('ა')) return particles.includes('ც') ? `${text}, too` : text;
  const article = articled !== noun && text === noun && !isPlural ? '(a) ' : '';
  return `${isPlural ? 'are' : 'is'} ${article}${text}`;
}

/** The first uses that a label names, which are the usual ones. */
const brief = (label: string): string => (label.split(';')[0] ?? '').replace(/ \([^)]*\)$/u, '');

const endings = (particles: Reading['particles']) =>
  particles.map((particle) => `, with -${particle} (${brief(particleLabels[particle])})`).join('');

/** The meaning of the other cases says what they are for. */
const caseUses: Partial<Readonly<Record<GrammaticalCase, string>>> = {
  ergative: ' (who did it)',
  dative: ' (to whom, or the object)',
};

/** Which form of a noun it is, without particles; empty for the dictionary form. */
function formOfNoun({ lemma, partOfSpeech }: NounEntry, features: NounForm): string {
  const { case: name, use, postposition } = features;
  // Pronouns such as ჩვენ have one number.
  const number = partOfSpeech === 'pronoun' && features.form.startsWith(lemma) ? 'singular' : features.number;
  // The same form serves several cases and both numbers.
  if (use === 'before-noun') return `${lemma} before a noun`;
  const numberName = number === 'singular' ? '' : number === 'plural' ? 'plural' : 'older plural';
  if (postposition) {
    const base = numberName === '' ? lemma : `${numberName} of ${lemma}`;
    return `${base} with -${postposition} (${brief(postpositionLabels[postposition])})`;
  }
  const parts = [name === 'nominative' ? '' : name, numberName].filter((part) => part !== '');
  if (parts.length === 0) return '';
  return `${parts.join(' ')} of ${lemma}${caseUses[name] ?? ''}`;
}

function explainNoun(reading: ReadingOf<'noun'>): string {
  const form = formOfNoun(reading.entry, reading.features);
  if (form !== '') return form + endings(reading.particles);
  return reading.particles.length === 0 ? 'dictionary form' : reading.lemma + endings(reading.particles);
}

const isSpeaker = (person: Person) => !person.startsWith('3');

function explainVerb({ lemma, features, particles }: ReadingOf<'verb'>): string {
  const { screeve, subject, object } = features;
  const short = shortScreeveLabels[screeve];
  const plain = screeveLabels[screeve].replace(/ \([^)]*\)$/u, '');
  // Verbs do not show which third person.
  const to = object !== null && isSpeaker(object) ? ` to ${objectLabels[object]}` : '';
  const use = plain === short ? '' : ` (${plain})`;
  return `${short} of ${lemma}: ${subjectLabels[subject]}${to}${use}${endings(particles)}`;
}

function explainNonfinite({ lemma, nonfinite, entry, features, particles }: ReadingOf<'nonfinite'>): string {
  const name = nonfinite === 'verbal-noun' ? 'verbal noun' : nonfiniteLabels[nonfinite];
  const word = nonfinite === 'verbal-noun' ? name : `${name} of ${lemma}`;
  const form = formOfNoun(entry, features);
  return (form === '' ? word : `${word}, ${form}`) + endings(particles);
}

export function explainReading(reading: Reading): Explanation {
  const { gloss, particles } = reading;
  switch (reading.kind) {
    case 'noun':
      return { meaning: meaningOfNoun(reading), explanation: explainNoun(reading) };
    case 'verb':
      return { meaning: gloss, explanation: explainVerb(reading) };
    case 'nonfinite':
      return { meaning: gloss, explanation: explainNonfinite(reading) };
    case 'fixed':
      return { meaning: gloss, explanation: partLabels[reading.entry.partOfSpeech] + endings(particles) };
    case 'number':
      return {
        meaning: gloss,
        explanation: (reading.features.isOrdinal ? 'ordinal number' : 'number') + endings(particles),
      };
  }
}
