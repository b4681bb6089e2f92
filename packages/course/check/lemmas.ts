/** Words of texts by their dictionary forms, as the grammar engine reads them. */
import { tokenizeText } from '@ena/domain/georgian/tokenizeText';
import type { WordSource } from '@ena/domain/lesson/word';
import { analyze, type Reading } from '@ena/grammar/analyze';
import { finiteFormsOf } from '../src/finiteForms.ts';

const cache = new Map<string, readonly Reading[]>();
export function readingsOf(word: string): readonly Reading[] {
  const readings = cache.get(word) ?? analyze(word);
  cache.set(word, readings);
  return readings;
}

/** The words of a text, without pieces of words, such as -ში. */
export const wordsOfText = (text: string): string[] =>
  tokenizeText(text).flatMap(([before, word, after]) =>
    word === '' || before.endsWith('-') || after.startsWith('-') ? [] : [word],
  );

/** A word by itself and by the dictionary forms of all its readings. */
export const keysOf = (word: string): string[] => [word, ...readingsOf(word).map(({ lemma }) => lemma)];
export const keysOfText = (text: string): string[] => wordsOfText(text).flatMap(keysOf);

/** A taught word; of a verbal noun also the verbs of its finite forms, because another verb may have the present. */
export const keysOfItem = (word: WordSource): string[] =>
  [word.form, ...finiteFormsOf(word).map(({ form }) => form)].flatMap(keysOfText);
