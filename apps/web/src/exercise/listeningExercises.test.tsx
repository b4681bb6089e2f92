/** Listening exercises: the dictation of a lesson's words, and ear training. */
import { lessonBodies } from '@ena/course/bodies';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findItem } from '../../../../packages/course/test/responses.ts';
import { nextPlayedAudio } from '../../test/audio.ts';
import { openApp, phone, setOffline, subscriber } from '../../test/app.tsx';
import { mockEndpoint, requests } from '../../test/mockApi.ts';
import { setSoundPreferences } from '../sound/state.ts';

const animals = lessonBodies.get('animals');
const dictation = animals?.exercises.find(({ title }) => title === 'Dictation');
const displayedId = () => document.querySelector('main [data-item]')?.getAttribute('data-item');
const displayedWord = () => {
  const item = findItem(dictation?.items ?? [], displayedId());
  return ('sound' in item ? item.sound : undefined) ?? '';
};
const position = (number: number, count: number) => page.getByText(`${number} of ${count}`, { exact: true });
const field = () => page.getByLabelText('Your answer');
const check = () => page.getByRole('button', { name: 'Check', exact: true });
const next = () => page.getByRole('button', { name: 'Next', exact: true });
/** Opens an exercise from the menu of the lesson. */
const start = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`, 'u') }).click();

async function answerWrongTwice(text: string) {
  for (let attempt = 0; attempt < 2; attempt++) {
    await field().fill(text);
    await check().click();
    await expect.element(page.getByText(/^Not quite right\. Try again\./u)).toBeVisible();
    // A changed answer can be checked again.
    if (attempt === 0) await field().fill('');
  }
}

describe('dictation', () => {
  it('plays ten words, compares letter by letter, and records each answer', async () => {
    await openApp('/beginner/animals', { learner: subscriber });
    await expect.element(page.getByRole('button', { name: /^Dictation.*10 items/u })).toBeVisible();
    await start('Dictation');
    await expect.element(position(1, 10)).toBeVisible();
    // Plays automatically, and again on demand.
    expect((await nextPlayedAudio()).playbackRate).toBe(1);
    const first = displayedWord();
    expect(first).not.toBe('');
    expect(
      page.getByCss('#practice').element().textContent?.replaceAll(`Listen to ${first}`, ''),
    ).not.toContain(first);
    await page.getByRole('button', { name: 'Slowly' }).click();
    expect((await nextPlayedAudio()).playbackRate).toBe(0.7);

    await answerWrongTwice(first.slice(0, -1));
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await expect
      .element(page.getByText(`Not quite. It is written ${first}.`, { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText('1 letter differs')).toBeInTheDocument();
    await expect.element(page.getByText('You wrote', { exact: true })).toBeVisible();
    await field().fill(first);
    await check().click();
    await expect.element(page.getByText(/^Correct! Well heard\./u)).toBeVisible();
    const words = new Set([first]);
    for (let number = 2; number <= 10; number++) {
      await next().click();
      await expect.element(position(number, 10)).toBeVisible();
      words.add(displayedWord());
      await field().fill(displayedWord());
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByText(/^Correct! Well heard\./u)).toBeVisible();
    }
    expect(words.size).toBe(10);
    const recorded = () => requests('answers.record').flatMap(({ answers }) => answers);
    await expect.poll(() => recorded().length).toBe(12);
    expect(
      recorded().every(
        ({ unitId, questionId }) =>
          unitId === 'animals' && questionId?.startsWith('animals.dictation.') === true,
      ),
    ).toBe(true);
    expect(recorded().map(({ response }) => response)).toEqual([
      first.slice(0, -1),
      first.slice(0, -1),
      ...words,
    ]);
    expect(recorded().map(({ isCorrection }) => isCorrection ?? false)).toEqual([
      false,
      true,
      true,
      ...Array.from({ length: 9 }, () => false),
    ]);
  });

  it('compares letter by letter offline too, above the bar at the bottom of a phone', async () => {
    await openApp('/beginner/animals', { learner: subscriber, viewport: phone });
    await start('Dictation');
    setOffline(true);
    await answerWrongTwice('ა');
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await expect.element(page.getByText('You wrote', { exact: true })).toBeVisible();
    const feedback = page.getByRole('status').filter({ hasText: 'You wrote' });
    await expect
      .poll(
        () => next().element().getBoundingClientRect().y - feedback.element().getBoundingClientRect().bottom,
      )
      .toBeGreaterThanOrEqual(0);
  });
});

describe('ear training', () => {
  const all =
    lessonBodies.get('alphabet')?.exercises.find(({ title }) => title === 'Ear Training')?.items ?? [];
  const withContrasts = (...contrasts: string[]) =>
    mockEndpoint('sound.info', () => ({ url: '', version: 'test', contrasts, synthetic: true }));

  it('asks only for contrasts that the clips reproduce, and plays each question', async () => {
    const supported = ['კ/ქ', 'წ/ც', 'ჭ/ჩ'];
    withContrasts(...supported);
    await openApp('/beginner/alphabet');
    const asked = new Set<string>();
    await start('Ear Training');
    for (let number = 1; number <= 8; number++) {
      await expect.element(position(number, 8)).toBeVisible();
      expect((await nextPlayedAudio()).error).toBeNull();
      const item = findItem(all, displayedId());
      if (item.kind !== 'choice') throw new Error('no choice');
      asked.add(item.contrast ?? '');
      await page
        .getByRole('group', { name: 'Options' })
        .getByRole('button')
        .filter({ has: page.getByText(item.answer, { exact: true }) })
        .click();
      await expect.element(page.getByText('Correct!', { exact: true })).toBeVisible();
      if (number < 8) await next().click();
    }
    expect([...asked].filter((contrast) => !supported.includes(contrast))).toEqual([]);
    expect(asked.size).toBeGreaterThan(1);
  });

  it('is not offered if the clips reproduce no contrast', async () => {
    withContrasts();
    await openApp('/beginner/alphabet');
    await expect.element(page.getByRole('button', { name: /^Letter Matching/u })).toBeVisible();
    await expect.poll(() => requests('sound.info').length).toBeGreaterThan(0);
    await expect.element(page.getByRole('button', { name: /^Ear Training/u })).not.toBeInTheDocument();
  });

  it('plays the clips even if a voice of the browser is chosen', async () => {
    const voice = { voiceURI: 'own', name: 'Own', lang: 'ka-GE', default: false, localService: true };
    vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([voice]);
    setSoundPreferences({ voice: 'own' });
    withContrasts('კ/ქ');
    await openApp('/beginner/alphabet');
    await start('Ear Training');
    expect((await nextPlayedAudio()).error).toBeNull();
    vi.restoreAllMocks();
  });
});
