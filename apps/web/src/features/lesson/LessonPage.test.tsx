/** What all lesson pages have in common: how they open, how they look, and what they report. */
import { lessonBodies } from '@ena/course/bodies';
import { findLevel, findQuiz, lessons, lessonsOf } from '@ena/course/catalog';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../../test/app.tsx';
import { clickWhenFound, find, waitUntil } from '../../../test/dom.ts';
import { mockEndpoint, failure, requests, settleRequests } from '../../../test/mockApi.ts';
import { css } from '../../../test/locators.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** A phone in landscape: every page is longer than the viewport. */
const landscapePhone = { width: 640, height: 320 } as const;

describe('a lesson', () => {
  it.each(lessons)(
    '[BEG-01] [BEG-02] [INT-01] [INT-04] [QBEG-01] [QBEG-03] [QINT-01] [QINT-02] [QINT-04] $path opens scrolled to the top from its card on the hub, and links to its quiz and back, also at the top',
    async ({ id, path, level, quiz }) => {
      const hub = findLevel(level)?.path ?? '';
      const router = await openApp(hub, { learner: subscriber, viewport: landscapePhone });
      const linkTo = (target: string) => find(`main a[href="${target}"]`);
      const follow = async (target: string, link = () => linkTo(target)) => {
        await waitUntil(link);
        await waitUntil(() => {
          scrollTo({ top: 100, behavior: 'instant' });
          expect(Math.round(scrollY)).toBe(100);
        });
        link().click();
        await waitUntil(() => expect(router.state.location.pathname).toBe(target));
      };
      // Its card, not the button that links to the first incomplete topic.
      await follow(path, () => find(`main li a[href="${path}"]`));
      const body = lessonBodies.get(id);
      await expect.element(heading(body?.title ?? '')).toBeVisible();
      expect(scrollY).toBe(0);
      const quizPath = findQuiz(quiz)?.paths[0] ?? '';
      await follow(quizPath);
      await expect.element(page.getByRole('timer')).toBeVisible();
      expect(scrollY).toBe(0);
      expect(find('main [data-item]').dataset['item']).toMatch(new RegExp(`^${quiz}\\b`, 'u'));
      await clickWhenFound(() => linkTo(path));
      await expect.element(heading(body?.title ?? '')).toBeVisible();
    },
  );

  it('that cannot be loaded shows a retry button and no content', async () => {
    mockEndpoint('course.lesson', () => failure('INTERNAL'));
    await openApp('/beginner/alphabet');
    await expect.element(page.getByRole('main').getByRole('button', { name: /again/iu })).toBeVisible();
    expect(document.querySelector('#practice, main button[aria-expanded]')).toBeNull();
  });

  it('is not wider than a screen of 320 px', async () => {
    await openApp('/beginner/alphabet', { viewport: { width: 320, height: 640 } });
    await expect.element(page.getByRole('link', { name: 'Take Quiz' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Practice Exercises' })).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  it('[BEG-05] shows its tips on a wide screen, and after one tap on a narrow one', async () => {
    await openApp('/beginner/alphabet', { viewport: { width: 390, height: 844 } });
    const tips = css('aside[aria-labelledby=tips] li');
    const toggle = page.getByRole('button', { name: 'Learning Tips' });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(tips.elements()).toHaveLength(4);
    await expect.element(tips.first()).not.toBeVisible();
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.element(tips.last()).toBeVisible();
    await toggle.click();
    await expect.element(tips.last()).not.toBeVisible();
    await page.viewport(1280, 800);
    await expect.element(tips.last()).toBeVisible();
    await expect.element(toggle).not.toBeInTheDocument();
  });

  const entries = 'main section [id$="-panel"] li';
  describe.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('at $width × $height', (viewport) => {
    it.each([
      ['/beginner/basic-vocabulary', entries],
      ['/beginner/alphabet', 'section[aria-label="The 33 letters"] li'],
      ['/beginner/numbers', entries],
      ['/intermediate/common-words', entries],
      ['/intermediate/conversations', entries],
      ['/advanced/idioms', entries],
    ])('the first screen of %s shows the beginning of its first section', async (path, selector) => {
      await openApp(path, { learner: subscriber, viewport });
      await expect.element(css(selector).first()).toBeInTheDocument();
      await expect.poll(() => find(selector).getBoundingClientRect().top + 60).toBeLessThan(innerHeight);
      expect(scrollY).toBe(0);
    });
  });

  it('[INT-35] has a menu of exercises with their instructions, and starts the first one from its header', async () => {
    await openApp('/intermediate/sentences', { learner: subscriber });
    const menu = css('#practice li');
    for (const [index, { title, description }] of (lessonBodies.get('sentences')?.exercises ?? []).entries())
      await expect.element(menu.nth(index)).toMatchTextContent(new RegExp(`${title}.*${description}`, 'u'));
    await page.getByRole('link', { name: /^Start/u }).click();
    await expect.element(page.getByRole('group', { name: /, item 1 of/u })).toHaveFocus();
  });

  it('hides ear training for contrasts that the clips do not have', async () => {
    await openApp('/beginner/alphabet');
    const menu = page.getByRole('region', { name: 'Practice Exercises' }).getByRole('listitem');
    await expect.element(menu).toHaveLength(3);
    await expect.element(menu.filter({ hasText: 'Ear Training' })).toHaveLength(0);
  });
});

describe('the theme', () => {
  const paths = [
    ...lessonsOf('beginner').map(({ path }) => path),
    ...lessonsOf('intermediate').map(({ path }) => path),
    '/vocabulary',
    '/intermediate',
  ];
  const hexOf = (rgb: string) =>
    `#${(rgb.match(/\d+/gu) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  const colors = () => ({
    theme: document.documentElement.dataset['theme'],
    ground: hexOf(getComputedStyle(document.documentElement).backgroundColor),
    text: hexOf(getComputedStyle(find('main h1')).color),
  });

  it.each(paths)('[BEG-16] of the web app applies to %s', async (path) => {
    document.documentElement.dataset['theme'] = 'dark';
    await openApp(path, { learner: subscriber });
    await waitUntil(() => expect(colors()).toEqual({ theme: 'dark', ground: '#14111a', text: '#f5efe6' }));
    await clickWhenFound(() => find('button[aria-label="Switch to light theme"]'));
    await waitUntil(() => expect(colors()).toEqual({ theme: 'light', ground: '#fbf7f0', text: '#1e1a17' }));
    // The script in index.html reads it before the first paint of the next page.
    expect(localStorage.getItem('theme')).toBe('light');
    await clickWhenFound(() => find('button[aria-label="Switch to dark theme"]'));
    await waitUntil(() => expect(colors()).toEqual({ theme: 'dark', ground: '#14111a', text: '#f5efe6' }));
  });
});

describe('the study time of an advanced lesson', () => {
  /** The progress reports of a lesson, without ids and times. */
  const reports = (id: string) =>
    requests('progress.report').flatMap(({ lessonId, timeSpent, completed }) =>
      lessonId === id ? [completed === undefined ? { timeSpent } : { timeSpent, completed }] : [],
    );

  it.each(lessonsOf('advanced'))(
    '[ADV-33] [ADV-34] [ADV-35] $id: a minute is reported on entry, the minutes and completion on leaving',
    async ({ id, path }) => {
      vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
      });
      await openApp('/advanced', { learner: subscriber });
      const expected: object[] = [];
      const reported = async () => {
        await settleRequests();
        await waitUntil(() => expect(reports(id)).toEqual(expected));
        await settleRequests();
      };
      const advance = async (ms: number) => {
        await settleRequests();
        vi.advanceTimersByTime(ms);
      };
      const card = () => find(`main li a[href="${path}"]`);
      const enter = async () => {
        await clickWhenFound(card);
        await waitUntil(() => find('main section > h2 > button'));
        expected.push({ timeSpent: 1 });
        await waitUntil(() => {
          // The entry is reported by a timer that starts with the page.
          vi.advanceTimersByTime(1);
          expect(reports(id)).toEqual(expected);
        });
      };
      const leave = async () => {
        await clickWhenFound(() => find('main header a[href="/advanced"]'));
        await waitUntil(card);
      };
      // Less than a minute: nothing is sent on leaving, nor before the next entry.
      await enter();
      await advance(59_000);
      await leave();
      await enter();
      await advance(61_000);
      await leave();
      expected.push({ timeSpent: 1, completed: false });
      await reported();
      // 16 minutes with a click every four minutes: without activity the last twelve would be idle.
      await enter();
      for (const clicked of ['h1', 'h2 > button', 'p'] as const) {
        await advance(240_000);
        find(`main ${clicked}`).click();
      }
      await advance(241_000);
      await leave();
      expected.push({ timeSpent: 16, completed: true });
      await reported();
    },
  );
});
