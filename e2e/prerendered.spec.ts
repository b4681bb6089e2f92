/** Prerendered pages: complete without JavaScript, SEO metadata, hydration without errors. */
import { pages } from '@ena/contract/pages';
import { lessonBodies, packBodies, quizBodies } from '@ena/course/bodies';
import { lessons, levels, quizzes } from '@ena/course/catalog';
import { packs } from '@ena/course/packs/packs';
import { texts } from '@ena/course/texts/texts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { logIn, phone, visit, waitForHydration } from './fixtures/page.ts';

const prerendered = pages.filter((page) => page.prerendered);
const visitPrerendered = async (page: Page, path: string) => {
  await visit(page, path);
  await expect(page.locator('#root:not([data-page=""])')).toBeAttached();
};

test('each public page has a title, description, canonical URL and picture for search engines, and there is a site map', async ({
  request,
  server,
}) => {
  const siteMap = await (await request.get('/sitemap.xml')).text();
  for (const { path, indexed } of prerendered) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<title>[^<]+<\/title>/u);
    expect(html, path).toMatch(/<h1[ >]/u);
    const robots = html.includes('<meta name="robots" content="noindex" />');
    expect([path, robots, siteMap.includes(`<loc>${server.url}${path}</loc>`)]).toEqual([
      path,
      !indexed,
      indexed,
    ]);
    if (indexed) {
      expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/u);
      expect(html, path).toContain(`<link rel="canonical" href="${server.url}${path}" />`);
      expect(html, path).toContain(`content="${server.url}/social.png"`);
    }
  }
  expect(await (await request.get('/login')).text()).toContain('<title>Log in · Ena</title>');
  expect((await request.get('/social.png')).headers()['content-type']).toBe('image/png');
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(await (await request.get('/beginner')).text()).toContain('<meta name="robots" content="noindex" />');
});

test.describe(() => {
  // /404 has the status 404, which the browser logs.
  test.use({ failOnPageErrors: false });

  test('React hydrates each public page without an error, and its Content-Security-Policy blocks nothing', async ({
    page,
    pageErrors,
  }) => {
    const paths = prerendered.map(({ path }) => path);
    const withQuery = ['/login', '/signup', '/confirmation'].map((path) => `${path}?from=%2Fbeginner`);
    for (const path of [
      ...paths,
      ...withQuery,
      '/unsubscribe#kind=news&token=a',
      '/stop-reminders#token=a',
    ]) {
      const response = await page.goto(path);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect([path, policy.match(/sha256-/gu)?.length]).toEqual([path, 2]);
      await waitForHydration(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/faq?search=alphabet#alphabet');
    await expect(page.locator('details#alphabet[open]')).toBeVisible();
    expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([]);
  });
});

test.describe('pages of the course', () => {
  const personal = pages
    .filter(({ requiredAccess }) => requiredAccess === 'learner')
    .map(({ path }): string => path);
  /** They show which of their units need Premium. */
  const lists = ['/quizzes', '/words/packs', '/read'];
  const freePack = packs[0]?.path ?? '';
  const freeText = texts[0]?.path ?? '';

  test('are shown before any script has run, to those who may open them', async ({ newPage }) => {
    const withoutScript = { javaScriptEnabled: false };
    const subscriber = await newPage({ role: 'subscriber', ...withoutScript });
    const learner = await newPage({ role: 'learner', ...withoutScript });
    const visitor = await newPage(withoutScript);
    const reading = { level: 1, name: 'Reading Practice' } as const;
    const locks = 'Premium Content';
    const lock = /^ ?(?:Premium|Upgrade to Access)$/u;

    await subscriber.goto('/intermediate/reading');
    await expect(subscriber.getByRole('heading', reading)).toBeVisible();
    await subscriber.goto('/beginner');
    await expect(subscriber.getByRole('heading', { name: 'Colors and Shapes', exact: true })).toBeVisible();
    await expect(subscriber.getByText(locks)).toHaveCount(0);
    await learner.goto('/beginner');
    await expect(learner.getByText(locks).first()).toBeVisible();
    await learner.goto('/beginner/alphabet');
    await expect(learner.locator('main section button[aria-expanded]')).toHaveCount(33);
    await expect(learner.getByRole('link', { name: 'Log in' })).toBeHidden();
    await learner.goto('/beginner/quiz/alphabet');
    await expect(learner.getByRole('group', { name: 'Options' }).getByRole('button')).toHaveCount(4);
    for (const path of [...personal, freePack, freeText]) {
      await learner.goto(path);
      await expect(learner.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await visitor.goto('/nouns/წიგნი');
    await expect(visitor.getByRole('heading', { level: 1, name: 'წიგნი' })).toBeVisible();
    for (const path of lists) {
      await learner.goto(path);
      await expect(learner.getByRole('main').getByText(lock).first()).toBeVisible();
      await subscriber.goto(path);
      await expect(subscriber.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(subscriber.getByRole('main').getByText(lock)).toHaveCount(0);
    }
    for (const [page, path] of [
      [learner, '/intermediate/reading'],
      [visitor, '/intermediate/reading'],
      [visitor, '/beginner/alphabet'],
      [visitor, '/beginner/quiz/alphabet'],
      [visitor, '/today'],
      [learner, '/beginner/quiz/colors'],
      [learner, packs.at(-1)?.path ?? ''],
      [learner, texts.at(-1)?.path ?? ''],
      [visitor, freePack],
      [visitor, freeText],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    }
  });

  // The fixture of the page fails the test if a page logs an error.
  for (const role of ['learner', 'subscriber'] as const)
    test(`are hydrated without an error for a ${role}: hubs and personal pages`, async ({ newPage }) => {
      const page = await newPage({ role });
      const withQuery = ['/settings?tab=account', '/achievements?tab=progress'];
      for (const path of [...levels.map((level) => level.path), ...personal, ...withQuery])
        await visitPrerendered(page, path);
    });

  test('are hydrated without an error: each kind of section, text and question', async ({ newPage }) => {
    const seenKinds = new Set<string>();
    const hasNewKind = (kinds: readonly string[] = []) => {
      const isNew = kinds.some((kind) => !seenKinds.has(kind));
      for (const kind of kinds) seenKinds.add(kind);
      return isNew;
    };
    const samples = [
      ...lessons.filter(({ id }) =>
        hasNewKind(lessonBodies.get(id)?.sections.map(({ kind }) => `section ${kind}`)),
      ),
      ...packs.filter(({ id }) => hasNewKind(packBodies.get(id)?.sections.map(({ kind }) => `pack ${kind}`))),
      ...texts.filter(({ kind }) => hasNewKind([`text ${kind}`])),
      ...quizzes
        .filter(({ id }) => hasNewKind(quizBodies.get(id)?.questions.map(({ kind }) => `question ${kind}`)))
        .map(({ paths: [path] }) => ({ path })),
    ];
    const page = await newPage({ role: 'subscriber' });
    for (const { path } of samples) await visitPrerendered(page, path);
  });

  test('begin Today with its heading and what it is about; numbers take the place of placeholders, and nothing moves', async ({
    newPage,
  }) => {
    const page = await newPage({ role: 'subscriber', ...phone });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { promise: scriptsAllowed, resolve: allowScripts } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await scriptsAllowed;
      await route.continue();
    });
    await page.goto('/today', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { name: 'Today' });
    await expect(heading).toBeVisible();
    await expect(main.getByRole('status', { name: 'Loading what is due' })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    const before = await heading.elementHandle();
    allowScripts();
    await expect(main.getByRole('button', { name: 'Start today’s session' })).toBeVisible();
    expect(await before?.evaluate((node) => node.isConnected)).toBe(true);
    const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts'));
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
  });

  test('begin a quiz with the question that was on screen before', async ({ newPage, signInNewLearner }) => {
    const page = await newPage();
    await signInNewLearner(page);
    const { promise: scriptsAllowed, resolve: allowScripts } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await scriptsAllowed;
      await route.continue();
    });
    await page.goto('/beginner/quiz/alphabet', { waitUntil: 'commit' });
    const question = page.getByRole('group', { name: 'Question 1 of 5' });
    const options = question.getByRole('group', { name: 'Options' }).getByRole('button');
    await expect(options).toHaveCount(4);
    await expect(options.first()).toBeDisabled();
    const before = await question.innerText();
    allowScripts();
    await expect(options.first()).toBeEnabled();
    expect(await question.innerText()).toBe(before);
    await options.first().click();
    await page.getByRole('button', { name: 'Check Answer' }).click();
    await expect(page.getByText('2 of 5')).toBeVisible();

    // The attempt in progress is continued, and no frame shows the beginning of a new one.
    const next = page.getByRole('group', { name: 'Question 2 of 5' });
    await expect(next).toBeVisible();
    const text = await next.getByRole('heading', { level: 2 }).innerText();
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const recordFrame = () => {
        for (const group of document.querySelectorAll('[role=group][aria-label^=Question]'))
          if (group.checkVisibility({ visibilityProperty: true })) seen.push(group.ariaLabel ?? '');
        requestAnimationFrame(recordFrame);
      };
      requestAnimationFrame(recordFrame);
    });
    await page.reload();
    await expect(page.getByText('You are continuing where you left off.')).toBeVisible();
    await expect(next.getByRole('heading', { level: 2 })).toHaveText(text);
    expect(await page.evaluate(() => [...new Set(Reflect.get(window, 'seen'))])).toEqual(['Question 2 of 5']);
  });
});

test('what was tapped before any script was there is done: the start of a lesson, an option of a quiz', async ({
  newPage,
  signInNewLearner,
}) => {
  const page = await newPage(phone);
  await signInNewLearner(page);
  let { promise: scriptsAllowed, resolve: allowScripts } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scriptsAllowed;
    await route.continue();
  });
  await page.goto('/beginner/alphabet', { waitUntil: 'commit' });
  const start = page.getByRole('main').getByRole('link', { name: 'Start', exact: true });
  await start.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await start.click();
  allowScripts();
  await expect(page.getByRole('group', { name: 'Options' })).toBeVisible();
  expect(await page.evaluate((): unknown => Reflect.get(window, 'isFirstDocument'))).toBe(true);

  ({ promise: scriptsAllowed, resolve: allowScripts } = Promise.withResolvers<void>());
  await page.goto('/beginner/quiz/alphabet', { waitUntil: 'commit' });
  const option = page.getByRole('group', { name: 'Options' }).getByRole('button').first();
  // Not enabled yet.
  await option.click({ force: true });
  allowScripts();
  await expect(option).toHaveAttribute('aria-pressed', 'true');
});

test.describe('static pages', () => {
  test('load one small script, and the others when they are used', async ({ page }) => {
    let scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const now = Date.now();
    await page.clock.install({ time: now - 60_000 });
    await page.clock.pauseAt(now);
    const openUnused = async (path: string) => {
      scripts = [];
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([path, scripts]).toEqual([path, [expect.stringContaining('/assets/')]]);
    };
    for (const path of ['/', '/faq', '/phrases']) {
      await openUnused(path);
      await page.mouse.move(100, 300, { steps: 3 });
      await waitForHydration(page);
      expect(scripts.length).toBeGreaterThan(3);
    }
    // Without anything of the visitor: a moment after the page.
    await openUnused('/');
    await page.clock.runFor(1000);
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
  });

  test('do what was clicked before their scripts were there', async ({ page }) => {
    const { promise: scriptsAllowed, resolve: allowScripts } = Promise.withResolvers<void>();
    // Not the first one, which remembers the click.
    await page.route(/\/assets\/(?!index-).*\.js$/u, async (route) => {
      await scriptsAllowed;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    allowScripts();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  });
});

test('[THEME-01] [THEME-02] [THEME-04] the theme is dark by default, is remembered, and no frame shows another theme', async ({
  newPage,
  server,
}) => {
  const page = await newPage({ colorScheme: 'light' });
  const html = page.locator('html');
  await visit(page, '/');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveCSS('background-color', 'rgb(20, 17, 26)');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveCSS('background-color', 'rgb(251, 247, 240)');
  await page.addInitScript(() => {
    const themes: (string | undefined)[] = [];
    Object.assign(window, { themes });
    const recordFrame = () => {
      if (document.body) themes.push(document.documentElement.dataset['theme']);
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Show password' }).click();
  const themes = await page.evaluate(() => [...new Set(Reflect.get(window, 'themes'))]);
  expect(themes).toEqual(['light']);
  await logIn(page, server.demoEmails.learner);
  await expect(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('a learner who reloads a public page sees no link for visitors in any frame', async ({
  page,
  signInNewLearner,
}) => {
  await signInNewLearner(page);
  const profile = page.getByRole('banner').getByRole('button', { name: 'Ana' });
  await visit(page, '/');
  await expect(profile).toBeVisible();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const recordFrame = () => {
      for (const link of document.querySelectorAll('a')) {
        const isShown = link.checkVisibility({ visibilityProperty: true });
        if (isShown && /^(?:Start Learning|Log in|Sign Up)$/u.test(link.textContent.trim()))
          seen.push(link.textContent);
      }
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
  for (const path of ['/', '/faq', '/phrases']) {
    await visit(page, path);
    await expect(profile).toBeVisible();
    expect([path, await page.evaluate((): unknown => Reflect.get(window, 'seen'))]).toEqual([path, []]);
  }
});

test.describe(() => {
  // The aborted scripts.
  test.use({ failOnPageErrors: false });

  test('without scripts the home page of a browser that was signed in is a skeleton, otherwise that of a visitor', async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Start Learning' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('signed-in', 'yes'));
    await page.goto('/');
    await expect(page.getByRole('status', { name: 'Loading your progress' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Learning' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden();
  });
});
