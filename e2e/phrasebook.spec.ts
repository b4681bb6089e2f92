/** The phrasebook in the whole system: prerendering, audio, course search and assistant. */
import { phrasebook } from '@ena/course/phrasebook';
import { typesetLatin } from '@ena/domain/georgian/letters';
import { nextPlayedAudio } from './fixtures/audio.ts';
import { visit } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

const phrases = phrasebook.themes.flatMap((theme) => theme.phrases);

test('[AUD-01] the prerendered HTML contains the whole phrasebook, and a visitor hears a phrase, searches, and reloads', async ({
  page,
  server,
}) => {
  const html = await (await fetch(`${server.url}/phrases`)).text();
  // Without tags: the marks of ejectives are elements.
  const text = html.replaceAll(/<[^>]*>/gu, '');
  for (const { form, romanization } of phrases) {
    expect(text).toContain(form);
    expect(text).toContain(typesetLatin(romanization));
  }
  expect(html).toContain('<title>Georgian phrasebook');
  expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).toContain('/phrases</loc>');

  await visit(page, '/phrases');
  await page
    .locator('li[id="phrase.hello"]')
    .getByRole('button', { name: /^Listen/u })
    .click();
  expect((await nextPlayedAudio(page)).duration).toBeGreaterThan(0.3);
  const field = page.getByRole('searchbox', { name: 'Search phrases' });
  await field.fill('mishvelet');
  await page.waitForURL('**/phrases?search=mishvelet');
  await page.reload();
  await expect(field).toHaveValue('mishvelet');
  await expect(page.locator('li[id="phrase.help"]')).toBeVisible();
  expect(await page.locator('main li[data-deep-link-target]').count()).toBeLessThan(6);
});

test('the assistant answers a learner from the phrasebook and links it', async ({
  page,
  signInNewLearner,
}) => {
  await signInNewLearner(page);
  await visit(page, '/chat');
  await page.getByLabel('Your question').fill('how do i ask where the toilet is');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const answer = page.locator('[data-answer]').last();
  await expect(answer.getByText('სად არის ტუალეტი?').first()).toBeVisible();
  await answer.getByRole('link', { name: 'Phrasebook' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Phrasebook' })).toBeVisible();
});
