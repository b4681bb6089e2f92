/** What a Georgian form is and means, in plain words. */
import { analyze, type Reading } from '@ena/grammar/analyze';
import {
  nonfiniteLabels,
  objectLabels,
  particleLabels,
  postpositionLabels,
  screeveLabels,
  subjectLabels,
} from '@ena/grammar/labels';
import { attachedPostpositions } from '@ena/grammar/noun/model';
import { caseOfPostposition } from '@ena/grammar/noun/postpositions';
import { georgian, named } from './reply.ts';

type Declined = Extract<Reading, { kind: 'noun' | 'nonfinite' }>;
type Finite = Extract<Reading, { kind: 'verb' }>;

/** The first meaning of a gloss: "hand" of "hand; arm". */
export const mainSense = (gloss: string): string =>
  (gloss.split(';')[0] ?? '').replace(/ ?\([^()]*\)/gu, '').trim();

const withoutArticle =
  /^(?:\p{Lu}|my |your |.*s$|(?:water|wine|bread|cheese|milk|meat|coffee|tea|money|hair|rice|salt|sugar|snow|rain|weather|music|work|butter|beer|oil|juice|honey|time|love|help|health|fish|food|fruit|ice|life|soup)$)/u;

/** English of forms that it has a word for; null for others. */
function englishOf({ entry, features, gloss, particles }: Declined): string | null {
  const { case: of, number, postposition } = features;
  const sense = mainSense(gloss);
  const isNoun = entry.partOfSpeech === 'noun';
  if (number !== 'singular' || particles.some((one) => one !== 'ა')) return null;
  if (particles.length > 0 && of === 'nominative' && !postposition)
    return `is ${!isNoun || withoutArticle.test(sense) ? '' : /^[aeiou]/u.test(sense) ? 'an ' : 'a '}${sense}`;
  if (particles.length > 0 || entry.partOfSpeech === 'adjective') return null;
  if (postposition) return `${postpositionLabels[postposition].replace(/[,;].*/u, '')} ${sense}`;
  return of === 'instrumental' ? `with ${sense}` : of === 'genitive' ? `of ${sense}` : null;
}

const quoting: readonly string[] = ['ო', 'თქო', 'მეთქი'];
const isUsual: readonly ((reading: Reading) => boolean)[] = [
  ({ particles }) => !particles.some((one) => quoting.includes(one)),
  (one) =>
    !(
      'entry' in one &&
      one.kind !== 'fixed' &&
      (one.features.isRare || one.features.number === 'older-plural')
    ),
];
const isUsualCell: readonly ((reading: Declined) => boolean)[] = [
  ({ features }) => features.use === 'independent',
  ({ features }) => features.case !== 'vocative',
  ({ features }) => !features.isVariant,
];
/** Keeps those that all conditions hold for, as far as any is left. */
const prefer = <One>(readings: readonly One[], conditions: readonly ((one: One) => boolean)[]) =>
  conditions.reduce((rest, holds) => (rest.some(holds) ? rest.filter(holds) : rest), readings);

function describeDeclined(form: string, readings: readonly Declined[]): string {
  const likely = prefer(readings, isUsualCell);
  const [first] = likely;
  if (!first || form === first.lemma) return `${georgian(form)}: ${first?.gloss ?? ''}`;
  const { particles, features } = first;
  const english = first.kind === 'noun' ? englishOf(first) : null;
  const cells = likely.map(
    ({ features: { case: of, number, use } }) =>
      `${number === 'singular' ? '' : `${number.replace('-', ' ')} `}${of}${use === 'before-noun' ? ' before a noun' : ''}`,
  );
  const lemma = `${first.kind === 'noun' ? '' : `${nonfiniteLabels[first.nonfinite]} of `}${named(first.lemma, first.gloss)}`;
  const which = features.postposition
    ? `${lemma}${features.number === 'plural' ? ' in the plural' : ''} with -${features.postposition}`
    : `${[...new Set(cells)].join(' or ')} of ${lemma}`;
  const endings = particles.map((one) => `, with -${one} (${particleLabels[one]})`).join('');
  return `${georgian(form)}: ${english === null ? '' : `“${english}”, `}${which}${endings}`;
}

function describeFinite(form: string, readings: readonly Finite[]): string {
  const features = prefer(readings, [({ features: { isVariant } }) => !isVariant]).flatMap(
    ({ verb, features: { screeve, subject, object } }) => {
      // The plural of an object in the third person is not marked.
      if (object === '3pl') return [];
      const whom = object === null || verb.object === 'thing' ? '' : ` … ${objectLabels[object]}`;
      return `${screeveLabels[screeve]}: ${subjectLabels[subject]}${whom}`;
    },
  );
  const { lemma = '', gloss = '' } = readings[0] ?? {};
  return `${georgian(form)}: form of ${named(lemma, gloss)}; ${[...new Set(features)].join('; or ')}`;
}

/** All that a Georgian word may be by the lexicons: a line for each lemma; empty if they do not know it. */
export function describeForm(form: string): string[] {
  const readings = prefer(analyze(form), isUsual);
  const fixed = readings.filter(({ kind }) => kind === 'fixed' || kind === 'number');
  const isAdverb = readings.some((one) => one.kind === 'fixed' && one.entry.partOfSpeech === 'adverb');
  const declined = readings.flatMap((one) =>
    // ხელად is "at once" and no more a form of "hand".
    (one.kind === 'noun' && !(isAdverb && one.features.case === 'adverbial')) || one.kind === 'nonfinite'
      ? one
      : [],
  );
  const finite = readings.flatMap((one) => (one.kind === 'verb' ? one : []));
  return [
    ...new Set([
      ...fixed.map(({ gloss }) => `${georgian(form)}: ${gloss}`),
      ...[...Map.groupBy(declined, ({ lemma, gloss }) => lemma + gloss).values()].map((one) =>
        describeDeclined(form, one),
      ),
      ...[...Map.groupBy(finite, ({ verb }) => verb.id).values()].map((one) => describeFinite(form, one)),
    ]),
  ];
}

/** What an ending such as -ში means by itself; null for other texts. */
export function describePostposition(text: string): string | null {
  const postposition = attachedPostpositions.find((one) => one === text);
  return postposition
    ? `**-${postposition}**: ${postpositionLabels[postposition]}; written together with a noun in the ${caseOfPostposition[postposition]}`
    : null;
}
