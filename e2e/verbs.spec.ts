/** Pages of verbs: one for each, complete without JavaScript. */
import { pathsOfWords, wordPages } from '@ena/contract/wordPages';
import { expect, test } from './fixtures/test.ts';

test('each verb has a page for search engines, which shows its usual forms without JavaScript', async ({
  newPage,
  request,
  server,
}) => {
  const siteMap = await (await request.get('/sitemap.xml')).text();
  const paths = wordPages.filter(({ prerendered: isPrerendered }) => isPrerendered).flatMap(pathsOfWords);
  expect(paths.filter((path) => !siteMap.includes(`<loc>${server.url}${path}</loc>`))).toEqual([]);
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/verbs/write');
  await expect(page).toHaveTitle('Georgian verb წერა (to write): I write, wrote, will write · Ena');
  await expect(page.getByRole('row', { name: /დავწერე.*I wrote it/u })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.url}/verbs/write`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /ვწერ, დავწერე, დავწერ/u);
  // The style sheet is a file of its own.
  await expect(page.getByRole('main')).toHaveCSS('font-family', /Ena Sans/u);
});
