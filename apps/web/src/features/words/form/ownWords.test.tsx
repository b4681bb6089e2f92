import type { MetItem } from '@ena/contract/reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, phone, setOffline } from '../../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../../test/axe.ts';
import { css } from '../../../../test/locators.ts';
import { failure, mockEndpoint, requests } from '../../../../test/mockApi.ts';
import { mockWordList } from '../../../../test/wordList.ts';

const id = '0198b3c4-0000-4000-8000-00000000000a';
const ownBread: MetItem = {
  itemId: `own.${id}`,
  kind: 'word',
  form: 'პური',
  gloss: 'bread',
  romanization: 'puri',
  clip: null,
  source: { title: 'My words', path: '/words' },
  personalNote: null,
  own: { sentence: 'ეს პური თბილია.', translation: 'This bread is warm.', groups: [] },
  cards: [],
};

let stored: MetItem[] = [];
beforeEach(() => {
  stored = [];
  mockWordList(() => stored);
  mockEndpoint('words.taught', ({ forms }) => ({
    taught: [],
    own: stored.filter(({ form }) => forms.includes(form)).map(({ form, gloss }) => ({ form, gloss })),
  }));
  mockEndpoint('words.add', ({ words }) => {
    const isThere = ({ form }: { form: string }) => stored.some((one) => one.form === form);
    const [skipped, added] = [words.filter(isThere), words.filter((word) => !isThere(word))];
    stored = [
      ...stored,
      ...added.map(({ id: wordId, form, gloss }) => ({ ...ownBread, itemId: `own.${wordId}`, form, gloss })),
    ];
    const idsOf = (some: typeof words) => some.map((word) => word.id);
    return { added: idsOf(added), updated: [], skipped: idsOf(skipped), excess: [] };
  });
});

const main = () => page.getByRole('main');
const button = (name: string | RegExp) => main().getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const alert = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
/** Not a word of its sentence, which explains itself. */
const row = (form: string) => button(form).and(css('[aria-expanded]'));

describe('adding a word', () => {
  it('works by keyboard, with Latin keys; errors are shown, and what was typed stays', async () => {
    await openApp('/words');
    await button('Add a word').click();
    await expect.element(field('Georgian')).toHaveFocus();
    await userEvent.keyboard('puri{Enter}');
    await expect.element(page.getByText('Enter its meaning in English.')).toBeVisible();
    await expect.element(field('Georgian')).toHaveValue('პური');
    await expect.element(field('English')).toHaveFocus();
    await userEvent.keyboard('bread; loaf{Enter}');
    await expect.element(status('პური is added.')).toBeVisible();
    expect(requests('words.add')).toMatchObject([
      { words: [{ form: 'პური', gloss: 'bread; loaf', sentence: '', translation: '' }] },
    ]);
    await expect.element(field('Georgian')).toHaveValue('');
    await expect.element(field('Georgian')).toHaveFocus();
    await expect.element(row('პური')).toBeVisible();
    await userEvent.keyboard('puri');
    await field('English').fill('x');
    await button('Add word').click();
    // The first is known while it is typed, if the form is not sent at once; the second comes from the server.
    await expect.element(page.getByText(/^You have (?:this word already|“პური” already)\./u)).toBeVisible();
    await field('Georgian').fill('puri');
    await button('Add word').click();
    await expect
      .element(page.getByText('“puri” is in Latin letters. Write it in Georgian letters.'))
      .toBeVisible();
    expect(stored).toHaveLength(1);
  });

  it('works with the on-screen keys, which type into the Georgian field that had the focus last', async () => {
    mockEndpoint('words.taught', () => ({
      taught: [{ form: 'ა', title: 'Basic Vocabulary', path: '/beginner/basic-vocabulary' }],
      own: [],
    }));
    await openApp('/words');
    await button('Add a word').click();
    await button('Georgian keyboard').click();
    await button(/^ა/u).click();
    await expect.element(field('Georgian')).toHaveValue('ა');
    await expect
      .element(page.getByRole('link', { name: 'Basic Vocabulary' }))
      .toHaveAttribute('href', '/beginner/basic-vocabulary');
    await button('Sentence').click();
    await field('Sentence with this word').click();
    await field('The sentence in English').click();
    await button(/^ბ/u).click();
    await expect.element(field('Sentence with this word')).toHaveValue('ბ');
  });

  it('that fails keeps the word, also during a search, and a retry has the same id', async () => {
    stored = [{ ...ownBread, form: 'ღვინო', gloss: 'wine' }];
    mockEndpoint('words.add', () => failure('INTERNAL'));
    const router = await openApp('/words');
    await button('Add a word').click();
    await field('Georgian').fill('პური');
    await field('English').fill('bread');
    setOffline(true);
    await button('Add word').click();
    await expect
      .element(alert(/^You are currently offline.*What you have typed is kept here\.$/u))
      .toBeVisible();
    setOffline(false);
    await button('Add word').click();
    await expect.element(alert(/^Something went wrong on our side/u)).toBeVisible();
    await button('Add word').click();
    await expect.poll(() => requests('words.add')).toHaveLength(2);
    const [first, second] = requests('words.add');
    expect(second).toEqual(first);
    await page.getByRole('searchbox', { name: 'Search your words' }).fill('wine');
    await expect.poll(() => router.state.location.search).toBe('?search=wine');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByText('Stay here').click();
    await expect.element(field('Georgian')).toHaveValue('პური');
    await expect.element(field('English')).toHaveValue('bread');
  });
});

describe('an own word in the list', () => {
  beforeEach(() => {
    stored = [ownBread];
  });

  it('is new, and is edited and deleted', async () => {
    mockEndpoint('words.change', ({ form, gloss }) => {
      stored = [{ ...ownBread, form, gloss }];
      return { changed: true };
    });
    mockEndpoint('words.remove', () => {
      stored = [];
      return { ok: true };
    });
    await openApp('/words');
    await row('პური').click();
    expect(row('პური').element().closest('li')?.textContent).toContain('My wordsNew not asked yet');
    await button('Edit word').click();
    await field('English').fill('bread; loaf');
    await button('Groups').click();
    await field('Groups').fill('food, A1, food');
    await button('Save').click();
    await expect.element(button('Edit word')).toHaveFocus();
    expect(requests('words.change')).toMatchObject([
      { id, form: 'პური', gloss: 'bread; loaf', sentence: 'ეს პური თბილია.', groups: ['food', 'A1'] },
    ]);
    await expect.element(main().getByText('bread; loaf')).toBeVisible();
    await expect.element(main().getByText('food, A1')).toBeVisible();
    await button('Delete').click();
    await page.getByRole('alertdialog', { name: 'Delete this word?' }).getByText('Keep it').click();
    expect(requests('words.remove')).toEqual([]);
    await button('Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(status('პური is deleted.')).toBeVisible();
    expect(requests('words.remove')).toEqual([{ ids: [id] }]);
  });

  it('gets a note, which is found by the search; an unsaved note survives that the row is closed', async () => {
    mockEndpoint('words.note', () => ({ ok: true }));
    await openApp('/words');
    await row('პური').click();
    await button('Add a note').click();
    await expect.element(field('Your note')).toHaveFocus();
    await userEvent.keyboard('from the round oven');
    await row('პური').click();
    await row('პური').click();
    await expect.element(field('Your note')).toHaveValue('from the round oven');
    await button('Save the note').click();
    await expect.element(button('Edit the note')).toHaveFocus();
    expect(requests('words.note')).toEqual([{ itemId: `own.${id}`, text: 'from the round oven' }]);
    await page.getByRole('searchbox', { name: 'Search your words' }).fill('oven');
    await expect.element(status('1 in the list')).toBeVisible();
  });
});

describe.each([
  ['light', 1440],
  ['dark', 320],
] as const)('own words, %s at %d px', (theme, width) => {
  it('have no violation of axe and do not overflow: form and keyboard', async () => {
    document.documentElement.dataset['theme'] = theme;
    stored = [{ ...ownBread, personalNote: 'a note '.repeat(40) }];
    await openApp('/words', { viewport: { width, height: phone.height } });
    await row('პური').click();
    await button('Add a word').click();
    await button('Georgian keyboard').click();
    await button('Sentence').click();
    await button('Add word').click();
    await expect.element(page.getByText('Enter the Georgian word.')).toBeVisible();
    expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
  });
});
