/** Locators and actions on the page of essays. */
import { lessonBodies } from '@ena/course/bodies';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, reopenApp, subscriber } from './app.tsx';
import { expandSection } from './locators.ts';

export const sections = (lessonBodies.get('advanced-writing')?.sections ?? []).flatMap((section) =>
  section.kind === 'essays' ? [section] : [],
);
function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the lesson has too few essays');
  return value;
}
export const category = required(sections[0]);
export const first = required(category.essays[0]);
export const second = required(category.essays[1]);
export const letters = (count: number) => 'ა'.repeat(count);
export const submitted = 'Your writing has been submitted for review. Keep practicing!';
export const keptHere = 'Saved on this device until you are online';

/** The card of an essay, by its title; `card` is the card of the first essay. */
export const cardOf = (title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) })
    .last();
export const card = () => cardOf(first.title);
export const field = () => card().getByRole('textbox', { name: first.title });
export const button = (name: string) => card().getByRole('button', { name, exact: true });
export const start = (title = first.title) =>
  page.getByRole('button', { name: new RegExp(`^(?:Start Writing|Continue): ${title}$`, 'u') });
export const texts = () => card().getByRole('region', { name: /^Your texts/u });
/** Expects a text to be visible in the card of the first essay. */
export const expectText = (text: string) =>
  expect.element(card().getByText(text, { exact: true })).toBeVisible();

/** Opens the page and its first category. */
export async function openCategory(): Promise<void> {
  await openApp('/advanced/writing', { learner: subscriber });
  await expandSection(category.title);
  await expect.element(texts()).toBeVisible();
}
/** Opens the editor of the first essay. */
export async function openEditor(): Promise<void> {
  await start().click();
  await expect.element(field()).toBeVisible();
}
/** Opens the page, its first category, and the editor of its first essay. */
export async function openFirst(): Promise<void> {
  await openCategory();
  await openEditor();
}
/** Reopens the page as the same learner, without the page's memory. */
export async function reload(): Promise<void> {
  await reopenApp('/advanced/writing');
  await expandSection(category.title);
  await expect.element(texts()).toBeVisible();
}
/** Submits a text as the first essay. */
export async function submit(text: string): Promise<void> {
  await openEditor();
  await field().fill(text);
  await button('Submit').click();
  await expectText(submitted);
}
