import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, phone, reopenApp, setOffline } from '../../../test/app.tsx';
import {
  announced,
  answers,
  ask,
  askAndWait,
  button,
  conversation,
  expectText,
  field,
  suggestions,
} from '../../../test/chatPage.ts';
import { ana } from '../../../test/learner.ts';
import {
  mockEndpoint,
  failure,
  holdRequests,
  networkError,
  requests,
  serverState,
} from '../../../test/mockApi.ts';
import { mockChat } from '../../../test/mockChat.ts';

let chat = mockChat();
beforeEach(() => {
  chat = mockChat();
});

describe('a question', () => {
  it('is typed and sent by keyboard, and its answer is announced as a whole', async () => {
    chat = mockChat(() => ({
      answer: '**წიგნი** is book.\n\nFrom [Basic Vocabulary](/beginner/basic-vocabulary).',
    }));
    await openApp('/chat');
    await field().click();
    await userEvent.keyboard('How do I say{Shift>}{Enter}{/Shift}book?');
    await expect.element(field()).toHaveValue('How do I say\nbook?');
    await userEvent.keyboard('{Enter}');
    await expect.element(announced()).toMatchTextContent(/^წიგნი is book\. From Basic Vocabulary/u);
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('');
    // Nothing is sent where nothing is typed.
    await userEvent.keyboard('{Enter}');
    expect(requests('chat.ask')).toHaveLength(1);
    expect(requests('chat.ask')[0]?.question).toBe('How do I say\nbook?');
  });

  it('is shown in up to four lines, also by a browser without field-sizing', async () => {
    await openApp('/chat');
    await expect.element(field()).toBeVisible();
    const element = field().element();
    if (!(element instanceof HTMLElement)) throw new Error('no field');
    element.style.setProperty('field-sizing', 'fixed');
    const { clientHeight: oneLine } = element;
    await field().fill('How do I say:\nthank you for the book?');
    await expect.poll(() => element.clientHeight).toBeGreaterThan(oneLine);
    const { clientHeight: twoLines } = element;
    await field().fill('A long question. '.repeat(30));
    await expect.poll(() => element.clientHeight).toBeGreaterThan(twoLines);
    expect(element.clientHeight).toBeLessThan(3 * oneLine);
  });

  it('is typed in Georgian by a Latin keyboard or by tapping while the keys are open, and kept as a draft', async () => {
    await openApp('/chat');
    await button('Georgian keys').click();
    const keys = page.getByRole('group', { name: 'Georgian letters' });
    await expect.element(keys).toBeVisible();
    await field().click();
    await userEvent.keyboard('wigni');
    await expect.element(field()).toHaveValue('წიგნი');
    await keys.getByRole('button', { name: 'Question mark' }).click();
    await expect.element(field()).toHaveValue('წიგნი?');
    await reopenApp('/chat');
    await expect.element(field()).toHaveValue('წიგნი?');
    // A draft belongs to its learner.
    await reopenApp('/chat', { ...ana, id: 'b' });
    await expect.element(field()).toBeVisible();
    await expect.element(field()).toHaveValue('');
  });

  it('has a maximum length, and shows how many characters are left from 200 on', async () => {
    await openApp('/chat');
    await expect.element(field()).toBeVisible();
    const limit = Number(field().element().getAttribute('maxlength'));
    await field().fill('a'.repeat(limit - 201));
    await expect.element(page.getByText(/characters left$/u)).not.toBeInTheDocument();
    await field().fill('a'.repeat(limit - 200));
    await expectText('200 characters left');
    await expect.element(field()).toHaveAccessibleDescription('200 characters left');
  });

  it('stays in the field when the browser is offline or the server fails', async () => {
    await openApp('/chat');
    await expect.element(field()).toBeVisible();
    setOffline(true);
    await ask('How do I say door?');
    await expectText(/You are currently offline\./u);
    await expect.element(field()).toHaveValue('How do I say door?');
    expect(requests('chat.ask')).toEqual([]);
    setOffline(false);
    mockEndpoint('chat.ask', () => failure('INTERNAL'));
    await button('Send').click();
    await expectText('Something went wrong on our side. Please try again. Your question is still here.');
    await expect.element(field()).toHaveValue('How do I say door?');
    await expect.element(answers()).not.toBeInTheDocument();
    mockEndpoint('chat.ask', networkError);
    await button('Send').click();
    await expectText(/Your question is still here\.$/u);
    chat = mockChat();
    await button('Send').click();
    await expect.element(answers().getByText('An answer.')).toBeVisible();
    await expect.element(field()).toHaveValue('');
  });

  it('is kept when the session has ended: redirects to the login, and is in the field afterwards', async () => {
    const router = await openApp('/chat');
    await expect.element(field()).toBeVisible();
    mockEndpoint('chat.ask', () => failure('UNAUTHENTICATED'));
    serverState().learner = null;
    await ask('How do I say door?');
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/login?from=%2Fchat');
    await reopenApp('/chat', ana);
    await expect.element(field()).toHaveValue('How do I say door?');
  });

  it('that is stopped before the server responds returns to the field, and a new chat starts empty', async () => {
    const release = holdRequests('chat.ask');
    const router = await openApp('/chat');
    await ask('How do I say door?');
    await expect.element(conversation().getByText('How do I say door?')).toBeVisible();
    await button('Stop').click();
    await expect.element(field()).toHaveValue('How do I say door?');
    await expect.element(answers()).not.toBeInTheDocument();
    await expect.element(announced()).toHaveTextContent('Stopped. Your question is in the field again.');
    release();
    chat = mockChat();
    await button('Send').click();
    await expect.element(answers().getByText('An answer.')).toBeVisible();
    await expect.poll(() => router.state.location.search).toMatch(/^\?c=/u);
    await page.getByRole('navigation', { name: 'Chats' }).getByRole('link', { name: 'New chat' }).click();
    await expect.element(answers()).not.toBeInTheDocument();
    await expect.element(suggestions()).toBeVisible();
  });

  it('does not navigate back a learner who is leaving for another page when the answer starts', async () => {
    const [toAnswer, toPage] = [holdRequests('chat.ask'), holdRequests('course.tips')];
    const router = await openApp('/chat');
    await ask('How do I say door?');
    await page.getByRole('link', { name: 'Learning Tips' }).first().click();
    await expect.poll(() => router.state.navigation.location?.pathname).toBe('/learning-tips');
    toAnswer();
    await expect.poll(() => chat.conversations.length).toBe(1);
    await expect.element(announced()).toHaveTextContent('An answer.');
    expect(router.state.navigation.location?.pathname).toBe('/learning-tips');
    toPage();
    await expect.element(page.getByRole('heading', { name: 'Learning Tips', level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe('/learning-tips');
  });
});

describe('the daily limit', () => {
  it('is shown before and when it is reached, and keeps the draft', async () => {
    chat.allowance = { by: 'course', perDay: 2, left: 2, resetsAt: null };
    await openApp('/chat');
    await expectText('2 questions are left for today.');
    await askAndWait('How do I say book?');
    await expectText('One question is left for today.');
    await askAndWait('How do I say door?');
    await expectText(/^You have used all 2 questions for today\. You can ask again from/u);
    await field().fill('How do I say chair?');
    await expect.element(button('Send')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(requests('chat.ask')).toHaveLength(2);
    await reopenApp('/chat');
    await expectText(/^You have used all 2 questions for today\./u);
    await expect.element(field()).toHaveValue('How do I say chair?');
    await expect.element(suggestions().getByRole('button').first()).toBeDisabled();
  });

  it('is refreshed by a timer when it resets', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const resetsAt = new Date(Date.now() + 3_600_000).toISOString();
    chat.allowance = { by: 'course', perDay: 2, left: 0, resetsAt };
    await openApp('/chat');
    await expectText(/^You have used all 2 questions for today\./u);
    chat.allowance = { by: 'course', perDay: 2, left: 2, resetsAt: null };
    vi.advanceTimersByTime(3_600_000);
    await expectText('2 questions are left for today.');
  });

  it('is not mentioned while many questions are left', async () => {
    await openApp('/chat');
    await expect.element(suggestions()).toBeVisible();
    await expect.element(page.getByText(/left for today/u)).not.toBeInTheDocument();
  });
});

describe('the chat on a phone', () => {
  it('has the field at the bottom, and does not overflow with long words at 320 px', async () => {
    chat = mockChat(() => ({
      answer: `${'ძალიანგრძელისიტყვა'.repeat(8)}\n\n| A | B | C | D |\n| --- | --- | --- | --- |\n| ${'ა'.repeat(40)} | ბ | გ | დ |\n\n\`\`\`\n${'x'.repeat(200)}\n\`\`\``,
    }));
    await openApp('/chat', { viewport: phone });
    await askAndWait('What is the difference between კ and ქ?');
    await expect.poll(() => field().element().getBoundingClientRect().bottom).toBeGreaterThan(760);
    await page.viewport(320, 640);
    await expect.poll(() => innerWidth).toBe(320);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});
