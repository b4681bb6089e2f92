import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextPlayedAudio } from '../../../test/audio.ts';
import { openApp, reopenApp, subscriber } from '../../../test/app.tsx';
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
import { mockEndpoint, requests, serverState } from '../../../test/mockApi.ts';
import { type AnswerStream, answerStream, messageOf, mockChat } from '../../../test/mockChat.ts';

let chat = mockChat();
beforeEach(() => {
  chat = mockChat();
});

/** Responds to the next question with a stream that the test writes to; resolves when the question arrives. */
function streamNextAnswer(): { readonly opened: Promise<AnswerStream> } {
  const { promise, resolve } = Promise.withResolvers<AnswerStream>();
  mockEndpoint('chat.ask', () => {
    const stream = answerStream();
    resolve(stream);
    return stream.response;
  });
  return { opened: promise };
}

describe('the page of the assistant', () => {
  it.each(['/support', '/contact'])('[CHAT-01] is linked from %s', async (path) => {
    const router = await openApp(path);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^AI Chat Assistant/u })
      .first()
      .click();
    await expect.element(page.getByRole('heading', { name: 'AI Chat Assistant', level: 1 })).toBeVisible();
    await expect.element(field()).toBeVisible();
    expect(router.state.location.pathname).toBe('/chat');
  });

  it('[GUARD-10] [CHAT-02] redirects a visitor to the login, and back after it', async () => {
    const router = await openApp('/chat', { learner: null });
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/login?from=%2Fchat');
    await expect.element(page.getByLabelText('Email')).toBeVisible();
    mockEndpoint('auth.signIn', () => {
      serverState().learner = ana;
      return { ok: true };
    });
    await page.getByLabelText('Email').fill('ana@ena.example');
    await page.getByLabelText('Password', { exact: true }).fill('gamarjoba');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByRole('heading', { name: 'AI Chat Assistant', level: 1 })).toBeVisible();
  });

  it.each([
    ['a free learner', ana],
    ['a subscriber', subscriber],
    ['an admin', { ...ana, isAdmin: true }],
  ])('[GUARD-10] opens for %s, with its title', async (_, learner) => {
    await openApp('/chat', { learner });
    await expect.element(page.getByRole('heading', { name: 'AI Chat Assistant', level: 1 })).toBeVisible();
    await expect.poll(() => document.title).toBe('AI Chat Assistant · Ena');
  });

  it.each([
    ['course', 'I answer from Ena’s course and its grammar'],
    ['model', 'A language model answers'],
  ] as const)('shows that answers come from the %s', async (by, text) => {
    chat.allowance = { ...chat.allowance, by };
    await openApp('/chat');
    await expectText(new RegExp(`^${text}`, 'u'));
  });

  it('suggests different questions to a learner and to a subscriber', async () => {
    await openApp('/chat');
    await expect.element(suggestions().getByRole('button', { name: 'Words for people' })).toBeVisible();
    await reopenApp('/chat', subscriber);
    await expect
      .element(suggestions().getByRole('button', { name: 'What are the days of the week?' }))
      .toBeVisible();
  });
});

describe('an answer', () => {
  it('to a suggestion plays its Georgian, links to its lesson, and is restored after a reload', async () => {
    chat = mockChat(() => ({
      answer: '**გამარჯობა** means hello.\n\nFrom [Basic Vocabulary](/beginner/basic-vocabulary).',
      clips: [{ text: 'გამარჯობა', name: 'გამარჯობა' }],
    }));
    const router = await openApp('/chat');
    await field().fill('half a question');
    await suggestions().getByRole('button', { name: 'What does გამარჯობა mean?' }).click();
    await expect.poll(() => router.state.location.search).toMatch(/^\?c=/u);
    await expect.element(answers().getByText('means hello.', { exact: false })).toBeVisible();
    // The draft is kept, and its field has the focus.
    await expect.element(field()).toHaveValue('half a question');
    await expect.element(field()).toHaveFocus();
    await expect.element(answers().getByCss('strong [lang=ka]').first()).toHaveTextContent('გამარჯობა');
    await answers().getByRole('button', { name: 'Listen to გამარჯობა' }).click();
    expect((await nextPlayedAudio()).error).toBeNull();
    const address = router.state.location.pathname + router.state.location.search;
    const again = await reopenApp(address);
    await expect.element(answers().getByText('means hello.', { exact: false })).toBeVisible();
    await answers().getByRole('link', { name: 'Basic Vocabulary' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Basic Vocabulary/u })).toBeVisible();
    await again.navigate(-1);
    await expect.element(answers().getByText('means hello.', { exact: false })).toBeVisible();
  });

  it('to a suggestion at the bottom edge of a phone is shown from its question on', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => `- line ${index + 1}`);
    chat = mockChat(() => ({ answer: lines.join('\n') }));
    await openApp('/chat', { viewport: { width: 360, height: 640 } });
    const suggestion = suggestions().getByRole('button', { name: 'Words for people' });
    await expect.element(suggestion).toBeVisible();
    suggestion.element().scrollIntoView({ block: 'end', behavior: 'instant' });
    await suggestion.click();
    await expect.element(answers().getByText(`line ${lines.length}`, { exact: true })).toBeVisible();
    await expect.element(conversation().getByText('Words for people')).toBeInViewport({ ratio: 1 });
  });

  it('is shown while it streams in, however its chunks are split, and announced as a whole at its end', async () => {
    chat.allowance = { ...chat.allowance, by: 'model' };
    const { opened } = streamNextAnswer();
    await openApp('/chat');
    await ask('Tell me of water');
    const { send, sendRaw, close } = await opened;
    await expect.element(answers()).toHaveAttribute('aria-busy', 'true');
    await expect.element(announced()).toHaveTextContent('Looking for an answer.');
    send({ kind: 'text', text: 'The Georgian is **წყა' });
    await expect.element(answers()).toMatchTextContent(/წყა$/u);
    sendRaw(':\n\ndata: {"kind":"te');
    sendRaw('xt","text":"ლი**."}\n\n');
    await expect.element(answers().getByCss('strong')).toHaveTextContent('წყალი');
    await expect.element(announced()).toHaveTextContent('Looking for an answer.');
    await expect.element(button('Send')).not.toBeInTheDocument();
    const [question] = requests('chat.ask');
    if (!question) throw new Error('nothing was asked');
    send({
      kind: 'end',
      message: messageOf(question, { by: 'model', answer: 'The Georgian is **წყალი**.' }),
    });
    close();
    await expect.element(announced()).toHaveTextContent('The Georgian is წყალი .');
    await expect.element(answers()).toHaveAttribute('aria-busy', 'false');
    await expect.element(button('Send')).toBeVisible();
    await expectText('From a language model, based on the course');
  });

  it('renders lists, tables, quotes and code from its Markdown', async () => {
    chat = mockChat(() => ({
      answer:
        '# Title\n\n- one\n- two\n\n3. three\n4. four\n\n| A | B |\n| --- | --- |\n| ა | ბ |\n\n> said\n\n`code` ~~gone~~ *soft*\n\n---\n\n```\nblock ა\n```',
    }));
    await openApp('/chat');
    await askAndWait('Show me all of it');
    await expect.element(answers().getByRole('table')).toBeVisible();
    await expect.element(answers().getByRole('group', { name: 'Table' })).toBeVisible();
    const count = (selector: string) => document.querySelectorAll(`[data-answer] ${selector}`).length;
    expect(
      [
        'ul li',
        'ol[start="3"] li',
        'th[scope=col]',
        'td [lang=ka]',
        'blockquote',
        'code',
        'del',
        'em',
        'hr',
        'pre [lang=ka]',
      ].map(count),
    ).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
    // Its headings are not part of the page outline.
    expect(count(':is(h1, h2, h3, h4)')).toBe(0);
  });

  it('that was given with Premium is hidden without it, and has no retry button', async () => {
    chat.conversations = [{ id: 'c1', title: 'Old', updatedAt: '2026-01-01T10:00:00.000Z' }];
    chat.messages.set('c1', [messageOf({ id: 'm1', question: 'How do I say red?' }, { locked: true })]);
    await openApp('/chat?c=c1');
    await expectText('This answer was given with Premium. You need Premium to read it again.');
    await expect.element(button('Try again')).not.toBeInTheDocument();
  });

  it('that was too long shows that it is cut', async () => {
    chat = mockChat(() => ({ answer: 'Long', state: 'cut' }));
    await openApp('/chat');
    await ask('All of it');
    await expectText('The answer was too long and is cut here.');
  });

  it.each([
    ['copied', () => Promise.resolve(), 'Copied'],
    ['not copied when the browser denies it', () => Promise.reject(new Error('denied')), 'Could not copy'],
  ])('is %s', async (_, write, text) => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    await openApp('/chat');
    await askAndWait('How do I say book?');
    await button('Copy').click();
    await expect.element(page.getByRole('button', { name: text })).toBeVisible();
    expect(copy).toHaveBeenCalledWith('An answer.');
    vi.restoreAllMocks();
  });
});

describe('an answer that is stopped or fails', () => {
  it('keeps its partial text, also after a reload, and is replaced by a retry', async () => {
    chat.allowance = { ...chat.allowance, by: 'model' };
    const { opened } = streamNextAnswer();
    await openApp('/chat');
    await ask('Tell me of water');
    const { send } = await opened;
    send({ kind: 'text', text: 'word-1 word-2' });
    await expect.element(answers().getByText('word-2', { exact: false })).toBeVisible();
    await button('Stop').click();
    await expect.element(conversation().getByText('Stopped.')).toBeVisible();
    await expect.element(answers()).toHaveTextContent('word-1 word-2');
    await expect.element(field()).toHaveFocus();
    const [question] = requests('chat.ask');
    if (!question) throw new Error('nothing was asked');

    // As the server has it after a reload.
    chat = mockChat(() => ({ answer: 'It is **წყალი**.' }));
    chat.conversations = [
      { id: question.conversationId, title: 'Water', updatedAt: '2026-01-01T10:00:00.000Z' },
    ];
    chat.messages.set(question.conversationId, [
      messageOf(question, { answer: 'word-1 word-2', state: 'stopped' }),
    ]);
    await reopenApp(`/chat?c=${question.conversationId}`);
    await expect.element(conversation().getByText('Stopped.')).toBeVisible();
    await button('Try again').click();
    await expect.element(answers().getByText('It is', { exact: false })).toBeVisible();
    await expect.element(conversation().getByText('Stopped.')).not.toBeInTheDocument();
    await expect.element(answers()).toHaveLength(1);
    expect(requests('chat.ask').at(-1)?.id).toBe(question.id);
  });

  it('is stopped by Escape in the field too', async () => {
    const { opened } = streamNextAnswer();
    await openApp('/chat');
    await ask('Tell me of water');
    (await opened).send({ kind: 'text', text: 'word-1' });
    await expect.element(answers().getByText('word-1')).toBeVisible();
    await field().click();
    await userEvent.keyboard('{Escape}');
    await expect.element(conversation().getByText('Stopped.')).toBeVisible();
  });

  it.each([
    ['CHAT_UNAVAILABLE', 'The assistant cannot be reached right now. Your question is saved.'],
    ['CHAT_SLOW', 'The assistant took too long to answer. Your question is saved.'],
  ] as const)('because of %s shows the error and can be retried', async (code, text) => {
    chat = mockChat(() => ({ state: 'failed', failure: code }));
    await openApp('/chat');
    await ask('Are you there?');
    await expect.element(conversation().getByText(text)).toBeVisible();
    await expect.element(button('Copy')).not.toBeInTheDocument();
    const known = chat;
    chat = mockChat(() => ({ answer: 'Here I am.' }));
    chat.conversations = known.conversations;
    await button('Try again').click();
    await expect.element(answers().getByText('Here I am.')).toBeVisible();
    await expect.element(answers()).toHaveLength(1);
  });

  it.each([
    ['breaks', (stream: AnswerStream) => stream.fail()],
    ['ends too early', (stream: AnswerStream) => stream.close()],
  ])('because the connection %s keeps its partial text', async (_, end) => {
    const { opened } = streamNextAnswer();
    await openApp('/chat');
    await ask('Are you there?');
    const stream = await opened;
    stream.send({ kind: 'text', text: 'Half of it' });
    await expect.element(answers().getByText('Half of it')).toBeVisible();
    end(stream);
    await expect.element(conversation().getByText(/The answer so far is saved\.$/u)).toBeVisible();
    await expect.element(answers()).toHaveTextContent('Half of it');
    await expect.element(button('Try again')).toBeVisible();
  });

  it('because no data arrived for 35 s (timeout) keeps its partial text', async () => {
    const { opened } = streamNextAnswer();
    await openApp('/chat');
    await expect.element(field()).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await ask('Are you there?');
    (await opened).send({ kind: 'text', text: 'Half' });
    await expect.element(answers().getByText('Half')).toBeVisible();
    vi.advanceTimersByTime(35_000);
    await expect.element(conversation().getByText(/The answer so far is saved\.$/u)).toBeVisible();
  });
});
