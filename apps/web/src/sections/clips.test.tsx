/** Which texts of a page have a play button, and that the buttons play the real clips. */
import { lessonBodies, vocabulary } from '@ena/course/bodies';
import { findLesson } from '@ena/course/catalog';
import { clips } from '@ena/course/clips';
import { sampleLetters } from '@ena/course/sampleLesson';
import { typesetLatin } from '@ena/domain/georgian/letters';
import { clipsOfSection, type Section } from '@ena/domain/lesson/kinds';
import { bypass, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { audioStates, clipButton, loopClips, nextPlayedAudio } from '../../test/audio.ts';
import { openApp, phone, subscriber } from '../../test/app.tsx';
import { expandSection } from '../../test/locators.ts';
import { mockEndpoint, worker } from '../../test/mockApi.ts';

/** The first section of a lesson that is of a kind. */
function sectionOf<Kind extends Section['kind']>(lessonId: string, kind: Kind): Section & { kind: Kind } {
  const section = lessonBodies
    .get(lessonId)
    ?.sections.find((one): one is Section & { kind: Kind } => one.kind === kind);
  if (!section) throw new Error(`${lessonId} has no section of the kind ${kind}`);
  return section;
}
const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/gu, ' ');
/** The text of the list entry that has the button of a clip; the last one where several have. */
const entryOf = (name: string) => {
  const entry = clipButton(name).elements().at(-1)?.closest('li');
  if (!entry) throw new Error(`no entry with the clip ${name}`);
  return entry;
};
const isHighlighted = (name: string, highlighted: boolean) =>
  expect.element(clipButton(name).first()).toHaveAttribute('aria-pressed', String(highlighted));

const toggles = () => [...document.querySelectorAll<HTMLElement>('main section > h2 > button')];
const shownNames = () =>
  [...document.querySelectorAll('main [data-clip]')].map((button) => button.getAttribute('data-clip') ?? '');

/** Opens everything inside the open section, one after the other, and returns the clips of all buttons seen. */
async function namesInOpenSection(): Promise<string[]> {
  const names = shownNames();
  const seen = new Set<string>();
  const labelOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent ?? '';
  const next = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main section li button[aria-expanded=false], main section li button[aria-label^="Start Exercise"]',
      ),
    ].find((button) => !seen.has(labelOf(button)));
  for (let button = next(); button; button = next()) {
    seen.add(labelOf(button));
    button.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    names.push(...shownNames());
  }
  return names;
}

describe('[AUD-04] every text with audio has a button, and its clip exists, on the page', () => {
  const pages = [...lessonBodies.values()].map(({ id, sections }) => ({
    path: findLesson(id)?.path ?? '',
    // A recording has its own player.
    names: sections.flatMap((section) =>
      clipsOfSection(section)
        .map(({ name }) => name)
        .filter(
          (name) => section.kind !== 'recordings' || !section.recordings.some(({ id: own }) => own === name),
        ),
    ),
  }));
  pages.push({
    path: '/vocabulary',
    names: vocabulary.sections.flatMap(clipsOfSection).map(({ name }) => name),
  });

  it.each(pages)('$path', async ({ path, names }) => {
    await openApp(path, { learner: subscriber });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => [
        document.querySelectorAll('main section').length > 0,
        document.querySelectorAll('main .skeleton').length,
      ])
      .toEqual([true, 0]);
    const shown = new Set(await namesInOpenSection());
    for (const [index] of toggles().entries()) {
      if (toggles()[index]?.ariaExpanded !== 'true') toggles()[index]?.click();
      await expect
        .poll(() => [
          toggles()[index]?.ariaExpanded,
          document.querySelectorAll('main section .skeleton').length,
        ])
        .toEqual(['true', 0]);
      for (const name of await namesInOpenSection()) shown.add(name);
    }
    expect([...shown].filter((name) => !clips.has(name))).toEqual([]);
    expect(names.filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('audio of words and letters', () => {
  it('[BEG-08] [AUD-01] [AUD-02] a word card shows form, romanization, meaning and example, and plays both', async () => {
    await openApp('/beginner/food-and-drinks', { learner: subscriber });
    const { title, words } = sectionOf('food', 'words');
    await expandSection(title);
    for (const { form, romanization, gloss, example } of words) {
      const card = entryOf(form);
      for (const text of [
        form,
        `/${typesetLatin(romanization)}/`,
        gloss,
        example?.form ?? '',
        example?.gloss ?? '',
      ])
        expect(textOf(card)).toContain(text);
      expect(card.querySelectorAll('[data-clip]')).toHaveLength(example ? 2 : 1);
    }
    const [{ form, example } = { form: '', example: undefined }] = words;
    const stopLooping = loopClips();
    await clipButton(form).click();
    await isHighlighted(form, true);
    expect((await nextPlayedAudio()).error).toBeNull();
    stopLooping();
    await isHighlighted(form, false);
    await clipButton(example?.form ?? '').click();
    expect((await nextPlayedAudio()).error).toBeNull();
  });

  it('[VOC-07] a card of the vocabulary section shows its example, and plays', async () => {
    await openApp('/vocabulary', { learner: subscriber, viewport: phone });
    await expandSection('Family');
    const card = page.getByCss('#family-panel > div > ul > li').first();
    await expect.element(card).toBeVisible();
    expect(textOf(card.element())).toMatch(/[ა-ჰ]+.*\/[a-zʼ -]+\/.*[ა-ჰ].*[.!?]/u);
    expect(card.element().querySelectorAll('[data-clip]')).toHaveLength(2);
    await card
      .getByRole('button', { name: /^Listen/u })
      .first()
      .click();
    expect((await nextPlayedAudio()).error).toBeNull();
  });

  it('[BEG-20] [AUD-02] the button on the card of a letter plays the letter and does not open the card', async () => {
    await openApp('/beginner/alphabet', { viewport: phone });
    for (const letter of ['ა', 'ყ']) {
      const stopLooping = loopClips();
      await clipButton(letter).click();
      await isHighlighted(letter, true);
      expect((await nextPlayedAudio()).error).toBeNull();
      stopLooping();
      await isHighlighted(letter, false);
    }
    expect(document.querySelector('main li [aria-expanded=true]')).toBeNull();
  });

  it('a visitor can play the letters of the home page', async () => {
    await openApp('/', { learner: null });
    const [letter] = sampleLetters;
    await page.getByCss('#taste').getByRole('button').first().click();
    await clipButton(letter?.form ?? '').click();
    const { duration, error } = await nextPlayedAudio();
    expect([duration > 0.3, error]).toEqual([true, null]);
  });
});

describe('audio on the intermediate pages', () => {
  it('[INT-16] [INT-17] [AUD-05] [AUD-06] [AUD-07] [AUD-08] lines and words of a dialogue play, one at a time', async () => {
    await openApp('/intermediate/conversations', { learner: subscriber });
    const section = sectionOf('conversations', 'dialogues');
    await expandSection(section.title);
    const [conversation] = section.conversations;
    if (!conversation) throw new Error('no conversation');
    const { lines, vocabulary: words } = conversation;
    await expect.element(clipButton(lines[0]?.form ?? '').first()).toBeVisible();
    for (const { speaker, form, romanization, gloss } of lines) {
      const row = [...document.querySelectorAll('main ol > li')].find((one) =>
        one.querySelector(`[data-clip="${CSS.escape(form)}"]`),
      );
      for (const text of [speaker, form, `/${typesetLatin(romanization)}/`, gloss])
        expect(row?.textContent).toContain(text);
    }
    for (const { form, romanization, gloss } of words)
      for (const text of [form, `/${typesetLatin(romanization)}/`, gloss])
        expect(textOf(entryOf(form))).toContain(text);

    const [first = '', second = ''] = lines
      .map(({ form }) => form)
      .toSorted((one, other) => other.length - one.length);
    const stopLooping = loopClips();
    await clipButton(first).first().click();
    await nextPlayedAudio();
    await clipButton(second).first().click();
    await isHighlighted(first, false);
    await isHighlighted(second, true);
    expect((await nextPlayedAudio()).playing).toBe(1);
    await expect
      .poll(() => Math.max(...audioStates().map(({ currentTime }) => currentTime)))
      .toBeGreaterThan(0.5);
    await clipButton(second).first().click();
    await isHighlighted(second, false);
    await clipButton(second).first().click();
    expect((await nextPlayedAudio()).currentTime).toBeLessThan(0.5);
    stopLooping();
    await isHighlighted(second, false);
    await clipButton(words[0]?.form ?? '')
      .last()
      .click();
    expect((await nextPlayedAudio()).error).toBeNull();
  });

  it('[INT-23] [INT-25] [AUD-05] a text has a button that reads Listen, and Stop while it plays; its words play too', async () => {
    await openApp('/intermediate/reading', { learner: subscriber });
    const section = sectionOf('reading', 'readings');
    await expandSection(section.title);
    const text = page.getByCss('main article article').first();
    await text.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect.element(text.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    expect((await nextPlayedAudio()).duration).toBeGreaterThan(15);
    await text.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.element(text.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
    const words = section.texts[0]?.vocabulary ?? [];
    expect(words.length).toBeGreaterThan(4);
    for (const { form, romanization, gloss } of words) {
      const shown = textOf(entryOf(form));
      for (const part of [form, `/${typesetLatin(romanization)}/`, gloss]) expect(shown).toContain(part);
      expect(entryOf(form).querySelectorAll('[data-clip]')).toHaveLength(1);
    }
    await clipButton(words[0]?.form ?? '')
      .last()
      .click();
    expect((await nextPlayedAudio()).error).toBeNull();
  });

  it('[INT-20] [AUD-05] 15 common words of each group show romanization and an example, and play', async () => {
    await openApp('/intermediate/common-words', { learner: subscriber });
    for (const name of ['Pronouns', 'Verbs', 'Basic Words', 'Nouns', 'Food']) {
      await expandSection(name);
      const cards = page.getByCss('main section > div:not([hidden]) > div > ul > li');
      await expect.element(cards).toHaveLength(15);
      for (const card of cards.elements()) {
        expect(textOf(card)).toMatch(/[ა-ჰ].*\/[a-zʼ -]+\/.*[a-z]/u);
        expect(card.querySelectorAll('p + span [data-clip]')).toHaveLength(1);
      }
      await cards
        .first()
        .getByRole('button', { name: /^Listen/u })
        .first()
        .click();
      expect((await nextPlayedAudio()).error).toBeNull();
    }
  });

  it('[INT-34] [AUD-01] an example on the sentences page shows its romanization, and plays', async () => {
    await openApp('/intermediate/sentences', { learner: subscriber });
    const example = page.getByCss('main section > div:not([hidden]) li:has([data-clip])').first();
    await expect.element(example).toBeVisible();
    expect(textOf(example.element())).toMatch(/[ა-ჰ].*\/[a-zʼ -]+[.?!]?\/.*[a-z]/u);
    await example.getByCss('[data-clip]').first().click();
    expect((await nextPlayedAudio()).error).toBeNull();
  });
});

describe('audio on the advanced pages', () => {
  it.each([
    ['/advanced/grammar', 'Preverbs'],
    ['/advanced/idioms', 'Emotions'],
  ])(
    '[ADV-04] [ADV-05] [AUD-03] %s plays its examples from the audio host that the server returns',
    async (path, title) => {
      const requested: string[] = [];
      worker.use(
        http.get('http://clips.example/audio/:file', ({ params, request }) => {
          requested.push(String(params['file']));
          return fetch(bypass(new URL(request.url).pathname));
        }),
      );
      mockEndpoint('sound.info', () => ({
        url: 'http://clips.example',
        version: '',
        contrasts: [],
        synthetic: false,
      }));
      await openApp(path, { learner: subscriber });
      await expandSection(title);
      const button = page.getByCss('main section > div:not([hidden]) [data-clip]').first();
      const stopLooping = loopClips();
      await button.click();
      await expect.element(button).toHaveAttribute('aria-pressed', 'true');
      expect((await nextPlayedAudio()).error).toBeNull();
      stopLooping();
      expect(requested).toContain(`${button.element().getAttribute('data-clip')}.mp3`);
      await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    },
  );
});
