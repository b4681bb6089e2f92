/** Public pages, mail and files: the product is called Ena, in English, without an admin's e-mail address. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pages } from '@ena/contract/pages';
import { secondAdmin } from './fixtures/learner.ts';
import { visit } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

const publicPaths = pages.filter(({ prerendered }) => prerendered).map(({ path }) => path);

/** The text of a page as a reader sees it. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gsu, ' ')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ');

test('[NAV-19] [NAV-21] public pages call the product Ena and are in English whatever language the browser prefers', async ({
  request,
  newPage,
}) => {
  const page = await newPage({ locale: 'ka-GE' });
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Start Learning' })).toBeVisible();
  for (const path of publicPaths) {
    const htmlFor = async (language: string) =>
      (await request.get(path, { headers: { 'accept-language': language } })).text();
    const html = await htmlFor('en-US');
    expect(html, path).toMatch(/<title>(?:Ena: [^<]+|[^<]+ · Ena)<\/title>/u);
    const names = textOf(html).match(/\{product\}|(?<![@.\w])ena(?![\w.])/giu) ?? [];
    expect(
      names.filter((name) => name !== 'Ena'),
      path,
    ).toEqual([]);
    expect(names.length, path).toBeGreaterThan(0);
    const languages = [...html.matchAll(/ lang="([^"]+)"/gu)].map(([, language]) => language);
    expect(languages[0], path).toBe('en');
    expect(
      languages.filter((language) => !['en', 'ka', 'ka-Latn'].includes(language ?? '')),
      path,
    ).toEqual([]);
    expect(html, path).not.toContain('hreflang');
    for (const language of ['ka-GE', 'de-DE']) expect(await htmlFor(language), path).toBe(html);
  }
  expect(await (await request.get('/api/openapi.json')).json()).toMatchObject({ info: { title: 'Ena' } });
});

test('[NAV-19] an e-mail calls the product Ena', async ({ page, server, signInNewLearner }) => {
  const email = await signInNewLearner(page);
  const mail = (await server.sentMail()).find(({ to }) => to === email);
  expect(mail?.subject).toMatch(/\bEna\b/u);
  expect(mail?.text).toMatch(/\nEna\n$/u);
});

test('[GUARD-36] no e-mail address of an admin is in responses to visitors, learners and subscribers, nor in the built files', async ({
  newPage,
  server: { demoEmails },
}) => {
  const sent: string[] = [];
  for (const role of [undefined, 'learner', 'subscriber'] as const) {
    const page = await newPage(role ? { role } : {});
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => bodies.push(response.text().catch(() => '')));
    for (const path of ['/', '/pricing', ...(role ? ['/beginner', '/intermediate', '/vocabulary'] : [])])
      await visit(page, path);
    const apis = ['session', 'progress', 'health', 'ready', 'openapi.json'].map((name) => `/api/${name}`);
    for (const path of [...publicPaths, ...apis]) sent.push(await (await page.request.get(path)).text());
    sent.push(...(await Promise.all(bodies)));
  }
  const built = fileURLToPath(new URL('../apps/web/build/client', import.meta.url));
  const files = await readdir(built, { recursive: true, withFileTypes: true });
  for (const file of files)
    if (file.isFile()) sent.push(await readFile(`${file.parentPath}/${file.name}`, 'utf8'));
  expect(sent.filter((text) => text.includes(demoEmails.learner)).length).toBeGreaterThan(0);
  expect(sent.filter((text) => text.includes(demoEmails.admin) || text.includes(secondAdmin))).toEqual([]);
});

test('[FAQ-05] questions and answers are shown without JavaScript, and as structured data for search engines', async ({
  newPage,
  server,
}) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: 'The Georgian alphabet has 33 letters' })).toBeVisible();
  await page.getByText('Who speaks, and who has checked').click();
  await expect(page.getByText('The voice is computer-generated')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.url}/faq`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /33 letters/u);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const structured: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(structured).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' });
  const shown = await page.getByRole('main').locator('details').count();
  expect(JSON.stringify(structured).match(/"@type":"Question"/gu)).toHaveLength(shown);
});
