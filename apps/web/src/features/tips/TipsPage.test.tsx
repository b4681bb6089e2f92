import { tipCategories } from '@ena/domain/help/tips';
import { describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { openApp, phone } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { mockEndpoint, holdRequests, networkError, requests, serverState } from '../../../test/mockApi.ts';

const search = () => page.getByPlaceholder('Search tips...');
const level = (name: string) =>
  page.getByRole('group', { name: 'Level' }).getByRole('button', { name, exact: true });
const categories = () => page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
const category = (title: string) => categories().filter({ hasText: title });
const heading = (name: string) => page.getByRole('heading', { level: 2, name });
const tips = () => [...document.querySelectorAll<HTMLElement>('main li[id^="tip."]')];
const ids = () => tips().map(({ id }) => id);
const address = () => location.pathname + location.search + location.hash;
/** Waits until the page states this number of tips, and checks that it shows as many. */
async function expectTips(number: number): Promise<void> {
  await expect
    .element(page.getByRole('status').filter({ hasText: number === 1 ? /^1 tip$/u : `${number} tips` }))
    .toBeVisible();
  expect(tips()).toHaveLength(number);
}
const open = async (path = '/learning-tips') => {
  const router = await openApp(path);
  await expect.element(search()).toBeVisible();
  return router;
};
/** Types a text into the search field synchronously, within the running task. */
function typeSync(text: string): void {
  const field = search().element();
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
/** Clicks synchronously, within the running task. */
const clickSync = (locator: Locator) =>
  locator.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
/** Longer than the debounce after which the search text is written to the URL. */
const afterDebounceMs = 500;
const useFakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

describe('categories and levels', () => {
  it.each(['beginner', 'intermediate', 'advanced'])(
    'offer only categories with tips of the level %s',
    async (name) => {
      await open(`/learning-tips?level=${name}`);
      const counts = categories()
        .elements()
        .map(({ textContent }) => Number(/\d+$/u.exec(textContent)?.[0]));
      expect(counts.length).toBeGreaterThan(1);
      expect(counts).not.toContain(0);
    },
  );

  it('[TIPS-01] [TIPS-04] show seven categories with five tips each, the first one by default', async () => {
    await open();
    await expectTips(5);
    const titles = categories()
      .elements()
      .map((link) => link.firstChild?.textContent ?? '');
    expect(titles.map((title) => title.toLowerCase())).toEqual([...tipCategories]);
    const seen = new Set<string>();
    for (const title of titles) {
      await category(title).click();
      await expect.element(heading(title)).toBeVisible();
      await expectTips(5);
      for (const id of ids()) {
        expect(id).toMatch(new RegExp(`^tip\\.${title.toLowerCase()}\\.`, 'u'));
        seen.add(id);
      }
      expect(document.querySelector('main [aria-current]')?.textContent).toContain(title);
    }
    expect(seen.size).toBe(35);
  });

  it('[TIPS-02] show all tips, or those of a level and those for all levels', async () => {
    await open('/learning-tips?category=writing');
    await expect.element(level('All Levels')).toHaveAttribute('aria-pressed', 'true');
    await expectTips(5);
    for (const [name, number] of [
      ['Beginner', 2],
      ['Intermediate', 3],
      ['Advanced', 2],
    ] as const) {
      await level(name).click();
      await expectTips(number);
      const levels = tips().map((tip) => tip.querySelector('h3 + *')?.textContent);
      expect(new Set(levels)).toEqual(new Set(['All Levels', name]));
      await expect.element(level(name)).toHaveAttribute('aria-pressed', 'true');
      await expect.element(level('All Levels')).toHaveAttribute('aria-pressed', 'false');
    }
    await level('All Levels').click();
    await expectTips(5);
  });

  it('show tips with examples in Georgian, romanization and meaning', async () => {
    await open('/learning-tips#tip.general.letters-first');
    await expectTips(5);
    const tip = page.elementLocator(document.getElementById('tip.general.letters-first') ?? document.body);
    const word = tip.getByRole('button', { name: 'ქარი', exact: true });
    await expect.element(word).toBeVisible();
    expect(word.element().closest('[lang]')?.getAttribute('lang')).toBe('ka');
    await expect.element(tip.getByText('/kari/').first()).toBeVisible();
    await expect.element(tip.getByText('wind', { exact: true })).toBeVisible();
  });
});

describe('the search', () => {
  it('[TIPS-03] finds tips by meaning, Georgian letters and romanization', async () => {
    await open();
    for (const wanted of ['DOOR', 'ქარი', 'kari']) {
      await search().fill(wanted);
      await expectTips(1);
      expect(ids()).toEqual(['tip.general.letters-first']);
    }
  });

  it('[TIPS-03] [TIPS-04] without a chosen category finds tips of all of them, under their titles', async () => {
    await open();
    await search().fill('preverb');
    await expectTips(3);
    await expect.element(category('All categories')).toHaveAttribute('aria-current', 'true');
    const groups = page.getByRole('region', { name: 'All categories' }).getByRole('region').elements();
    expect(
      groups.map((group) => [group.querySelector('h3')?.textContent, group.querySelector('li')?.id]),
    ).toEqual([
      ['General', 'tip.general.dictionary'],
      ['Vocabulary', 'tip.vocabulary.directions'],
      ['Grammar', 'tip.grammar.dative-people'],
    ]);
    await search().fill('');
    await expectTips(5);
    await expect.element(heading('General')).toBeVisible();
    await expect.element(category('All categories')).not.toBeInTheDocument();
  });

  it('[TIPS-03] is restricted to a chosen category, and names the others with matches', async () => {
    await open('/learning-tips?search=preverb');
    await expectTips(3);
    await category('Vocabulary').click();
    await expect.element(heading('Vocabulary')).toBeVisible();
    await expectTips(1);
    const others = page.getByRole('group', { name: 'Also found in:' }).getByRole('link');
    await expect.element(others).toHaveLength(3);
    expect(others.elements().map(({ textContent }) => textContent)).toEqual([
      'General (1)',
      'Grammar (1)',
      'All categories',
    ]);
    // General is also what is shown without a category; here it is chosen.
    await others.first().click();
    await expect.element(heading('General')).toBeVisible();
    await expectTips(1);
    expect(address()).toBe('/learning-tips?category=general&search=preverb');
    await others.last().click();
    await expectTips(3);
    expect(address()).toBe('/learning-tips?search=preverb');
  });

  it('[TIPS-04] [TIPS-05] without a match links to categories with matches, or clears search and level', async () => {
    await open('/learning-tips?category=general');
    await search().fill('twenties');
    await expect
      .element(
        page.getByText('No tips found matching your criteria. Try adjusting your filters or search query.'),
      )
      .toBeVisible();
    await expectTips(0);
    const found = page.getByRole('group', { name: 'Found in:', exact: true });
    await found.getByRole('link', { name: 'Vocabulary (1)' }).click();
    await expectTips(1);
    await expect.element(search()).toHaveValue('twenties');
    await search().fill('zzz <b>');
    await expectTips(0);
    await expect.element(found).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Clear search and level' }).click();
    await expectTips(5);
    await expect.element(search()).toHaveValue('');
  });

  it('loses no letter when typing is fast, and the tips are requested once', async () => {
    await open('/learning-tips?category=vocabulary');
    await search().click();
    await userEvent.keyboard('grandmother');
    await expect.poll(address).toBe('/learning-tips?category=vocabulary&search=grandmother');
    await expect.element(search()).toHaveValue('grandmother');
    await expectTips(1);
    expect(requests('course.tips')).toHaveLength(1);
  });

  it('keeps what is typed right after a level is chosen (race condition)', async () => {
    await open('/learning-tips?category=vocabulary');
    document.querySelector<HTMLButtonElement>('main [aria-pressed=false]')?.click();
    typeSync('twenties');
    await expect.poll(address).toBe('/learning-tips?category=vocabulary&level=beginner&search=twenties');
    await expect.element(search()).toHaveValue('twenties');
  });

  it('opens a category that is clicked right after typing (race with the debounce)', async () => {
    useFakeTimers();
    await open('/learning-tips?category=vocabulary');
    typeSync('poet');
    await expect.element(category('Reading')).toHaveAttribute('href', expect.stringContaining('search=poet'));
    clickSync(category('Reading'));
    // Within the same task, before React renders again.
    vi.advanceTimersByTime(afterDebounceMs);
    await expect.element(heading('Reading')).toBeVisible();
    await expect.poll(address).toBe('/learning-tips?category=reading&search=poet');
    vi.advanceTimersByTime(afterDebounceMs);
    expect(address()).toBe('/learning-tips?category=reading&search=poet');
  });

  it('is cleared by a click right after typing (race with the debounce)', async () => {
    useFakeTimers();
    const router = await open('/learning-tips?category=vocabulary&level=beginner');
    typeSync('zzz');
    const clear = page.getByRole('button', { name: 'Clear search and level' });
    await expect.element(clear).toBeVisible();
    clickSync(clear);
    vi.advanceTimersByTime(afterDebounceMs);
    await expectTips(5);
    await expect.poll(address).toBe('/learning-tips?category=vocabulary');
    await expect.element(search()).toHaveValue('');
    vi.advanceTimersByTime(afterDebounceMs);
    await expect.poll(() => router.state.navigation.state).toBe('idle');
    expect(address()).toBe('/learning-tips?category=vocabulary');
    await expect.element(search()).toHaveValue('');
  });
});

describe('the URL of the tips page', () => {
  it('contains the filters, and going back and forward restores them', async () => {
    const router = await open();
    await category('Grammar').click();
    await expect.element(heading('Grammar')).toBeVisible();
    await level('Advanced').click();
    await expect.element(level('Advanced')).toHaveAttribute('aria-pressed', 'true');
    await search().fill('series');
    await expect.poll(address).toBe('/learning-tips?category=grammar&level=advanced&search=series');
    await expectTips(1);
    await category('Reading').click();
    await expectTips(0);
    await router.navigate(-1);
    await expectTips(1);
    await router.navigate(1);
    await expectTips(0);
    await router.navigate(-1);
    await expectTips(1);
    await router.navigate(-1);
    // Before the level was chosen.
    await expectTips(5);
    await expect.element(search()).toHaveValue('');
    expect(address()).toBe('/learning-tips?category=grammar');
  });

  it('restores category, level and search when it is opened', async () => {
    await open('/learning-tips?category=grammar&level=advanced&search=series');
    await expectTips(1);
    await expect.element(search()).toHaveValue('series');
    await expect.element(heading('Grammar')).toBeVisible();
  });

  it('with unknown values shows the first category and all levels', async () => {
    await open('/learning-tips?category=nonsense&level=expert&search=');
    await expectTips(5);
    await expect.element(heading('General')).toBeVisible();
    await expect.element(level('All Levels')).toHaveAttribute('aria-pressed', 'true');
  });

  it('can link to a tip, which is scrolled into view and focused', async () => {
    await open('/learning-tips?category=grammar#tip.grammar.version');
    const tip = page.elementLocator(document.getElementById('tip.grammar.version') ?? document.body);
    await expect.element(tip).toMatchTextContent(/One vowel says for whom/u);
    await expect.element(tip).toHaveFocus();
    await expect.element(tip).toBeInViewport({ ratio: 1 });
  });

  it('is kept for a visitor who has to log in first', async () => {
    await openApp('/learning-tips?category=reading&search=poet', { learner: null });
    await expect.poll(() => location.pathname).toBe('/login');
    mockEndpoint('auth.signIn', () => {
      serverState().learner = ana;
      return { ok: true };
    });
    await page.getByLabelText('Email').fill(ana.email);
    await page.getByLabelText('Password', { exact: true }).fill('gamarjoba');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.element(heading('Reading')).toBeVisible();
    await expectTips(1);
    await expect.element(search()).toHaveValue('poet');
    expect(address()).toBe('/learning-tips?category=reading&search=poet');
  });

  it('changes to that of a clicked link, also right after typing a search', async () => {
    useFakeTimers();
    const router = await open();
    await expectTips(5);
    const release = holdRequests('progress.list');
    // Within one task: waiting assertions advance fake timers.
    typeSync('poet');
    clickSync(page.getByRole('contentinfo').getByRole('link', { name: 'Beginner' }));
    await expect.element(page.getByRole('status').filter({ hasText: /^Loading$/u })).toBeVisible();
    vi.advanceTimersByTime(afterDebounceMs);
    await expect.poll(() => router.state.navigation.location?.pathname).toBe('/beginner');
    release();
    await expect.element(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
    expect(location.pathname).toBe('/beginner');
  });
});

it('the tips page shows an error page when the tips could not be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  mockEndpoint('course.tips', networkError);
  await openApp('/learning-tips');
  await expect.element(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('on a phone the levels, the search and a category are reached by keyboard alone', async () => {
  await openApp('/learning-tips', { viewport: phone });
  await expect.element(search()).toBeVisible();
  level('All Levels').element().focus();
  await userEvent.keyboard('{Tab} ');
  await expect.poll(address).toBe('/learning-tips?level=beginner');
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(heading('Reading')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain('Reading');
});
