import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../test/axe.ts';
import { mockChat } from '../../../test/mockChat.ts';

const expectAccessible = async () => expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ask = async (question: string) => {
  await page.getByLabelText('Your question').fill(question);
  await button('Send').click();
};

describe.each([
  ['light', 1440],
  ['dark', 320],
] as const)('the chat, %s at %d px, has no violation of axe and does not overflow', (theme, width) => {
  it('in all states: empty, answered, failed, with Georgian keys, drawer and delete dialog', async () => {
    document.documentElement.dataset['theme'] = theme;
    mockChat(({ question }) =>
      question === 'And now?'
        ? { state: 'failed', failure: 'CHAT_UNAVAILABLE' }
        : { answer: '**წყალი** is water.\n\n| A | B |\n| --- | --- |\n| ა | ბ |\n\n- one\n- two' },
    );
    await openApp('/chat', { viewport: { width, height: 800 } });
    await expect.element(page.getByRole('region', { name: 'Suggestions' })).toBeVisible();
    await expectAccessible();
    await ask('Show me all of it');
    await expect.element(page.getByRole('table')).toBeVisible();
    await expect.element(button('Send')).toBeVisible();
    await expectAccessible();
    await ask('And now?');
    await expect
      .element(
        page.getByRole('list', { name: 'Conversation' }).getByText(/^The assistant cannot be reached/u),
      )
      .toBeVisible();
    await expectAccessible();
    await button('Georgian keys').click();
    await expect.element(page.getByRole('group', { name: 'Georgian letters' })).toBeVisible();
    await expectAccessible();
    await button('Georgian keys').click();
    if (width < 1280) {
      await button('Chats').click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await expectAccessible();
    }
    await page.getByRole('button', { name: 'Options for Show me all of it' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    // Until it has closed, the menu hides the rest of the page from screen readers.
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expectAccessible();
  });
});
