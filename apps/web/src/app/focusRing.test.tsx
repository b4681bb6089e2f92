/** The ring of the focus is whole, also inside what clips its content. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../test/app.tsx';
import { findAll } from '../../test/dom.ts';
import { mockEndpoint } from '../../test/mockApi.ts';
import { mockWordList } from '../../test/wordList.ts';
import { metBread } from '../../test/reviews.ts';

/** What can have the focus and loses part of its ring at an edge where its container does not scroll. */
function cutRings(): string[] {
  const focusable = 'a[href], button, input, textarea, select, summary, [tabindex="0"]';
  return findAll(`main :is(${focusable})`).flatMap((element) => {
    if (!element.checkVisibility() || element.closest('[aria-hidden=true]')) return [];
    element.focus({ preventScroll: true, focusVisible: true });
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    if (document.activeElement !== element || outlineStyle === 'none') return [];
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const box = element.getBoundingClientRect();
    for (let clip = element.parentElement; clip && clip.id !== 'content'; clip = clip.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(clip);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = clip.getBoundingClientRect();
      const vertical = Math.max(edge.top - box.top, box.bottom - edge.bottom) + ring;
      const horizontal = Math.max(edge.left - box.left, box.right - edge.right) + ring;
      const canScroll = clip.scrollWidth > clip.clientWidth && overflowX === 'auto';
      const canScrollDown = clip.scrollHeight > clip.clientHeight && overflowY === 'auto';
      // Half a pixel is rounding.
      if ((vertical > 0.5 && !canScrollDown) || (horizontal > 0.5 && !canScroll))
        return [element.outerHTML.slice(0, 120)];
    }
    return [];
  });
}

describe.each([390, 1366])('at %i pixels', (width) => {
  it.each([
    '/faq',
    '/phrases',
    '/quizzes',
    '/achievements',
    '/settings',
    '/beginner/numbers',
    '/chat',
    '/words',
  ])('of %s', async (path) => {
    mockEndpoint('achievements.list', () => ({ records: [], achievements: [] }));
    mockWordList(() => [metBread]);
    await openApp(path, { learner: subscriber, viewport: { width, height: 800 } });
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(cutRings()).toEqual([]);
  });
});
