/** Addresses with a place on a page, such as `#word.water`. */
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lessonBodies, vocabulary } from '@ena/course/bodies';
import type { Section } from '@ena/domain/lesson/model';
import { openApp, subscriber } from '../../../test/app.tsx';
import { waitUntil } from '../../../test/dom.ts';
import { css } from '../../../test/locators.ts';

const section = <Kind extends Section['kind']>(lessonId: string, kind: Kind) => {
  const found = lessonBodies.get(lessonId)?.sections.findLast((one) => one.kind === kind);
  // as: found by its kind.
  return found as Extract<Section, { kind: Kind }> | undefined;
};
const place = (id: string) => css(`main [id="${id}"]`);
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
])(
  'an address with %s opens the panel that holds it, brings it into view and gives it the focus',
  async (_what, path, id) => {
    // The panel scrolls 100 ms after it was drawn, the place in it after 160 ms: stopped until both wait for their time.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    await openApp(`${path}#${id}`, { learner: subscriber });
    await waitUntil(() => {
      expect(openPanels().elements()).toHaveLength(1);
      expect(setTimer.mock.calls.map(([, delay]) => delay)).toContain(100);
    });
    setTimer.mockRestore();
    await waitUntil(() => {
      vi.advanceTimersByTime(200);
      expect(document.activeElement?.id).toBe(id);
    });
    await waitUntil(() => {
      const { top } = place(id).element().getBoundingClientRect();
      expect([top >= 0, top < innerHeight]).toEqual([true, true]);
    });
  },
);

it('an address with a letter opens it, whatever was searched for', async () => {
  const router = await openApp('/beginner/alphabet');
  await page.getByRole('searchbox', { name: 'Search letters' }).fill('ყ');
  await router.navigate('/beginner/alphabet#letter.ani');
  await expect.element(place('letter.ani')).toHaveFocus();
  await expect.element(page.getByRole('searchbox', { name: 'Search letters' })).toHaveValue('');
});

it('a poet is shown with the details', async () => {
  await openApp(`/advanced/literature#${poet}`, { learner: subscriber });
  await expect.element(place(poet).getByRole('button', { name: 'Hide Details' })).toBeVisible();
});

it('the same address leads there again after the reader has gone elsewhere', async () => {
  const router = await openApp(`/beginner/basic-vocabulary#${word}`);
  await expect.element(place(word)).toHaveFocus();
  await openPanels().click();
  await expect.element(place(word)).not.toBeInTheDocument();
  await router.navigate(`/beginner/basic-vocabulary#${word}`);
  await expect.element(place(word)).toHaveFocus();
});

it('an address with a place that is not on the page opens nothing', async () => {
  await openApp('/beginner/basic-vocabulary#word.nowhere');
  await expect.element(page.getByRole('link', { name: 'Take Quiz' })).toBeVisible();
  await userEvent.tab();
  await expect.element(openPanels()).toHaveLength(0);
});
