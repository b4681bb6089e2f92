/** Today on the whole system: planned by the server, continued without a network, and recorded once. */
import type { MetItems, ReviewRun } from '@ena/contract/reviews';
import { correctAnswer } from '@ena/domain/exercise/kinds';
import { typesetEjectives } from '@ena/domain/georgian/letters';
import type { Page } from '@playwright/test';
import { nextPlayedAudio } from './fixtures/audio.ts';
import { setOffline } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

// Requests fail on purpose.
test.use({ failOnPageErrors: false });

const outboxLength = (page: Page) =>
  page.evaluate((): number => JSON.parse(localStorage.getItem('outbox') ?? '[]').length);
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });

/** Answers the displayed step of a review run, and continues. */
async function answerStep(page: Page, step: ReviewRun['steps'][number]): Promise<void> {
  if (step.kind === 'ask') {
    const answer = correctAnswer(step.question);
    const field = page.getByLabel('Your answer');
    const option = page
      .getByRole('group', { name: 'Options' })
      .getByRole('button')
      .filter({ has: page.getByText(typesetEjectives(answer), { exact: true }) });
    await expect(field.or(option)).toBeVisible();
    if (await field.isVisible()) {
      await field.fill(answer);
      await page.keyboard.press('Enter');
    } else await option.click();
  }
  await continueButton(page).click();
}

test('a review run that was begun online is finished without a network, with its sound, and recorded once', async ({
  page,
  server,
  signInNewLearner,
}) => {
  await signInNewLearner(page);
  const { request } = page.context();
  await request.patch('/api/reviews/settings', { data: { newPerDay: 3 }, headers: { origin: server.url } });
  await page.goto('/today');
  const planned = page.waitForResponse((response) => response.url().endsWith('/api/reviews/session'));
  await page.getByRole('button', { name: 'I am a beginner' }).click();
  const run: ReviewRun = await (await planned).json();
  const items = Object.values(run.items);
  const clips = new Set(items.flatMap(({ clip, example }) => [clip ?? [], example?.form ?? []].flat()));
  const loadedClips = () =>
    page.evaluate(() => {
      const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return paths.filter((path) => path.startsWith('/audio/')).map((path) => decodeURIComponent(path));
    });
  await expect.poll(async () => new Set(await loadedClips()).size).toBeGreaterThanOrEqual(clips.size);
  await page.waitForLoadState('networkidle');

  await setOffline(page, true);
  for (const [index, step] of run.steps.entries()) {
    await expect(page.getByRole('group', { name: `step ${index + 1} of` })).toBeVisible();
    if (step.kind === 'introduce') expect((await nextPlayedAudio(page)).error).toBeNull();
    await answerStep(page, step);
  }
  await expect(page.getByRole('heading', { name: 'Session complete' })).toBeVisible();
  await expect(page.getByText('Your answers are saved in this browser.')).toBeVisible();
  const asked = run.steps.filter(({ kind }) => kind === 'ask').length;
  expect(await outboxLength(page)).toBe(asked);

  await setOffline(page, false);
  await expect.poll(() => outboxLength(page)).toBe(0);
  const met: MetItems = await (await request.get('/api/reviews/items')).json();
  const reviews = met.items.flatMap(({ cards }) => cards.map(({ reps }) => reps));
  expect(reviews.reduce((sum, reps) => sum + reps, 0)).toBe(asked);
});
