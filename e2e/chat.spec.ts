/** The chat with the real server and a streaming language model. */
import { type ModelServer, startModelServer } from '../apps/server/test/modelServer.ts';
import { visit } from './fixtures/page.ts';
import { expect, test as base } from './fixtures/test.ts';

/** The server is configured with a fake language model, whose answers the test sets. */
const test = base.extend<{ readonly model: ModelServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern
  model: async ({}, use) => {
    const model = await startModelServer();
    await use(model);
    await model.stop();
  },
  serverSettings: ({ model }, use) =>
    use({ CHAT_BASE_URL: model.url, CHAT_MODEL: 'test', CHAT_API_KEY: 'sk-journey-key' }),
});

test('leaving a page during a streamed answer stops it, and Try again replaces it', async ({
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
  model.setBehavior({ kind: 'pieces', pieces: ['The Georgian is **წყალი**. ', ...words], pauseMs: 150 });
  await page.getByLabel('Your question').fill('Tell me of water');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(answer).toContainText('word-5');
  await expect(answer).not.toContainText('word-399');
  await page.getByRole('link', { name: 'New chat' }).click();
  await expect(page.getByRole('region', { name: 'Suggestions' })).toBeVisible();
  // The server aborts its request to the model.
  expect(await model.requests.at(-1)?.closed).toBe('left');

  await page.getByRole('link', { name: 'Tell me of water' }).click();
  await expect(conversation.getByText('Stopped.')).toBeVisible();
  await expect(answer).toContainText('word-5');
  model.setBehavior({ kind: 'pieces', pieces: ['It is **წყალი**.'] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(answer).toContainText('It is წყალი');
  await expect(conversation.getByText('Stopped.')).toHaveCount(0);
  await page.reload();
  await expect(answer).toContainText('It is წყალი');
});
