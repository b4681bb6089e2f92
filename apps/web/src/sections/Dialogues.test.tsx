import { lessonBodies } from '@ena/course/bodies';
import { typesetLatin } from '@ena/domain/georgian/letters';
import { http, HttpResponse, passthrough } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, phone, reopenApp, subscriber } from '../../test/app.tsx';
import { audioStates, clipButton, nextPlayedAudio } from '../../test/audio.ts';
import { horizontalOverflow, violations } from '../../test/axe.ts';
import { css, expandSection } from '../../test/locators.ts';
import { mockEndpoint, worker } from '../../test/mockApi.ts';
import { mockSpeech, voice } from '../../test/speech.ts';
import { setSoundPreferences } from '../sound/state.ts';

const sections = (lessonBodies.get('conversations')?.sections ?? []).flatMap((section) =>
  section.kind === 'dialogues' ? [section] : [],
);
const conversationOf = (index: number) => {
  const found = sections[0]?.conversations[index];
  if (!found) throw new Error(`no conversation ${index}`);
  return found;
};
const [conversation, otherConversation] = [conversationOf(0), conversationOf(1)];
const { lines } = conversation;
const lineAt = (index: number) => {
  const line = lines[index];
  if (!line) throw new Error(`no line ${index}`);
  return line;
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const conversationToggle = (title: string) => css('main h3 > button').filter({ hasText: title });

async function expandConversation() {
  await expandSection(sections[0]?.title ?? '');
  const toggle = conversationToggle(conversation.title);
  await expect.element(toggle).toBeVisible();
  // The first one is open at first.
  if (toggle.element().getAttribute('aria-expanded') === 'false') await toggle.click();
  await expect.element(button('Play all')).toBeVisible();
}
async function openConversation(options: { viewport?: typeof phone } = {}) {
  await openApp('/intermediate/conversations', { learner: subscriber, ...options });
  await expandConversation();
}

const rows = () => [...document.querySelectorAll<HTMLElement>('main ol > li:has([data-clip])')];
/** Index of the highlighted line, or -1. */
const currentLine = () => rows().findIndex((row) => row.getAttribute('aria-current') === 'true');
const isPlaying = () => audioStates().some(({ paused }) => !paused);
const expectCurrentLine = (index: number) => expect.poll(currentLine, { timeout: 15_000 }).toBe(index);
/** The sequence has ended: nothing is highlighted, and it can be played again. */
async function expectEnded() {
  await expect.element(button('Play all')).toBeVisible();
  expect(currentLine()).toBe(-1);
}
async function expectSilence() {
  await expectEnded();
  expect(isPlaying()).toBe(false);
}

function listen(type: 'play' | 'playing', handle: (audio: HTMLMediaElement) => void): void {
  const listener = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement) handle(target);
  };
  document.addEventListener(type, listener, true);
  onTestFinished(() => document.removeEventListener(type, listener, true));
}
/** Plays clips at four times the speed, to shorten tests that need the end of several lines. */
const speedUpClips = () =>
  listen('playing', (audio) => {
    audio.playbackRate = 4;
  });
/** Loops the clip of a line and those that start later, so that a test can act while it plays. */
function loopFromLine(index: number): { stopLooping: () => void } {
  let started = 0;
  let isLooping = true;
  const setLoop = (audio: HTMLMediaElement) => {
    audio.loop = isLooping && started > index;
  };
  listen('play', (audio) => {
    started++;
    setLoop(audio);
  });
  const stopLooping = () => {
    isLooping = false;
    for (const audio of document.querySelectorAll('audio')) setLoop(audio);
  };
  onTestFinished(stopLooping);
  return { stopLooping };
}
/** Without prefetching, the player requests each clip by name. */
function disablePrefetch(): void {
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
}
const playedName = async () => /([^/]+)\.mp3/u.exec(decodeURIComponent((await nextPlayedAudio()).src))?.[1];

/** Records the index of the highlighted line at each change. */
function recordCurrentLines(): readonly number[] {
  const recorded: number[] = [];
  const observer = new MutationObserver(() => {
    const now = currentLine();
    if (recorded.at(-1) !== now) recorded.push(now);
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['aria-current'] });
  onTestFinished(() => observer.disconnect());
  return recorded;
}

it('the lesson opens with its first conversation, to be heard at once', async () => {
  await openApp('/intermediate/conversations', {
    learner: subscriber,
    viewport: { width: 1440, height: 900 },
  });
  await expect.element(button('Play all')).toBeInViewport({ ratio: 1 });
  expect(scrollY).toBe(0);
});

describe('Play all', () => {
  it('plays all lines in order, and highlights each one and scrolls it into view', async () => {
    disablePrefetch();
    await openConversation({ viewport: phone });
    speedUpClips();
    const highlighted = recordCurrentLines();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    button('Play all').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Stop')).toHaveFocus();
    for (const { form } of lines) expect(await playedName()).toBe(form);
    await expectSilence();
    expect(highlighted).toEqual([...lines.keys(), -1]);
    const scrolled = scroll.mock.contexts.map((row, call) => [row, scroll.mock.calls[call]?.[0]]);
    // The panel and the conversation scroll, too. The tests run with reduced motion.
    expect(scrolled.filter(([row]) => rows().some((line) => line === row))).toEqual(
      rows().map((row) => [row, { block: 'nearest', behavior: 'instant' }]),
    );
    const last = rows().at(-1)?.getBoundingClientRect();
    expect(last?.bottom).toBeLessThanOrEqual(innerHeight);
    expect(last?.top).toBeGreaterThan(0);
    await expect.element(button('Play all')).toHaveFocus();
  });

  it('scrolls smoothly unless the learner prefers reduced motion', async () => {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query.includes('reduced-motion') ? 'not all' : query),
    );
    await openConversation();
    loopFromLine(0);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await button('Play all').click();
    await expect.poll(() => scroll.mock.calls).toContainEqual([{ block: 'nearest', behavior: 'smooth' }]);
  });

  it('does not scroll a learner back who has scrolled to another part of the page', async () => {
    await openConversation({ viewport: phone });
    const { stopLooping } = loopFromLine(0);
    await button('Play all').click();
    await nextPlayedAudio();
    await expectCurrentLine(0);
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    expect(rows().at(-1)?.getBoundingClientRect().bottom).toBeLessThan(0);
    const { scrollY } = window;
    const highlighted = recordCurrentLines();
    speedUpClips();
    stopLooping();
    // By then the effects of line 1 have run.
    await expect.poll(() => highlighted, { timeout: 15_000 }).toContain(2);
    expect(window.scrollY).toBe(scrollY);
  });

  it('stops at Stop, and then starts again at the first line', async () => {
    await openConversation();
    speedUpClips();
    loopFromLine(2);
    await button('Play all').click();
    await expectCurrentLine(2);
    await button('Stop').click();
    await expectSilence();
    await button('Play all').click();
    await expectCurrentLine(0);
  });

  it('stops at Escape, unless Escape closes the meaning of a word', async () => {
    await openConversation();
    loopFromLine(0);
    await button('Play all').click();
    await expectCurrentLine(0);
    await css('main ol > li button[aria-haspopup]').first().click();
    await expect.element(page.getByRole('dialog', { name: 'Meaning' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Meaning' })).not.toBeInTheDocument();
    expect(currentLine()).toBe(0);
    await userEvent.keyboard('{Escape}');
    await expectSilence();
  });

  it.each([
    ['another line', 3],
    ['the line that is being played', 1],
  ])('ends when the button of %s is pressed, which plays that line alone', async (_, index) => {
    disablePrefetch();
    await openConversation();
    speedUpClips();
    const { stopLooping } = loopFromLine(1);
    await button('Play all').click();
    await expectCurrentLine(1);
    const { form } = lineAt(index);
    const played = [await playedName(), await playedName()];
    await clipButton(form).first().click();
    await expect.element(clipButton(form).first()).toHaveAttribute('aria-pressed', 'true');
    await expectEnded();
    played.push(await playedName());
    expect(played).toEqual([lineAt(0).form, lineAt(1).form, form]);
    stopLooping();
    await expect.element(clipButton(form).first()).toHaveAttribute('aria-pressed', 'false');
    await expectSilence();
  });

  it('is not continued by Alt+R, which repeats the line', async () => {
    await openConversation();
    speedUpClips();
    const { stopLooping } = loopFromLine(1);
    const highlighted = recordCurrentLines();
    await button('Play all').click();
    await expectCurrentLine(1);
    await userEvent.keyboard('{Alt>}r{/Alt}');
    await expect.element(button('Stop')).toBeVisible();
    expect(currentLine()).toBe(1);
    stopLooping();
    await expectSilence();
    expect(highlighted).toEqual([0, 1, -1]);
  });

  it.each([
    ['the conversation is closed', () => conversationToggle(conversation.title).click()],
    ['another conversation is opened', () => conversationToggle(otherConversation.title).click()],
    ['another topic is opened', () => expandSection(sections[1]?.title ?? '')],
    ['the page is left', () => page.getByRole('link', { name: /^Back to/u }).click()],
  ])('stops when %s', async (_, act) => {
    await openConversation();
    loopFromLine(0);
    await button('Play all').click();
    await nextPlayedAudio();
    await act();
    await expect.poll(isPlaying).toBe(false);
    expect(currentLine()).toBe(-1);
    await expect.element(button('Stop')).not.toBeInTheDocument();
  });

  it('[LERR-02] [AUD-08] ends at a clip that fails, which is logged; other clips can be played', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    disablePrefetch();
    // A URL of its own: the media cache of Chromium is shared with other tests.
    mockEndpoint('sound.info', () => ({ url: '', version: 'dialogue', contrasts: [], synthetic: true }));
    const failing = lineAt(2).form;
    worker.use(
      http.get('/audio/:file', ({ params }) =>
        params['file'] === `${failing}.mp3` ? new HttpResponse(null, { status: 500 }) : passthrough(),
      ),
    );
    await openConversation();
    speedUpClips();
    const highlighted = recordCurrentLines();
    await button('Play all').click();
    await expect
      .poll(() => vi.mocked(console.warn).mock.calls.map(([text]) => String(text)), { timeout: 15_000 })
      .toEqual([`The clip of ${failing} cannot be played.`]);
    await expectSilence();
    expect(highlighted).toEqual([0, 1, 2, -1]);
    for (const index of [0, 1]) expect(await playedName()).toBe(lineAt(index).form);
    await clipButton(lineAt(3).form).first().click();
    expect(await playedName()).toBe(lineAt(3).form);
  });

  it('plays at the chosen speed', async () => {
    setSoundPreferences({ slow: true });
    await openConversation();
    loopFromLine(0);
    await button('Play all').click();
    expect((await nextPlayedAudio()).playbackRate).toBe(0.7);
  });

  it('speaks with the chosen voice of the browser, line by line', async () => {
    const spoken = mockSpeech(voice('Nino', 'ka-GE'));
    setSoundPreferences({ voice: 'Nino' });
    await openConversation();
    await button('Play all').click();
    for (const [index, { form }] of lines.entries()) {
      await expectCurrentLine(index);
      expect(spoken.map(({ text }) => text)).toEqual(lines.slice(0, index + 1).map((line) => line.form));
      expect(spoken.at(-1)?.text).toBe(form);
      // The end of an utterance that was replaced is ignored.
      if (index > 0) spoken[index - 1]?.dispatchEvent(new Event('end'));
      spoken[index]?.dispatchEvent(new Event('end'));
    }
    await expectEnded();
    expect(spoken).toHaveLength(lines.length);
  });
});

describe('the translation and the romanization', () => {
  const shownTexts = () => document.querySelector('main ol')?.textContent ?? '';
  const shownParts = () => ({
    translation: lines.map(({ gloss }) => shownTexts().includes(gloss)),
    romanization: lines.map(({ romanization }) => shownTexts().includes(`/${typesetLatin(romanization)}/`)),
  });
  const all = (shown: boolean) => lines.map(() => shown);
  const press = (name: string) => button(name).click();
  const expectPressed = (name: string, pressed: boolean) =>
    expect.element(button(name)).toHaveAttribute('aria-pressed', String(pressed));

  it('[INT-16] are shown at first, and each is hidden and shown by its button', async () => {
    await openConversation();
    await expectPressed('Translation', true);
    await expectPressed('Romanization', true);
    expect(shownParts()).toEqual({ translation: all(true), romanization: all(true) });
    await press('Translation');
    await expectPressed('Translation', false);
    expect(shownParts()).toEqual({ translation: all(false), romanization: all(true) });
    await press('Romanization');
    await expectPressed('Romanization', false);
    expect(shownParts()).toEqual({ translation: all(false), romanization: all(false) });
    expect(shownTexts()).toContain(lineAt(0).form);
    await press('Translation');
    await press('Romanization');
    await expectPressed('Romanization', true);
    expect(shownParts()).toEqual({ translation: all(true), romanization: all(true) });
  });

  it('stay hidden in other dialogues, and after the app was opened again', async () => {
    await openConversation();
    await press('Translation');
    await expectPressed('Translation', false);
    await conversationToggle(otherConversation.title).click();
    await expectPressed('Translation', false);
    await expectPressed('Romanization', true);
    expect(shownTexts()).not.toContain(otherConversation.lines[0]?.gloss);
    await reopenApp('/intermediate/conversations');
    await expandConversation();
    await expectPressed('Translation', false);
    expect(shownParts()).toEqual({ translation: all(false), romanization: all(true) });
  });

  it('can be hidden while storage is full, or holds something else', async () => {
    localStorage.setItem('text-display', '"none"');
    await openConversation();
    await expectPressed('Romanization', true);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Romanization');
    await expectPressed('Romanization', false);
  });
});

describe('a dialogue that is played', () => {
  beforeEach(async () => {
    await openConversation({ viewport: phone });
    loopFromLine(0);
    await button('Play all').click();
    await expectCurrentLine(0);
  });

  it.each(['light', 'dark'])('has no accessibility violations in the %s theme', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
  });

  it('has a highlight that can be seen, and buttons of at least 44 px', async () => {
    const colorOf = (row = document.body) => getComputedStyle(row).backgroundColor;
    await expect.poll(() => colorOf(rows()[0])).not.toBe(colorOf(rows()[1]));
    for (const name of ['Stop', 'Translation', 'Romanization'])
      expect(button(name).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
