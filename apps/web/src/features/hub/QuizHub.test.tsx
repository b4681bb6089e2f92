import { levels, quizzesOf } from '@ena/course/catalog';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, subscriber } from '../../../test/app.tsx';
import { elements, textOf } from '../../../test/domAnswering.ts';
import { ana } from '../../../test/learner.ts';
import { mockEndpoint, failure } from '../../../test/mockApi.ts';

/** The title of each level, with the quizzes of its tab. */
const quizzesByLevel = Object.fromEntries(levels.map(({ id, title }) => [title, quizzesOf(id)]));
const titles = levels.map(({ title }) => title);
// Of several addresses, the last is that of the list of all quizzes (QHUB-07).
const addresses = (level: string) => (quizzesByLevel[level] ?? []).map(({ paths }) => paths.at(-1) ?? '');
const lockedAddress = (path: string) => `/pricing?from=${encodeURIComponent(path)}`;

const cards = () => elements('[role=tabpanel] li');
const addressesShown = () => elements('[role=tabpanel] li a').map((card) => card.getAttribute('href'));
const search = () => page.getByPlaceholder('Search quizzes...');
const openTab = async (level: string) => {
  await page.getByRole('tab', { name: new RegExp(level, 'u') }).click();
  await expect
    .element(page.getByRole('tab', { name: new RegExp(level, 'u') }))
    .toHaveAttribute('aria-selected', 'true');
};
const admin = { ...ana, id: 'admin', isAdmin: true, entitled: true };

describe('the hub of all quizzes', () => {
  it.each([
    ['a subscriber', subscriber],
    ['an admin', admin],
  ])(
    '[QHUB-01] [QHUB-05] [QHUB-06] [QHUB-07] [QHUB-10] shows %s each quiz unlocked in the tab of its level',
    async (_, learner) => {
      await openApp('/quizzes', { learner });
      await expect.poll(() => document.title).toBe('Quizzes · Ena');
      await expect
        .element(page.getByRole('main').getByRole('link', { name: 'Back to Home' }))
        .toHaveAttribute('href', '/');
      expect(page.getByRole('tab').elements()).toHaveLength(levels.length);
      for (const level of titles) {
        await openTab(level);
        await expect.poll(addressesShown).toEqual(addresses(level));
        for (const card of cards()) {
          expect(textOf(card)).toContain(level);
          expect(textOf(card)).toMatch(/Quiz.+\..*\d+ questions · \d+/u);
          expect(textOf(card)).not.toContain('Upgrade to Access');
          expect(card.dataset['locked']).toBe('false');
          expect(elements('.copybook', card)).toHaveLength(1);
        }
      }
    },
  );

  it('announces no time limit to a learner without time limits (D30)', async () => {
    await openApp('/quizzes', { learner: { ...ana, untimed: true } });
    await expect.element(page.getByText('5 questions · no time limit').first()).toBeVisible();
    await expect.element(page.getByText(/seconds each/u)).not.toBeInTheDocument();
  });

  it('[QHUB-08] [QHUB-09] shows a free learner two open cards; the others link to the pricing page', async () => {
    await openApp('/quizzes');
    for (const level of titles) {
      await openTab(level);
      const free = level === 'Beginner' ? 2 : 0;
      await expect
        .poll(addressesShown)
        .toEqual(addresses(level).map((path, index) => (index < free ? path : lockedAddress(path))));
      for (const [index, card] of cards().entries()) {
        expect(textOf(card).includes('Upgrade to Access')).toBe(index >= free);
        expect(card.dataset['locked']).toBe(String(index >= free));
      }
    }
  });

  it('[QHUB-02] [QHUB-03] [QHUB-04] searches titles and descriptions of the open level', async () => {
    await openApp('/quizzes', { learner: subscriber });
    await search().fill('NUMB');
    await expect.poll(addressesShown).toEqual(['/beginner/quiz/numbers']);
    await expect.element(page.getByText('1 quiz', { exact: true })).toBeInTheDocument();
    // Only in the description.
    await search().fill('head to toe');
    await expect.poll(addressesShown).toEqual(['/beginner/quiz/body']);
    await search().fill('grammar');
    await expect
      .element(
        page
          .getByRole('status')
          .getByText('No quizzes found matching your search. Try a different search term.', { exact: true }),
      )
      .toBeVisible();
    expect(cards()).toEqual([]);
    await openTab('Intermediate');
    await expect.poll(addressesShown).toEqual(['/intermediate/quiz/grammar']);
    await openTab('Advanced');
    await expect.poll(addressesShown).toEqual(['/advanced/quiz/grammar']);
    await search().fill('zzz');
    // The field has a button of its own that clears it.
    await page.getByRole('tabpanel').getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(addressesShown).toEqual(addresses('Advanced'));
    await expect.element(search()).toHaveValue('');
  });

  it('[QHUB-11] gives three tips', async () => {
    await openApp('/quizzes');
    await expect.element(page.getByRole('heading', { name: 'How to do well' })).toBeVisible();
    expect(elements('main h3').map(textOf)).toEqual([
      'Review First',
      'Read Carefully',
      'Learn from Mistakes',
    ]);
  });

  it('shows the best score on the card, and the sidebar beside the hub', async () => {
    const record = { id: 'r', completed: true, timeSpent: 1, updatedAt: '2026-03-01T10:00:00Z' };
    await openApp('/quizzes', { records: [{ ...record, lessonId: 'quiz-vocabulary', score: 40 }] });
    await expect.poll(() => cards().length).toBe(addresses('Beginner').length);
    const [alphabet, vocabulary] = cards().map(textOf);
    expect(vocabulary).toMatch(/Try Again.*best 40%/u);
    expect(alphabet).toContain('Start Quiz');
    expect(alphabet).not.toContain('%');
    const sidebar = page.getByRole('complementary', { name: 'Your learning' });
    await expect.element(sidebar.getByRole('link', { name: 'Quizzes' })).toBeVisible();
  });

  it('keeps the level in the URL, and moves between the tabs by arrow keys', async () => {
    await openApp('/quizzes?level=advanced');
    const tab = (level: string) => page.getByRole('tab', { name: new RegExp(level, 'u') });
    await expect.element(tab('Advanced')).toHaveAttribute('aria-selected', 'true');
    tab('Advanced').element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('Intermediate')).toHaveFocus();
    await expect.poll(() => location.search).toBe('?level=intermediate');
    await expect.poll(addressesShown).toEqual(addresses('Intermediate').map(lockedAddress));
  });

  it('shows a retry button when the progress records could not be loaded', async () => {
    mockEndpoint('progress.list', () => failure('UNAVAILABLE'));
    await openApp('/quizzes');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(cards()).toEqual([]);
  });
});
