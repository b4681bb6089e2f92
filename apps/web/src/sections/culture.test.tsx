import { lessonBodies } from '@ena/course/bodies';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../test/app.tsx';

it('[ADV-15] the culture lesson ends with four Cultural Insights, each with a title and sentences', async () => {
  await openApp('/advanced/culture', { learner: subscriber });
  const region = page.getByRole('region', { name: 'Cultural Insights' });
  await expect.element(region.getByRole('listitem')).toHaveLength(4);
  const notes = lessonBodies
    .get('advanced-culture')
    ?.sections.flatMap((one) => (one.kind === 'notes' ? one.notes : []));
  for (const { title, text } of notes ?? []) {
    await expect.element(region.getByRole('heading', { name: title, exact: true })).toBeVisible();
    expect(text).toMatch(/[.?!”]$/u);
  }
});
