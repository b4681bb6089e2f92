/** The product's name, the language of the interface, and who is an admin, as the pages of the web app show them. */
import { lessons } from '@ena/course/catalog';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../test/app.tsx';
import { find, findAll, waitUntil } from '../../test/dom.ts';
import { ana } from '../../test/learner.ts';

/** Product names on the page that are not spelled `Ena`; `/ena/` is a romanization. */
const misspelledNames = () =>
  (document.body.innerText.match(/\{product\}|(?<![@./\w])ena(?![\w./])/giu) ?? []).filter(
    (name) => name !== 'Ena',
  );

describe('every page of study', () => {
  it('[NAV-19] [NAV-21] calls the product Ena, and is English with Georgian marked; nothing switches the language', async () => {
    const router = await openApp('/beginner', { learner: subscriber });
    for (const path of [
      '/beginner',
      '/intermediate',
      '/advanced',
      '/vocabulary',
      ...lessons.map((lesson) => lesson.path),
    ]) {
      await router.navigate(path);
      await waitUntil(() => {
        expect(location.pathname).toBe(path);
        expect(document.title).toMatch(/ · Ena$/u);
        find('main h1');
      });
      expect(find('header a').innerText).toMatch(/\bEna\b/u);
      expect([path, misspelledNames()]).toEqual([path, []]);
      const languages = new Set(findAll('[lang]').map(({ lang }) => lang));
      expect([...languages].filter((lang) => !['en', 'ka', 'ka-Latn'].includes(lang))).toEqual([]);
      // The label of a speaker button contains the spoken text, which may be about a language.
      const controls = findAll(
        // The same applies to the titles of panels and exercises.
        'button:not([data-clip], [aria-controls], [id^=open-]), [role=menuitem], [role=combobox], select, option, header a, footer a',
      );
      const labels = controls.map((control) => `${control.textContent} ${control.ariaLabel ?? ''}`);
      expect(labels.filter((label) => /language|english|ქართულად|deutsch|русский/iu.test(label))).toEqual([]);
    }
  });
});

describe('the sidebar', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('[GUARD-36] has an Admin badge only if isAdmin of the session is true: %s', async (isAdmin, badges) => {
    await openApp('/beginner', { learner: { ...ana, isAdmin } });
    const sidebar = page.getByRole('complementary', { name: 'Your learning' });
    await expect.element(sidebar).toBeVisible();
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Ana' })).toBeVisible();
    await expect.element(sidebar.getByText('Admin', { exact: true })).toHaveLength(badges);
  });
});

describe('the home page', () => {
  it.each([
    ['a visitor', null, '/signup'],
    ['a learner', ana, '/beginner'],
  ])('[HOME-04] has a Beginner card that leads %s where they can begin', async (_who, learner, path) => {
    await openApp('/', { learner });
    const card = page
      .getByRole('region', { name: learner ? 'All levels' : 'Where to begin' })
      .getByRole('link', { name: /Beginner/u });
    await expect.element(card).toHaveAttribute('href', path);
    await card.click();
    await expect.poll(() => location.pathname).toBe(path);
  });
});
