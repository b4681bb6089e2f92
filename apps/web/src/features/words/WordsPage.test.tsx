import type { MetItem } from '@ena/contract/reviews';
import { addDays } from '@ena/domain/streak/day';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, setOffline } from '../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../test/axe.ts';
import { css } from '../../../test/locators.ts';
import {
  bread,
  card,
  item,
  letter,
  many,
  mockSampleWords,
  mockWordList,
  review,
  today,
  water,
  wine,
} from '../../../test/wordList.ts';
import { failure, holdRequests, mockEndpoint, networkError, requests } from '../../../test/mockApi.ts';

const mockItems = (items: readonly MetItem[], pausedSince: string | null = null) =>
  mockWordList(() => items, pausedSince);

beforeEach(mockSampleWords);

const row = (form: string) => page.getByRole('button', { name: form, exact: true });
const rows = () => css('main li button[aria-controls]');
const forms = () =>
  rows()
    .elements()
    .map(({ textContent }) => textContent);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = (text: string) => page.getByRole('status').filter({ hasText: text });
const search = () => page.getByRole('searchbox', { name: 'Search your words' });

describe('the page of all met items', () => {
  it('shows each with its strength, next date and lesson, the weakest first', async () => {
    await openApp('/words');
    await expect.poll(() => document.title).toBe('Your Words · Ena');
    await expect.poll(forms).toEqual(['პური', 'წყალი', 'ღვინო', 'ა']);
    const texts = css('main ul > li.bg-surface')
      .elements()
      .map(({ textContent }) => textContent);
    expect(texts[0]).toContain('Weak today');
    expect(texts[1]).toContain('/tsʼqʼali/ waterFood & DrinkLearning tomorrow');
    expect(texts[2]).toContain('suspended');
    expect(texts[3]).toContain('Strong in 50 days');
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Alphabet' }))
      .toHaveAttribute('href', '/beginner/alphabet#letter.a');
    await expect.element(page.getByRole('button', { name: 'Listen to წყალი' })).toBeVisible();
    const counts = [...document.querySelectorAll('section[aria-labelledby=strength] dl > div')];
    expect(counts.map((one) => one.querySelector('dd')?.textContent)).toEqual(['1', '2', '1']);
  });

  it('has a forecast of the reviews of 30 days, for screen readers as a list', async () => {
    await openApp('/words');
    await expect.element(page.getByText('2 more in the next 30 days')).toBeVisible();
    expect(css('section[aria-labelledby=forecast]').element().textContent).toContain('1due today');
    expect(
      page
        .getByRole('list', { name: 'Reviews due by day' })
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Mar 2, 2026: 1 review', 'Mar 6, 2026: 1 review']);
  });

  it('during a pause says that nothing is due', async () => {
    mockItems([bread], '2026-02-20');
    await openApp('/words');
    await expect.element(status('Your reviews have been paused since Feb 20, 2026.')).toBeVisible();
    await expect.element(page.getByText('Nothing else is due in the next 30 days.')).toBeVisible();
    await expect.poll(() => css('main li.bg-surface').first().element().textContent).toContain('paused');
  });

  it('is searched, filtered and sorted, with the choice in the URL', async () => {
    const router = await openApp('/words');
    await search().fill('tsqali');
    await expect.poll(forms).toEqual(['წყალი']);
    await expect.element(status('1 of 4')).toBeVisible();
    await expect.poll(() => router.state.location.search).toBe('?search=tsqali');
    await search().fill('');
    await page.getByLabelText('Order').selectOptions('Order of the course');
    await expect.poll(forms).toEqual(['ა', 'წყალი', 'პური', 'ღვინო']);
    await page.getByLabelText('Kind').selectOptions('Words');
    await page.getByLabelText('Strength').selectOptions('Weak');
    await expect.poll(forms).toEqual(['პური']);
    await expect.poll(() => router.state.location.search).toBe('?order=course&kind=word&strength=weak');
    await search().fill('water');
    await expect.element(page.getByText(/^Nothing in your list matches/u)).toBeVisible();
    await button('Clear search and filters').click();
    await expect.poll(() => forms().length).toBe(4);
    await expect.poll(() => router.state.location.search).toBe('');
  });

  it('keeps both of two filters, if the second is changed before the page has rendered the first', async () => {
    const router = await openApp('/words');
    await expect.poll(() => forms().length).toBe(4);
    const choose = (label: string, value: string) => {
      const select = page.getByLabelText(label).element();
      if (select instanceof HTMLSelectElement) select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('Kind', 'word');
    choose('Strength', 'weak');
    await expect.poll(() => router.state.location.search).toBe('?kind=word&strength=weak');
    await expect.poll(forms).toEqual(['პური']);
  });

  it('opens with the choice of its URL', async () => {
    await openApp('/words?kind=letter&order=next&strength=nonsense');
    await expect.poll(forms).toEqual(['ა']);
    await expect.element(page.getByLabelText('Order')).toHaveValue('next');
    await expect.element(page.getByLabelText('Strength')).toHaveValue('');
  });

  it('shows 50 rows at first, and moves the focus to the first new one', async () => {
    mockItems(many(177));
    await openApp('/words');
    await expect.poll(() => forms().length).toBe(50);
    for (const [left, shown] of [
      [127, 100],
      [77, 150],
      [27, 177],
    ] as const) {
      await button(`Show more (${left} left)`).click();
      await expect.poll(() => forms().length).toBe(shown);
      await expect.element(rows().nth(shown === 177 ? 150 : shown - 50)).toHaveFocus();
    }
    await expect.element(page.getByRole('button', { name: /^Show more/u })).not.toBeInTheDocument();
  });
});

describe('the cards of an item', () => {
  const cardOf = (title: string) => page.getByRole('region', { name: title });

  it('open by keyboard, with the figures of each skill and the history', async () => {
    await openApp('/words');
    await expect.element(row('წყალი')).toBeVisible();
    row('წყალი').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(row('წყალი')).toHaveAttribute('aria-expanded', 'true');
    const text = (title: string) => cardOf(title).element().textContent;
    await expect.element(cardOf('Understand it')).toBeVisible();
    expect(text('Understand it')).toContain('95%Next reviewin 5 daysMemory lasts10 days');
    expect(text('Understand it')).toContain('Reviews4Forgottenonce');
    expect(text('Write it')).toContain('Not asked yet.Next reviewtomorrow');
    await expect.element(page.getByText('In a lesson or quiz (before the reset)')).toBeVisible();
    const history = page.getByRole('region', { name: 'History' });
    expect(history.element().textContent).toContain('WrongChose the meaningFeb 28, 2026');
    expect(requests('reviews.history')).toEqual([{ itemId: 'word.water' }]);
    await row('პური').click();
    await expect.element(row('წყალი')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.element(row('პური')).toHaveAttribute('aria-expanded', 'false');
  });

  it('show a long history on request, and a history that failed with a retry', async () => {
    mockEndpoint('reviews.history', () => failure('INTERNAL'));
    await openApp('/words');
    await row('პური').click();
    await expect.element(page.getByText(/^The history could not be loaded/u)).toBeVisible();
    mockEndpoint('reviews.history', () => ({ reviews: Array.from({ length: 9 }, (_, id) => review(id)) }));
    await button('Try again').click();
    const entries = page.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect.element(entries).toHaveLength(6);
    await button('Show all 9').click();
    await expect.element(entries).toHaveLength(9);
  });

  it.each([
    ['Bury until tomorrow', 'bury', { state: 'buried' }, 'Buried until tomorrow', 'tomorrow'],
    ['Suspend', 'suspend', { state: 'suspended' }, 'Resume', 'suspended'],
  ] as const)('“%s” keeps the focus and changes the next date', async (name, action, change, after, next) => {
    mockEndpoint('reviews.changeCard', () => ({ card: card({ recall: 40, ...change }) }));
    await openApp('/words');
    await row('პური').click();
    await button(name).click();
    await expect.element(button(after)).toHaveFocus();
    expect(requests('reviews.changeCard')).toEqual([{ itemId: 'word.bread', skill: 'recognize', action }]);
    await expect.element(status('You will not be asked')).toBeVisible();
    await expect.poll(() => row('პური').element().closest('li')?.textContent).toContain(`Weak ${next}`);
    mockEndpoint('reviews.changeCard', () => ({ card: card({ recall: 40 }) }));
    await button('Resume').click();
    await expect.element(button('Suspend')).toHaveFocus();
    await expect.poll(() => row('პური').element().closest('li')?.textContent).toContain('Weak today');
  });

  it('that are difficult are marked, found by a filter, and can rest', async () => {
    const hard = card({ recall: 40, lapses: 6 });
    mockItems([{ ...bread, cards: [hard] }, water, wine]);
    const resting = card({ recall: 40, lapses: 6, state: 'buried', due: addDays(today, 7) });
    mockEndpoint('reviews.changeCard', () => ({ card: resting }));
    await openApp('/words');
    await expect.poll(() => row('პური').element().closest('li')?.textContent).toContain('Difficult');
    await page.getByLabelText('Strength').selectOptions('Difficult');
    await expect.poll(forms).toEqual(['პური']);
    await row('პური').click();
    await button('Rest for a week').click();
    await expect.element(status('You will not be asked for a week.')).toBeVisible();
    expect(requests('reviews.changeCard')).toMatchObject([{ action: 'rest' }]);
    await expect.poll(() => row('პური').element().closest('li')?.textContent).toContain('in 7 days');
  });

  it('are reset after a confirmation only, and their row keeps its place and the focus', async () => {
    mockEndpoint('reviews.changeCard', () => ({
      card: card({ recall: 0, stability: 0, reps: 0, lapses: 0 }),
    }));
    await openApp('/words');
    await row('ა').click();
    await button('Reset').click();
    await expect.element(page.getByRole('alertdialog', { name: 'Reset this card?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(requests('reviews.changeCard')).toEqual([]);
    await button('Reset').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
    await expect.element(page.getByText('Not asked yet.')).toBeVisible();
    await expect.element(button('Reset')).toHaveFocus();
    expect(requests('reviews.changeCard')).toMatchObject([{ action: 'reset' }]);
    await expect.poll(() => requests('reviews.history')).toHaveLength(2);
    expect(forms()).toEqual(['პური', 'წყალი', 'ღვინო', 'ა']);
    await button('Reset').click({ force: true });
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    mockItems([{ ...letter, cards: [card({ recall: 0, stability: 0, reps: 0 })] }, water, bread, wine]);
    await page.getByLabelText('Strength').selectOptions('Weak');
    await expect.poll(forms).toEqual(['ა', 'პური']);
  });

  it('say when a change failed or the browser is offline, and keep what is shown', async () => {
    mockEndpoint('reviews.changeCard', () => failure('INTERNAL'));
    await openApp('/words');
    await row('პური').click();
    await button('Suspend').click();
    await expect.element(page.getByText('Something went wrong on our side. Please try again.')).toBeVisible();
    setOffline(true);
    await button('Suspend').click();
    await expect.element(page.getByText(/^You are currently offline/u).first()).toBeVisible();
    expect(requests('reviews.changeCard')).toHaveLength(1);
  });
});

describe('the page without items', () => {
  it('explains what will be here, and links to Today and the first lesson', async () => {
    mockItems([]);
    await openApp('/words');
    const main = page.getByRole('main');
    await expect.element(main.getByRole('heading', { name: 'Your first words will be here' })).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Start the first lesson' }))
      .toHaveAttribute('href', '/beginner/alphabet');
    await expect.element(main.getByRole('link', { name: 'Open Today' })).toHaveAttribute('href', '/today');
  });

  it('shows a skeleton while it loads', async () => {
    const release = holdRequests('reviews.overview');
    await openApp('/words');
    await expect.element(page.getByRole('status', { name: 'Loading your words' })).toBeVisible();
    release();
    await expect.element(row('წყალი')).toBeVisible();
  });

  it.each(['reviews.overview', 'reviews.items'] as const)(
    'offers a retry after a failure of %s',
    async (name) => {
      mockEndpoint(name, () => failure('INTERNAL'));
      await openApp('/words');
      await expect.element(page.getByText(/^Your words could not be loaded\./u)).toBeVisible();
      mockItems([bread]);
      await button('Try again').click();
      await expect.element(row('პური')).toBeVisible();
    },
  );

  it('loads by itself when the connection is back', async () => {
    mockEndpoint('reviews.overview', networkError);
    await openApp('/words');
    await expect.element(page.getByText(/^Your words could not be loaded\./u)).toBeVisible();
    mockItems([bread]);
    setOffline(true);
    setOffline(false);
    await expect.element(row('პური')).toBeVisible();
  });

  it('sends a visitor to the login', async () => {
    const router = await openApp('/words', { learner: null });
    await expect.poll(() => router.state.location.pathname).toBe('/login');
  });
});

describe.each([
  ['light', 1440],
  ['dark', 320],
] as const)('the page, %s at %d px, has no violation of axe and does not overflow', (theme, width) => {
  const expectAccessible = async () => expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);

  it('with items, an open one, the reset dialog, no results, and nothing met', async () => {
    document.documentElement.dataset['theme'] = theme;
    const long = item(
      'word.long',
      'გადმოგვახტუნებინებდნენო',
      'they said that they would make us jump over it',
    );
    mockItems([letter, water, bread, wine, long]);
    await openApp('/words', { viewport: { width, height: 800 } });
    await row('წყალი').click();
    await expect.element(page.getByText('Chose the meaning')).toBeVisible();
    await expectAccessible();
    const list = row('წყალი').element().closest('ul');
    expect(list?.scrollWidth).toBe(list?.clientWidth);
    await button('Reset').first().click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible();
    await button('Keep it').click();
    await search().fill('zzz');
    await expect.element(button('Clear search and filters')).toBeVisible();
    await expectAccessible();
  });

  it('with nothing met', async () => {
    document.documentElement.dataset['theme'] = theme;
    mockItems([]);
    await openApp('/words', { viewport: { width, height: 800 } });
    await expect.element(page.getByRole('link', { name: 'Open Today' })).toBeVisible();
    await expectAccessible();
  });
});
