/** Listening: recordings of the advanced level, dictation, and training of the ear. */
import { lessonBodies } from '@ena/course/bodies';
import { exercisesOf } from '@ena/domain/lesson/dictation';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  browseAs,
  demo,
  launch,
  logIn,
  open,
  panel,
  phone,
  setOffline,
  soon,
  unfold,
  visit,
} from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { heard, untilItSounds } from './support/heard.ts';

let ena: Ena;
let browser: Browser;
let page: Page;
let problems: string[];
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
  ({ page, problems } = await open(browser, ena.url));
  await logIn(page, demo.subscriber);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const categories = (lessonBodies.get('advanced-listening')?.sections ?? []).flatMap((section) =>
  section.kind === 'recordings' ? [section] : [],
);
const option = (text: string) =>
  page.locator('main [role=group] button').filter({ has: page.getByText(text, { exact: true }) });
/** The recording's own element, whatever else there is. */
const recording = async () => (await heard(page)).find(({ length }) => length > 5);
const next = () => page.getByRole('button', { name: 'Next Question' });
const play = () => page.getByRole('button', { name: 'Play', exact: true });
const pause = () => page.getByRole('button', { name: 'Pause', exact: true });
const start = (title: string) => page.getByRole('button', { name: `Start Exercise: ${title}` });
const completedNow = () =>
  page.evaluate(async () => {
    const { records } = await (await fetch('/api/progress')).json();
    return records.find(({ lessonId }: { lessonId: string }) => lessonId === 'advanced-listening')?.completed;
  });

describe('Advanced Listening', () => {
  it('[ADV-27] four categories of two recordings, each with a player and its words', async () => {
    await visit(page, '/advanced/listening');
    expect(categories.map(({ title }) => title)).toEqual(['News', 'Conversations', 'Media', 'Academic']);
    for (const { title, recordings } of categories) {
      await unfold(panel(page, title));
      for (const { title: name, description, vocabulary } of recordings) {
        await page.getByText(description).waitFor();
        await unfold(start(name));
        await page.getByRole('group', { name: `Recording: ${name}` }).waitFor();
        await play().waitFor();
        const words = page
          .locator('main li')
          .filter({ has: page.getByRole('heading', { name: 'Key Vocabulary' }) });
        for (const { form, gloss, context } of vocabulary) {
          const shown = await words
            .locator('li')
            .filter({ has: page.locator(`[data-clip="${form}"]`) })
            .innerText();
          for (const text of [form, gloss, context.form, context.gloss]) expect(shown).toContain(text);
        }
      }
    }
  });

  it('[ADV-28] plays and pauses, to any place, at three speeds, and is ready again at its end', async () => {
    await visit(page, '/advanced/listening');
    await unfold(panel(page, 'News'));
    await unfold(start(categories[0]?.recordings[0]?.title ?? ''));
    await play().click();
    await pause().waitFor();
    const first = await untilItSounds(page);
    expect(first.length).toBeGreaterThan(20);
    await pause().click();
    await play().waitFor();
    const paused = await recording();
    await page.waitForTimeout(300);
    expect((await recording())?.at).toBe(paused?.at);
    await page.getByRole('radio', { name: 'Fast' }).check();
    await page
      .getByRole('slider', { name: 'Place in the recording' })
      .fill(String(Math.floor(first.length - 2)));
    await play().click();
    const later = await untilItSounds(page);
    expect([later.at > first.length - 3, later.rate]).toEqual([true, 1.25]);
    await play().waitFor();
    await soon(async () => (await recording())?.ended).toBe(true);
    // From its beginning again.
    await play().click();
    await soon(async () =>
      (await heard(page)).some(({ at, paused: still }) => !still && at > 0 && at < 5),
    ).toBe(true);
    await pause().click();
  });

  it('[ADV-29] the transcript and its translation wait behind a button', async () => {
    await visit(page, '/advanced/listening');
    const shownOne = categories[1]?.recordings[0];
    await unfold(panel(page, 'Conversations'));
    await unfold(start(shownOne?.title ?? ''));
    const line = page.getByText(shownOne?.lines[0]?.gloss ?? '');
    await page.getByRole('button', { name: 'Show Transcript' }).waitFor();
    expect(await line.count()).toBe(0);
    await page.getByRole('button', { name: 'Show Transcript' }).click();
    await line.waitFor();
    const shown = (await page.locator('main').innerText()).replace(/\s+/gu, ' ');
    for (const { form, gloss } of shownOne?.lines ?? []) {
      expect(shown).toContain(form);
      expect(shown).toContain(gloss);
    }
    await page.getByRole('button', { name: 'Hide Transcript' }).click();
    await line.waitFor({ state: 'hidden' });
  });

  it('[ADV-30] [ADV-31] asks one question at a time; another recording begins afresh', async () => {
    await visit(page, '/advanced/listening');
    const [one, other] = categories[2]?.recordings ?? [];
    if (!one || !other) throw new Error('no recordings');
    await unfold(panel(page, 'Media'));
    await unfold(start(one.title));
    const [first, second] = one.questions;
    await page.getByText(first?.prompt ?? '').waitFor();
    expect(await page.getByText(second?.prompt ?? '').count()).toBe(0);
    expect(await next().count()).toBe(0);
    const wrong = first?.options.find((text) => text !== first.answer) ?? '';
    await option(wrong).click();
    await page.getByText(`Incorrect. The correct answer is "${first?.answer}".`).waitFor();
    await next().click();
    await page.getByText(second?.prompt ?? '').waitFor();
    expect(await page.locator('main [aria-pressed=true]').count()).toBe(0);
    await option(second?.answer ?? '').click();
    await page.getByText('Correct!', { exact: true }).waitFor();
    expect(await next().count()).toBe(0);

    await page.getByRole('button', { name: 'Show Transcript' }).click();
    await play().click();
    await untilItSounds(page);
    await unfold(start(other.title));
    await page.getByText(other.questions[0]?.prompt ?? '').waitFor();
    await page.getByText('Question 1 of 2').waitFor();
    expect(await page.getByRole('button', { name: 'Hide Transcript' }).count()).toBe(0);
    await play().waitFor();
    await soon(async () => (await heard(page)).every(({ paused }) => paused)).toBe(true);
    // The first one does not remember either.
    await unfold(start(one.title));
    await page.getByText(first?.prompt ?? '').waitFor();
    expect(await page.locator('main [aria-pressed=true]').count()).toBe(0);
  });

  it('[ADV-36] [ADV-38] is completed by two answers of which the latest is right, under its own id', async () => {
    await soon(completedNow).toBe(false);
    await visit(page, '/advanced/listening');
    await unfold(panel(page, 'Academic'));
    const chosen = categories[3]?.recordings[0];
    await unfold(start(chosen?.title ?? ''));
    for (const [place, question] of (chosen?.questions ?? []).entries()) {
      await page.getByText(question.prompt).waitFor();
      await option(question.answer).click();
      await page.getByText('Correct!', { exact: true }).waitFor();
      if (place === 0) await next().click();
    }
    await page.getByRole('link', { name: 'Back to Advanced Level' }).click();
    await soon(completedNow).toBe(true);
  });

  it('without its recording says so, and can be read', async () => {
    await page.route('**/audio/advanced-listening*', (route) => route.abort());
    await visit(page, '/advanced/listening');
    await unfold(panel(page, 'News'));
    await unfold(start(categories[0]?.recordings[1]?.title ?? ''));
    await page.getByText('The recording cannot be loaded right now.').waitFor();
    await page.getByRole('button', { name: 'Show Transcript' }).click();
    await page.getByRole('heading', { name: 'Translation' }).waitFor();
    await page.unroute('**/audio/advanced-listening*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await soon(() => play().and(page.locator(':focus:not([aria-disabled=true])')).count()).toBe(1);
    await page.keyboard.press('Enter');
    await untilItSounds(page);
    await pause().click();
    const paused = await recording();
    await page.getByRole('slider', { name: 'Place in the recording' }).press('ArrowRight');
    expect((await recording())?.at).toBeGreaterThan((paused?.at ?? 0) + 0.4);
  });

  it('has every speed within its player, also on the narrowest phone', () =>
    browseAs(
      browser,
      ena.url,
      demo.subscriber,
      async (mine) => {
        await visit(mine, '/advanced/listening');
        await unfold(panel(mine, 'News'));
        await mine
          .getByRole('button', { name: /^Start Exercise/u })
          .first()
          .click();
        const player = await mine.getByRole('group', { name: /^Recording/u }).boundingBox();
        const fast = await mine.locator('label', { hasText: 'Fast' }).boundingBox();
        expect((fast?.x ?? 0) + (fast?.width ?? 0)).toBeLessThan((player?.x ?? 0) + (player?.width ?? 0));
      },
      { viewport: { width: 320, height: 640 } },
    ));

  it('[ADV-20] ends with listening strategies and practice tips', async () => {
    for (const [path, titles] of [
      ['/advanced/idioms', ['Study Tips', 'Cultural Context']],
      ['/advanced/writing', ['Writing Guidelines', 'Common Mistakes to Avoid']],
      ['/advanced/listening', ['Listening Strategies', 'Practice Tips']],
    ] as const) {
      await visit(page, path);
      await page.getByRole('heading', { name: 'Additional Resources' }).waitFor();
      for (const title of titles) await page.getByRole('heading', { name: title, exact: true }).waitFor();
    }
  });
});

describe('Dictation', () => {
  const dictation = exercisesOf(lessonBodies.get('animals') ?? { id: '', sections: [], exercises: [] }).find(
    ({ title }) => title === 'Dictation',
  );
  const wordOnScreen = async () => {
    const id = await page.locator('main [data-item]').getAttribute('data-item');
    return dictation?.items.find((item) => item.id === id);
  };

  it('shows the letters that differ offline too, and above what stands at the bottom of a phone', () =>
    browseAs(
      browser,
      ena.url,
      demo.subscriber,
      async (mine) => {
        await visit(mine, '/beginner/animals');
        await mine.getByRole('button', { name: /^Dictation/u }).click();
        await mine.getByLabel('Your answer').fill('ა');
        await setOffline(mine, true);
        await mine.getByRole('button', { name: 'Check', exact: true }).click();
        await mine.getByText('You wrote', { exact: true }).waitFor();
        await soon(async () => {
          const bar = await mine.getByRole('button', { name: 'Next', exact: true }).boundingBox();
          const said = await mine.getByRole('status').filter({ hasText: 'You wrote' }).boundingBox();
          return (said?.y ?? 0) + (said?.height ?? 0) <= (bar?.y ?? 0);
        }).toBe(true);
      },
      phone,
    ));

  it('plays a word, shows the letters that differ, and counts what was written right', async () => {
    await visit(page, '/beginner/animals');
    const before = await page.evaluate(
      async () => (await (await fetch('/api/session')).json()).learner.wordsLearned,
    );
    await page.getByRole('button', { name: /^Dictation.* 10 items$/u }).click();
    await page.getByText('1 of 10', { exact: true }).waitFor();
    // By itself, and again on demand.
    await untilItSounds(page);
    const first = await wordOnScreen();
    const answer = first?.sound ?? '';
    // Above it the page teaches, and may well name the word.
    const [, exercise = ''] = (await page.locator('main').innerText()).split('Back to Exercises');
    expect(exercise).toContain('1 of 10');
    expect(exercise).not.toContain(answer);
    await page.getByRole('button', { name: 'Slowly' }).click();
    expect((await untilItSounds(page)).rate).toBe(0.7);
    await page.getByLabel('Your answer').fill(answer.slice(0, -1));
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText(`Not quite. It is written ${answer}.`).waitFor();
    await page.getByText('1 letter differs').waitFor();
    await page.getByText('You wrote', { exact: true }).waitFor();
    await page.getByLabel('Your answer').fill(answer);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText('Correct! Well heard.').waitFor();
    const words = new Set([answer]);
    for (let place = 2; place <= 10; place++) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByText(`${place} of 10`, { exact: true }).waitFor();
      const word = (await wordOnScreen())?.sound ?? '';
      words.add(word);
      await page.getByLabel('Your answer').fill(word);
      await page.keyboard.press('Enter');
      await page.getByText('Correct! Well heard.').waitFor();
    }
    expect(words.size).toBe(10);
    await page.getByText('10 of 10', { exact: true }).last().waitFor();
    await soon(() =>
      page.evaluate(async () => (await (await fetch('/api/session')).json()).learner.wordsLearned),
    ).toBeGreaterThan(before);
  });
});

describe('Ear Training', () => {
  it('is by the clips, whose sounds were measured, whichever voice is chosen', () =>
    browseAs(browser, ena.url, demo.subscriber, async (mine) => {
      await mine.addInitScript(() => {
        localStorage.setItem('sound', '{"voice":"own"}');
        const own = { voiceURI: 'own', name: 'Own', lang: 'ka-GE', default: false, localService: true };
        speechSynthesis.getVoices = () => [own];
      });
      await visit(mine, '/beginner/alphabet');
      await mine.getByRole('button', { name: /^Ear Training/u }).click();
      await untilItSounds(mine);
    }));

  it('asks by ear what the clips carry, and nothing else', async () => {
    await visit(page, '/beginner/alphabet');
    const { contrasts } = await page.evaluate(async () => (await fetch('/api/sound')).json());
    expect(contrasts).toEqual(['კ/ქ', 'წ/ც', 'ჭ/ჩ']);
    const all =
      lessonBodies.get('alphabet')?.exercises.find(({ title }) => title === 'Ear Training')?.items ?? [];
    const asked = new Set<string>();
    for (let run = 0; run < 3; run++) {
      await page.getByRole('button', { name: /^Ear Training/u }).click();
      for (let place = 1; place <= 8; place++) {
        await page.getByText(`${place} of 8`, { exact: true }).waitFor();
        await untilItSounds(page);
        const id = await page.locator('main [data-item]').getAttribute('data-item');
        const item = all.find((one) => one.id === id);
        if (item?.kind !== 'choice') throw new Error('no choice');
        asked.add(item.contrast ?? '');
        await page
          .getByRole('group', { name: 'Options' })
          .getByRole('button')
          .filter({ has: page.getByText(item.answer, { exact: true }) })
          .click();
        await page.getByText('Correct!', { exact: true }).waitFor();
        if (place < 8) await page.getByRole('button', { name: 'Next', exact: true }).click();
      }
      await page.getByRole('button', { name: 'Back to Exercises' }).click();
    }
    expect([...asked].toSorted()).toEqual(['კ/ქ', 'წ/ც', 'ჭ/ჩ'].toSorted());
  });
});

it('no page has complained', () =>
  expect(problems.filter((text) => !/net::ERR_FAILED|cannot be played/u.test(text))).toEqual([]));
