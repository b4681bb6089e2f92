import { describe, expect, it } from 'vitest';
import { parsePackTable, parseWordTable } from './wordTable.ts';

const header = 'section\tid\tform\tgloss\tpartOfSpeech\texample\texampleGloss\tacceptedGlosses\tpicture';
const parse = (...lines: readonly string[]) => parseWordTable([header, ...lines].join('\n'), 'words.tsv');
const bread = 'bread\tword.bread\tპური\tbread\tnoun';

describe('a table of words', () => {
  it('has a word in each row, with the fields of its columns', () =>
    expect(
      parse(
        `${bread}\tპური მინდა.\tI want bread.\tloaf | loaves\t`,
        '',
        'colors\tword.red\tწითელი\tred\tadjective\t\t\t\tcolor | #d7261e | a red patch',
      ),
    ).toEqual([
      {
        line: 2,
        section: 'bread',
        word: {
          id: 'word.bread',
          form: 'პური',
          gloss: 'bread',
          partOfSpeech: 'noun',
          example: { form: 'პური მინდა.', gloss: 'I want bread.' },
          acceptedGlosses: ['loaf', 'loaves'],
        },
      },
      {
        line: 4,
        section: 'colors',
        word: {
          id: 'word.red',
          form: 'წითელი',
          gloss: 'red',
          partOfSpeech: 'adjective',
          picture: { kind: 'color', value: '#d7261e', alt: 'a red patch' },
        },
      },
    ]));

  it('may come from a spreadsheet: with CRLF, quoted cells and short rows', () =>
    expect(parse('bread\tword.bread\tპური\t"""bread"""\tnoun\r')[0]?.word.gloss).toBe('"bread"'));

  it.each([
    ['an empty cell', 'bread\tword.bread\t\tbread\tnoun', "the column 'form' is empty"],
    ['an unknown part of speech', 'bread\tword.bread\tპური\tbread\tnuon', "'nuon' is no part of speech"],
    ['an example without translation', `${bread}\tპური მინდა.`, 'needs both example and exampleGloss'],
    ['a cell too many', `${bread}${'\t'.repeat(5)}`, 'more cells than columns'],
    ['no picture', `${bread}\t\t\t\tloaf`, "the picture 'loaf' is not"],
    ['an unknown shape', `${bread}\t\t\t\tshape | blob | a blob`, "'shape | blob' is no"],
  ])('names the line of %s', (_, row, error) => {
    expect(() => parse(bread, row)).toThrow(`words.tsv:3: `);
    expect(() => parse(bread, row)).toThrow(error);
  });

  it('names all lines with mistakes at once', () =>
    expect(() => parse('a\tword.a', 'b\tword.b')).toThrow(/words\.tsv:2: .*\nwords\.tsv:3: /u));

  it.each([
    ['an unknown column', `${header}\tcolour`, "'colour' is no column"],
    ['a missing column', 'section\tid\tform', "the column 'gloss' is absent"],
  ])('is refused with %s', (_, first, error) =>
    expect(() => parseWordTable(first, 'words.tsv')).toThrow(`words.tsv:1: ${error}`),
  );
});

describe('the table of a pack', () => {
  const parsePack = (...lines: readonly string[]) =>
    parsePackTable(['id\tform\tgloss\tpartOfSpeech', ...lines].join('\n'), 'words.tsv');

  it('has words, and ids of words that other pages teach', () =>
    expect(parsePack('word.who', 'word.half\tნახევარი\thalf\tnoun')).toEqual([
      { line: 2, id: 'word.who', word: null },
      { line: 3, id: 'word.half', word: expect.objectContaining({ id: 'word.half', form: 'ნახევარი' }) },
    ]));

  it('needs every cell of a word that has one', () =>
    expect(() => parsePack('word.half\t\thalf')).toThrow("words.tsv:2: the column 'form' is empty"));

  it('has no sections', () =>
    expect(() => parsePackTable('section\tid\tform\tgloss\tpartOfSpeech\nx\tword.who', 'words.tsv')).toThrow(
      'a pack has no sections',
    ));
});
