/** Deep links to an element of a page, such as `#word.water`. */
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lessonBodies, vocabulary } from '@ena/course/bodies';
import type { Section } from '@ena/domain/lesson/kinds';
import { openApp, subscriber } from '../../test/app.tsx';
import { ana } from '../../test/learner.ts';
import { waitUntil } from '../../test/dom.ts';
import { css } from '../../test/locators.ts';

const section = <Kind extends Section['kind']>(lessonId: string, kind: Kind) => {
  const found = lessonBodies.get(lessonId)?.sections.findLast((one) => one.kind === kind);
  // as: found by its kind.
  return found as Extract<Section, { kind: Kind }> | undefined;
};
const target = (id: string) => css(`main [id="${id}"]`);
const openPanels = () => css('main section > h2 > button[aria-expanded=true]');

const word = section('basic-vocabulary', 'words')?.words.at(-1)?.id ?? '';
const topic = section('advanced-grammar', 'topics')?.topics.at(-1)?.id ?? '';
const idiom = section('advanced-idioms', 'idioms')?.idioms.at(-1)?.id ?? '';
const poet = section('advanced-literature', 'poets')?.poets.at(-1)?.id ?? '';
const theme = section('common-words', 'words')?.id ?? '';

it.each([
  ['a word', '/beginner/basic-vocabulary', word],
  ['a section', '/intermediate/common-words', theme],
  ['a topic', '/advanced/grammar', topic],
  ['an idiom', '/advanced/idioms', idiom],
  ['a poet', '/advanced/literature', poet],
  ['a word of the vocabulary page', '/vocabulary', vocabulary.sections.at(-1)?.words.at(-1)?.id ?? ''],
])('a deep link to %s opens its panel, scrolls it into view and focuses it', async (_what, path, id) => {
  await openApp(`${path}#${id}`, { learner: subscriber });
  await expect.poll(() => document.activeElement?.id).toBe(id);
  await expect.element(openPanels()).toHaveLength(1);
  await waitUntil(() => {
    const { top } = target(id).element().getBoundingClientRect();
    expect([top >= 0, top < innerHeight]).toEqual([true, true]);
  });
});

it('content that is loaded later does not move the target of a deep link out of view', async () => {
  await openApp(`/beginner/basic-vocabulary#${word}`);
  await expect.element(target(word)).toHaveFocus();
  const later = document.createElement('div');
  later.style.height = '3000px';
  document.querySelector('main')?.prepend(later);
  await expect.poll(() => target(word).element().getBoundingClientRect().top).toBeGreaterThan(0);
  await expect.poll(() => target(word).element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
});

it('a deep link does not close a menu that was opened meanwhile', async () => {
  const router = await openApp('/beginner');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: ana.displayName }).click();
  const item = page.getByRole('menuitem', { name: 'Settings' });
  await expect.element(item).toBeVisible();
  await router.navigate(`/beginner/basic-vocabulary#${word}`);
  await expect.poll(() => target(word).element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  await expect.element(item).toBeVisible();
});

it('a deep link to a letter opens it and clears the search', async () => {
  const router = await openApp('/beginner/alphabet');
  await page.getByRole('searchbox', { name: 'Search letters' }).fill('ყ');
  await router.navigate('/beginner/alphabet#letter.ani');
  await expect.element(target('letter.ani')).toHaveFocus();
  await expect.element(page.getByRole('searchbox', { name: 'Search letters' })).toHaveValue('');
});

it('a deep link to a poet opens the details', async () => {
  await openApp(`/advanced/literature#${poet}`, { learner: subscriber });
  await expect.element(target(poet).getByRole('button', { name: 'Hide Details' })).toBeVisible();
});

it('the same deep link works again after its panel was closed', async () => {
  const router = await openApp(`/beginner/basic-vocabulary#${word}`);
  await expect.element(target(word)).toHaveFocus();
  await openPanels().click();
  await expect.element(target(word)).not.toBeInTheDocument();
  await router.navigate(`/beginner/basic-vocabulary#${word}`);
  await expect.element(target(word)).toHaveFocus();
});

it('a deep link to an unknown id opens no other panel than the first', async () => {
  await openApp('/beginner/basic-vocabulary#word.nowhere');
  await expect.element(page.getByRole('link', { name: 'Take Quiz' })).toBeVisible();
  await userEvent.tab();
  await expect.element(openPanels()).toHaveLength(1);
  await expect.element(css('main section > h2 > button').first()).toHaveAttribute('aria-expanded', 'true');
});
