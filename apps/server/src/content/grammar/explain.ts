/** What a form means and which form it is, in plain words. */
import { pluralOf } from '@ena/domain/text/pluralize';
import type { Reading } from '@ena/grammar/analyze';
import { describeReading } from '@ena/grammar/describe';
import type { AttachedPostposition, GrammaticalCase, NounEntry } from '@ena/grammar/noun/model';

interface Explanation {
  readonly meaning: string;
  readonly explanation: string;
}

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

function meaningOfNoun({ entry, features, particles }: Extract<Reading, { kind: 'noun' }>): string {
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

/** What a form means, and which form it is. */
export const explainReading = (reading: Reading): Explanation => ({
  meaning: reading.kind === 'noun' ? meaningOfNoun(reading) : reading.gloss,
  explanation: describeReading(reading),
});
