import { tokenizeText } from '@ena/domain/georgian/tokenizeText';
import { analyze } from '@ena/grammar/analyze';
import { describe, expect, it } from 'vitest';
import { exampleGlossary, lessonSources, packSources, taughtItems } from './bodies.ts';
import { exampleWords } from './exampleGlossary.ts';
import { path } from './path/path.ts';

const onPath = new Set(path.flatMap(({ items }) => items));
const wordsOf = (text: string) => tokenizeText(text).flatMap(([, word]) => (word === '' ? [] : [word]));
const examples = taughtItems.flatMap(({ id, example }) => (example && onPath.has(id) ? [example.form] : []));

const newInPacks = new Set(packSources.flatMap(({ newIds }) => newIds));
const examplesOfPacks = new Set(
  taughtItems.flatMap(({ id, example }) => (example && newInPacks.has(id) ? [example.form] : [])),
);

describe('the glossary of examples', () => {
  it('explains every word of the examples of the path', () => {
    const unexplained = examples
      .filter((form) => !examplesOfPacks.has(form))
      .flatMap((form) => wordsOf(form).filter((word) => exampleGlossary(form)[word] === undefined));
    expect(unexplained).toEqual([]);
  });

  it('or the grammar engine explains every word of the examples of packs', () => {
    const unexplained = [...examplesOfPacks].flatMap((form) =>
      wordsOf(form).filter((word) => exampleGlossary(form)[word] === undefined && analyze(word).length === 0),
    );
    expect(unexplained).toEqual([]);
  });

  it('has words of its own, each once, that the examples use', () => {
    const used = new Set(examples.flatMap(wordsOf));
    expect(exampleWords.filter(({ form }) => !used.has(form))).toEqual([]);
    expect(new Set(exampleWords.map(({ form }) => form)).size).toBe(exampleWords.length);
    expect(exampleWords.filter(({ lemma, gloss }) => lemma === '' || gloss === '')).toEqual([]);
  });

  it('prefers its own meaning, then what the course teaches, then a glossary of a lesson', () => {
    expect(exampleGlossary('და')['და']?.gloss).toBe('and; sister');
    expect(exampleGlossary('წიგნი!')).toEqual({ წიგნი: { lemma: 'წიგნი', gloss: 'book' } });
    const glossed = lessonSources.flatMap(({ glossary = {} }) => Object.entries(glossary));
    expect(glossed.filter(([form]) => exampleGlossary(form)[form] === undefined)).toEqual([]);
  });
});
