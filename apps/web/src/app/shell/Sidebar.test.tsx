import { courseUnitIds, lessonsOf, quizzesOf } from '@ena/course/catalog';
import type { ProgressRecord } from '@ena/contract/progress';
import { describe, expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { openOtherTab, openPage, reopenApp, subscriber } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import {
  failure,
  holdRequests,
  mockEndpoint,
  requests,
  restoreDefaultEndpoints,
  settleRequests,
} from '../../../test/mockApi.ts';
import { session } from '../../platform/session.ts';

const sidebar = () => page.getByRole('complementary', { name: 'Your learning' });
const card = () => sidebar().getByRole('region', { name: 'Profile' });
const hrefs = (links: ReturnType<typeof sidebar>) =>
  links.elements().map((link) => link.getAttribute('href'));
const completed = (lessonId: string): ProgressRecord => ({
  id: lessonId,
  lessonId,
  completed: true,
  score: 90,
  timeSpent: 10,
  updatedAt: '2026-01-01T00:00:00.000Z',
});

it('[NAV-16] the sidebar leads to practice, achievements, learning tips, the assistant and what is offline', async () => {
  await openPage('/beginner', { learner: subscriber });
  for (const [name, targets] of [
    [
      'Practice',
      [
        '/today',
        '/words',
        '/words/packs',
        '/beginner/alphabet',
        '/vocabulary',
        '/phrases',
        '/verbs',
        '/read',
        '/drills',
        '/quizzes',
      ],
    ],
    ['You', ['/achievements', '/learning-tips', '/chat', '/offline']],
  ] as const) {
    const links = sidebar().getByRole('navigation', { name, exact: true }).getByRole('link');
    await expect.element(links.first()).toBeVisible();
    expect(hrefs(links)).toEqual(targets);
  }
});

it('a page with a link of its own is the only current one', async () => {
  await openPage('/words/packs', { learner: subscriber });
  const current = () => {
    const links = sidebar().getByRole('link').elements();
    return links
      .filter((one) => one.getAttribute('aria-current') === 'page')
      .map((one) => one.getAttribute('href'));
  };
  await expect.poll(current).toEqual(['/words/packs']);
});

it('[NAV-15] the sidebar leads to the three levels, with the progress in each', async () => {
  const beginner = lessonsOf('beginner').map(({ id }) => id);
  await openPage('/beginner', { learner: subscriber, records: beginner.map(completed) });
  const links = sidebar().getByRole('navigation', { name: 'Levels' }).getByRole('link');
  await expect.element(links).toHaveLength(3);
  expect(hrefs(links)).toEqual(['/beginner', '/intermediate', '/advanced']);
  const progressIn = (title: string) => links.getByRole('progressbar', { name: `Progress in ${title}` });
  await expect.element(progressIn('Beginner')).toHaveAttribute('aria-valuenow', '100');
  await expect.element(progressIn('Intermediate')).toHaveAttribute('aria-valuenow', '0');
  await expect.element(progressIn('Advanced')).toHaveAttribute('aria-valuenow', '0');
});

describe('the progress', () => {
  /** Seven lessons and three of their quizzes. */
  const done = [...lessonsOf('beginner').slice(0, 7), ...quizzesOf('beginner').slice(0, 3)].map(({ id }) =>
    completed(id),
  );
  const percent = Math.round((100 * done.length) / courseUnitIds.length);
  const statistics = {
    lessonsCompleted: done.length,
    studyMinutes: 100,
    wordsLearned: 0,
    averageScore: 90,
    quizzesScored: 3,
    level: 'Beginner',
    streak: 0,
    freezes: 0,
    keptDays: [],
    today: '2026-01-01',
    days: [],
    recent: [],
  };
  const percents = (name: string) => [
    ...new Set(
      page
        .getByRole('progressbar', { name, exact: true })
        .elements()
        .map((bar) => bar.getAttribute('aria-valuenow')),
    ),
  ];

  it('[NAV-13] [ACH-05] [SET-15] is the same in the sidebar, the achievements and the settings', async () => {
    mockEndpoint('profile.statistics', () => statistics);
    mockEndpoint('achievements.list', () => ({ records: [], achievements: [] }));
    const router = await openPage('/achievements', { learner: subscriber, records: done });
    await page.getByRole('tab', { name: 'Learning Progress' }).click();
    await expect
      .element(page.getByRole('progressbar', { name: 'Progress in the whole course' }))
      .toHaveLength(2);
    expect(percents('Progress in the whole course')).toEqual([String(percent)]);
    const ofLevel = Math.round((100 * 7) / lessonsOf('beginner').length);
    expect(percents('Progress in Beginner')).toEqual([String(ofLevel)]);
    await router.navigate('/settings?tab=tracking');
    await expect
      .element(page.getByRole('progressbar', { name: 'Lessons completed', exact: true }))
      .toHaveAttribute('aria-valuenow', String(percent));
    await router.navigate('/beginner');
    await expect
      .element(page.getByRole('main').getByRole('progressbar', { name: 'Progress in Beginner' }))
      .toBeVisible();
    expect(percents('Progress in Beginner')).toEqual([String(ofLevel)]);
  });

  it('is not shown as 0 % while it is loading', async () => {
    const release = holdRequests('progress.list');
    await openPage('/faq', { learner: subscriber, records: done });
    await expect.element(card()).toBeVisible();
    expect(sidebar().element().textContent).not.toContain('%');
    expect(percents('Progress in Beginner')).toEqual([null]);
    expect(percents('Progress in the whole course')).toEqual([null]);
    release();
    await expect.element(card().getByText(new RegExp(`${percent}% of the course`, 'u'))).toBeVisible();
  });

  it('that could not be loaded is not shown as 0 %, and is loaded again when the browser is online', async () => {
    mockEndpoint('progress.list', () => failure('UNAVAILABLE'));
    await openPage('/faq', { learner: subscriber, records: done });
    await expect.element(card()).toBeVisible();
    await settleRequests();
    expect(sidebar().element().textContent).not.toContain('%');
    restoreDefaultEndpoints();
    window.dispatchEvent(new Event('online'));
    await expect.element(card().getByText(new RegExp(`${percent}% of the course`, 'u'))).toBeVisible();
  });

  it('[NAV-13] is explained, with a pointer and with the keyboard', async () => {
    await openPage('/faq');
    const sign = card().getByRole('img', { name: 'How progress is counted' });
    const explanation = card().getByText(/^Progress is the share of the \d+ lessons, quizzes and levels/u);
    await expect.element(sign).toBeVisible();
    await expect.element(explanation).not.toBeVisible();
    await sign.click();
    await expect.element(explanation).toBeVisible();
    const summary = sign.element().closest('summary');
    expect(document.activeElement).toBe(summary);
    await userEvent.keyboard('{Enter}');
    await expect.element(explanation).not.toBeVisible();
    expect(summary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});

describe('the profile card', () => {
  it('does not praise a streak of no day', async () => {
    const color = async (studyStreak: number) => {
      await openPage('/faq', { learner: { ...subscriber, studyStreak } });
      const chip = card().getByText(`${studyStreak}-day streak`, { exact: true });
      await expect.element(chip).toBeVisible();
      return getComputedStyle(chip.element()).backgroundColor;
    };
    const none = await color(0);
    await cleanup();
    session.reset();
    expect(none).not.toBe(await color(3));
  });

  it('[NAV-14] leads to settings, subscription and contact', async () => {
    await openPage('/beginner');
    await expect.element(card().getByRole('link')).toHaveLength(3);
    expect(hrefs(card().getByRole('link'))).toEqual(['/settings', '/pricing', '/contact']);
  });

  it('[NAV-12] [NAV-13] shows level, streak and progress, and collapses', async () => {
    const lessons = lessonsOf('beginner');
    const done = lessons.slice(0, Math.floor(lessons.length / 2)).map(({ id }) => completed(id));
    const learner = { ...subscriber, studyStreak: 9, streakFreezes: 1 };
    await openPage('/beginner', { learner, records: done });
    const overall = Math.round((100 * done.length) / courseUnitIds.length);
    await expect.element(card().getByText(`Beginner · ${overall}% of the course`)).toBeVisible();
    await expect.element(card().getByText('9-day streak')).toBeVisible();
    await expect.element(card().getByText('1 freeze for a missed day')).toBeVisible();
    const beginner = card().getByRole('progressbar', { name: 'Beginner lessons completed' });
    await expect
      .element(beginner)
      .toHaveAttribute('aria-valuenow', String(Math.round((100 * done.length) / lessons.length)));
    const intermediate = card().getByRole('progressbar', { name: 'Intermediate lessons completed' });
    await expect.element(intermediate).toHaveAttribute('aria-valuenow', '0');
    const toggle = card().getByRole('button', { name: learner.displayName });
    await toggle.click();
    await expect.element(beginner).not.toBeInTheDocument();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.element(card().getByText(`Beginner · ${overall}% of the course`)).toBeVisible();
    await toggle.click();
    await expect.element(beginner).toBeVisible();
  });

  it('[NAV-12] stays collapsed on other pages and after a reload, until it is expanded', async () => {
    const toggle = () => card().getByRole('button');
    const router = await openPage('/beginner');
    await toggle().click();
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
    // A quiz has no sidebar.
    await router.navigate('/beginner/quiz/alphabet');
    await expect.element(sidebar()).not.toBeInTheDocument();
    await router.navigate('/beginner');
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
    await reopenApp('/faq');
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
    await toggle().click();
    await reopenApp('/faq');
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('is never rendered expanded while it is collapsed', async () => {
    localStorage.setItem('profile-card', 'collapsed');
    const states = new Set<string | null>();
    const observer = new MutationObserver(() => {
      const button = document.querySelector('aside section button');
      if (button) states.add(button.getAttribute('aria-expanded'));
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    await openPage('/beginner');
    await expect.element(card()).toBeVisible();
    observer.disconnect();
    expect([...states]).toEqual(['false']);
  });

  it('follows another tab', async () => {
    await openPage('/beginner');
    const toggle = card().getByRole('button');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    const otherTab = openOtherTab();
    otherTab.setItem('profile-card', 'collapsed');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    otherTab.removeItem('profile-card');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  });
});

it.each([
  ['an admin', { isAdmin: true, entitled: true }, 1],
  ['a subscriber', { isAdmin: false, entitled: true }, 0],
  ['a learner', { isAdmin: false, entitled: false }, 0],
])('[NAV-18] %s (%o) has %i Admin badge in the sidebar', async (_, rights, count) => {
  await openPage('/beginner', { learner: { ...ana, ...rights } });
  await expect.element(card()).toBeVisible();
  expect(sidebar().getByText('Admin').elements()).toHaveLength(count);
});

it.each([
  ['an admin', { isAdmin: true, entitled: true }, []],
  ['a subscriber', { isAdmin: false, entitled: true }, []],
  ['a learner', { isAdmin: false, entitled: false }, ['Intermediate', 'Advanced', 'Vocabulary']],
])('[NAV-17] %s (%o) sees Premium badges in the sidebar on: %o', async (_, rights, marked) => {
  await openPage('/beginner', { learner: { ...ana, ...rights } });
  await expect.element(card()).toBeVisible();
  const links = sidebar().getByRole('link').filter({ hasText: 'Premium' }).elements();
  expect(links.map((link) => link.textContent.replace('Premium', '').trim())).toEqual(marked);
});

it('a sidebar link opened in a new tab reports no study time', async () => {
  await openPage('/faq');
  const beginner = sidebar().getByRole('link', { name: /^Beginner/u });
  await expect.element(beginner).toBeVisible();
  // The browser would open the tab; the test only needs the click.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await beginner.click({ modifiers: ['Control'] });
  expect(requests('progress.report')).toEqual([]);
});
