/** The words of the lexicon that a query is a form of, in Georgian or in Latin letters, as search results. */
import { setImmediate } from 'node:timers/promises';
import type { FormReading } from '@ena/contract/grammar';
import type { Found } from '@ena/contract/search';
import { checkAccess, type Viewer } from '@ena/domain/entitlement/entitlement';
import { foldAnswer } from '@ena/domain/georgian/answer';
import { georgianWord, hasGeorgian } from '@ena/domain/georgian/letters';
import { findByRomanization, isRomanizationOf } from '@ena/domain/georgian/romanizationOf';
import { foldLatin, romanize } from '@ena/domain/georgian/romanize';
import { convertLatinKeysToGeorgian, removeStopWords, wordsOf } from '@ena/domain/search/fold';
import type { SearchEntry } from '@ena/domain/search/search';
import { singularOf } from '@ena/domain/text/pluralize';
import { formOf } from '@ena/grammar/morpheme';
import { declineNoun } from '@ena/grammar/noun/declension';
import { nounEntries } from '@ena/grammar/noun/entries';
import { verbs } from '@ena/grammar/verb/lexicon';
import { conjugate } from '@ena/grammar/verb/paradigm';
import { readingsOf } from '../grammar/paradigms.ts';

const maxResults = 4;
const maxExplanations = 2;
/** In Latin letters: shorter words can be too many Georgian ones. */
const minLatinLength = 3;
/** Words whose forms are made between two requests. */
const chunkSize = 20;

/** All forms of the lexicon, sorted: two hundred milliseconds or more of work, between which requests are answered. */
async function makeForms(): Promise<readonly string[]> {
  const forms = new Set<string>();
  const makers = [
    ...verbs.map((verb) => () => conjugate(verb).map(({ morphemes }) => formOf(morphemes))),
    ...nounEntries().map((entry) => () => declineNoun(entry).map(({ form }) => form)),
  ];
  for (const [index, make] of makers.entries()) {
    for (const form of make()) forms.add(form);
    if (index % chunkSize === 0) await setImmediate();
  }
  return [...forms].toSorted();
}
let forms: Promise<readonly string[]> | undefined;

/** What is written so in the national system; otherwise what is in another one. */
async function findLatin(word: string): Promise<readonly string[]> {
  if (word.length < minLatinLength) return [];
  const typed = convertLatinKeysToGeorgian(word).filter((form) => readingsOf(form).length > 0);
  const found = findByRomanization(await (forms ??= makeForms()), word);
  const marked = found.filter((form) => foldLatin(romanize(form)) === foldLatin(word));
  if (marked.length > 0) return marked;
  const plain = found.filter((form) => romanize(form, 'plain') === foldLatin(word).replaceAll("'", ''));
  return plain.length > 0 ? plain : [...new Set([...found, ...typed])];
}

/** The page of the forms of a word; null for a word that does not change. */
const pageOf = (reading: FormReading): string | null =>
  'id' in reading
    ? `/${reading.kind === 'noun' ? 'nouns' : 'verbs'}/${encodeURIComponent(reading.id)}`
    : null;

/** Returns the results of a query that are forms of words, with the page of the course that teaches the word, or its forms. */
export function createFormSearch(entries: readonly SearchEntry[]) {
  const taught = Map.groupBy(
    entries.filter(({ kind }) => kind === 'word'),
    ({ form }) => foldAnswer(form ?? ''),
  );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  function toFound(form: string, readings: readonly FormReading[], viewer: Viewer): Found | null {
    const [reading] = readings;
    if (!reading) return null;
    const { lemma } = reading;
    const page = pageOf(reading);
    if (page === null) return null;
    // The page of the dictionary form itself is a result already.
    const entry =
      form === lemma
        ? undefined
        : taught.get(lemma)?.find(({ requiredAccess }) => checkAccess(requiredAccess, viewer) === 'open');
    const explanations = [...new Set(readings.map(({ explanation }) => explanation))];
    return {
      id: `form:${page}:${form}`,
      kind: 'form',
      title: reading.meaning,
      form,
      romanization: romanize(form),
      explanation: explanations.slice(0, maxExplanations).join('; or '),
      within: (entry?.parentId && byId.get(entry.parentId)?.title) || null,
      path: entry?.path ?? page,
      lock: null,
      hidden: false,
      clip: null,
    };
  }
  const foundOf = (form: string, viewer: Viewer) =>
    [...Map.groupBy(readingsOf(form), pageOf).values()].flatMap(
      (readings) => toFound(form, readings, viewer) ?? [],
    );

  /** `found`: what the course has for the query. The forms come after what has the query as a whole word. */
  return async (query: string, viewer: Viewer, found: readonly Found[]): Promise<readonly Found[]> => {
    // The first letters that somebody types start what the whole word will need.
    forms ??= makeForms();
    const words = removeStopWords(wordsOf(query));
    const georgian = query.toLowerCase().match(new RegExp(georgianWord, 'gu')) ?? [];
    const [word = ''] = georgian.length === 0 ? words : georgian;
    if ((georgian.length === 0 ? words : georgian).length !== 1) return found;
    const isEnglish = ({ title }: Found) =>
      wordsOf(title).some((own) => own === word || own === singularOf(word));
    if (!hasGeorgian(word) && found.some(isEnglish)) return found;
    const isWhole = ({ hidden, form }: Found) =>
      hidden ||
      (form !== null &&
        form.split(' ').some((own) => foldAnswer(own) === word || isRomanizationOf(word, own)));
    const rest = found.findIndex((hit) => !isWhole(hit));
    const candidates = hasGeorgian(word) ? [foldAnswer(word)] : await findLatin(query.trim());
    const results = candidates.flatMap((form) => foundOf(form, viewer)).slice(0, maxResults);
    return found.toSpliced(rest === -1 ? found.length : rest, 0, ...results);
  };
}
