/** What the six advanced pages have in common, what grammar, culture and idioms teach, and the time on them. */
import { lessonBodies } from '@ena/course/bodies';
import { lessonsOf, quizzesOf } from '@ena/course/catalog';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo, launch, logIn, open, panel, pass, soon, stopClock, visit } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { heard, untilItSounds } from './support/heard.ts';

let ena: Ena;
let browser: Browser;
let page: Page;
let problems: string[];
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
  // Low, so that what lies below has to be brought into view.
  ({ page, problems } = await open(browser, ena.url, { viewport: { width: 1440, height: 400 } }));
  await page.clock.install();
  await logIn(page, demo.subscriber);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

/** The panels of each page, in order. */
const pages = [
  [
    'grammar',
    ['Preverbs', 'Version Vowels', 'Screeves', 'Polypersonal Agreement', 'Case Usage', 'Complex Sentences'],
  ],
  ['culture', ['The Supra', 'Hospitality', 'Traditions', 'Polyphony', 'Superstitions', 'Etiquette']],
  ['literature', ['Medieval', 'Romantic', 'Modern', 'Contemporary']],
  ['idioms', ['Emotions', 'Relationships', 'Life Wisdom', 'Daily Life']],
  ['writing', ['Academic', 'Creative', 'Professional', 'Journalistic']],
  ['listening', ['News', 'Conversations', 'Media', 'Academic']],
] as const;
const panelsOf = (topic: string): readonly string[] => pages.find(([name]) => name === topic)?.[1] ?? [];
const panels = () => page.locator('main section > h2 > button');
/** Presses a panel's button where it stands, without bringing it into view first. */
const press = (title: string) =>
  panel(page, title).evaluate((button) => button instanceof HTMLElement && button.click());
const openPanels = () =>
  page.locator('main section > h2 > button[aria-expanded=true] .font-serif.text-xl').allInnerTexts();

describe.each(pages)('/advanced/%s', (topic, titles) => {
  afterAll(() => page.clock.resume());

  it('[ADV-01] [ADV-11] [ADV-14] [ADV-18] leads back to the level and on to its quiz, and has its parts', async () => {
    await visit(page, `/advanced/${topic}`);
    await panels().first().waitFor();
    const main = page.getByRole('main');
    const back = main.getByRole('link', { name: 'Back to Advanced Level' });
    expect(await back.getAttribute('href')).toBe('/advanced');
    const quiz = main.getByRole('link', { name: 'Take Quiz' });
    expect(await quiz.getAttribute('href')).toBe(`/advanced/${topic}/quiz`);
    expect(await panels().locator('.font-serif.text-xl').allInnerTexts()).toEqual(titles);
  });

  it('[ADV-02] opens one part at most: another closes it, and so does it itself', async () => {
    for (const title of [...titles, ...titles.toReversed().slice(1)]) {
      await press(title);
      await soon(openPanels).toEqual([title]);
    }
    await press(titles[0]);
    await soon(openPanels).toEqual([]);
  });

  it('[ADV-03] brings a part into view 100 ms after it has been opened', async () => {
    // Scrolling is smooth and takes its time: the browser notes when it was asked to.
    await page.evaluate(() => {
      // oxlint-disable-next-line typescript/unbound-method -- called on each element below
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        document.body.dataset['scrolledAt'] = String(Date.now());
        scroll.call(this, options);
      };
    });
    await stopClock(page);
    for (const title of titles) {
      const inView = () =>
        panel(page, title).evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight);
      // Right below the edge of the window, wherever the last one is still scrolling to.
      await soon(async () => {
        await panel(page, title).evaluate((button) =>
          window.scrollBy({ top: button.getBoundingClientRect().top - innerHeight, behavior: 'instant' }),
        );
        return inView();
      }).toBe(false);
      await press(title);
      expect(await inView()).toBe(false);
      const opened = await page.evaluate(() => Date.now());
      await page.clock.runFor(1000);
      await soon(inView).toBe(true);
      const scrolled = await page.evaluate(() => Number(document.body.dataset['scrolledAt']));
      expect(scrolled - opened).toBe(100);
      await press(title);
    }
  });
});

const sectionsOf = (lessonId: string) => lessonBodies.get(lessonId)?.sections ?? [];
const topicsOf = (lessonId: string) =>
  sectionsOf(lessonId).flatMap((section) => (section.kind === 'topics' ? section.topics : []));
/** The card with the clip of a text, in the panel that is open. */
const card = (form: string) =>
  page
    .locator('main section > div:not([hidden]) > ul > li')
    .filter({ has: page.locator(`button[data-clip="${form}"]`) });

describe('what is taught', () => {
  it.each(['grammar', 'culture'])(
    '[ADV-12] [ADV-14] %s: each example with romanization, meaning, explanation and a button to hear it',
    async (topic) => {
      await visit(page, `/advanced/${topic}`);
      const topics = topicsOf(`advanced-${topic}`);
      expect(topics.map(({ title }) => title)).toEqual(panelsOf(topic));
      for (const { title, description, examples, notes = [] } of topics) {
        expect(await panel(page, title).innerText()).toContain(description);
        await press(title);
        for (const { form, romanization, gloss, explanation } of examples) {
          const shown = await card(form).innerText();
          for (const text of [form, `/${romanization}/`, gloss, explanation]) expect(shown).toContain(text);
        }
        if (topic !== 'culture') continue;
        const context = page.getByRole('list', { name: 'Cultural Context' });
        await page.getByRole('heading', { name: 'Cultural Context' }).waitFor();
        expect(notes.length).toBeGreaterThan(0);
        expect(await context.getByRole('listitem').allInnerTexts()).toEqual(notes);
      }
    },
  );

  it('[ADV-15] culture: Cultural Insights are four cards', async () => {
    await visit(page, '/advanced/culture');
    const cards = page.getByRole('region', { name: 'Cultural Insights' }).getByRole('listitem');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(4);
    for (const shown of await cards.allInnerTexts()) expect(shown).toMatch(/^\S.*\n+\S.*[.?!”]$/u);
  });

  it('[ADV-18] [ADV-19] idioms: tips, and each idiom with all that there is to say of it', async () => {
    await visit(page, '/advanced/idioms');
    const tips = page.getByRole('complementary', { name: 'Learning Tips' }).getByRole('listitem');
    expect(await tips.allInnerTexts()).toEqual(lessonBodies.get('advanced-idioms')?.tips);
    const categories = sectionsOf('advanced-idioms').flatMap((section) =>
      section.kind === 'idioms' ? [section] : [],
    );
    expect(categories.map(({ title }) => title)).toEqual(panelsOf('idioms'));
    for (const { title, idioms } of categories) {
      await press(title);
      for (const { form, romanization, literal, gloss, example, explanation } of idioms) {
        const shown = await card(form).innerText();
        const texts = [form, `/${romanization}/`, literal, gloss, example.form, example.gloss, explanation];
        for (const text of texts) expect(shown).toContain(text);
      }
    }
  });
});

describe('a pronounce button', () => {
  const clip = (form: string) => page.locator(`main [data-clip="${form}"]`).first();
  /** The state of a button together with that of its sound, in one look. */
  const look = (form: string) =>
    clip(form).evaluate((one) => ({
      lit: one.getAttribute('aria-pressed') === 'true',
      ended: document.querySelector('audio')?.ended === true,
    }));
  const dark = (form: string) => soon(async () => (await look(form)).lit).toBe(false);
  const examples = topicsOf('advanced-grammar')[0]?.examples ?? [];
  const idioms = sectionsOf('advanced-idioms').flatMap((section) =>
    section.kind === 'idioms' ? section.idioms : [],
  );

  it.each([
    ['grammar', examples],
    ['idioms', idioms],
  ] as const)(
    '[ADV-04] [ADV-05] %s: plays the clip of its text, lit as long as it sounds and for a second at least',
    async (topic, [{ form: long } = { form: '' }, { form: short } = { form: '' }]) => {
      const addressOf = (form: string) => `${ena.url}/audio/${encodeURIComponent(form)}.mp3`;
      const fetched: (string | undefined)[] = [];
      page.on('request', (request) => fetched.push(request.url().split('?')[0]));
      // In place of the second, a sound of less than half a second.
      await page.route(
        ({ href }) => href.startsWith(addressOf(short)),
        async (route) => route.fulfill({ response: await route.fetch({ url: addressOf('ა') }) }),
      );
      await visit(page, `/advanced/${topic}`);
      await press(panelsOf(topic)[0] ?? '');

      await clip(long).click();
      expect((await untilItSounds(page)).length).toBeGreaterThan(1);
      let now = await look(long);
      for (; !now.ended; now = await look(long)) expect(now.lit).toBe(true);
      await dark(long);
      expect(fetched).toContain(addressOf(long));

      // By the clock of the page, which stands still: a slow machine takes nothing of the second.
      await stopClock(page);
      await clip(short).click();
      await soon(() => look(short)).toEqual({ lit: true, ended: true });
      expect((await heard(page))[0]?.length).toBeLessThan(0.6);
      await page.clock.runFor(990);
      expect((await look(short)).lit).toBe(true);
      await page.clock.runFor(20);
      await dark(short);
      await page.clock.resume();
      await page.unrouteAll();
    },
  );
});

describe('the exercises', () => {
  it.each([
    ['grammar', ['Verb Conjugation', 'Sentence Transformation', 'Grammatical Analysis']],
    ['culture', ['Traditions & Customs', 'Cultural Expressions', 'Social Etiquette']],
    ['idioms', ['Meaning Recognition', 'Usage Practice', 'Contextual Understanding']],
  ])(
    '[ADV-06] [ADV-08] [ADV-09] [ADV-10] [ADV-13] %s: a menu of %o; one runs from question 1 to the last',
    async (topic, titles) => {
      await visit(page, `/advanced/${topic}`);
      const practice = page.getByRole('region', { name: 'Practice Exercises' });
      const menu = practice.getByRole('listitem').getByRole('button');
      const next = practice.getByRole('button', { name: 'Next', exact: true });
      const chosen = practice.locator('[aria-pressed=true]');
      const exercises = lessonBodies.get(`advanced-${topic}`)?.exercises ?? [];
      const menuOfThree = () => soon(() => menu.locator('.font-serif').allInnerTexts()).toEqual(titles);
      for (const { title, items } of exercises) {
        await menuOfThree();
        await menu.filter({ hasText: title }).click();
        const first = practice.getByText(`1 of ${items.length}`, { exact: true });
        await first.waitFor();
        // Its keys work once it has the focus.
        await practice.locator(':focus').waitFor();
        expect(await menu.count()).toBe(0);
        for (const place of items.keys()) {
          await practice.getByText(`${place + 1} of ${items.length}`, { exact: true }).waitFor();
          const last = place === items.length - 1;
          if (!last) expect(await next.isEnabled()).toBe(false);
          // By its key, which waits for no scrolling to end.
          await page.keyboard.press('1');
          await practice.getByText(/^(?:Correct!|Incorrect\. The correct answer is ".+"\.)/u).waitFor();
          if (last) expect(await next.count()).toBe(0);
          else {
            expect(await next.isEnabled()).toBe(true);
            await page.keyboard.press('Enter');
          }
        }
        expect(await chosen.count()).toBe(1);
        await practice.getByRole('button', { name: 'Reset' }).click();
        await first.waitFor();
        expect(await chosen.count()).toBe(0);
        expect(await next.isEnabled()).toBe(false);
        expect(await practice.getByText(/^(?:Correct!|Incorrect\.)/u).count()).toBe(0);
        await practice.getByRole('button', { name: 'Back to Exercises' }).click();
      }
      await menuOfThree();
    },
  );
});

describe('the time on a page', () => {
  const reports: unknown[] = [];
  beforeAll(async () => {
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/progress/reports')) return;
      const { id: _, studiedAt: _when, timeZone: _where, ...report } = request.postDataJSON();
      reports.push(report);
    });
    await visit(page, '/advanced');
    reports.length = 0;
  });

  it.each(lessonsOf('advanced'))(
    '[ADV-33] [ADV-34] [ADV-35] $id: its entry at once, its minutes and completion on leaving',
    async ({ id: lessonId, path }) => {
      const expected: object[] = [];
      /** All have arrived too: a clock that jumps would call a report slow that is on its way. */
      const reported = async () => {
        await soon(() => reports).toEqual(expected);
        await soon(() => page.evaluate(() => localStorage.getItem('outbox') ?? '[]')).toBe('[]');
      };
      const enter = async () => {
        await page.getByRole('main').getByRole('listitem').locator(`a[href="${path}"]`).click();
        await panels().first().waitFor();
        expected.push({ lessonId, timeSpent: 1 });
        await reported();
      };
      const leave = async () => {
        await page.getByRole('link', { name: 'Back to Advanced Level' }).click();
        await page.getByRole('heading', { level: 1, name: 'Advanced - ' }).waitFor();
      };
      reports.length = 0;
      // Not a minute, and nothing is sent: neither then nor before the next entry.
      await enter();
      await leave();
      await enter();
      await pass(page, 61_000);
      await leave();
      expected.push({ lessonId, timeSpent: 1, completed: false });
      await reported();
      // 16 minutes, of which only a click every four keeps the last twelve.
      await enter();
      for (const clicked of [
        page.getByRole('heading', { level: 1 }),
        panels().first(),
        page.getByRole('contentinfo'),
      ]) {
        await pass(page, 240_000);
        await clicked.click({ position: { x: 30, y: 8 } });
      }
      await pass(page, 241_000);
      await leave();
      expected.push({ lessonId, timeSpent: 16, completed: true });
      await reported();
    },
  );
});

describe('a quiz whose access is not known yet', () => {
  const paths = quizzesOf('advanced').flatMap((quiz) => quiz.paths);

  it('[QADV-19] shows a placeholder and no question, at any of its addresses', async () => {
    expect(paths).toHaveLength(15);
    let answer: () => void = () => undefined;
    let asked = 0;
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/course/quizzes/')) bodies.push(request.url());
    });
    await page.route('**/api/session', async (route) => {
      asked += 1;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    for (const path of paths) {
      const before = asked;
      bodies.length = 0;
      await page.goto(path, { waitUntil: 'commit' });
      await soon(() => asked).toBe(before + 1);
      await page.getByRole('main').getByRole('status', { name: 'Loading' }).waitFor();
      expect(await page.locator('[data-item], [role=timer], main button').count()).toBe(0);
      expect(bodies).toEqual([]);
    }
    answer();
    await page.locator('main [data-item]').waitFor();
    expect(bodies).toHaveLength(1);
    await page.unroute('**/api/session');
  });
});

it('no page has complained', () => {
  expect(problems).toEqual([]);
});
