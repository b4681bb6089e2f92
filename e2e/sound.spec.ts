/** Sound from the real server: clips and recordings, under the browser's default autoplay policy. */
import { lessonBodies } from '@ena/course/bodies';
import { audioStates, nextPlayedAudio } from './fixtures/audio.ts';
import { expandSection, visit } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

test('[AUD-01] [AUD-03] a visitor hears a letter on the home page', async ({ page }) => {
  await visit(page, '/');
  await page.locator('#taste').getByRole('button').first().click();
  await page.locator('main [data-clip="ა"]').first().click();
  const { duration, error } = await nextPlayedAudio(page);
  expect(duration).toBeGreaterThan(0.3);
  expect(error).toBeNull();
});

test.describe('a subscriber', () => {
  test.use({ role: 'subscriber' });

  test('[AUD-01] hears a word of a lesson, and slower after choosing Slow, also after a reload', async ({
    page,
  }) => {
    const section = lessonBodies.get('basic-vocabulary')?.sections.find(({ kind }) => kind === 'words');
    if (section?.kind !== 'words') throw new Error('no words');
    const button = page.locator(`main [data-clip="${section.words[0]?.form}"]`);
    await visit(page, '/beginner/basic-vocabulary');
    await expandSection(page, section.title);
    await button.click();
    const played = await nextPlayedAudio(page);
    expect([played.playbackRate, played.error]).toEqual([1, null]);
    await page.getByRole('radio', { name: 'Slow' }).check();
    await page.reload();
    await expandSection(page, section.title);
    await expect(page.getByRole('radio', { name: 'Slow' })).toBeChecked();
    await button.click();
    expect((await nextPlayedAudio(page)).playbackRate).toBe(0.7);
  });

  test('[ADV-28] plays a recording, seeks in it, and slows it down', async ({ page }) => {
    const section = lessonBodies.get('advanced-listening')?.sections[0];
    if (section?.kind !== 'recordings') throw new Error('no recordings');
    await visit(page, '/advanced/listening');
    await expandSection(page, section.title);
    await page
      .getByRole('button', { name: /^Start Exercise/u })
      .first()
      .click();
    const player = page.getByRole('group', { name: /^Recording: /u });
    await player.getByRole('button', { name: 'Play' }).click();
    const { duration } = await nextPlayedAudio(page);
    expect(duration).toBeGreaterThan(20);
    await player.getByRole('button', { name: 'Pause' }).click();
    await player.getByRole('slider').fill(String(Math.floor(duration / 2)));
    await player.getByRole('radio', { name: 'Slow' }).check();
    await player.getByRole('button', { name: 'Play' }).click();
    const later = await nextPlayedAudio(page);
    expect(later.currentTime).toBeGreaterThanOrEqual(Math.floor(duration / 2));
    expect(later.playbackRate).toBe(0.7);
    await player.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(async () => (await audioStates(page)).every(({ paused }) => paused)).toBe(true);
  });
});
