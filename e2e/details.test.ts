/** Single promises of the frame, the session and the hub that no other journey comes by. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lessonsOf } from '@ena/course/catalog';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browseAs, demo, launch, logIn, logOut, open, soon, visit } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';

const admin = 'admin@demo.ena.example';
const secondAdmin = 'second.admin@ena.example';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna({ ADMIN_EMAILS: secondAdmin }), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const intermediate = lessonsOf('intermediate');
const publicPaths = [
  '/',
  '/login',
  '/signup',
  '/pricing',
  '/support',
  '/contact',
  '/faq',
  '/phrases',
  '/database-test',
  '/terms-of-service',
  '/privacy-policy',
  '/404',
];

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('banner');
const topics = (page: Page) => page.getByRole('region', { name: 'Topics' }).getByRole('listitem');

describe('the name and the language', () => {
  const check = async (page: Page, path: string) => {
    await visit(page, path);
    await soon(() => page.title()).toMatch(/(?:^Ena: | · Ena$)/u);
    expect(await banner(page).getByRole('link').first().innerText()).toMatch(/\bEna\b/u);
    const named =
      (await page.locator('body').innerText()).match(/\{product\}|(?<![@.\w])ena(?![\w.])/giu) ?? [];
    expect([path, named.filter((name) => name !== 'Ena')]).toEqual([path, []]);
  };

  it('[NAV-19] Ena is what every page, letter and description calls it', async () => {
    await browseAs(browser, ena.url, null, async (page) => {
      for (const path of publicPaths) await check(page, path);
      await visit(page, '/login');
      await page.getByLabel('Email').fill(demo.learner);
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await page.getByText('Password reset email sent successfully!').waitFor();
    });
    await browseAs(browser, ena.url, demo.subscriber, async (page) => {
      for (const path of ['/beginner', '/intermediate', '/vocabulary']) await check(page, path);
      for (const { path } of [...lessonsOf('beginner'), ...intermediate]) {
        await visit(page, path);
        await soon(() => page.title()).toMatch(/ · Ena$/u);
      }
    });
    const answered = async (path: string) => (await fetch(ena.url + path)).text();
    expect(JSON.parse(await answered('/api/openapi.json'))).toMatchObject({ info: { title: 'Ena' } });
    const letters = JSON.parse(await answered('/api/dev/mailbox')).mails;
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ subject: expect.stringMatching(/\bEna\b/u) });
    expect(letters[0].text).toMatch(/\nEna\n$/u);
  });

  it('[NAV-21] English it is, whatever the browser asks for, and nothing switches it', async () => {
    const texts: Record<string, string[]> = {};
    for (const locale of ['en-US', 'ka-GE', 'de-DE']) {
      const seen: string[] = [];
      const read = async (page: Page, path: string) => {
        await visit(page, path);
        expect(await page.locator('html').getAttribute('lang')).toBe('en');
        const marked = await page
          .locator('[lang]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('lang')));
        expect(marked.filter((lang) => lang !== 'en' && lang !== 'ka')).toEqual([]);
        // A speaker is called by what it says, which may be about a language.
        const controls = page.locator(
          'button:not([data-clip]), [role=menuitem], [role=combobox], select, option, header a, footer a',
        );
        const labels = await controls.evaluateAll((all) =>
          all.map((one) => `${one.textContent} ${one.getAttribute('aria-label') ?? ''}`),
        );
        expect(labels.filter((label) => /language|english|ქართულად|deutsch|русский/iu.test(label))).toEqual(
          [],
        );
        expect(await page.locator('link[hreflang]').count()).toBe(0);
        seen.push(await title(page).innerText(), await banner(page).innerText());
      };
      const { page } = await open(browser, ena.url, { locale });
      for (const path of publicPaths) await read(page, path);
      await logIn(page, demo.learner);
      for (const path of ['/beginner', '/beginner/alphabet', '/intermediate', '/vocabulary'])
        await read(page, path);
      await page.context().close();
      texts[locale] = seen;
    }
    expect(texts['ka-GE']).toEqual(texts['en-US']);
    expect(texts['de-DE']).toEqual(texts['en-US']);
  });
});

describe('signed in and out', () => {
  it('[HOME-04] the Beginner card leads a learner to /beginner, a visitor to /signup', async () => {
    for (const [email, path] of [
      [null, '/signup'],
      [demo.learner, '/beginner'],
    ] as const) {
      await browseAs(browser, ena.url, email, async (page) => {
        await visit(page, '/');
        const card = page
          .getByRole('region', { name: 'Where to begin' })
          .getByRole('link', { name: /Beginner/u });
        await soon(() => card.getAttribute('href')).toBe(path);
        await card.click();
        await page.waitForURL(`**${path}`);
      });
    }
  });

  it('[AUTH-09] after the log-out nothing of the session is left in the browser', async () => {
    const { page } = await open(browser, ena.url);
    await logIn(page, demo.subscriber, 'gamarjoba', true);
    await visit(page, '/beginner/alphabet');
    const sessionCookies = async () =>
      (await page.context().cookies()).filter(({ name }) => /session/iu.test(name));
    const [cookie] = await sessionCookies();
    const { learner } = await page.evaluate(async () => (await fetch('/api/session')).json());
    const marks = [cookie?.value.split('.')[0] ?? '', learner.id, learner.email, learner.displayName];
    expect(marks.filter((mark) => mark.length > 5)).toHaveLength(4);
    await logOut(page);
    await page.getByRole('link', { name: 'Start Learning' }).waitFor();
    await soon(sessionCookies).toEqual([]);
    const left = async () => {
      const stored = await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      );
      return marks.filter((mark) => stored.includes(mark));
    };
    await soon(left).toEqual([]);
    await page.context().close();
  });

  const sessionSays = async (page: Page, told: object) =>
    page.route('**/api/session', async (route) => {
      const response = await route.fetch();
      const { learner } = await response.json();
      await route.fulfill({ response, json: { learner: { ...learner, ...told } } });
    });

  it('[IHUB-09] the hub is open to an admin without a subscription, as the session says', async () => {
    const targets = async (page: Page) => {
      await visit(page, '/intermediate');
      await topics(page).first().waitFor();
      const links = await topics(page).getByRole('link').all();
      return Promise.all(links.map((link) => link.getAttribute('href')));
    };
    const free = intermediate.map(({ path }) => path);
    const locked = free.map((path) => `/pricing?from=${encodeURIComponent(path)}`);
    await browseAs(browser, ena.url, admin, async (page) => {
      expect(await targets(page)).toEqual(free);
      expect(await page.getByRole('region', { name: 'Premium' }).count()).toBe(0);
      expect(await page.getByText(/Premium Content|Upgrade to access/iu).count()).toBe(0);
      await page
        .getByRole('complementary', { name: 'Your progress' })
        .getByText('Complete', { exact: true })
        .waitFor();
      await sessionSays(page, { isAdmin: false, entitled: false });
      expect(await targets(page)).toEqual(locked);
    });
    await browseAs(browser, ena.url, demo.learner, async (page) => {
      expect(await targets(page)).toEqual(locked);
      await sessionSays(page, { isAdmin: true, entitled: true });
      expect(await targets(page)).toEqual(free);
    });
  });

  it('[GUARD-36] who is an admin stands in the session, and no address of one in what is sent', async () => {
    const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Your learning' });
    const badge = (page: Page) => sidebar(page).getByText('Admin', { exact: true });
    await browseAs(browser, ena.url, admin, async (page) => {
      await visit(page, '/beginner');
      await badge(page).waitFor();
      await sessionSays(page, { isAdmin: false });
      await visit(page, '/beginner');
      await page.getByRole('banner').getByRole('button', { name: 'Tamar' }).waitFor();
      await sidebar(page).waitFor();
      expect(await badge(page).count()).toBe(0);
    });
    const sent: string[] = [];
    for (const email of [null, demo.learner, demo.subscriber]) {
      const { page } = await open(browser, ena.url);
      const bodies: Promise<string>[] = [];
      page.on('response', (response) => bodies.push(response.text().catch(() => '')));
      if (email) await logIn(page, email);
      for (const path of [...publicPaths, '/beginner', '/intermediate', '/vocabulary'])
        await visit(page, path);
      for (const path of ['session', 'progress', 'health', 'ready', 'openapi.json'])
        await page.evaluate(async (name) => (await fetch(`/api/${name}`)).text(), path);
      if (email === demo.learner) {
        await sessionSays(page, { isAdmin: true });
        await visit(page, '/beginner');
        await badge(page).waitFor();
      }
      sent.push(...(await Promise.all(bodies)));
      await page.context().close();
    }
    const built = fileURLToPath(new URL('../apps/web/build/client', import.meta.url));
    const files = (await readdir(built, { recursive: true, withFileTypes: true })).filter((file) =>
      file.isFile(),
    );
    const read = files.map(({ parentPath, name }) => readFile(`${parentPath}/${name}`, 'utf8'));
    const all = [...sent, ...(await Promise.all(read))];
    expect(all.filter((text) => text.includes(demo.learner)).length).toBeGreaterThan(0);
    expect(all.filter((text) => text.includes(admin) || text.includes(secondAdmin))).toEqual([]);
  });
});

describe('the intermediate hub', () => {
  it('[IHUB-14] reached by a link, shows that it loads, and no card before the progress is there', async () => {
    await browseAs(browser, ena.url, demo.subscriber, async (page) => {
      await page.goto('/beginner');
      await page.getByRole('heading', { name: 'Topics' }).waitFor();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/progress', async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('complementary').locator('a[href="/intermediate"]').click();
      await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
      expect(await page.getByText(/Start Learning|Upgrade to Access/u).count()).toBe(0);
      release();
      await topics(page)
        .getByText(/^(?:Start|Continue) Learning$/u)
        .first()
        .waitFor();
      expect(await page.getByRole('status').filter({ hasText: 'Loading' }).count()).toBe(0);
    });
  });

  it.each(['progress', 'session'])(
    '[IHUB-14] opened by its address, shows that it loads, and no card before its %s is there',
    async (what) => {
      await browseAs(browser, ena.url, demo.subscriber, async (page) => {
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(`**/api/${what}`, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto('/intermediate');
        await page.getByRole('main').getByRole('status', { name: 'Loading' }).waitFor();
        await page.waitForTimeout(1000);
        expect(await page.getByRole('main').getByRole('status', { name: 'Loading' }).count()).toBe(1);
        expect(await page.getByRole('main').getByRole('link').count()).toBe(0);
        expect(
          await page
            .getByRole('main')
            .getByText(/Start Learning|Continue Learning|Upgrade/u)
            .count(),
        ).toBe(0);
        release();
        await soon(() =>
          topics(page)
            .getByText(/^(?:Start|Continue) Learning$/u)
            .count(),
        ).toBe(6);
        expect(await page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
      });
    },
  );
});
