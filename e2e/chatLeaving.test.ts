/** Who stops a question, or leaves the chat, before the server has answered. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, soon, visit } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { newLearner } from './support/learner.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const field = (page: Page) => page.getByLabel('Your question');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const answers = (page: Page) => page.locator('[data-answer]');
const chats = (page: Page) => page.getByRole('navigation', { name: 'Chats' });
const asks = async (page: Page, question: string) => {
  await field(page).fill(question);
  await button(page, 'Send').click();
  await page.getByText(question, { exact: true }).last().waitFor();
};

describe('the chat', () => {
  it('gives a question back that was stopped before it arrived, and a new chat begins empty', async () => {
    const { page } = await newLearner(browser, ena, 'withdrawn');
    await visit(page, '/chat');
    await page.route('**/api/chat/questions', () => new Promise<void>(() => {}));
    await asks(page, 'How do I say door?');
    await button(page, 'Stop').click();
    await soon(() => field(page).inputValue()).toBe('How do I say door?');
    expect(await answers(page).count()).toBe(0);
    await page.unroute('**/api/chat/questions');
    await button(page, 'Send').click();
    await answers(page).getByText('კარი').first().waitFor();
    await page.waitForURL('**/chat?c=*');
    await chats(page).getByRole('link', { name: 'New chat' }).click();
    await soon(() => answers(page).count()).toBe(0);
    await page.context().close();
  });

  it('calls nobody back to a chat who is on the way to another page', async () => {
    const { page } = await newLearner(browser, ena, 'leaving');
    await visit(page, '/chat');
    const [toServer, toPage] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/api/chat/questions', async (route) => {
      await toServer.promise;
      await route.continue();
    });
    await page.route('**/api/course/tips', async (route) => {
      await toPage.promise;
      await route.continue();
    });
    await asks(page, 'How do I say door?');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Learning Tips' }).click();
    const begun = page.waitForResponse('**/api/chat/questions');
    toServer.resolve();
    await begun;
    // Longer than it takes to follow the address of the chat.
    await page.waitForTimeout(500);
    toPage.resolve();
    await page.getByRole('heading', { name: 'Learning Tips', level: 1 }).waitFor();
    await page.context().close();
  });
});
