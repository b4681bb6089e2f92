import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, phone, setOffline } from '../../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../../test/axe.ts';
import { failure, mockEndpoint, requests } from '../../../../test/mockApi.ts';
import { mockWordList } from '../../../../test/wordList.ts';

const main = () => page.getByRole('main');
const button = (name: string | RegExp) => main().getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const column = (name: string) => page.getByRole('combobox', { name, exact: true });
const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const alert = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

beforeEach(() => {
  mockWordList(() => []);
  mockEndpoint('words.imports', () => ({ imports: [] }));
  mockEndpoint('words.taught', () => ({ taught: [], own: [] }));
  mockEndpoint('words.add', ({ words }) => ({
    added: words.map(({ id }) => id),
    updated: [],
    skipped: [],
    excess: [],
  }));
});

const open = async (width?: number) => {
  await openApp('/words', width === undefined ? undefined : { viewport: { width, height: phone.height } });
  await button('Import words').click();
};
const paste = async (text: string) => {
  await field('Or paste the lines here').fill(text);
  await button('Check the lines').click();
};
const choose = (name: string, content: Uint8Array<ArrayBuffer> | string) =>
  userEvent.upload(page.getByLabelText('File with words'), new File([content], name));
const sentForms = () => requests('words.add').map(({ words }) => words.map(({ form }) => form));

describe('an import', () => {
  it('shows what is ready and what is not, and then says exactly what was imported', async () => {
    mockEndpoint('words.taught', () => ({
      taught: [{ form: 'წყალი', title: 'Food & Drink', path: '/beginner/food-drink' }],
      own: [{ form: 'ღვინო', gloss: 'wine' }],
    }));
    await open();
    await paste('georgian;english;level\nპური;bread, loaf;1\npuri;bread\nღვინო;wine\nწყალი;water\nკი;yes\n');
    await expect.element(status('3 words can be imported. 2 lines cannot')).toBeVisible();
    await expect.element(main().getByRole('listitem').filter({ hasText: 'bread, loaf' })).toBeVisible();
    await expect.element(page.getByText('“level”: set to “Do not import”')).toBeVisible();
    expect(
      main().getByRole('group').filter({ hasText: '1 line with a problem' }).element().textContent,
    ).toContain('Line 3puriGeorgian: “puri” is in Latin letters. Write it in Georgian letters.');
    await page.getByRole('checkbox', { name: /^Import words that the course teaches/u }).click();
    await button('Import 2 words').click();
    await expect.element(status('2 words imported.')).toBeVisible();
    expect(sentForms()).toEqual([['პური', 'კი']]);
    await expect.element(page.getByText('The course teaches it: Food & Drink.')).toBeVisible();
  });

  it('takes a column for what the learner says, and counts at once', async () => {
    await open();
    await paste('თბილისი,Tbilisi,capital\nქუთაისი,Kutaisi,city\nბათუმი,Batumi,port');
    await expect.element(column('Column 2')).toHaveValue('romanization');
    await expect.element(status('3 words can be imported.')).toBeVisible();
    await column('Column 3').selectOptions('Do not import');
    await expect
      .element(status('There are no meanings: beside the Georgian there is only its'))
      .toBeVisible();
    await column('Column 2').selectOptions('Meaning');
    await column('Column 3').selectOptions('Note');
    await button('Import 3 words').click();
    await expect.element(status('3 words imported.')).toBeVisible();
    expect(requests('words.add')[0]?.words[0]).toMatchObject({
      form: 'თბილისი',
      gloss: 'Tbilisi',
      note: 'capital',
    });
  });

  it('joins the meanings of a word with several lines, unless the learner does not want it', async () => {
    await open();
    await paste('თავი - head\nთავი - chapter\nკი - yes');
    await expect.element(main().getByText('head; chapter', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: /^Join the meanings of 1 word/u }).click();
    await expect.element(status('2 words can be imported. 1 line cannot')).toBeVisible();
    await button('Import 2 words').click();
    await expect.element(status('2 words imported.')).toBeVisible();
    expect(requests('words.add')[0]?.words.map(({ gloss }) => gloss)).toEqual(['head', 'yes']);
  });

  it('leaves words that are there as they are, or updates them', async () => {
    mockEndpoint('words.taught', () => ({ taught: [], own: [{ form: 'ღვინო', gloss: 'wine' }] }));
    mockEndpoint('words.add', ({ words }) => ({
      added: words.slice(1).map(({ id }) => id),
      updated: words.slice(0, 1).map(({ id }) => id),
      skipped: [],
      excess: [],
    }));
    await open();
    await paste('ღვინო\twine, red\nკი\tyes');
    await expect.element(status('1 word can be imported. 1 line cannot')).toBeVisible();
    await page.getByRole('radio', { name: /^Update them/u }).click();
    await button('Import 2 words').click();
    await expect.element(status('1 word imported, 1 word updated.')).toBeVisible();
    expect(requests('words.add')[0]?.existing).toBe('update');
  });

  it('that is interrupted says how far it came, and continues', async () => {
    const letters = 'აბგდევზთიკლმნოპ'.split('');
    const lines = letters.flatMap((one) => letters.map((other) => `${one}${other},word`));
    let calls = 0;
    mockEndpoint('words.add', ({ words }) => {
      calls += 1;
      const added = words.map(({ id }) => id);
      return calls === 2 ? failure('UNAVAILABLE') : { added, updated: [], skipped: [], excess: [] };
    });
    await open();
    await paste(lines.join('\n'));
    await button(`Import ${lines.length} words`).click();
    await expect.element(alert('200 words imported, 25 words not yet.')).toBeVisible();
    await button('Import the others').click();
    await expect.element(status(`${lines.length} words imported.`)).toBeVisible();
    const [, failed, repeated] = requests('words.add');
    expect(repeated).toEqual(failed);
  });

  it('works offline up to the sending, of which nothing is lost', async () => {
    await open();
    setOffline(true);
    await paste('პური - bread');
    await button('Import 1 word').click();
    await expect.element(alert('0 words imported, 1 word not yet. They are kept here.')).toBeVisible();
    setOffline(false);
    await button('Import the others').click();
    await expect.element(status('1 word imported.')).toBeVisible();
  });

  it('is undone as a whole, at once and later', async () => {
    const undone: string[] = [];
    mockEndpoint('words.undoImport', ({ id }) => {
      undone.push(id);
      return { removed: 1, restored: 0 };
    });
    mockEndpoint('words.imports', () => ({
      imports: undone.includes('first')
        ? []
        : [{ id: 'first', at: '2026-02-27T09:00:00Z', added: 12, updated: 0, reviewed: 3 }],
    }));
    await open();
    await paste('პური - bread');
    await button('Import 1 word').click();
    await button('Undo this import').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
    await expect.element(status('The import is undone.')).toBeVisible();
    expect(undone).toEqual([requests('words.add')[0]?.importId]);
    await button(/^Undo this import of Feb 27, 2026/u).click();
    const dialog = page.getByRole('alertdialog', { name: 'Undo this import?' });
    await expect.element(dialog.getByText(/You have reviewed 3 of them/u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo the import' }).click();
    await expect.element(main().getByText('Your latest imports')).not.toBeInTheDocument();
    expect(undone[1]).toBe('first');
  });
});

describe('a file', () => {
  it('without text or with lost letters is refused, and its problem named', async () => {
    await open();
    await choose('latin.csv', new Uint8Array([0xe9, 0x2c, 0x61]));
    await expect.element(alert(/^“latin\.csv” is not a text file in UTF-8/u)).toBeVisible();
    await choose('lost.csv', '??????,lamp\n???????,window');
    await expect.element(alert(/^The Georgian letters of “lost\.csv” are lost/u)).toBeVisible();
    await choose('damaged.apkg', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]));
    await expect.element(alert(/^“damaged\.apkg” is damaged or incomplete/u)).toBeVisible();
    await choose('other.txt', 'lamp - bulb');
    await expect.element(alert(/^There is no Georgian in “other\.txt”/u)).toBeVisible();
  });

  it('is checked at once, its markup is removed, and its text can be changed', async () => {
    await open();
    await choose('words.csv', '\uFEFFპური,<b>bread</b>[sound:x.mp3]');
    await expect.element(status('1 word can be imported.')).toBeVisible();
    await expect.element(page.getByText('markup of other programs (HTML), in 1 line')).toBeVisible();
    await expect.element(page.getByText('references to recordings and pictures, in 1 line')).toBeVisible();
    await button('Change the text').click();
    await expect.element(field('Or paste the lines here')).toHaveValue('პური,<b>bread</b>[sound:x.mp3]');
  });

  it('with several note types is imported from those that the learner chooses', async () => {
    await open();
    await choose(
      'notes.txt',
      '#separator:tab\n#notetype column:1\nBasic\tნათურა\tlamp\nReversed\tcarpet\tხალიჩა\nBasic\tფანჯარა\twindow',
    );
    await expect.element(status('3 words can be imported.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Basic: 2 rows' }).click();
    await button('Import 1 word').click();
    await expect.element(status('1 word imported.')).toBeVisible();
    expect(sentForms()).toEqual([['ხალიჩა']]);
  });

  it('with 130,000 lines leaves the page responsive, and can be canceled', async () => {
    const letters = 'აბგდევზთიკლმნოპჟრსტ'.split('');
    const lines = Array.from({ length: 130_000 }, (_, index) => {
      const form = [1, 19, 361, 6859].map((place) => letters[Math.floor(index / place) % 19]).join('');
      return `${form},<b>word</b> ${index}`;
    });
    const hostile = `ნათურა,${'<a'.repeat(50_000)}`;
    await open();
    // A blocked page runs no timer.
    let ticks = 0;
    const timer = setInterval(() => ticks++, 20);
    await choose('large.csv', [...lines, hostile].join('\n'));
    await expect.element(button('Cancel')).toBeVisible();
    await expect.element(status(/^5,?000 words can be imported/u), { timeout: 150_000 }).toBeVisible();
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(20);
    await expect
      .element(main().getByText(/lines beyond the maximum of 5,000 words of your own/u))
      .toBeVisible();
    await button('Change the text').click();
    await choose('large.csv', lines.join('\n'));
    await button('Cancel').click();
    await expect.element(button('Check the lines')).toBeVisible();
    // Longer than other tests may take: a minute of work on a slow, busy machine.
  }, 180_000);
});

describe.each([
  ['light', 1440],
  ['dark', 320],
] as const)('an import, %s at %d px', (theme, width) => {
  it('has no violation of axe and does not overflow', async () => {
    document.documentElement.dataset['theme'] = theme;
    mockEndpoint('words.taught', () => ({ taught: [], own: [{ form: 'ღვინო', gloss: 'wine' }] }));
    mockEndpoint('words.imports', () => ({
      imports: [{ id: 'first', at: '2026-02-27T09:00:00Z', added: 12, updated: 3, reviewed: 0 }],
    }));
    await open(width);
    await expect.element(page.getByText('Your latest imports')).toBeVisible();
    expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
    await paste(
      `georgian,english,${'name '.repeat(7)},sentence,translation,note\nპური,${'bread'.repeat(30)},x,ეს პურია.,This is bread.,<b>note</b>\n${'puri'.repeat(30)},bread\nკი,yes\nკი,yeah\nღვინო,wine`,
    );
    await expect.element(button('Import 2 words')).toBeVisible();
    expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
    await button('Import 2 words').click();
    await expect.element(button('Undo this import')).toBeVisible();
    expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
  });
});
