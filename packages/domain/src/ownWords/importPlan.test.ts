import { describe, expect, it } from 'vitest';
import { exportColumns, ownSourceTitle } from './exportFormat.ts';
import { guessColumns } from './importColumns.ts';
import { type ImportOptions, planImport } from './importPlan.ts';
import type { ImportTable, TableRow } from './importTable.ts';
import { readTextTables } from './importText.ts';
import { maxGroupsPerWord, maxOwnWords } from './ownWord.ts';

const plan = (text: string, changed: Partial<ImportOptions> = {}) =>
  planImport(
    readTextTables(text).map((table) => ({ table, mapping: guessColumns(table) })),
    { ownForms: new Set(), ownCount: 0, existing: 'skip', joinsMeanings: true, ...changed },
  );

describe('the lines of an import', () => {
  it('that cannot be imported are listed, each with its number and the reason', () => {
    const { ready, repeated, invalid, excess } = plan(
      [
        'პური\tbread',
        '',
        'puri\tbread',
        'წყალი',
        'ᲞᲣᲠᲘ\tBread',
        'ღვინო\twine',
        'რძე\t<br>[sound:milk.mp3]',
        `${'ა'.repeat(101)}\ta`,
        ' \t ',
      ].join('\n'),
      { ownForms: new Set(['ღვინო']) },
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
      { line: 7, text: 'რძე', reason: 'English: Enter its meaning in English.' },
      {
        line: 8,
        text: `${'ა'.repeat(40)}…`,
        reason: 'Georgian: This is too long: it has 101 characters, and 100 are allowed.',
      },
    ]);
    expect(excess).toEqual([]);
  });

  it('are updates of words that the learner has, if the learner wants it', () => {
    const { ready, repeated } = plan('პური,bread\nღვინო,wine', {
      ownForms: new Set(['ღვინო']),
      existing: 'update',
    });
    expect(ready.map(({ word: { form }, isKnown }) => [form, isKnown])).toEqual([
      ['პური', false],
      ['ღვინო', true],
    ]);
    expect(repeated).toEqual([]);
  });

  it('of one word give it all meanings, if the learner wants it', () => {
    const text =
      'georgian,english,note\nთავი,head,one\nთავი,chapter,two\nენა,tongue,\nენა,Tongue,\nთავი,head,';
    const { ready, repeated, joinable } = plan(text);
    expect(ready.map(({ word: { form, gloss }, note }) => [form, gloss, note])).toEqual([
      ['თავი', 'head; chapter', 'one\ntwo'],
      ['ენა', 'tongue', ''],
    ]);
    expect(repeated.map(({ line }) => line)).toEqual([5, 6]);
    expect(joinable).toEqual([{ form: 'თავი', glosses: ['head', 'chapter'] }]);
    const apart = plan(text, { joinsMeanings: false });
    expect(apart.ready.map(({ word: { gloss } }) => gloss)).toEqual(['head', 'tongue']);
    expect([apart.repeated.map(({ line }) => line), apart.joinable]).toEqual([[3, 5, 6], joinable]);
  });

  it('of one word with meanings that are too long together keep those that fit', () => {
    const { ready, repeated } = plan(`თავი,${'a'.repeat(150)}\nთავი,${'b'.repeat(150)}\nთავი,head`);
    expect(ready[0]?.word.gloss).toBe(`${'a'.repeat(150)}; head`);
    expect(repeated.map(({ line }) => line)).toEqual([2]);
  });

  it('without the texts that do not fit are imported, and it is said', () => {
    const { ready, omitted } = plan(
      `word,meaning,example,example translation,note\nპური,bread,${'პური '.repeat(100)},This is bread.,${'n'.repeat(2000)}\nკი,<b>yes</b>,,Yes it is.,`,
    );
    expect(
      ready.map(({ word: { sentence, translation }, note }) => [sentence, translation, note.length]),
    ).toEqual([
      ['', '', 1000],
      ['', '', 0],
    ]);
    expect(omitted).toMatchObject({ sentence: 2, note: 1, markup: 1, media: 0 });
  });

  it.each([
    ['home core', 'Tags', ['home', 'core']],
    ['home, my kitchen', 'Tags', ['home', 'my kitchen']],
    ['Food & drink', 'Category', ['Food & drink']],
    ['Georgian::Verbs', 'tags', ['Georgian: Verbs']],
    [Array.from({ length: 30 }, (_, index) => `tag${index}`).join(' '), 'tags', maxGroupsPerWord],
    ['x'.repeat(200), 'tags', []],
  ])('with the groups %j of the column %s', (cell, name, groups) => {
    const [first] = plan(`georgian\tenglish\t${name}\nპური\tbread\t${cell}`).ready;
    expect(typeof groups === 'number' ? first?.groups.length : first?.groups).toEqual(groups);
  });

  it('beyond the maximum number of words are listed, too', () => {
    const letters = 'აბგდევზთიკლმნოპჟრსტ'.split('');
    const forms = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
    const { ready, excess } = plan(forms.map((form) => `${form},word`).join('\n'), {
      ownCount: 2,
    });
    expect([ready.length, excess.length]).toEqual([maxOwnWords - 2, forms.length - maxOwnWords + 2]);
    expect(excess[0]?.line).toBe(maxOwnWords - 1);
  });

  it('tell how far the import has come', () => {
    const reports: number[] = [];
    const [table] = readTextTables('პური,bread\n'.repeat(10_000));
    if (table)
      planImport(
        [{ table, mapping: guessColumns(table) }],
        { ownForms: new Set(), ownCount: 0, existing: 'skip', joinsMeanings: true },
        (rows) => reports.push(rows),
      );
    expect(reports.length).toBeGreaterThan(1);
    expect(reports).toEqual(reports.toSorted((a, b) => a - b));
  });
});

describe('an export of Ena', () => {
  const names = Object.values(exportColumns);
  const source = names.indexOf(exportColumns.source);
  /** A table with cells by the names of their columns. */
  const planOf = (columnNames: readonly string[] | null, cells: Readonly<Record<string, string>>) => {
    const row = (values: readonly string[], line: number): TableRow => ({
      line,
      cells: values,
      groups: ['home'],
    });
    const rows = [
      names.map((name, index) => (index === source ? ownSourceTitle : (cells[name] ?? ''))),
      names.map((name, index) => (index === source ? 'Food &amp; drink' : (cells[name] ?? ''))),
    ];
    const table: ImportTable = {
      name: '',
      columnNames,
      rows: [...(columnNames ? [] : [names]), ...rows].map(row),
    };
    return planImport([{ table, mapping: guessColumns(table) }], {
      ownForms: new Set(),
      ownCount: 0,
      existing: 'skip',
      joinsMeanings: true,
    });
  };
  const word = { form: 'სახლი (sakhli)', gloss: '<b> & "house"; -ში', sentence: '', translation: '' };

  it.each([
    [
      'a CSV file, in which markup is text',
      null,
      { Georgian: word.form, English: '<b> & "house"; \'-ში', Notes: "a\n\n'=b" },
      { note: 'a\n\n=b' },
    ],
    [
      'an Anki package, whose fields are HTML',
      names,
      { Georgian: word.form, English: '&lt;b&gt; &amp; &quot;house&quot;; -ში', Notes: 'a<br>=b' },
      { note: 'a\n=b' },
    ],
  ])('as %s gives the own words back, and nothing of the course', (_, columnNames, cells, expected) => {
    const { ready, taught, omitted } = planOf(columnNames, cells);
    expect(ready).toMatchObject([{ word, groups: ['home'], ...expected }]);
    expect(taught.map(({ reason }) => reason)).toEqual(['The course teaches it: Food & drink.']);
    expect(Object.values(omitted).every((count) => count === 0)).toBe(true);
  });
});
