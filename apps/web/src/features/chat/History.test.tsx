import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, phone } from '../../../test/app.tsx';
import { css } from '../../../test/locators.ts';
import { mockEndpoint, failure, holdRequests, networkError, requests } from '../../../test/mockApi.ts';
import { messageOf, mockChat } from '../../../test/mockChat.ts';
import { learnerCachePrefix } from '../../platform/learnerCaches.ts';

const chats = () => page.getByRole('navigation', { name: 'Chats' });
const entries = () => chats().getByRole('listitem');
const chatLink = (title: string) => chats().getByRole('link', { name: title });
const answers = () => css('[data-answer]');
const field = () => page.getByLabelText('Your question');
const menuItem = async (title: string, item: string) => {
  await page.getByRole('button', { name: `Options for ${title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const dialog = () => page.getByRole('dialog');
const question = () => page.getByRole('alertdialog');

let chat = mockChat();
beforeEach(() => {
  chat = mockChat();
  const updatedAt = '2026-01-01T10:00:00.000Z';
  chat.conversations = [
    { id: 'friends', title: 'How do I say friend?', updatedAt },
    { id: 'letters', title: 'How do you pronounce ღ?', updatedAt },
  ];
  chat.messages.set('friends', [
    messageOf({ id: 'm1', question: 'How do I say friend?' }, { answer: 'მეგობარი' }),
  ]);
  chat.messages.set('letters', [
    messageOf({ id: 'm2', question: 'How do you pronounce ღ?' }, { answer: 'Deep.' }),
  ]);
});

describe('the list of chats', () => {
  it('shows a hint while it is empty, and adds a new chat', async () => {
    chat.conversations = [];
    await openApp('/chat');
    await expect.element(chats().getByText(/^Your chats will be kept here/u)).toBeVisible();
    await field().fill('How do I say book?');
    await userEvent.keyboard('{Enter}');
    await expect.element(chatLink('How do I say book?')).toHaveAttribute('aria-current', 'page');
  });

  it('links to each chat and to a new one', async () => {
    const router = await openApp('/chat');
    await expect.element(entries()).toHaveLength(2);
    await chatLink('How do I say friend?').click();
    await expect.element(answers()).toHaveTextContent('მეგობარი');
    expect(router.state.location.search).toBe('?c=friends');
    await chatLink('How do you pronounce ღ?').click();
    await expect.element(answers()).toHaveTextContent('Deep.');
    await chats().getByRole('link', { name: 'New chat' }).click();
    await expect.element(page.getByRole('region', { name: 'Suggestions' })).toBeVisible();
    await expect.element(answers()).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('shows a skeleton until a chat has loaded, and disables Send until then', async () => {
    const release = holdRequests('chat.read');
    await openApp('/chat?c=friends');
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await field().fill('And now?');
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect.element(answers()).toHaveTextContent('მეგობარი');
    await expect
      .element(page.getByRole('button', { name: 'Send' }))
      .toHaveAttribute('aria-disabled', 'false');
  });

  it('shows that a chat could not be found, without a retry button', async () => {
    await openApp('/chat?c=00000000-0000-4000-8000-000000000000');
    await expect.element(page.getByText(/^This chat could not be found\./u)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('has a retry button for a chat that could not be loaded', async () => {
    mockEndpoint('chat.read', networkError);
    await openApp('/chat?c=friends');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    const conversation = {
      id: 'friends',
      title: 'How do I say friend?',
      updatedAt: '2026-01-01T10:00:00.000Z',
    };
    mockEndpoint('chat.read', () => ({ conversation, messages: chat.messages.get('friends') ?? [] }));
    await again.click();
    await expect.element(answers()).toHaveTextContent('მეგობარი');
  });
});

describe('renaming a chat', () => {
  beforeEach(async () => {
    await openApp('/chat');
    await menuItem('How do I say friend?', 'Rename');
  });

  it('requires a title, and returns the focus to the menu button', async () => {
    await dialog().getByLabelText('Title').fill('  ');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog().getByText('Please enter a title.')).toBeVisible();
    expect(requests('chat.rename')).toEqual([]);
    await dialog().getByLabelText('Title').fill('Friends and მეგობარი');
    await expect.element(dialog().getByText('Please enter a title.')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(chatLink('Friends and მეგობარი')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Options for Friends and მეგობარი' }))
      .toHaveFocus();
  });

  it('sends one request for a double submit, and shows an error', async () => {
    const release = holdRequests('chat.rename');
    await dialog().getByLabelText('Title').fill('Friends');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByRole('button', { name: 'Saving…' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(chatLink('Friends')).toBeVisible();
    expect(requests('chat.rename')).toHaveLength(1);

    mockEndpoint('chat.rename', () => failure('INTERNAL'));
    await menuItem('Friends', 'Rename');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await expect
      .element(dialog().getByText('Something went wrong on our side. Please try again.'))
      .toBeVisible();
  });

  it('changes nothing when it is canceled', async () => {
    await dialog().getByLabelText('Title').fill('Friends');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(chatLink('How do I say friend?')).toBeVisible();
    expect(requests('chat.rename')).toEqual([]);
  });
});

describe('deleting a chat', () => {
  it('needs a confirmation, and opens a new chat if it was open', async () => {
    const router = await openApp('/chat?c=friends');
    await expect.element(answers()).toHaveTextContent('მეგობარი');
    await menuItem('How do I say friend?', 'Delete');
    await question().getByRole('button', { name: 'Keep it' }).click();
    await expect.element(question()).not.toBeInTheDocument();
    expect(requests('chat.remove')).toEqual([]);
    await menuItem('How do I say friend?', 'Delete');
    await question().getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByRole('region', { name: 'Suggestions' })).toBeVisible();
    await expect.element(entries()).toHaveLength(1);
    expect(router.state.location.search).toBe('');
    await expect.element(page.getByRole('navigation', { name: 'Chats' })).toHaveFocus();
  });

  it('deletes its copy for offline use, and its title in that of the list, which is loaded again', async () => {
    const paths = ['', '/friends', '/letters'].map((rest) => `/api/chat/conversations${rest}`);
    const copies = await caches.open(`${learnerCachePrefix}test`);
    for (const path of paths) await copies.put(path, new Response('private'));
    await openApp('/chat');
    const loaded = requests('chat.list').length;
    await menuItem('How do I say friend?', 'Delete');
    await question().getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => requests('chat.list').length).toBe(loaded + 1);
    expect((await copies.keys()).map(({ url }) => new URL(url).pathname)).toEqual([paths[2]]);
  });

  it('keeps another chat open', async () => {
    const router = await openApp('/chat?c=friends');
    await menuItem('How do you pronounce ღ?', 'Delete');
    await question().getByRole('button', { name: 'Delete' }).click();
    await expect.element(entries()).toHaveLength(1);
    await expect.element(answers()).toHaveTextContent('მეგობარი');
    expect(router.state.location.search).toBe('?c=friends');
    await expect.element(page.getByRole('navigation', { name: 'Chats' })).toHaveFocus();
  });

  it('shows an error and keeps the chat when the server cannot be reached', async () => {
    mockEndpoint('chat.remove', networkError);
    await openApp('/chat');
    await menuItem('How do I say friend?', 'Delete');
    await question().getByRole('button', { name: 'Delete' }).click();
    await expect.element(question().getByText(/./u).last()).toBeVisible();
    await expect.element(question().getByRole('button', { name: 'Delete' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(entries()).toHaveLength(2);
  });
});

describe('the drawer of chats on a phone', () => {
  it('closes when a chat is chosen or started, and by its button', async () => {
    await openApp('/chat', { viewport: phone });
    await expect.element(chats()).not.toBeInTheDocument();
    const drawer = page.getByRole('dialog', { name: 'Chats' });
    await page.getByRole('button', { name: 'Chats', exact: true }).click();
    await drawer.getByRole('link', { name: 'How do I say friend?' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(answers()).toHaveTextContent('მეგობარი');
    await page.getByRole('button', { name: 'Chats', exact: true }).click();
    await drawer.getByRole('link', { name: 'New chat' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Suggestions' })).toBeVisible();
    await page.getByRole('button', { name: 'Chats', exact: true }).click();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
  });
});
