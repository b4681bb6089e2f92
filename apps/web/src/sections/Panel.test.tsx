import { lessonBodies } from '@ena/course/bodies';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp, subscriber } from '../../test/app.tsx';
import { find, findAll, waitUntil } from '../../test/dom.ts';
import { css } from '../../test/locators.ts';

const toggles = () => findAll('main section > h2 > button');
const titles = () => toggles().map((button) => find('.font-serif.text-xl', button).textContent);
const openTitles = () =>
  toggles().flatMap((button) =>
    button.ariaExpanded === 'true' ? [find('.font-serif.text-xl', button).textContent] : [],
  );

afterEach(() => vi.restoreAllMocks());

/** Opens a page in a low window, so that its panels are below the viewport, with fake timers. */
async function openPage(path: string) {
  await openApp(path, { learner: subscriber, viewport: { width: 1280, height: 400 } });
  await expect.element(css('main section > h2 > button').first()).toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

const words = (lessonId: string) =>
  (lessonBodies.get(lessonId)?.sections ?? []).flatMap((section) =>
    section.kind === 'words' ? [section.title] : [],
  );

it.each([
  ['/beginner/basic-vocabulary', words('basic-vocabulary')],
  ['/intermediate/common-words', words('common-words')],
  [
    '/intermediate/conversations',
    ['Greetings', 'Restaurant', 'Shopping', 'Transportation', 'Verbs: Present, Past, Future'],
  ],
  [
    '/advanced/grammar',
    ['Preverbs', 'Version Vowels', 'Screeves', 'Polypersonal Agreement', 'Case Usage', 'Complex Sentences'],
  ],
  [
    '/advanced/culture',
    ['The Supra', 'Hospitality', 'Traditions', 'Polyphony', 'Superstitions', 'Etiquette'],
  ],
  ['/advanced/literature', ['Medieval', 'Romantic', 'Modern', 'Contemporary']],
  ['/advanced/idioms', ['Emotions', 'Relationships', 'Life Wisdom', 'Daily Life']],
  ['/advanced/writing', ['Academic', 'Creative', 'Professional', 'Journalistic']],
  ['/advanced/listening', ['News', 'Conversations', 'Media', 'Academic']],
])(
  '[BEG-06] [BEG-07] [INT-07] [INT-14] [ADV-02] [ADV-03] [ADV-11] [ADV-14] [ADV-16] [ADV-18] %s has its first panel open, opens at most one, and scrolls it into view after 100 ms',
  async (path, expected) => {
    await openPage(path);
    expect(titles()).toEqual(expected);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await waitUntil(() => expect(openTitles()).toEqual(expected.slice(0, 1)));
    for (const title of [...expected.slice(1), ...expected.toReversed().slice(1)]) {
      const toggle = () => toggles()[expected.indexOf(title)] ?? document.body;
      const inView = () => toggle().getBoundingClientRect().bottom <= innerHeight;
      // Right below the viewport.
      await waitUntil(() => {
        scrollBy({ top: toggle().getBoundingClientRect().top - innerHeight, behavior: 'instant' });
        expect(inView()).toBe(false);
      });
      toggle().click();
      await waitUntil(() => expect(openTitles()).toEqual([title]));
      scroll.mockClear();
      vi.advanceTimersByTime(99);
      expect(scroll).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(scroll.mock.contexts).toEqual([toggle().closest('section')]);
      await waitUntil(() => expect(inView()).toBe(true));
    }
    toggles()[0]?.click();
    await waitUntil(() => expect(openTitles()).toEqual([]));
  },
);

it('a panel that is closed before it was scrolled into view does not scroll the page', async () => {
  await openPage('/beginner/basic-vocabulary');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const [, second] = titles();
  toggles()[1]?.click();
  await waitUntil(() => expect(openTitles()).toEqual([second]));
  toggles()[1]?.click();
  await waitUntil(() => expect(openTitles()).toEqual([]));
  vi.advanceTimersByTime(200);
  expect(scroll).not.toHaveBeenCalled();
});
