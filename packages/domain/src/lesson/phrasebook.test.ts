import { describe, expect, it } from 'vitest';
import {
  fillPattern,
  findPhrases,
  type Phrasebook,
  type PhrasebookPhrase,
  servePattern,
} from './phrasebook.ts';

const phrase = (id: string, form: string, romanization: string, gloss: string, searchTerms?: string[]) =>
  ({ id, form, romanization, gloss, ...(searchTerms ? { searchTerms } : {}) }) satisfies PhrasebookPhrase;
const whereIs = servePattern({
  id: 'pattern.where',
  form: 'სად არის …?',
  gloss: 'Where is the …?',
  searchTerms: ['where is'],
  nouns: [{ form: 'ბანკი', gloss: 'bank' }],
});
const book: Phrasebook = {
  advice: [],
  animate: { sections: [], words: [] },
  nonNouns: { sections: [], words: [] },
  themes: [
    {
      id: 'way',
      title: 'Finding the way',
      description: 'Out and about.',
      phrases: [
        phrase('phrase.toilet', 'სად არის ტუალეტი?', 'sad aris tualeti?', 'Where is the bathroom?', [
          'toilet',
        ]),
        phrase('phrase.left', 'მარცხნივ!', 'martskhniv!', 'To the left!'),
      ],
    },
    {
      id: 'help',
      title: 'Help',
      description: 'When something is wrong.',
      phrases: [phrase('phrase.help', 'მიშველეთ!', 'mishvelet!', 'Help!')],
    },
  ],
  patterns: [whereIs],
  names: [{ form: 'სარა', romanization: 'sara', gloss: 'Sarah' }],
};

describe('a pattern', () => {
  it.each([
    ['სადგური', 'station', 'სად არის სადგური?', 'sad aris sadguri?', 'Where is the station?'],
    // `$&` is a special replacement pattern of String.replace.
    ['ბანკი', '$& bank', 'სად არის ბანკი?', "sad aris bank'i?", 'Where is the $& bank?'],
  ])('is filled with the noun %s', (form, gloss, whole, romanization, meaning) => {
    expect(fillPattern(whereIs, { form, gloss })).toEqual({ form: whole, romanization, gloss: meaning });
  });
});

describe('a pattern with its nouns', () => {
  const { example, sentences } = servePattern({
    id: 'pattern.do-you-have',
    form: '… გაქვთ?',
    animateForm: '… გყავთ?',
    gloss: '… in English?',
    searchTerms: [],
    nouns: [
      { form: 'რუკა', gloss: 'a map' },
      { form: 'ძაღლი', gloss: 'a dog', animate: true },
    ],
  });
  it('has the first as its example', () => expect(example).toBe(sentences[0]));
  it('has another verb for people and animals, and begins in upper case', () =>
    expect(sentences.map(({ form, gloss }) => [form, gloss])).toEqual([
      ['რუკა გაქვთ?', 'A map in English?'],
      ['ძაღლი გყავთ?', 'A dog in English?'],
    ]));
});

describe('a search of the phrasebook', () => {
  it.each([
    ['', ['phrase.toilet', 'phrase.left', 'phrase.help', 'pattern.where']],
    ['bathroom', ['phrase.toilet']],
    ['TOILET', ['phrase.toilet']],
    ['where', ['phrase.toilet', 'pattern.where']],
    ['ტუალეტი', ['phrase.toilet']],
    ['mishvelet', ['phrase.help']],
    ['left way', ['phrase.left']],
    ['nothing of this', []],
  ])('for %j finds %j', (query, ids) => {
    const { themes, patterns, names } = findPhrases(book, query);
    expect(names).toEqual(query === '' ? book.names : []);
    expect([...themes.flatMap(({ phrases }) => phrases), ...patterns].map(({ id }) => id)).toEqual(ids);
    expect(themes.every(({ phrases }) => phrases.length > 0)).toBe(true);
  });

  it.each(['Sarah', 'სარა', 'SARA'])('finds a name by %s', (query) => {
    expect(findPhrases(book, query)).toEqual({ themes: [], patterns: [], names: book.names });
  });
});
