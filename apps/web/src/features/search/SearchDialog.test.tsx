import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage, phone, setOffline, subscriber } from '../../../test/app.tsx';
import { session } from '../../platform/session.ts';
import { ana } from '../../../test/learner.ts';
import {
  mockEndpoint,
  failure,
  holdRequests,
  networkError,
  requests,
  settleRequests,
} from '../../../test/mockApi.ts';
import { searchCourse } from '../../../test/search.ts';
import {
  address,
  dialog,
  field,
  openSearch,
  options,
  searchButton,
  searchFor,
  selected,
} from '../../../test/searchDialog.ts';

const byId = (id: string) => page.elementLocator(document.getElementById(id) ?? document.createElement('i'));
const desktop = { width: 1280, height: 800 };

describe.each([
  ['desktop', desktop],
  ['phone', { ...phone }],
])('the search of the top bar on a %s', (_, viewport) => {
  it('finds a word in each spelling, and opens and focuses its card for a subscriber', async () => {
    await openPage('/beginner', { learner: subscriber, viewport });
    await openSearch();
    for (const spelling of ['წყალი', "ts'q'ali", 'tsqali', 'wyali', 'water']) {
      await field().fill('');
      await expect.element(options()).not.toBeInTheDocument();
      await field().fill(spelling);
      await expect.element(selected()).toMatchTextContent(/წყალი.*water/u);
    }
    await expect.element(selected().getByText('წყალი', { exact: true })).toHaveAttribute('lang', 'ka');
    await expect.element(dialog().getByRole('button', { name: 'Listen' })).toBeVisible();
    await selected().click();
    await expect.poll(address).toBe('/beginner/food-and-drinks#word.water');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.id).toBe('word.water');
    await expect.element(byId('word.water')).toBeInViewport({ ratio: 1 });
  });

  it('shows a learner which Premium lesson contains the word, and links to the pricing page', async () => {
    mockEndpoint('billing.plans', () => failure('UNAVAILABLE'));
    await openPage('/beginner', { learner: ana, viewport });
    await openSearch();
    await searchFor('cornbread');
    const food = options().filter({ hasText: 'Food and Drinks' });
    await expect.element(food).toMatchTextContent('Contains what you are searching for');
    await expect.element(food).toMatchTextContent('Premium');
    expect(dialog().element().textContent).not.toContain('მჭადი');
    await food.click();
    await expect.poll(address).toBe(`/pricing?from=${encodeURIComponent('/beginner/food-and-drinks')}`);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => requests('billing.plans')).toHaveLength(1);
  });

  it('shows a visitor pages, and lessons that need a login', async () => {
    await openPage('/login', { learner: null, viewport });
    await openSearch();
    await searchFor('alphabet');
    await expect
      .element(options().filter({ hasText: 'Georgian Alphabet' }).filter({ hasText: 'Log in' }).first())
      .toBeVisible();
    await searchFor('contact');
    await options().filter({ hasText: 'Contact' }).first().click();
    await expect.poll(address).toBe('/contact');
    await expect.element(page.getByRole('main')).toHaveFocus();
  });
});

describe('the keyboard shortcuts of the search dialog', () => {
  it('/ and Ctrl+K open it; Esc closes it and restores the focus', async () => {
    await openPage('/quizzes', { learner: subscriber });
    for (const keys of ['/', '{Control>}k{/Control}']) {
      searchButton().element().focus();
      await userEvent.keyboard(keys);
      await expect.element(field()).toHaveFocus();
      await expect.element(field()).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(searchButton()).toHaveFocus();
    }
  });

  it('/ and Ctrl+K in a text field do not open it', async () => {
    await openPage('/quizzes', { learner: subscriber });
    // Loads the dialog, so that it would open at once.
    await openSearch();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    const quizField = page.getByPlaceholder('Search quizzes...');
    quizField.element().focus();
    await userEvent.keyboard('/{Control>}k{/Control}');
    await expect.element(quizField).toHaveValue('/');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it.each([
    ['Alt+/', { key: '/', code: 'Slash', altKey: true }],
    ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
    ['k', { key: 'k', code: 'KeyK' }],
  ])('%s does not open it', async (_, init) => {
    await openPage('/faq', { learner: null });
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('Ctrl and the physical K key open it with a Georgian keyboard layout', async () => {
    await openPage('/faq', { learner: null });
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'კ', code: 'KeyK', ctrlKey: true, bubbles: true }),
    );
    await expect.element(field()).toHaveFocus();
  });

  it('arrow keys wrap around the results, each announced by the field, and Enter opens the selected one', async () => {
    await openPage('/beginner', { learner: subscriber });
    await openSearch();
    await searchFor('food');
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
    const ids = options()
      .elements()
      .map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    const active = () => field().element().getAttribute('aria-activedescendant');
    expect(active()).toBe(ids[0]);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe(ids[1]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.poll(active).toBe(ids.at(-1));
    await expect.element(selected()).toBeInViewport();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe(ids[0]);
    await expect.element(selected()).toHaveAttribute('id', ids[0]);
    await expect.element(field()).toHaveFocus();
    await expect.element(page.getByRole('group', { name: 'Lessons', exact: true })).toBeVisible();
    await expect
      .element(
        dialog()
          .getByRole('status')
          .filter({ hasText: `${ids.length} results` }),
      )
      .toBeInTheDocument();
    const [best] = searchCourse('food', subscriber);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect.poll(address).toBe(best?.path);
  });

  it('Enter before the response opens the first result when it arrives', async () => {
    await openPage('/beginner', { learner: subscriber });
    await openSearch();
    await searchFor('water');
    const release = holdRequests('search.query');
    await field().fill('numbers');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => requests('search.query').at(-1)?.q).toBe('numbers');
    expect(address()).toBe('/beginner');
    // The previous results are shown until there are newer ones.
    await expect.element(selected()).toMatchTextContent(/წყალი/u);
    release();
    await expect.poll(address).toBe('/beginner/numbers');
  });

  it('Enter before an empty response opens nothing', async () => {
    await openPage('/faq', { learner: null });
    await openSearch();
    await field().fill('qqqq');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByText(/Nothing found for/u)).toBeVisible();
    expect(address()).toBe('/faq');
    await expect.element(dialog()).toBeVisible();
  });
});

describe('deep links of search results', () => {
  it.each([
    ['letter kani', '/beginner/alphabet#letter.kani', 'li[id="letter.kani"]'],
    ['preverbs', '/advanced/grammar#preverbs', 'button[id=preverbs]'],
    ['Shota Rustaveli', '/advanced/literature#advanced-literature.rustaveli', 'li[id$=rustaveli]'],
    ['mother', '/vocabulary#word.mother', 'li[id="word.mother"]'],
  ])('the result for %s is opened and focused on its page', async (text, path, target) => {
    await openPage('/beginner', { learner: subscriber });
    await openSearch();
    await searchFor(text);
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe(path);
    await expect.poll(() => document.activeElement?.matches(target)).toBe(true);
  });

  it('a second word of the same page is focused as well', async () => {
    await openPage('/beginner/food-and-drinks#word.water', { learner: subscriber });
    await expect.poll(() => document.activeElement?.id).toBe('word.water');
    await openSearch();
    await searchFor('khinkali dumpling');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.id).toBe('word.khinkali');
  });
});

describe('the search dialog', () => {
  it('does not search for whitespace', async () => {
    await openPage('/faq', { learner: null });
    await openSearch();
    await field().fill('    ');
    await expect.element(dialog().getByRole('button', { name: 'hello' })).toBeVisible();
    // A request for the spaces would come before this one.
    await field().fill('qqqq');
    await expect.element(dialog().getByText('Nothing found for ‘qqqq’.')).toBeVisible();
    expect(requests('search.query')).toEqual([{ q: 'qqqq' }]);
  });

  it('shows that nothing was found, and announces it to screen readers', async () => {
    await openPage('/faq', { learner: null });
    await openSearch();
    await field().fill('qqqq');
    await expect.element(dialog().getByText('Nothing found for ‘qqqq’.')).toBeVisible();
    await expect
      .element(
        dialog()
          .getByRole('status')
          .filter({ hasText: /^Nothing found$/u }),
      )
      .toBeInTheDocument();
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('limits the query to 80 characters, and clears the field by a button', async () => {
    await openPage('/faq', { learner: null });
    await openSearch();
    await userEvent.keyboard('a'.repeat(90));
    await expect.element(field()).toHaveValue('a'.repeat(80));
    await expect.element(dialog().getByText('A search can have at most 80 characters.')).toBeVisible();
    await dialog().getByRole('button', { name: 'Clear search' }).click();
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
    await expect.element(dialog().getByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });

  it('announces that it is searching, and shows a skeleton if there are no previous results', async () => {
    await openPage('/faq', { learner: null });
    await openSearch();
    const release = holdRequests('search.query');
    await field().fill('alphabet');
    await expect
      .element(
        dialog()
          .getByRole('status')
          .filter({ hasText: /^Searching$/u }),
      )
      .toBeInTheDocument();
    expect(dialog().element().querySelectorAll('.skeleton').length).toBeGreaterThan(0);
    release();
    await expect.element(options().first()).toBeVisible();
    expect(dialog().element().querySelectorAll('.skeleton')).toHaveLength(0);
  });

  it('shows the latest response only, in whatever order responses arrive (race condition)', async () => {
    await openPage('/beginner', { learner: subscriber });
    await openSearch();
    const release = holdRequests('search.query');
    await field().fill('water');
    await expect.poll(() => requests('search.query')).toHaveLength(1);
    mockEndpoint('search.query', () => ({ found: [] }));
    await field().fill('qqqq');
    await expect.element(dialog().getByText('Nothing found for ‘qqqq’.')).toBeVisible();
    release();
    await settleRequests();
    // After another request the first response has been read.
    await session.refresh();
    await expect.element(dialog().getByText('Nothing found for ‘qqqq’.')).toBeVisible();
    await expect.element(options()).not.toBeInTheDocument();
  });

  it('shows a server error, keeps the query, and can be retried', async () => {
    await openPage('/beginner', { learner: subscriber });
    await openSearch();
    mockEndpoint('search.query', () => failure('UNAVAILABLE'));
    await field().fill('water');
    await expect
      .element(
        dialog()
          .getByRole('alert')
          .getByText(/Ena cannot be reached right now\./u),
      )
      .toBeVisible();
    mockEndpoint('search.query', searchWater);
    await dialog().getByRole('button', { name: 'Try again' }).click();
    await expect.element(selected()).toMatchTextContent(/წყალი/u);
    await expect.element(field()).toHaveValue('water');
  });

  it('shows that it is offline, and retries when the browser is online again', async () => {
    await openPage('/beginner', { learner: subscriber });
    await openSearch();
    mockEndpoint('search.query', networkError);
    setOffline(true);
    await field().fill('water');
    await expect.element(dialog().getByText(/You are currently offline\./u)).toBeVisible();
    mockEndpoint('search.query', searchWater);
    setOffline(false);
    await expect.element(selected()).toMatchTextContent(/წყალი/u);
  });

  it('retries by Enter after an error', async () => {
    await openPage('/beginner', { learner: subscriber });
    await openSearch();
    mockEndpoint('search.query', () => failure('RATE_LIMITED'));
    await field().fill('water');
    await expect.element(dialog().getByText(/Too many attempts\./u)).toBeVisible();
    mockEndpoint('search.query', searchWater);
    await userEvent.keyboard('{Enter}');
    await expect.element(selected()).toMatchTextContent(/წყალი/u);
  });
});
const searchWater = () => ({ found: searchCourse('water', { entitled: true }) });

describe('closing the search dialog', () => {
  it('works by a click on the backdrop', async () => {
    await openPage('/faq', { learner: null });
    await openSearch();
    await dialog().click({ position: { x: 300, y: 690 } });
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('returns the focus to the menu that opened it on a phone', async () => {
    await openPage('/login', { learner: null, viewport: phone });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const entry = page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('button', { name: 'Search the course' });
    await entry.click();
    await expect.element(field()).toHaveFocus();
    await dialog().getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(entry).toHaveFocus();
  });
});
