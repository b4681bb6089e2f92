/** Locators and actions on the page of the assistant. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { css } from './locators.ts';

export const field = () => page.getByLabelText('Your question');
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const answers = () => css('[data-answer]');
export const conversation = () => page.getByRole('list', { name: 'Conversation' });
export const suggestions = () => page.getByRole('region', { name: 'Suggestions' });
/** What is announced to screen readers. */
export const announced = () => css('p[role=status].sr-only');
/** Expects a text to be visible anywhere on the page. */
export const expectText = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

/** Sends a question. */
export async function ask(question: string): Promise<void> {
  await field().fill(question);
  await button('Send').click();
}
/** Asks and waits for the end of the answer. */
export async function askAndWait(question: string): Promise<void> {
  const before = button('Copy').elements().length;
  await ask(question);
  await expect.element(button('Copy')).toHaveLength(before + 1);
}
