/// <reference types="node" />
/** Tables for the checks: our own facts, the allow-list, and the external reference if this machine has it. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Rows of a tab-separated file, without its header. */
function rows(path: string): string[][] {
  const lines = readFileSync(path, 'utf8').split('\n').slice(1);
  return lines.filter((line) => line !== '').map((line) => line.split('\t'));
}

export interface LetterFact {
  readonly letter: string;
  readonly romanization: string;
  readonly name: string;
}
export interface CalendarFact {
  readonly kind: string;
  readonly index: number;
  readonly form: string;
  readonly english: string;
}

const letterFact = ([letter = '', romanization = '', name = '']: string[]): LetterFact => ({
  letter,
  romanization,
  name,
});
const calendarFact = ([kind = '', index = '', form = '', english = '']: string[]): CalendarFact => ({
  kind,
  index: Number(index),
  form,
  english,
});

/** Facts that every run checks (requirements CONT-04, CONT-06). `numbers[n]` is the word for n, 0 to 100. */
export const facts = {
  letters: rows(here('facts/letters.tsv')).map(letterFact),
  numbers: rows(here('facts/numbers.tsv')).map(([, word = '']) => word),
  calendar: rows(here('facts/calendar.tsv')).map(calendarFact),
};
export type Facts = typeof facts;

/** Correct words that no reference list contains, with the reason. */
export const allowList: ReadonlyMap<string, string> = new Map(
  rows(here('allow-list.tsv')).map(([form = '', reason = '']) => [form, reason]),
);

const folder = process.env['ENA_REFERENCE'] ?? here('../../../../shared/reference');

/** Rows of a table of the external reference; null if it is not on this machine. */
export const readReferenceTable = (name: string): string[][] | null =>
  existsSync(`${folder}/${name}.tsv`) ? rows(`${folder}/${name}.tsv`) : null;

/** External reference lists; null if they are not on this machine (`ENA_REFERENCE`). */
export const reference = existsSync(`${folder}/letters.tsv`) ? readReference() : null;
export type Reference = ReturnType<typeof readReference>;

function readReference() {
  const table = (name: string) => rows(`${folder}/${name}.tsv`);
  const readGzip = (name: string) => gunzipSync(readFileSync(`${folder}/${name}.gz`)).toString('utf8');
  const glosses = table('gloss-ka-en').map(([form = '', gloss = '']) => ({ form, gloss }));
  const listed = new Set<string>();
  const addWords = (text: string) => {
    for (const word of text.split(/[\s_]+/u)) listed.add(word);
  };
  for (const { form } of glosses) addWords(form);
  for (const name of ['forms-unimorph', 'forms-ud', 'allow-list'])
    for (const [form = ''] of table(name)) addWords(form);
  addWords(readGzip('forms-wiktionary.tsv'));
  const lemmas = new Map<string, Set<string>>();
  for (const line of readGzip('forms-wiktionary.tsv').split('\n')) {
    const [lemma = '', ...forms] = line.split(/\s+/u);
    for (const form of [lemma, ...forms]) lemmas.set(form, (lemmas.get(form) ?? new Set()).add(lemma));
  }
  return {
    glosses,
    /** Form to the headwords whose paradigms have it; a verb's headword is its third person. */
    lemmas,
    /** Words that the reliable lists contain. */
    listed,
    /** Words that were found on the web: weak evidence. */
    web: new Set(readGzip('words-web.txt').split('\n')),
    letters: table('letters').map((row) => letterFact([row[1] ?? '', row[3] ?? '', row[7] ?? ''])),
    numbers: table('numbers')
      .slice(0, 101)
      .map(([, word = '']) => word),
    /** Words for numbers above 100, by the number; their spacing differs from the usual spelling. */
    moreNumbers: table('numbers')
      .slice(101)
      .map(([value = '', word = '']) => [Number(value), word] as const),
    calendar: table('calendar').map(calendarFact),
  };
}
