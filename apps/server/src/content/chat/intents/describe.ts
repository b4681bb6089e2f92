/** What a Georgian form is and means: a line for each word that it may be a form of. */
import { analyze, type Reading } from '@ena/grammar/analyze';
import { describeReading } from '@ena/grammar/describe';
import { postpositionLabels } from '@ena/grammar/labels';
import { attachedPostpositions } from '@ena/grammar/noun/model';
import { caseOfPostposition } from '@ena/grammar/noun/postpositions';
import { firstSense } from '../../grammar/explain.ts';
import { georgian, named } from './reply.ts';

const withoutArticle =
  /^(?:\p{Lu}|my |your |.*s$|(?:water|wine|bread|cheese|milk|meat|coffee|tea|money|hair|rice|salt|sugar|snow|rain|weather|music|work|butter|beer|oil|juice|honey|time|love|help|health|fish|food|fruit|ice|life|soup)$)/u;

/** English of forms of nouns and adjectives that it has a word for, such as "is a doctor"; null for others. */
function englishOf(reading: Reading): string | null {
  if (reading.kind !== 'noun' || reading.features.number !== 'singular') return null;
  const { entry, features, gloss, particles } = reading;
  const sense = firstSense(gloss);
  const isNoun = entry.partOfSpeech === 'noun';
  if (particles.join('') === 'ა' && features.case === 'nominative')
    return `is ${!isNoun || withoutArticle.test(sense) ? '' : /^[aeiou]/u.test(sense) ? 'an ' : 'a '}${sense}`;
  if (particles.length > 0 || entry.partOfSpeech === 'adjective') return null;
  const { postposition } = features;
  if (postposition === 'თან') return `with ${sense}, at the place of ${sense}`;
  if (postposition) return `${postpositionLabels[postposition].replace(/[,;].*/u, '')} ${sense}`;
  return features.case === 'instrumental' ? `with ${sense}` : null;
}

const isDeclined = (one: Reading) => one.kind === 'noun' || one.kind === 'nonfinite';
const isQuoting = /^(?:ო|თქო|მეთქი)$/u;
/** What a reading usually is; readings that are not are left out where another is. */
const usual: readonly ((one: Reading) => boolean)[] = [
  ({ particles }) => !particles.some((particle) => isQuoting.test(particle)),
  (one) => !isDeclined(one) || !(one.features.isRare || one.features.number === 'older-plural'),
];
const usualOfWord: readonly ((one: Reading) => boolean)[] = [
  (one) => !isDeclined(one) || one.features.use === 'independent',
  (one) => !isDeclined(one) || one.features.case !== 'vocative',
  (one) => !(isDeclined(one) || one.kind === 'verb') || !one.features.isVariant,
  // The plural of an object in the third person is not marked.
  (one) => one.kind !== 'verb' || one.features.object !== '3pl',
];
const prefer = (readings: readonly Reading[], conditions: typeof usual) =>
  conditions.reduce((rest, holds) => (rest.some(holds) ? rest.filter(holds) : rest), readings);

function describeWord(form: string, readings: readonly Reading[]): string {
  const likely = prefer(readings, usualOfWord);
  const [first] = likely;
  if (!first) return '';
  const { lemma, gloss, kind } = first;
  if (form === lemma || kind === 'fixed' || kind === 'number') return `${georgian(form)}: ${gloss}`;
  const english = englishOf(first);
  const which = [...new Set(likely.map((one) => describeReading(one, '')))].join('; or ');
  return `${georgian(form)}: ${english === null ? '' : `“${english}”; `}a form of ${named(lemma, gloss)}: ${which}`;
}

/** All that a Georgian word may be by the lexicons, words that do not change first; empty if they do not know it. */
export function describeForm(form: string): string[] {
  const readings = prefer(analyze(form), usual);
  const isAdverb = readings.some((one) => one.kind === 'fixed' && one.entry.partOfSpeech === 'adverb');
  // ხელად is "at once", and no more a form of "hand".
  const known = readings.filter(
    (one) => !(isAdverb && one.kind === 'noun' && one.features.case === 'adverbial'),
  );
  const words = Map.groupBy(known, ({ lemma, gloss, kind }) => `${kind} ${lemma} ${gloss}`);
  return [...new Set([...words.values()].map((one) => describeWord(form, one)))];
}

/** What an ending such as -ში means by itself; null for other texts. */
export function describePostposition(text: string): string | null {
  const postposition = attachedPostpositions.find((one) => one === text);
  return postposition
    ? `**-${postposition}**: ${postpositionLabels[postposition]}; written together with a noun in the ${caseOfPostposition[postposition]}`
    : null;
}
