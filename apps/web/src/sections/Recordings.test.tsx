import { lessonBodies } from '@ena/course/bodies';
import { typesetLatin } from '@ena/domain/georgian/letters';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { audioStates, clipButton, nextPlayedAudio } from '../../test/audio.ts';
import { openApp, subscriber } from '../../test/app.tsx';
import { horizontalOverflow, violations } from '../../test/axe.ts';
import { expandSection } from '../../test/locators.ts';
import { mockEndpoint, holdRequests, requests, worker } from '../../test/mockApi.ts';

const categories = (lessonBodies.get('advanced-listening')?.sections ?? []).flatMap((section) =>
  section.kind === 'recordings' ? [section] : [],
);
const recordingOf = (category: number, index: number) => {
  const recording = categories[category]?.recordings[index];
  if (!recording) throw new Error(`no recording ${index} in category ${category}`);
  return recording;
};
const play = () => page.getByRole('button', { name: 'Play', exact: true });
const pause = () => page.getByRole('button', { name: 'Pause', exact: true });
const playAll = () => page.getByRole('button', { name: 'Play all', exact: true });
const stop = () => page.getByRole('button', { name: 'Stop', exact: true });
const slider = () => page.getByRole('slider', { name: 'Position in the recording' });
const option = (text: string) =>
  page.getByCss('main [role=group] button').filter({ has: page.getByText(text, { exact: true }) });
const next = () => page.getByRole('button', { name: 'Next Question' });
/** The audio element of the recording player. */
const recordingElement = () => {
  const element = document.querySelector<HTMLAudioElement>('main audio');
  if (!element) throw new Error('no recording is open');
  return element;
};

/** Opens the page, a category, and one of its recordings. */
async function openRecording(category: number, index: number) {
  await openApp('/advanced/listening', { learner: subscriber });
  await expandSection(categories[category]?.title ?? '');
  return startRecording(recordingOf(category, index).title);
}
async function startRecording(title: string) {
  await page.getByRole('button', { name: `Start Exercise: ${title}` }).click();
  const player = page.getByRole('group', { name: `Recording: ${title}` });
  await expect.element(player).toBeVisible();
  return player;
}

describe('the page of recordings', () => {
  it('[ADV-27] has four categories of two recordings, each with a player and its words in context', async () => {
    expect(categories.map(({ title }) => title)).toEqual(['News', 'Conversations', 'Media', 'Academic']);
    await openApp('/advanced/listening', { learner: subscriber });
    for (const { title, recordings } of categories) {
      await expandSection(title);
      expect(recordings).toHaveLength(2);
      for (const { title: name, description, vocabulary } of recordings) {
        await expect.element(page.getByText(description)).toBeVisible();
        await startRecording(name);
        await expect.element(play()).toBeVisible();
        await expect.element(page.getByRole('heading', { name: 'Key Vocabulary' })).toBeVisible();
        for (const { form, gloss, context } of vocabulary) {
          const entry = clipButton(form).elements().at(-1)?.closest('li');
          for (const text of [form, gloss, context.form, context.gloss])
            expect(entry?.textContent).toContain(text);
        }
      }
    }
  });

  it.each([
    ['/advanced/idioms', ['Study Tips', 'Cultural Context']],
    ['/advanced/writing', ['Writing Guidelines', 'Common Mistakes to Avoid']],
    ['/advanced/listening', ['Listening Strategies', 'Practice Tips']],
  ])('[ADV-20] %s ends with %j', async (path, titles) => {
    await openApp(path, { learner: subscriber });
    await expect.element(page.getByRole('heading', { name: 'Additional Resources' })).toBeVisible();
    for (const name of titles)
      await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
  });
});

describe('the player of a recording', () => {
  it('[ADV-28] plays, pauses, seeks, changes the speed, and is ready again at the end', async () => {
    await openRecording(0, 0);
    await expect.element(play()).toHaveFocus();
    await play().click();
    await expect.element(pause()).toBeVisible();
    const { duration, playbackRate } = await nextPlayedAudio();
    expect(duration).toBeGreaterThan(20);
    expect(playbackRate).toBe(1);
    await pause().click();
    await expect.element(play()).toBeVisible();
    expect(recordingElement().paused).toBe(true);

    await page.getByRole('radio', { name: 'Fast' }).click({ force: true });
    await slider().fill(String(Math.floor(duration - 2)));
    await expect
      .element(slider())
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d:\d\d of \d:\d\d$/u));
    await play().click();
    const later = await nextPlayedAudio();
    expect(later.currentTime).toBeGreaterThan(duration - 3);
    expect(later.playbackRate).toBe(1.25);
    await expect.element(play()).toBeVisible();
    expect(recordingElement().ended).toBe(true);

    await play().click();
    expect((await nextPlayedAudio()).currentTime).toBeLessThan(5);
    const player = page.getByRole('group', { name: /^Recording: /u });
    await player.getByRole('radio', { name: 'Slow' }).click({ force: true });
    expect(recordingElement().playbackRate).toBe(0.7);
    expect(recordingElement().preservesPitch).toBe(true);
  });

  it('moves by a second with an arrow key', async () => {
    await openRecording(0, 0);
    await expect.poll(() => recordingElement().duration).toBeGreaterThan(20);
    await expect.element(slider()).toBeEnabled();
    slider().element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.poll(() => recordingElement().currentTime).toBe(2);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => recordingElement().currentTime).toBe(1);
  });

  it('is paused when a word is played, and stops a word that is playing', async () => {
    await openRecording(0, 0);
    const [word] = recordingOf(0, 0).vocabulary;
    await play().click();
    await nextPlayedAudio();
    await clipButton(word?.form ?? '').click();
    expect((await nextPlayedAudio()).playing).toBe(1);
    expect(recordingElement().paused).toBe(true);
    await expect.element(play()).toBeVisible();
    await play().click();
    expect((await nextPlayedAudio()).playing).toBe(1);
    await expect.element(clipButton(word?.form ?? '')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is disabled until the URL of the recording is loaded', async () => {
    const release = holdRequests('sound.info');
    await openRecording(0, 0);
    await expect.element(play()).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect.element(play()).toHaveAttribute('aria-disabled', 'false');
  });

  it('shows an error when the recording cannot be loaded, and keeps the focus on a retry', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // A URL of its own: the media cache of Chromium is shared with other tests.
    mockEndpoint('sound.info', () => ({ url: '', version: 'failing', contrasts: [], synthetic: true }));
    worker.use(http.get('/audio/:file', () => new HttpResponse(null, { status: 500 })));
    await openRecording(0, 1);
    await expect.element(page.getByText(/^The recording cannot be loaded right now\./u)).toBeVisible();
    await expect.element(play()).toHaveAttribute('aria-disabled', 'true');
    expect(console.warn).toHaveBeenCalled();
    await page.getByRole('button', { name: 'Show Transcript' }).click();
    await expect.element(page.getByText(recordingOf(0, 1).lines[0]?.gloss ?? '')).toBeVisible();
    await expect.element(playAll()).toHaveAttribute('aria-disabled', 'true');
    worker.resetHandlers();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(play()).toHaveFocus();
    await expect.element(play()).toHaveAttribute('aria-disabled', 'false');
    await userEvent.keyboard('{Enter}');
    expect((await nextPlayedAudio()).error).toBeNull();
    vi.restoreAllMocks();
  });

  it('shows all speeds without overflow on a screen of 320 px', async () => {
    await page.viewport(320, 640);
    const player = (await openRecording(0, 0)).element().getBoundingClientRect();
    const fast = document.querySelector('main [role=radiogroup] label:last-child')?.getBoundingClientRect();
    expect(fast?.right).toBeLessThan(player.right);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

describe('the transcript', () => {
  it('[ADV-29] and its translation are hidden until their button is pressed', async () => {
    const { lines } = recordingOf(1, 0);
    await openRecording(1, 0);
    const gloss = page.getByText(lines[0]?.gloss ?? '', { exact: false });
    await expect.element(gloss).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Show Transcript' }).click();
    await expect.element(gloss).toBeVisible();
    const shown = document.querySelector('main')?.textContent?.replace(/\s+/gu, ' ');
    for (const line of lines) {
      expect(shown).toContain(line.form);
      expect(shown).toContain(line.gloss);
    }
    await page.getByRole('button', { name: 'Hide Transcript' }).click();
    await expect.element(gloss).not.toBeInTheDocument();
  });

  const showTranscript = () => page.getByRole('button', { name: 'Show Transcript' }).click();
  const currentLine = () => {
    const current = document.querySelector('main ol > li[aria-current=true]');
    return current === null ? -1 : [...document.querySelectorAll('main ol > li')].indexOf(current);
  };

  /** Records the lines that are scrolled into view. */
  function recordScrolledLines(): () => unknown[] {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    return () =>
      scroll.mock.contexts.filter((element) => element instanceof Element && element.matches('ol > li'));
  }

  it('highlights the line at the position; moving the position while paused does not scroll', async () => {
    // High enough to show the player and the transcript.
    await page.viewport(1280, 2000);
    await openRecording(0, 0);
    await showTranscript();
    await expect.element(playAll()).toBeInViewport();
    expect(currentLine()).toBe(-1);
    await expect.element(slider()).toBeEnabled();
    const scrolledLines = recordScrolledLines();
    // Line 1 is spoken from 6.9 s to 14.1 s, line 2 from 14.7 s to 20.2 s.
    await slider().fill('10');
    await expect.poll(currentLine).toBe(1);
    await slider().fill('17');
    await expect.poll(currentLine).toBe(2);
    await slider().fill('0');
    await expect.poll(currentLine).toBe(-1);
    expect(scrolledLines()).toEqual([]);
  });

  it('scrolls the line that is played into view', async () => {
    await page.viewport(390, 844);
    await openRecording(0, 0);
    await showTranscript();
    await expect.element(slider()).toBeEnabled();
    const scrolledLines = recordScrolledLines();
    await playAll().click();
    await expect.poll(currentLine).toBe(0);
    // The last line is spoken from 44.1 s on.
    recordingElement().currentTime = 46;
    await expect.poll(currentLine).toBe(7);
    const last = document.querySelector('main ol > li:last-child');
    await expect.poll(() => scrolledLines().at(-1)).toBe(last);
    expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    recordingElement().currentTime = recordingElement().duration - 0.2;
    await expect.element(playAll()).toBeVisible();
    await expect.poll(currentLine).toBe(-1);
  });

  it('has a button that plays all from the start, and stops; Escape stops, too', async () => {
    await openRecording(1, 0);
    await showTranscript();
    await expect.poll(() => recordingElement().duration).toBeGreaterThan(20);
    await slider().fill('20');
    await playAll().click();
    expect((await nextPlayedAudio()).currentTime).toBeLessThan(5);
    await stop().click();
    await expect.element(play()).toBeVisible();
    expect(recordingElement().paused).toBe(true);
    await expect.poll(currentLine).not.toBe(-1);
    await play().click();
    await expect.element(stop()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(playAll()).toBeVisible();
    expect(recordingElement().paused).toBe(true);
  });

  it('has buttons that hide its translation and romanization', async () => {
    const [line] = recordingOf(0, 0).lines;
    const transcript = () => document.querySelector('main ol')?.textContent;
    await openRecording(0, 0);
    await showTranscript();
    await expect.poll(transcript).toContain(line?.gloss);
    expect(transcript()).toContain(`/${typesetLatin(line?.romanization ?? '')}/`);
    await page.getByRole('button', { name: 'Translation', exact: true }).click();
    await page.getByRole('button', { name: 'Romanization', exact: true }).click();
    await expect.poll(transcript).not.toContain(line?.gloss);
    expect(transcript()).not.toContain(typesetLatin(line?.romanization ?? ''));
    expect(transcript()).toContain(line?.form);
  });

  it('has no accessibility violations while a line is highlighted', async () => {
    await openRecording(1, 0);
    await showTranscript();
    await expect.element(slider()).toBeEnabled();
    await slider().fill('20');
    await expect.poll(currentLine).toBeGreaterThan(0);
    expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
  });
});

describe('the questions of a recording', () => {
  it('[ADV-30] are shown one at a time: the first choice is final, and a button shows the next question', async () => {
    const [first, second] = recordingOf(2, 0).questions;
    if (!first || !second) throw new Error('no questions');
    await openRecording(2, 0);
    await expect.element(page.getByText(first.prompt)).toBeVisible();
    await expect.element(page.getByText(second.prompt)).not.toBeInTheDocument();
    await expect.element(next()).not.toBeInTheDocument();
    await option(first.options.find((text) => text !== first.answer) ?? '').click();
    await expect.element(page.getByText(`Incorrect. The correct answer is "${first.answer}".`)).toBeVisible();
    await expect.element(option(first.answer)).toBeDisabled();
    await next().click();
    await expect.element(page.getByText(second.prompt)).toBeVisible();
    await expect.element(page.getByText(second.prompt)).toHaveFocus();
    expect(document.querySelector('main section [aria-pressed=true]')).toBeNull();
    await option(second.answer).click();
    await expect.element(page.getByText('Correct!', { exact: true })).toBeVisible();
    await expect.element(next()).not.toBeInTheDocument();
    await expect
      .poll(() =>
        requests('answers.record').flatMap(({ answers }) =>
          answers.map(({ unitId, questionId }) => [unitId, questionId]),
        ),
      )
      .toEqual([
        ['advanced-listening', first.id],
        ['advanced-listening', second.id],
      ]);
  });

  it('[ADV-31] are reset when another recording is started, and so are its transcript and player', async () => {
    const [one, other] = [recordingOf(2, 0), recordingOf(2, 1)];
    await openRecording(2, 0);
    await option(one.questions[0]?.answer ?? '').click();
    await page.getByRole('button', { name: 'Show Transcript' }).click();
    await play().click();
    await nextPlayedAudio();
    await startRecording(other.title);
    await expect.element(page.getByText(other.questions[0]?.prompt ?? '')).toBeVisible();
    await expect.element(page.getByText('Question 1 of 2')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Hide Transcript' })).not.toBeInTheDocument();
    await expect.element(play()).toBeVisible();
    expect(audioStates().every(({ paused }) => paused)).toBe(true);
    await startRecording(one.title);
    await expect.element(page.getByText(one.questions[0]?.prompt ?? '')).toBeVisible();
    expect(document.querySelector('main section [aria-pressed=true]')).toBeNull();
  });
});

describe('the listening lesson', () => {
  beforeEach(async () => {
    await openRecording(3, 0);
  });
  const reports = () => requests('progress.report').map(({ lessonId, completed }) => [lessonId, completed]);
  const leave = () => page.getByRole('link', { name: 'Back to Advanced Level' }).click();

  it('[ADV-36] [ADV-38] is completed, under its own id, by two answers of which the latest is correct', async () => {
    for (const [index, question] of recordingOf(3, 0).questions.slice(0, 2).entries()) {
      await option(question.answer).click();
      await expect.element(page.getByText('Correct!', { exact: true })).toBeVisible();
      if (index === 0) await next().click();
    }
    await leave();
    await expect.poll(reports).toContainEqual(['advanced-listening', true]);
  });

  it('[ADV-36] is not completed by one correct answer', async () => {
    await option(recordingOf(3, 0).questions[0]?.answer ?? '').click();
    await leave();
    await expect.element(page.getByRole('heading', { level: 1, name: /Advanced/u })).toBeVisible();
    await expect.poll(() => requests('answers.record').length).toBe(1);
    expect(reports()).not.toContainEqual(['advanced-listening', true]);
  });
});
