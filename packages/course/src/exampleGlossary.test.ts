import { tokenizeText } from '@ena/domain/georgian/tokenizeText';
import { describe, expect, it } from 'vitest';
import { exampleGlossary, lessonSources, taughtItems } from './bodies.ts';
import { exampleWords } from './exampleGlossary.ts';
import { path } from './path/path.ts';

const onPath = new Set(path.flatMap(({ items }) => items));
const wordsOf = (text: string) => tokenizeText(text).flatMap(([, word]) => (word === '' ? [] : [word]));
const examples = taughtItems.flatMap(({ id, example }) => (example && onPath.has(id) ? [example.form] : []));

describe('the glossary of examples', () => {
  it('explains every word of the examples of the path', () => {
    const unexplained = examples.flatMap((form) =>
      wordsOf(form).filter((word) => exampleGlossary(form)[word] === undefined),
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
