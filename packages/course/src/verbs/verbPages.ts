/** What pages show of verbs: the engine's forms, with what the course has about the verb. Node only: reads lesson bodies. */
import { splitGloss } from '@ena/domain/text/gloss';
import { analyzeVerb } from '@ena/grammar/verb/analysis';
import type { Verb } from '@ena/grammar/verb/features';
import { verbs } from '@ena/grammar/verb/lexicon';
import { describeFirstPersons, describeVerb, summarizeVerb } from '@ena/grammar/verb/summary';
import { lessonBodies } from '../bodies.ts';
import { lessons } from '../catalog.ts';
import { commonVerbs } from './commonVerbs.ts';
import { spokenVerbs } from './spokenVerbs.ts';

interface Taught {
  readonly title: string;
  readonly path: string;
}

/** Every text of a lesson that has a meaning. */
function* glossesIn(value: unknown): Generator<readonly [form: string, gloss: string]> {
  if (typeof value !== 'object' || value === null) return;
  if (
    'form' in value &&
    'gloss' in value &&
    typeof value.form === 'string' &&
    typeof value.gloss === 'string'
  )
    yield [value.form, value.gloss];
  for (const part of Object.values(value)) yield* glossesIn(part);
}

/** The first lesson that teaches each verbal noun with each of its meanings: key `form gloss`. */
function collectTaught(): ReadonlyMap<string, Taught> {
  const taught = new Map<string, Taught>();
  for (const { id, title, path } of lessons)
    for (const [form, gloss] of glossesIn(lessonBodies.get(id)))
      for (const sense of splitGloss(gloss)) {
        const key = `${form} ${sense}`;
        if (!taught.has(key)) taught.set(key, { title, path });
      }
  return taught;
}
const taught = collectTaught();

const lessonOf = ({ verbalNoun, gloss }: Verb): Taught | null =>
  splitGloss(gloss)
    .map((sense) => taught.get(`${verbalNoun} ${sense}`))
    .find((lesson) => lesson !== undefined) ?? null;

const ranks = new Map(commonVerbs.map(({ id }, index) => [id, index]));
const rankOf = ({ id }: Verb) => ranks.get(id) ?? Infinity;
const nameOf = ({ gloss }: Verb) => gloss.replace(/^to /u, '');

/** The commonest first, the others by their meaning from A to Z. */
const ordered = verbs.toSorted(
  (one, other) => rankOf(one) - rankOf(other) || nameOf(one).localeCompare(nameOf(other), 'en'),
);

/** The list of all verbs. */
export const verbList = () => ({
  verbs: ordered.map((verb) => ({
    ...summarizeVerb(verb),
    firstPersons: describeFirstPersons(verb),
    isCommon: ranks.has(verb.id),
    taughtIn: lessonOf(verb),
  })),
});

/** What verbs that differ by their preverb alone have in common; the parts of a verb name some preverbs. */
const stemKey = ({ verbClass, object, parts }: Verb) =>
  JSON.stringify([verbClass, object, ...Object.values(parts)]).replaceAll(/[ა-ჰ]+=/gu, '');
const siblingsByStem = Map.groupBy(verbs, stemKey);

/** The word of a sentence that is a form of the verb. */
const formIn = (sentence: string, { id }: Verb): string =>
  (sentence.match(/[ა-ჰ]+/gu) ?? []).find((word) =>
    analyzeVerb(word).some((reading) => 'form' in reading && reading.verb.id === id),
  ) ?? '';

/** Everything about a verb. */
export const verbPage = (verb: Verb) => ({
  ...describeVerb(verb),
  siblings: (siblingsByStem.get(stemKey(verb)) ?? []).map(({ id, preverb, verbalNoun, gloss }) => ({
    id,
    preverb,
    verbalNoun,
    gloss,
  })),
  examples: (commonVerbs.find(({ id }) => id === verb.id)?.examples ?? []).map(({ form, gloss }) => ({
    form,
    gloss,
    word: formIn(form, verb),
  })),
  taughtIn: lessonOf(verb),
  isSpoken: spokenVerbs.has(verb.id),
});
