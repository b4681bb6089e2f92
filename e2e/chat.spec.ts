/** The chat with the real server: answers from the course, and a stream of a language model. */
import { type ModelServer, startModel } from '../apps/server/test/model.ts';
import { visit } from './fixtures/page.ts';
import { expect, test as base } from './fixtures/test.ts';

/** A server that asks a language model, which the test makes answer. */
const test = base.extend<object, { model: ModelServer }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const model = await startModel();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ model }, use) =>
      use({ CHAT_BASE_URL: model.url, CHAT_MODEL: 'test', CHAT_API_KEY: 'sk-journey-key' }),
    { scope: 'worker' },
  ],
});

test('a question is answered by a stream, left in the middle, and answered anew', async ({
  page,
  model,
  signInNewLearner,
}) => {
  await signInNewLearner(page);
  await visit(page, '/chat');
  await expect(page.getByText('A language model answers')).toBeVisible();
  const answer = page.locator('[data-answer]');
  const conversation = page.getByRole('list', { name: 'Conversation' });
  const words = Array.from({ length: 400 }, (_, index) => `word-${index} `);
  model.behave({ kind: 'pieces', pieces: ['The Georgian is **წყალი**. ', ...words], pauseMs: 150 });
  await page.getByLabel('Your question').fill('Tell me of water');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(answer).toContainText('word-5');
  await expect(answer).not.toContainText('word-399');
  await page.getByRole('link', { name: 'New chat' }).click();
  await expect(page.getByRole('region', { name: 'Suggestions' })).toBeVisible();
  // The server ends its own request to the model.
  expect(await model.requests.at(-1)?.closed).toBe('left');

  await page.getByRole('link', { name: 'Tell me of water' }).click();
  await expect(conversation.getByText('Stopped.')).toBeVisible();
  await expect(answer).toContainText('word-5');
  model.behave({ kind: 'pieces', pieces: ['It is **წყალი**.'] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(answer).toContainText('It is წყალი');
  await expect(conversation.getByText('Stopped.')).toHaveCount(0);
  await page.reload();
  await expect(answer).toContainText('It is წყალი');
});
