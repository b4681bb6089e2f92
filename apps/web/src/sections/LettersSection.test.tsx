import { lessonBodies } from '@ena/course/bodies';
import { describe, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, phone } from '../../test/app.tsx';
import { find, findAll, waitUntil } from '../../test/dom.ts';
import { css } from '../../test/locators.ts';

const letters = (lessonBodies.get('alphabet')?.sections ?? []).flatMap((section) =>
  section.kind === 'letters' ? section.letters : [],
);
const cards = () => css('main section button[aria-expanded]');
const card = (form: string) => cards().filter({ has: page.getByText(form, { exact: true }) });
const search = () => page.getByRole('searchbox', { name: 'Search letters' });
const openCard = () => css('main section button[aria-expanded=true]');
const openLetter = () => css('main [data-details]');

describe('the letters of the alphabet lesson', () => {
  beforeEach(async () => {
    await openApp('/beginner/alphabet');
    await expect.element(cards()).toHaveLength(33);
  });

  it('[BEG-18] a tap on a letter shows its sound and its example, and another tap closes it', async () => {
    await card('კ').click();
    await expect.element(openLetter()).toMatchTextContent(/ejective/u);
    await expect.element(openLetter()).toMatchTextContent(/tight throat/u);
    await expect.element(openLetter()).toMatchTextContent(/\/k.+\//u);
    await expect.element(openCard()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(openLetter()).toHaveLength(0);
    await expect.element(card('კ')).toHaveFocus();
  });

  it.each([320, 390])('shows all names with wider text spacing at %i pixels (WCAG 1.4.12)', async (width) => {
    await page.viewport(width, 700);
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; }');
    document.adoptedStyleSheets.push(spacing);
    onTestFinished(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing);
    });
    const hidden = findAll('main li').flatMap((item) => {
      const sound = item.querySelector('[data-clip]')?.getBoundingClientRect();
      return [...item.querySelectorAll('[lang=ka-Latn]')].flatMap((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        const box = text.getBoundingClientRect();
        if (!sound || box.width === 0) return [];
        const isCovered = box.right > sound.left && box.bottom > sound.top;
        return isCovered || box.right > item.getBoundingClientRect().right ? [name.textContent] : [];
      });
    });
    expect(hidden).toEqual([]);
  });

  it('an open letter leaves the others where they are, in the order of the alphabet', async () => {
    const positions = () =>
      findAll('main [data-letter]').map((button) => {
        const { left, top } = button.getBoundingClientRect();
        return { left, row: Math.round(top) };
      });
    const before = positions();
    await card('ბ').click();
    await expect.element(openLetter()).toBeVisible();
    const after = positions();
    expect(after.map(({ left }) => left)).toEqual(before.map(({ left }) => left));
    const rows = after.map(({ row }) => row);
    expect(rows).toEqual(rows.toSorted((one, other) => one - other));
  });

  it('an open letter is scrolled into view', async () => {
    await page.viewport(phone.width, phone.height);
    const button = card('ბ').element();
    // At the lower edge of the viewport: the letter opens below its row.
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await card('ბ').click();
    await expect.element(openLetter()).toBeInViewport({ ratio: 1 });
    // The tests run with reduced motion.
    expect(scroll.mock.calls.flat()).toEqual([{ block: 'nearest', behavior: 'instant' }]);
  });

  it('[BEG-18] every letter opens with its name, its sound, its example and the letters that look alike', async () => {
    for (const [index, letter] of letters.entries()) {
      findAll('main section button[aria-expanded]')[index]?.click();
      const shown = await waitUntil(() => find(`li[id="${letter.id}"]`));
      const texts = [letter.form, letter.name.form, letter.gloss, letter.example.form, letter.example.gloss];
      for (const text of texts) expect(shown.textContent).toContain(text);
      expect(findAll('button[data-clip]', shown).map((button) => button.dataset['clip'])).toEqual([
        letter.form,
        letter.example.form,
      ]);
      const others = findAll('button[lang=ka]', shown).map((button) => button.textContent);
      expect(others).toEqual(letter.lookAlikes ?? []);
    }
  });

  it('the button of a similar letter opens that letter, also when a search has hidden it', async () => {
    const letter = letters.find(({ lookAlikes = [] }) => lookAlikes.length > 0);
    const other = letter?.lookAlikes?.[0] ?? '';
    await search().fill(letter?.name.form ?? '');
    await expect.element(cards()).toHaveLength(1);
    await cards().click();
    await openLetter().getByRole('button', { name: other, exact: true }).click();
    await expect.element(search()).toHaveValue('');
    await expect.element(cards()).toHaveLength(33);
    await expect.element(openCard()).toMatchTextContent(other);
    await expect.element(openCard()).toHaveFocus();
  });

  it('[BEG-19] the search finds letters by form, name, romanization and sound, ignoring case; an empty search shows all', async () => {
    for (const [text, count] of [
      ['კანი', 1],
      ['GHANI', 1],
      ['shini', 1],
      ['tight throat', 6],
      ['mother', 1],
      ['წყალი', 1],
      ['zzzz', 0],
      ['', 33],
    ] as const) {
      await search().fill(text);
      await expect.element(cards(), { message: `letters for "${text}"` }).toHaveLength(count);
      await expect.element(page.getByText(`${count} of 33 letters shown`)).toBeInTheDocument();
    }
  });

  it('filters by sound, together with the search', async () => {
    const group = page.getByRole('group', { name: 'Show' });
    for (const [label, sound] of [
      ['Vowels', 'vowel'],
      ['Ejectives', 'ejective'],
      ['Aspirates', 'aspirate'],
    ] as const) {
      await group.getByRole('button', { name: label }).click();
      await expect.element(cards()).toHaveLength(letters.filter((letter) => letter.sound === sound).length);
      await expect.element(group.getByRole('button', { pressed: true })).toHaveTextContent(label);
    }
    await search().fill('ხან');
    await expect.element(cards()).toHaveLength(0);
    await group.getByRole('button', { name: 'All' }).click();
    await expect.element(cards()).toHaveLength(1);
  });

  it('[BEG-19] a letter as search text shows that letter first, also in Mtavruli, and the next press opens it', async () => {
    for (const text of ['ნ', ' Ნ ']) {
      await search().fill(text);
      await expect.element(cards().first()).toMatchTextContent(/^ნ/u);
    }
    expect(findAll('main section button[aria-expanded]').length).toBeGreaterThan(1);
    await cards().first().click();
    await expect.element(openLetter()).toMatchTextContent(/^ნ/u);
  });

  it('says that nothing is found, and offers to show all letters', async () => {
    await page.getByRole('button', { name: 'Vowels' }).click();
    await search().fill(' zzzz ');
    await expect.element(page.getByText(/^No letters found for ‘zzzz’\./u)).toBeVisible();
    await page.getByRole('button', { name: 'Show all letters' }).click();
    await expect.element(cards()).toHaveLength(33);
    await expect.element(search()).toHaveValue('');
    await expect.element(cards().first()).toHaveFocus();
  });

  it.each([
    ['Aspirates', 'წყალი', 'No aspirates match ‘წყალი’, but another letter does.', 1],
    ['Vowels', 'tight throat', 'No vowels match ‘tight throat’, but 6 other letters do.', 6],
  ])(
    'says that the filter %s excludes what %o finds, and offers to search all letters',
    async (filter, text, message, count) => {
      const group = page.getByRole('group', { name: 'Show' });
      await group.getByRole('button', { name: filter }).click();
      await search().fill(text);
      await expect.element(page.getByText(message, { exact: true })).toBeVisible();
      await expect.element(page.getByText('0 of 33 letters shown')).toBeInTheDocument();
      await page.getByRole('button', { name: 'Search all letters' }).click();
      await expect.element(cards()).toHaveLength(count);
      await expect.element(search()).toHaveValue(text);
      await expect.element(group.getByRole('button', { pressed: true })).toHaveTextContent('All');
      await expect.element(cards().first()).toHaveFocus();
    },
  );
});
