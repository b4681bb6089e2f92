import { describe, expect, it } from 'vitest';
import { countWordRows, planImport, readDirectives, type TableRow } from './importTable.ts';
import { maxOwnWords } from './ownWord.ts';

const rowsOf = (...lines: string[]): TableRow[] =>
  lines.map((text, index) => ({ line: index + 1, cells: text.split('|') }));
const plan = (lines: readonly string[], own: readonly string[] = [], ignored: readonly number[] = []) =>
  planImport(rowsOf(...lines), ignored, new Set(own));
const formsAndGlosses = (lines: readonly string[]) =>
  plan(lines).ready.map(({ word: { form, gloss } }) => [form, gloss]);

describe('the columns of an import', () => {
  it.each([
    ['without names', ['პური|bread', 'წყალი|water']],
    ['English first', ['bread|პური', 'water|წყალი']],
    ['by names', ['Georgian|English', 'პური|bread', 'წყალი|water']],
    ['by names in another order', [' english |tags|GEORGIAN', 'bread|food|პური', 'water|food|წყალი']],
    ['by Georgian names', ['ქართული|ინგლისური', 'პური|bread', 'წყალი|water']],
    ['by names of Anki', ['Front|Back', 'პური|bread', 'წყალი|water']],
  ])('are found %s', (_, lines) =>
    expect(formsAndGlosses(lines)).toEqual([
      ['პური', 'bread'],
      ['წყალი', 'water'],
    ]),
  );

  it('have a sentence and its translation, too', () =>
    expect(plan(['პური|bread|ეს პურია.|This is bread.']).ready).toEqual([
      {
        line: 1,
        word: { form: 'პური', gloss: 'bread', sentence: 'ეს პურია.', translation: 'This is bread.' },
      },
    ]));

  it('that are not imported are named', () =>
    expect(plan(['georgian|english|Tags', 'პური|bread|food']).unusedColumns).toEqual(['Tags']));

  it('of tags are left out of a text export of Anki', () => {
    const { delimiter, ignoredColumns, lineCount } = readDirectives(
      '#separator:tab\n#html:false\n#guid column:1\n#tags column:4\nx\tპური\tbread\tfood\n#no directive',
    );
    expect([delimiter, ignoredColumns, lineCount]).toEqual(['\t', [0, 3], 4]);
    expect(plan(['x|პური|bread|food'], [], ignoredColumns).ready).toHaveLength(1);
  });

  it.each([
    ['', null, 0],
    ['პური,bread', null, 0],
    ['#separator:Semicolon', ';', 1],
    ['#separator:|\r\nპური|bread', '|', 1],
  ])('of %j: the delimiter %j', (text, delimiter, lineCount) =>
    expect(readDirectives(text)).toEqual({ delimiter, ignoredColumns: [], lineCount }),
  );

  it('are split by the delimiter that separates Georgian from English', () => {
    expect(countWordRows(rowsOf('პური|bread, loaf', 'bread|პური'))).toBe(2);
    expect(countWordRows(rowsOf('გამარჯობა;hi, hello', 'გამარჯობა;hi| hello'))).toBe(0);
  });
});

describe('the lines of an import', () => {
  it('that cannot be imported are listed, each with its number and the reason', () => {
    const { ready, repeated, invalid, excess } = plan(
      [
        'პური|bread',
        '',
        'puri|bread',
        'წყალი',
        'ᲞᲣᲠᲘ|loaf',
        'ღვინო|wine',
        '<b>ყველი</b>|cheese',
        'რძე|milk&nbsp;',
        'ხილი|fruit|ხილი კარგია.|Fruit is good.|food',
        ' | ',
      ],
      ['ღვინო'],
    );
    expect(ready.map(({ line }) => line)).toEqual([1]);
    expect(repeated).toEqual([
      { line: 5, text: 'პური', reason: 'The same word as in line 1.' },
      { line: 6, text: 'ღვინო', reason: 'You have this word already.' },
    ]);
    expect(invalid).toEqual([
      {
        line: 3,
        text: 'puri',
        reason: 'Georgian: “puri” is in Latin letters. Write it in Georgian letters.',
      },
      { line: 4, text: 'წყალი', reason: 'English: Enter its meaning in English.' },
      { line: 7, text: '<b>ყველი</b>', reason: 'Georgian: This has HTML (“<b>”).' },
      { line: 8, text: 'რძე', reason: 'English: This has HTML (“&nbsp;”).' },
      { line: 9, text: 'ხილი', reason: 'There are more cells than columns: “food”.' },
    ]);
    expect(excess).toEqual([]);
  });

  it.each([
    [['წყალი', 'water" (cold)'], 'The quotation marks do not match.'],
    [
      ['წყალი', 'water\nღვინო,wine\nლუდი,beer\n'],
      'A quotation mark is opened here and not closed: 2 more lines could not be read.',
    ],
  ])('with quotation marks that do not match are not imported: %j', (cells, reason) => {
    const rows = [...rowsOf('პური|bread'), { line: 2, cells, hasQuoteError: true }];
    const { ready, invalid } = planImport(rows, [], new Set());
    expect([ready.length, invalid]).toEqual([1, [{ line: 2, text: 'წყალი', reason }]]);
  });

  it('beyond the maximum number of words are listed, too', () => {
    const letters = 'აბგდევზთიკლმნოპჟრსტ'.split('');
    const forms = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
    const lines = forms.map((form) => `${form}|word`);
    const { ready, excess } = plan(lines, ['პური', 'წყალი']);
    expect([ready.length, excess.length]).toEqual([maxOwnWords - 2, forms.length - maxOwnWords + 2]);
    expect(excess[0]?.line).toBe(maxOwnWords - 1);
  });
});
