import type { ProgressRecord } from '@ena/contract/progress';
import { achievements } from '@ena/course/achievements';
import { courseUnitIds, levels } from '@ena/course/catalog';
import { type Counter, progressTowards } from '@ena/domain/achievement/achievement';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, reopenApp, setOffline, subscriber } from '../../../test/app.tsx';
import { ana, noStatistics } from '../../../test/learner.ts';
import { css } from '../../../test/locators.ts';
import { mockEndpoint, failure, requests, serverState, settleRequests } from '../../../test/mockApi.ts';

/** Mocks the server's response for a learner with these records, counts and earned achievements. */
function mockAchievements(
  records: readonly ProgressRecord[] = [],
  counts: Partial<Record<Counter, number>> = {},
  earnedDates: Readonly<Record<string, string>> = {},
): void {
  const facts = {
    records: new Map(records.map((record) => [record.lessonId, record])),
    counts: { words: 0, hours: 0, streak: 0, 'right-answers': 0, dictation: 0, essays: 0, ...counts },
  };
  mockEndpoint('achievements.list', () => ({
    records: Object.entries(earnedDates).map(([achievementId, earnedAt]) => ({
      id: achievementId,
      userId: serverState().learner?.id ?? '',
      achievementId,
      earnedAt,
      createdAt: earnedAt,
    })),
    achievements: achievements.map(({ condition, unitLabel: counted, ...shown }) => {
      const { current, target, average, percent } = progressTowards(condition, facts);
      return { ...shown, counted, current, target, average, percent };
    }),
  }));
}

const countOf = (kind: string) => achievements.filter((one) => one.kind === kind).length;

beforeEach(() => {
  mockAchievements();
  mockEndpoint('profile.statistics', () => noStatistics);
});

const record = (lessonId: string, score: number | null = null): ProgressRecord => ({
  id: lessonId,
  lessonId,
  completed: true,
  score,
  timeSpent: 0,
  updatedAt: '2026-03-01T10:00:00.000Z',
});
const cards = () => page.getByRole('tabpanel').getByRole('listitem');
const cardOf = (title: string) =>
  cards().filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const expectText = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
const figures = () =>
  [...document.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);

describe('the achievements page', () => {
  it('[ACH-01] [ACH-02] [ACH-05] [PROG-12] shows a new learner every achievement with zero progress, and a link to start', async () => {
    await openApp('/achievements');
    await expect.poll(() => document.title).toBe('Achievements · Ena');
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Back to Home' }))
      .toHaveAttribute('href', '/');
    expect(
      page
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Achievements', 'Badges', 'Learning Progress']);
    await expectText(`0 of ${countOf('achievement')} earned`);
    await expect.element(cards()).toHaveLength(countOf('achievement'));
    await expect
      .element(page.getByRole('link', { name: 'Start with the Alphabet' }))
      .toHaveAttribute('href', '/beginner/alphabet');

    await tab('Badges').click();
    await expectText(`0 of ${countOf('badge')} earned`);
    await expectText(`0 of ${countOf('milestone')} earned`);
    await expect.element(cards()).toHaveLength(countOf('badge') + countOf('milestone'));

    await tab('Learning Progress').click();
    await expect.element(page.getByRole('heading', { name: 'What you have done' })).toBeVisible();
    expect(figures()).toEqual([
      ['Lessons completed', `0 of ${courseUnitIds.length}`],
      ['Quizzes finished', '0'],
      ['Average score', '0%'],
      ['Study streak', '0 days'],
      ['Study time', '0 hours'],
      ['Words learned', '0'],
    ]);
  });

  it('[ACH-03] [ACH-08] states the condition of each of the 40, and how far the learner is', async () => {
    await openApp('/achievements');
    for (const kind of ['achievement', 'badge'] as const) {
      if (kind === 'badge') await tab('Badges').click();
      const shown = achievements.filter((one) => (one.kind === 'achievement') === (kind === 'achievement'));
      await expect.element(cards()).toHaveLength(shown.length);
      for (const { title, description, unitLabel: unit } of shown) {
        const text = cardOf(title).element().textContent;
        expect(text).toContain(description);
        expect(text).toMatch(new RegExp(`0 of \\d+ ${unit}`, 'u'));
      }
    }
  });

  it('[ACH-05] [ACH-08] shows the learner’s own figures, and the progress toward what is not earned yet', async () => {
    const records = [record('alphabet'), record('quiz-alphabet', 60), record('quiz-vocabulary', 80)];
    mockAchievements(records, { hours: 2, streak: 1 }, { alphabet: '2026-03-01T10:00:00.000Z' });
    mockEndpoint('profile.statistics', () => ({
      ...noStatistics,
      lessonsCompleted: 3,
      quizzesScored: 2,
      averageScore: 70,
      streak: 1,
      studyMinutes: 150,
    }));
    await openApp('/achievements', { records });
    await expectText('1 of 16 earned');
    await expect.element(page.getByRole('link', { name: 'Start with the Alphabet' })).not.toBeInTheDocument();
    await expect.element(cardOf('Alphabet Master').getByText('March 1, 2026')).toBeVisible();
    await expect.element(cardOf('Alphabet Master').getByRole('progressbar')).not.toBeInTheDocument();
    // Earned achievements come first.
    expect(cards().first().element().textContent).toContain('Alphabet Master');
    await expect.element(cardOf('Twenty Hours').getByText('2 of 20 hours')).toBeVisible();
    await expect
      .element(cardOf('Twenty Hours').getByRole('progressbar'))
      .toHaveAttribute('aria-valuenow', '10');
    await expect
      .element(cardOf('Steady Hand').getByText('2 of 10 quizzes, averaging 70 percent'))
      .toBeVisible();
    await tab('Learning Progress').click();
    await expect.element(page.getByRole('heading', { name: 'What you have done' })).toBeVisible();
    expect(figures().map(([, figure]) => figure)).toEqual([
      `3 of ${courseUnitIds.length}`,
      '2',
      '70%',
      '1 day',
      '2 hours',
      '0',
    ]);
    for (const { title, path } of levels)
      await expect
        .element(page.getByRole('tabpanel').getByRole('link', { name: title }))
        .toHaveAttribute('href', path);
    expect(css('section[aria-labelledby=levels] li').first().element().textContent).toMatch(
      /1 of \d+ lessons/u,
    );
  });

  it('changes tabs by arrow keys, and stores the open tab in the URL', async () => {
    const router = await openApp('/achievements');
    await tab('Achievements').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Badges')).toHaveAttribute('aria-selected', 'true');
    expect(router.state.location.search).toBe('?tab=badges');
    await reopenApp('/achievements?tab=badges');
    await expect.element(tab('Badges')).toHaveAttribute('aria-selected', 'true');
    await reopenApp('/achievements?tab=nonsense');
    await expect.element(tab('Achievements')).toHaveAttribute('aria-selected', 'true');
  });

  it('[ACH-09] reloads when another learner signs in, and shows their achievements', async () => {
    mockAchievements(
      [],
      {},
      { alphabet: '2026-03-01T10:00:00.000Z', 'first-lesson': '2026-03-01T10:00:00.000Z' },
    );
    await openApp('/achievements', { learner: subscriber });
    await expectText('2 of 16 earned');
    serverState().learner = ana;
    mockAchievements();
    // The message that another browser tab sends after a sign-in.
    const channel = new BroadcastChannel('ena-session');
    channel.postMessage('changed');
    await expectText('0 of 16 earned');
    channel.close();
  });

  it('sends no request when the tab is changed, so that tabs open offline too', async () => {
    await openApp('/achievements');
    await expectText('0 of 16 earned');
    await expect.element(page.getByRole('complementary', { name: 'Your learning' })).toBeVisible();
    await settleRequests();
    const before = requests('achievements.list').length;
    setOffline(true);
    await tab('Badges').click();
    await expect.element(page.getByRole('heading', { name: /^Skill badges/u })).toBeVisible();
    await expect.element(tab('Badges')).toHaveAttribute('aria-selected', 'true');
    expect(requests('achievements.list')).toHaveLength(before);
  });

  it('sends a visitor to the login, and a learner whose session has ended too', async () => {
    const router = await openApp('/achievements', { learner: null });
    const address = () => router.state.location.pathname + router.state.location.search;
    await expect.poll(address).toBe('/login?from=%2Fachievements');
    mockEndpoint('profile.statistics', () => failure('UNAUTHENTICATED'));
    const again = await reopenApp('/achievements', ana);
    await expect.poll(() => again.state.location.pathname).toBe('/login');
  });
});
