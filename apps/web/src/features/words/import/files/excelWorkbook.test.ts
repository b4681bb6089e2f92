import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readImportFile } from './readImportFile.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';

interface Sheet {
  readonly name: string;
  readonly rows: string;
  readonly state?: string;
}

/** The parts of a workbook as Excel writes them. */
const partsOf = (sheets: readonly Sheet[], strings = ''): Record<string, string> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${officeRelationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${officeRelationships}"><sheets>${sheets
    .map(
      ({ name, state }, index) =>
        `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
    )
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageRelationships}">${sheets
    .map(
      (_, index) =>
        `<Relationship Id="rId${index + 1}" Type="${officeRelationships}/worksheet" Target="${index % 2 === 0 ? '' : '/xl/'}worksheets/sheet${index + 1}.xml"/>`,
    )
    .join(
      '',
    )}<Relationship Id="rId99" Type="${officeRelationships}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/sharedStrings.xml': `${declaration}<sst xmlns="${main}">${strings}</sst>`,
  ...Object.fromEntries(
    sheets.map(({ rows }, index) => [
      `xl/worksheets/sheet${index + 1}.xml`,
      `${declaration}<worksheet xmlns="${main}"><cols><col min="1" max="2"/></cols><sheetData>${rows}</sheetData></worksheet>`,
    ]),
  ),
});

const zipOf = (parts: Readonly<Record<string, string>>) =>
  new Blob([zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))]);
const read = (sheets: readonly Sheet[], strings?: string) => readImportFile(zipOf(partsOf(sheets, strings)));

/** The cells of a sheet by the number of their row. */
async function cellsOf(rows: string, strings?: string) {
  const content = await read([{ name: 'Words', rows }], strings);
  if (content.kind !== 'tables') throw new Error(JSON.stringify(content));
  return content.tables.flatMap((table) => table.rows.map(({ line, cells }) => [line, ...cells]));
}

describe('the cells of a workbook', () => {
  it.each([
    [
      'shared strings, some with formats and a phonetic guide',
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="4" t="s"><v>1</v></c></row>',
      '<si><t>პური</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">bread; </t></r><r><t>loaf</t></r><rPh sb="0" eb="1"><t>puri</t></rPh></si>',
      [[1, 'პური', 'bread; loaf']],
    ],
    [
      'strings of their own',
      '<row r="2"><c r="A2" t="inlineStr"><is><t>წყა</t><r><t>ლი</t></r></is></c><c r="B2" t="inlineStr"><is><t>water</t></is></c></row>',
      '',
      [[2, 'წყალი', 'water']],
    ],
    [
      'results of formulas, numbers, truth values; nothing where Excel shows an error',
      '<row r="1"><c r="A1" t="str"><f>A2&amp;B2</f><v>კი &amp; არა</v></c><c r="B1"><v>0.10000000000000001</v></c><c r="C1" t="b"><v>1</v></c><c r="D1" t="e"><v>#N/A</v></c><c r="E1"><v>1.5E2</v></c></row>',
      '',
      [[1, 'კი & არა', '0.1', 'TRUE', '', '150']],
    ],
    [
      'cells and rows that are left out',
      '<row r="3"><c r="C3" t="str"><v>c</v></c><c r="AB3" t="str"><v>ab</v></c></row><row r="5"><c r="A5" s="1"/></row><row r="9" ht="15"><c r="B9" t="str"><v>b</v></c></row>',
      '',
      [
        [3, '', '', 'c', ...Array.from({ length: 24 }, () => ''), 'ab'],
        [9, '', 'b'],
      ],
    ],
    [
      'no references, and prefixes of the namespace',
      '<x:row><x:c t="str"><x:v>a</x:v></x:c><x:c t="str"><x:v>b</x:v></x:c></x:row><x:row><x:c t="str"><x:v>c</x:v></x:c></x:row>',
      '',
      [
        [1, 'a', 'b'],
        [2, 'c'],
      ],
    ],
    [
      'characters in all spellings',
      '<row r="1"><c r="A1" t="str"><v>&#4304;&#x10D1; &lt;b&gt; &#x1F35E; <![CDATA[<&>]]> _x000D_</v></c></row>',
      '',
      [[1, 'აბ <b> 🍞 <&> \r']],
    ],
    ['none', '', '', []],
  ])('can be %s', async (_, rows, strings, expected) =>
    expect(await cellsOf(rows, strings)).toEqual(expected),
  );

  it('are those of each visible sheet, by its name', async () => {
    const rows = (text: string) => `<row r="1"><c r="A1" t="str"><v>${text}</v></c></row>`;
    const sheets = [
      { name: 'Food &amp; drink', rows: rows('პური') },
      { name: 'Hidden', rows: rows('x'), state: 'hidden' },
      { name: 'Very hidden', rows: rows('x'), state: 'veryHidden' },
      { name: 'Empty', rows: '' },
      { name: 'Animals', rows: rows('კატა') },
    ];
    expect(await read(sheets)).toEqual({
      kind: 'tables',
      tables: [
        { name: 'Food & drink', columnNames: null, rows: [{ line: 1, cells: ['პური'] }] },
        { name: 'Animals', columnNames: null, rows: [{ line: 1, cells: ['კატა'] }] },
      ],
    });
  });
});

describe('a workbook that cannot be read', () => {
  const parts = partsOf([{ name: 'A', rows: '<row r="1"><c r="A1" t="str"><v>a</v></c></row>' }]);
  it.each([
    ['is no XML', { ...parts, 'xl/worksheets/sheet1.xml': '<a'.repeat(50_000) }, 'damaged'],
    [
      'ends early',
      { ...parts, 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c' },
      'damaged',
    ],
    [
      'has a character reference beyond Unicode',
      { ...parts, 'xl/worksheets/sheet1.xml': '<a>&#x110000;</a>' },
      'damaged',
    ],
    ['lacks a part', { ...parts, 'xl/_rels/workbook.xml.rels': '' }, 'damaged'],
    [
      'is binary',
      { ...parts, '_rels/.rels': parts['_rels/.rels']?.replace('workbook.xml', 'workbook.bin') ?? '' },
      'otherArchive',
    ],
    ['is a text document', { '[Content_Types].xml': '', 'word/document.xml': '' }, 'otherArchive'],
    [
      'is an OpenDocument',
      { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' },
      'otherArchive',
    ],
    [
      'has more cells than a list of words',
      {
        ...parts,
        'xl/worksheets/sheet1.xml': `<s>${'<row><c r="CV1"><v>1</v></c></row>'.repeat(50_000)}</s>`,
      },
      'tooLarge',
    ],
  ])('%s', async (_, files, problem) =>
    expect(await readImportFile(zipOf(files))).toEqual({ kind: 'problem', problem }),
  );
});
