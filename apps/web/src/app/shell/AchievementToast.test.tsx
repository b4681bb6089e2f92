import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, phone } from '../../../test/app.tsx';
import { noStatistics } from '../../../test/learner.ts';
import { waitForCondition } from '../../../test/waitForCondition.ts';
import { mockEndpoint, settleRequests } from '../../../test/mockApi.ts';
import { queueEarned } from '../../study/achievements.ts';

const alphabet = { id: 'alphabet', kind: 'achievement', title: 'Alphabet Master', emblem: 'ა' } as const;
const colors = { id: 'skill-colors', kind: 'badge', title: 'Painter', emblem: 'ფ' } as const;
const region = () => page.getByRole('region', { name: /^Earned/u });
const toast = () => region().getByRole('listitem');
const noToast = () => expect.element(toast()).not.toBeInTheDocument();
const fakeTimers = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });

/** Mocks the data of the achievements page, with one achievement earned. */
function mockAchievementsPage(): void {
  const earnedAt = '2026-03-01T10:00:00.000Z';
  mockEndpoint('achievements.list', () => ({
    records: [{ id: '1', userId: 'a', achievementId: alphabet.id, earnedAt, createdAt: earnedAt }],
    achievements: [
      { ...alphabet, description: '', counted: 'steps', current: 2, target: 2, average: null, percent: 100 },
    ],
  }));
  mockEndpoint('profile.statistics', () => ({ ...noStatistics, lessonsCompleted: 1 }));
}

/** Opens a quiz and waits for the session: what was queued before a change of learner is dropped. */
async function openQuiz() {
  const router = await openApp('/beginner/quiz/alphabet');
  await expect.element(page.getByText('1 of 5', { exact: true })).toBeVisible();
  return router;
}

describe('the toast for what was just earned', () => {
  it('is shown over the top bar of a phone and not below it, without taking the focus', async () => {
    await openApp('/beginner/quiz/alphabet', { viewport: phone });
    const question = page.getByRole('group', { name: 'Question 1 of 5' });
    await expect.element(question).toHaveFocus();
    queueEarned({ earned: [alphabet] });
    await expect.element(toast().getByText('Achievement earned')).toBeVisible();
    await expect.element(toast().getByText('Alphabet Master')).toBeVisible();
    const bar = page.getByRole('banner').element().getBoundingClientRect();
    await expect
      .poll(() => toast().element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(bar.bottom + 1);
    await expect.element(question).toHaveFocus();
  });

  it('closes after 8 s, and is not shown again', async () => {
    fakeTimers();
    await openQuiz();
    await settleRequests();
    queueEarned({ earned: [alphabet] });
    await waitForCondition('it is shown', () => toast().elements().length === 1);
    vi.advanceTimersByTime(7000);
    expect(toast().elements()).toHaveLength(1);
    vi.advanceTimersByTime(1100);
    await noToast();
    queueEarned({ earned: [] });
    vi.advanceTimersByTime(60_000);
    expect(toast().elements()).toHaveLength(0);
  });

  it('stays open while it is hovered', async () => {
    await openQuiz();
    fakeTimers();
    queueEarned({ earned: [alphabet] });
    await toast().hover();
    vi.advanceTimersByTime(60_000);
    expect(toast().elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'Check Answer' }).hover();
    vi.advanceTimersByTime(8100);
    await noToast();
  });

  it('combines several into one message, links a badge to the badges, and is closed by Dismiss', async () => {
    await openQuiz();
    queueEarned({ earned: [colors] });
    await expect.element(toast().getByText('Badge earned')).toBeVisible();
    await expect
      .element(toast().getByRole('link', { name: 'See' }))
      .toHaveAttribute('href', '/achievements?tab=badges');
    queueEarned({ earned: [colors, alphabet] });
    await expect.element(toast().getByText('2 earned')).toBeVisible();
    await expect.element(toast().getByText('Painter, Alphabet Master')).toBeVisible();
    await toast().getByRole('button', { name: 'Dismiss' }).click();
    await noToast();
  });

  it('can be reached by keyboard', async () => {
    mockAchievementsPage();
    const router = await openQuiz();
    queueEarned({ earned: [alphabet] });
    await expect.element(toast()).toBeVisible();
    await userEvent.keyboard('{F8}');
    await expect.element(region().getByRole('list')).toHaveFocus();
    toast().getByRole('link', { name: 'See' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/achievements');
  });

  it('leads to the achievements page, which lists it, and closes', async () => {
    mockAchievementsPage();
    await openQuiz();
    queueEarned({ earned: [alphabet] });
    await toast().getByRole('link', { name: 'See' }).click();
    await expect.element(page.getByRole('tabpanel').getByText(/^Earned on/u)).toBeVisible();
    await noToast();
  });

  it('is shown after leaving a lesson, on the next page, which lists it as earned', async () => {
    fakeTimers();
    await openApp('/beginner/alphabet');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settleRequests();
    mockEndpoint('progress.report', ({ id, lessonId, timeSpent }) => {
      mockAchievementsPage();
      const record = {
        id,
        lessonId,
        timeSpent,
        completed: true,
        score: null,
        updatedAt: '2026-03-01T10:00:00.000Z',
      };
      return { record, earned: [alphabet] };
    });
    mockAchievementsPage();
    mockEndpoint('achievements.list', () => ({ records: [], achievements: [] }));
    // Eleven minutes complete a lesson of this level.
    for (let minute = 0; minute < 11; minute++) {
      document.body.click();
      vi.advanceTimersByTime(60_000);
    }
    await page.getByRole('complementary').getByRole('link', { name: 'Achievements' }).click();
    await expect.element(toast().getByText('Alphabet Master')).toBeVisible();
    await toast().getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(page.getByRole('tabpanel').getByText(/^Earned on/u)).toBeVisible();
  });
});
