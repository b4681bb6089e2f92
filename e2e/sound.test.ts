/** Clips: heard for real, one at a time, by those who may hear them. */
import { createServer } from 'node:http';
import { lessonBodies } from '@ena/course/bodies';
import { clips } from '@ena/course/clips';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browseAs, demo, launch, logIn, open, panel, phone, soon, unfold, visit } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { heard, untilItSounds } from './support/heard.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const asSubscriber = (steps: (page: Page) => Promise<void>, options?: object) =>
  browseAs(browser, ena.url, demo.subscriber, steps, options);
const button = (page: Page, name: string) => page.locator(`main [data-clip="${name}"]`).first();
const isLit = (page: Page, name: string) => button(page, name).getAttribute('aria-pressed');
const words = (lessonId: string) =>
  (lessonBodies.get(lessonId)?.sections ?? []).flatMap((section) =>
    section.kind === 'words' ? section.words : [],
  );

describe('a word', () => {
  it('[AUD-01] [AUD-02] [BEG-08] sounds when its button is pressed, which is lit for a second at least', async () => {
    await asSubscriber(async (page) => {
      await visit(page, '/beginner/food-and-drinks');
      await unfold(panel(page, 'Traditional Dishes'));
      const [section] = lessonBodies.get('food')?.sections ?? [];
      if (section?.kind !== 'words') throw new Error('no words');
      for (const { form, romanization, gloss, example } of section.words) {
        const card = page.locator('main li').filter({ has: page.locator(`[data-clip="${form}"]`) });
        const shown = await card.innerText();
        for (const text of [form, `/${romanization}/`, gloss, example?.form ?? '', example?.gloss ?? ''])
          expect(shown).toContain(text);
        expect(await card.locator('[data-clip]').count()).toBe(example ? 2 : 1);
      }
      const { form } = section.words[0] ?? { form: '' };
      const pressed = Date.now();
      await button(page, form).click();
      await soon(() => isLit(page, form)).toBe('true');
      const { length, rate } = await untilItSounds(page);
      expect(length).toBeGreaterThan(0.3);
      expect(rate).toBe(1);
      await soon(() => isLit(page, form)).toBe('false');
      expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000);
      await soon(async () => (await heard(page))[0]?.ended).toBe(true);
    });
  });

  it('[VOC-07] [BEG-20] sounds in the vocabulary section and on the cards of letters too', async () => {
    await asSubscriber(async (page) => {
      await visit(page, '/vocabulary');
      await unfold(panel(page, 'Family'));
      const card = page.locator('#family-panel > ul > li').first();
      await card.waitFor();
      expect(await card.locator('[data-clip]').count()).toBe(2);
      expect(await card.innerText()).toMatch(/[ა-ჰ]+[\s\S]*\/[a-z' -]+\/[\s\S]*[ა-ჰ][\s\S]*[.!?]/u);
      await card.locator('[data-clip]').first().click();
      await untilItSounds(page);

      await visit(page, '/beginner/alphabet');
      for (const letter of ['ა', 'ყ']) {
        const pressed = Date.now();
        await button(page, letter).click();
        await soon(() => isLit(page, letter)).toBe('true');
        await untilItSounds(page);
        await soon(() => isLit(page, letter)).toBe('false');
        expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000);
      }
      // The card itself opens as before.
      expect(await page.locator('main li [aria-expanded=true]').count()).toBe(0);
    }, phone);
  });

  it('is heard by a visitor on the home page', async () => {
    await browseAs(browser, ena.url, null, async (page) => {
      await visit(page, '/');
      await page.locator('#taste').getByRole('button').first().click();
      await button(page, 'ა').click();
      const { length, error } = await untilItSounds(page);
      expect([length > 0.3, error]).toEqual([true, null]);
    });
  });

  it('stops and rewinds when its button is pressed again, and gives way to another', async () => {
    await asSubscriber(async (page) => {
      await visit(page, '/advanced/grammar');
      await unfold(page.locator('main section > h2 > button').first());
      const both = page.locator('main [data-clip]').filter({ visible: true });
      await both.nth(1).waitFor();
      await both.nth(0).click();
      await untilItSounds(page);
      await both.nth(1).click();
      await soon(() => both.nth(0).getAttribute('aria-pressed')).toBe('false');
      expect((await untilItSounds(page)).together).toBe(1);
      await both.nth(1).click();
      await soon(() => both.nth(1).getAttribute('aria-pressed')).toBe('false');
      expect((await heard(page)).every(({ paused }) => paused)).toBe(true);
    });
  });

  it('sounds slower at will, at the same pitch, also after a reload; Alt+R repeats it', async () => {
    await asSubscriber(async (page) => {
      await visit(page, '/beginner/basic-vocabulary');
      await page.getByText('A computer speaks, not a person.').waitFor();
      await page.getByRole('radio', { name: 'Slow' }).check();
      await page.reload();
      await unfold(page.locator('main section > h2 > button').first());
      await soon(() => page.getByRole('radio', { name: 'Slow' }).isChecked()).toBe(true);
      const [{ form } = { form: '' }] = words('basic-vocabulary');
      await button(page, form).click();
      expect((await untilItSounds(page)).rate).toBe(0.7);
      await soon(() => isLit(page, form)).toBe('false');
      await page.keyboard.press('Alt+r');
      expect((await untilItSounds(page)).rate).toBe(0.7);
      await page.getByRole('radio', { name: 'Normal speed' }).check();
    });
  });
});

describe('on the intermediate pages', () => {
  it('[INT-16] [INT-17] [AUD-05] [AUD-06] [AUD-07] [AUD-08] lines and words play, one at a time', async () => {
    await asSubscriber(async (page) => {
      await visit(page, '/intermediate/conversations');
      await unfold(panel(page, 'Greetings'));
      const section = lessonBodies.get('conversations')?.sections.find(({ kind }) => kind === 'dialogues');
      if (section?.kind !== 'dialogues') throw new Error('no dialogues');
      const [conversation] = section.conversations;
      if (!conversation) throw new Error('no conversation');
      await unfold(page.locator('main h3 > button').filter({ hasText: conversation.title }));
      const { lines, vocabulary } = conversation;
      for (const { speaker, form, romanization, gloss } of lines) {
        const row = page.locator('main ol > li').filter({ has: page.locator(`[data-clip="${form}"]`) });
        const shown = (await row.first().innerText()).replace(/\s+/gu, ' ');
        for (const text of [speaker, form, `/${romanization}/`, gloss]) expect(shown).toContain(text);
      }
      for (const { form, romanization, gloss } of vocabulary) {
        const shown = await page
          .locator('main ul > li')
          .filter({ has: page.locator(`[data-clip="${form}"]`) })
          .last()
          .innerText();
        for (const text of [form, `/${romanization}/`, gloss]) expect(shown).toContain(text);
      }
      const longest = lines.toSorted((a, b) => b.form.length - a.form.length).map(({ form }) => form);
      const [first = '', second = ''] = longest;
      await button(page, first).click();
      await untilItSounds(page);
      await button(page, second).click();
      await soon(() => isLit(page, first)).toBe('false');
      await soon(() => isLit(page, second)).toBe('true');
      const sounding = await untilItSounds(page);
      expect(sounding.at).toBeLessThan(1);
      await page.waitForTimeout(600);
      await button(page, second).click();
      await soon(() => isLit(page, second)).toBe('false');
      // From its beginning again.
      await button(page, second).click();
      expect((await untilItSounds(page)).at).toBeLessThan(0.5);
      await soon(() => isLit(page, second)).toBe('false');
    });
  });

  it('[INT-23] [INT-25] [AUD-05] a text has a button that reads Listen, and Stop while it sounds', async () => {
    await asSubscriber(async (page) => {
      await visit(page, '/intermediate/reading');
      await unfold(panel(page, 'Georgian Cuisine'));
      const text = page.locator('main article article').first();
      await text.getByRole('button', { name: 'Listen', exact: true }).click();
      await text.getByRole('button', { name: 'Stop', exact: true }).waitFor();
      expect((await untilItSounds(page)).length).toBeGreaterThan(15);
      await text.getByRole('button', { name: 'Stop', exact: true }).click();
      await text.getByRole('button', { name: 'Listen', exact: true }).waitFor();
      const entries = text.locator('ul > li');
      expect(await entries.count()).toBeGreaterThan(4);
      for (const entry of await entries.all()) {
        expect(await entry.innerText()).toMatch(/[ა-ჰ]+[\s\S]*\/[a-z ]+\/[\s\S]*[a-z]/u);
        expect(await entry.locator('[data-clip]').count()).toBe(1);
      }
      await entries.first().locator('[data-clip]').click();
      await untilItSounds(page);
    });
  });

  it('[INT-20] [INT-34] common words and examples of sentences play', async () => {
    await asSubscriber(async (page) => {
      await visit(page, '/intermediate/common-words');
      for (const name of ['Pronouns', 'Verbs', 'Basic Words', 'Nouns', 'Food']) {
        await unfold(panel(page, name));
        const cards = page.locator('main section > div:not([hidden]) > ul > li');
        await soon(() => cards.count()).toBe(15);
        for (const shown of await cards.allInnerTexts())
          expect(shown).toMatch(/[ა-ჰ][\s\S]*\/[a-z -]+\/[\s\S]*[a-z]/u);
        expect(await cards.locator('p + span [data-clip]').count()).toBe(15);
        await cards.first().locator('[data-clip]').first().click();
        await untilItSounds(page);
        await unfold(panel(page, name));
      }
      await visit(page, '/intermediate/sentences');
      const topics = page.locator('main section > h2 > button');
      await unfold(topics.first());
      const example = page
        .locator('main section > div:not([hidden]) li')
        .filter({ has: page.locator('[data-clip]') });
      expect(await example.first().innerText()).toMatch(/[ა-ჰ][\s\S]*\/[a-z' -]+[.?!]?\/[\s\S]*[a-z]/u);
      await example.first().locator('[data-clip]').click();
      await untilItSounds(page);
    });
  });
});

describe('a clip that is broken', () => {
  it('[LERR-02] [AUD-08] says nothing, goes dark and is logged; others keep sounding', async () => {
    await asSubscriber(async (page) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await visit(page, '/intermediate/conversations');
      await unfold(panel(page, 'Greetings'));
      const broken = new Set<string>();
      await page.route('**/audio/**', (route) => {
        const name = decodeURIComponent(new URL(route.request().url()).pathname).slice(7, -4);
        return broken.has(name) ? route.fulfill({ status: 500, body: 'broken' }) : route.continue();
      });
      const section = lessonBodies.get('conversations')?.sections[0];
      if (section?.kind !== 'dialogues') throw new Error('no dialogues');
      const [form = '', other = ''] = section.conversations[0]?.lines.map((line) => line.form) ?? [];
      broken.add(form);
      await unfold(
        page.locator('main h3 > button').filter({ hasText: section.conversations[0]?.title ?? '' }),
      );
      await button(page, form).waitFor();
      // The last to be loaded.
      await page.getByText('A computer speaks, not a person.').waitFor();
      const before = await page.locator('main').innerText();
      await button(page, form).click();
      await soon(() => logged.some((line) => line.includes(`The clip of ${form}`))).toBe(true);
      await soon(() => isLit(page, form)).toBe('false');
      expect(await page.locator('main').innerText()).toBe(before);
      await button(page, other).click();
      await untilItSounds(page);
    });
  });
});

describe('clips of another host', () => {
  it('[AUD-03] [ADV-04] are fetched from there, when AUDIO_URL names it', async () => {
    const asked: string[] = [];
    const host = createServer((request, response) => {
      asked.push(decodeURIComponent(request.url ?? ''));
      response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
    });
    await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve));
    const address = host.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const other = await startEna({ AUDIO_URL: `http://127.0.0.1:${port}` });
    try {
      const { page } = await open(browser, other.url);
      const own: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(`${other.url}/audio/`)) own.push(request.url());
      });
      await visit(page, '/');
      await page.locator('#taste').getByRole('button').first().click();
      await button(page, 'ა').click();
      await soon(() => asked).toContain('/audio/ა.mp3');
      await logIn(page, demo.subscriber);
      for (const [path, title] of [
        ['/advanced/grammar', 'Preverbs'],
        ['/advanced/idioms', 'Emotions'],
      ] as const) {
        await visit(page, path);
        await unfold(panel(page, title));
        const first = page.locator('main section > div:not([hidden]) [data-clip]').first();
        await first.click();
        const form = await first.getAttribute('data-clip');
        await soon(() => asked).toContain(`/audio/${form}.mp3`);
      }
      expect(own).toEqual([]);
      await page.context().close();
    } finally {
      host.close();
      await other.stop();
    }
  });
});

describe('every button', () => {
  it('[AUD-04] of the pages of the course has a clip that is there', async () => {
    await asSubscriber(async (page) => {
      const paths = [
        '/beginner/alphabet',
        '/beginner/numbers',
        '/vocabulary',
        '/intermediate/grammar',
        '/intermediate/sentences',
        '/intermediate/reading',
        '/advanced/grammar',
        '/advanced/culture',
        '/advanced/idioms',
        '/advanced/listening',
        '/advanced/writing',
      ];
      const names = new Set<string>();
      const collect = async () => {
        const found = await page
          .locator('main [data-clip]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-clip') ?? ''));
        for (const name of found) names.add(name);
      };
      for (const path of paths) {
        await visit(page, path);
        await page.locator('main section').first().waitFor();
        const panels = page.locator('main section > h2 > button');
        for (const one of await panels.all()) {
          // Without waiting for the page to come to rest, which takes most of a minute in all.
          await one.evaluate((element) => element instanceof HTMLElement && element.click());
          await page.locator('main section > div:not([hidden])').first().waitFor();
          await soon(() => page.locator('main section .skeleton').count()).toBe(0);
          await collect();
        }
        await collect();
      }
      expect(names.size).toBeGreaterThan(400);
      expect([...names].filter((name) => !clips.has(name))).toEqual([]);
      const statuses = await page.evaluate(
        async (all) => {
          const seen = new Map<string, number>();
          for (const name of all) {
            const { status, headers } = await fetch(`/audio/${encodeURIComponent(name)}.mp3`);
            const kind = `${status} ${headers.get('content-type')}`;
            seen.set(kind, (seen.get(kind) ?? 0) + 1);
          }
          return Object.fromEntries(seen);
        },
        [...names],
      );
      expect(statuses).toEqual({ '200 audio/mpeg': names.size });
    });
  });
});
