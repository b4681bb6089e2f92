import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../../../test/app.tsx';
import { mockEndpoint } from '../../../../../test/mockApi.ts';
import { mockWordList } from '../../../../../test/wordList.ts';

beforeEach(() => {
  mockWordList(() => []);
  mockEndpoint('words.imports', () => ({ imports: [] }));
  mockEndpoint('words.taught', () => ({ taught: [], own: [] }));
});

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const workbook = zipSync(
  Object.fromEntries(
    Object.entries({
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels': `<Relationships><Relationship Id="a" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': '<workbook><sheets><sheet name="Food" r:id="b"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="b" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml':
        '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>პური</v></c><c r="B1" t="str"><v>bread</v></c></row></sheetData></worksheet>',
    }).map(([name, text]) => [name, strToU8(text)]),
  ),
);
const choose = async (bytes: Uint8Array<ArrayBuffer>) => {
  await openApp('/words');
  await page.getByRole('button', { name: 'Import words', exact: true }).click();
  // The name does not matter.
  await userEvent.upload(page.getByLabelText('File with words'), new File([bytes], 'list.txt'));
};

it('an Excel workbook is read in the worker, whatever its name', async () => {
  await choose(workbook);
  await expect.element(page.getByRole('status').filter({ hasText: '1 word can be imported.' })).toBeVisible();
});
