import { lessonBodies } from '@ena/course/bodies';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../test/app.tsx';
import { buttonOf, click, element, elements, textOf } from '../../test/domAnswering.ts';

const eras = (lessonBodies.get('advanced-literature')?.sections ?? []).flatMap((section) =>
  section.kind === 'poets' ? [section] : [],
);
const spaced = (text: string) => text.replace(/\s+/gu, ' ').trim();

it('[ADV-16] [ADV-17] four eras list six poets with portrait, period and biography; the details of at most one are open', async () => {
  expect(eras.map(({ title }) => title)).toEqual(['Medieval', 'Romantic', 'Modern', 'Contemporary']);
  expect(eras.flatMap(({ poets }) => poets)).toHaveLength(6);
  await openApp('/advanced/literature', { learner: subscriber });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const drawings: string[] = [];
  for (const { id, title, poets } of eras) {
    const toggle = page.getByRole('button', { name: new RegExp(title, 'u') });
    if (toggle.element().ariaExpanded !== 'true') await toggle.click();
    await expect.element(page.getByRole('button', { name: 'Show Details' }).first()).toBeVisible();
    const entries = elements(`[id="${id}-panel"] ul > li:has([role=img])`);
    expect(entries).toHaveLength(poets.length);
    for (const [index, { name, period, bio, significance, majorWorks }] of poets.entries()) {
      const entry = entries[index] ?? document.body;
      const portrait = element(`[role=img][aria-label="Portrait of ${name.gloss}"]`, entry);
      drawings.push(element('svg:has(path)', portrait).innerHTML);
      const details = element('[id$="-details"]', entry);
      for (const text of [name.gloss, name.form, period, bio]) expect(textOf(entry)).toContain(spaced(text));
      expect(details.checkVisibility()).toBe(false);
      await click(buttonOf('Show Details', entry));
      expect(details.checkVisibility()).toBe(true);
      for (const text of [significance, ...majorWorks.map(({ form }) => form)])
        expect(textOf(details)).toContain(spaced(text));
      expect(page.getByRole('button', { name: 'Hide Details' }).elements()).toHaveLength(1);
    }
  }
  expect(new Set(drawings).size, 'portraits that differ').toBe(6);
  await page.getByRole('button', { name: 'Hide Details' }).click();
  await expect.element(page.getByRole('button', { name: 'Hide Details' })).not.toBeInTheDocument();
  const reading = page.getByRole('region', { name: 'Reading Poetry' });
  expect(reading.getByRole('listitem').elements()).toHaveLength(4);
});
