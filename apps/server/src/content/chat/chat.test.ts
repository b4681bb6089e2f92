/** Conversations with the assistant that answers from the course alone: storage, list, limits, access. */
import { randomUUID } from 'node:crypto';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { maxQuestionLength } from '@ena/domain/assistant/conversation';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { question, parseChatStream } from '../../../test/chat.ts';
import { createCourse } from '../course/units.ts';
import { users } from '../../platform/db/users.ts';
import { chatConversations, chatMessages } from './tables.ts';
import { createAssistant } from './assistant.ts';
import { maxAnswerLength } from './ask.ts';

const { world, time, logged, call, callWith, signedIn, subscribe } = useApp({ limits: true });
const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
const assistant = createAssistant(course, { model: null, questionsPerDay: 100 });
let people = 0;
const learner = (status?: string) => signedIn(`chat-${++people}@ena.example`, status);

const ask = async (cookie: string, body: unknown, services = { assistant }) => {
  const reply = await callWith(services, 'POST', '/api/chat/questions', body, { cookie });
  return { ...reply, ...parseChatStream(reply.text) };
};
const list = async (cookie: string) =>
  (await call('GET', '/api/chat/conversations', undefined, { cookie })).json;
const read = (cookie: string, id: string) =>
  call('GET', `/api/chat/conversations/${id}`, undefined, { cookie });

describe('a question', () => {
  it('is answered as a stream, and stored with its answer', async () => {
    const { cookie } = await learner('active');
    const asked = question('How do I say water?');
    const reply = await ask(cookie, asked);
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store',
    ]);
    expect(reply.text).toContain('**წყალი**');
    expect(reply.text).toContain('[Food and Drinks](/beginner/food-and-drinks)');
    expect(reply.message).toMatchObject({
      id: asked.id,
      question: asked.question,
      answer: reply.text,
      state: 'whole',
      by: 'course',
    });
    const { json } = await read(cookie, asked.conversationId);
    expect(json).toEqual({
      conversation: {
        id: asked.conversationId,
        title: 'How do I say water?',
        updatedAt: time.now.toISOString(),
      },
      messages: [reply.message],
    });
  });

  it('that the course does not cover is declined, with the pages that the search finds', async () => {
    const { cookie } = await learner('active');
    const { text } = await ask(cookie, question('sessions'));
    expect(text).toMatch(/do not know this[\s\S]*\[Account\]\(\/settings\?tab=account\)/u);
  });

  it('[CHAT-03] is refused without a session, and not stored', async () => {
    const before = await world.services.db.$count(chatMessages);
    const reply = await call('POST', '/api/chat/questions', question('How do I say water?'));
    expect([reply.status, reply.json['code']]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await world.services.db.$count(chatMessages)).toBe(before);
  });

  it('is not answered from Premium lessons for a learner without Premium at that moment', async () => {
    const free = await learner('canceled');
    const subscriber = await learner('trialing');
    const asked = 'How do I say red?';
    const refused = await ask(free.cookie, question(asked));
    expect(refused.text).toMatch(/Colors and Shapes.*Premium/u);
    expect(JSON.stringify(refused)).not.toContain('წითელი');
    expect((await ask(subscriber.cookie, question(asked))).text).toContain('წითელი');
  });

  it('that was answered with Premium is locked once Premium has ended, and unlocked with Premium', async () => {
    const { cookie, userId } = await learner('active');
    const asked = question('How do I say red?');
    await ask(cookie, asked);
    const shown = async () => JSON.stringify((await read(cookie, asked.conversationId)).json);
    expect(await shown()).toContain('წითელი');
    await subscribe(userId, 'canceled');
    expect(await shown()).not.toContain('წითელი');
    expect((await read(cookie, asked.conversationId)).json['messages']).toMatchObject([
      { question: asked.question, answer: '', locked: true, clips: [] },
    ]);
    await subscribe(userId, 'active');
    expect(await shown()).toContain('წითელი');
    // Asked again without Premium, the new answer has no Premium content.
    await subscribe(userId, 'unpaid');
    await ask(cookie, asked);
    expect((await read(cookie, asked.conversationId)).json['messages']).toMatchObject([
      { locked: false, answer: expect.stringContaining('part of Premium') },
    ]);
  });

  it('has the clips that its learner may hear, and no others', async () => {
    const { cookie } = await learner();
    const said = {
      ...assistant,
      answer: async function* () {
        yield '**ა**, **რა არის ეს?** and **საიდუმლო**';
      },
    };
    const { message } = await ask(cookie, question('?'), { assistant: said });
    expect(message?.clips).toEqual([
      { text: 'ა', name: 'ა' },
      { text: 'რა არის ეს', name: 'რა არის ეს?' },
    ]);
    const subscriber = await learner('active');
    expect((await ask(subscriber.cookie, question('?'), { assistant: said })).message?.clips).toHaveLength(3);
  });

  it.each([
    ['an empty one', { ...question('x'), question: '' }],
    ['only spaces', { ...question('x'), question: ' \n ' }],
    ['one that is too long', { ...question('x'), question: 'x'.repeat(maxQuestionLength + 1) }],
    ['no id', { ...question('x'), id: 'nonsense' }],
    ['nothing', {}],
  ])('is refused where it is %s', async (_, body) => {
    const { cookie } = await learner();
    const reply = await call('POST', '/api/chat/questions', body, { cookie });
    expect([reply.status, reply.json['code']]).toEqual([400, 'BAD_INPUT']);
    expect((await list(cookie))['allowance']).toMatchObject({ left: 100 });
  });

  it('asked again with its id is answered again and stored once', async () => {
    const { cookie } = await learner('active');
    const asked = question('How do I say water?');
    await ask(cookie, asked);
    await ask(cookie, asked);
    expect((await read(cookie, asked.conversationId)).json['messages']).toHaveLength(1);
    // In another conversation it is another question.
    await ask(cookie, { ...asked, conversationId: randomUUID() });
    expect((await list(cookie))['conversations']).toHaveLength(2);
    expect((await read(cookie, asked.conversationId)).json['messages']).toHaveLength(1);
  });

  it('gets an answer of limited length, without characters that the database cannot store', async () => {
    const { cookie } = await learner();
    const endless = {
      ...assistant,
      answer: async function* () {
        for (;;) yield 'ა\0\ud800'.repeat(500);
      },
    };
    const { message, text } = await ask(cookie, question('?'), { assistant: endless });
    expect([message?.state, message?.answer.length, text.length]).toEqual([
      'cut',
      maxAnswerLength,
      maxAnswerLength,
    ]);
    expect(message?.answer.includes('\0')).toBe(false);
  });

  it('is not in the log', async () => {
    const { cookie } = await learner();
    const from = logged.length;
    await ask(cookie, question('my secret wish'));
    expect(logged.slice(from).join()).not.toMatch(/secret|wish/u);
    expect(logged.length).toBeGreaterThan(from);
  });
});

describe('the limit of a day', () => {
  const few = { assistant: createAssistant(course, { model: null, questionsPerDay: 2 }) };
  const allowance = async (cookie: string) =>
    (await callWith(few, 'GET', '/api/chat/conversations', undefined, { cookie })).json['allowance'];

  it('applies per learner, survives a restart, is returned, and is reset after a day', async () => {
    const [ana, gio] = [await learner(), await learner()];
    expect(await allowance(ana.cookie)).toEqual({ by: 'course', perDay: 2, left: 2, resetsAt: null });
    await ask(ana.cookie, question('water'), few);
    await ask(ana.cookie, question('bread'), few);
    // Each call creates a new application, like a restart.
    const reply = await ask(ana.cookie, question('milk'), few);
    expect([reply.status, reply.json['code'], reply.headers.get('retry-after')]).toEqual([
      429,
      'CHAT_LIMIT',
      '86400',
    ]);
    const resetsAt = new Date(time.now.getTime() + 86_400_000).toISOString();
    expect(await allowance(ana.cookie)).toEqual({ by: 'course', perDay: 2, left: 0, resetsAt });
    expect((await list(ana.cookie))['conversations']).toHaveLength(2);
    expect((await ask(gio.cookie, question('milk'), few)).status).toBe(200);
    time.now = new Date(time.now.getTime() + 86_400_001);
    const again = await callWith(few, 'POST', '/api/chat/questions', question('milk'), {
      cookie: (await learner()).cookie,
    });
    expect(again.status).toBe(200);
    expect(await allowance((await learner()).cookie)).toMatchObject({ left: 2 });
    time.now = new Date('2026-03-01T10:00:00Z');
  });

  it('allows two concurrent answers; a third is refused and not counted', async () => {
    const { cookie } = await learner();
    const release = Promise.withResolvers<void>();
    const waiting = {
      ...assistant,
      answer: async function* () {
        await release.promise;
        yield 'Now.';
      },
    };
    const { createApp } = await import('../../main/app.ts');
    const app = createApp({ ...world.services, assistant: waiting });
    const send = () =>
      app.request(
        'http://127.0.0.1:3000/api/chat/questions',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify(question('?')),
        },
        { incoming: { socket: { remoteAddress: '10.1.1.1' } } },
      );
    const [one, two] = [await send(), await send()];
    const third = await send();
    expect([third.status, await third.json()]).toMatchObject([429, { code: 'RATE_LIMITED' }]);
    release.resolve();
    const texts = await Promise.all([one, two].map((reply) => reply.text()));
    expect(texts.map((text) => parseChatStream(text).text)).toEqual(['Now.', 'Now.']);
    expect((await list(cookie))['allowance']).toMatchObject({ left: 98 });
    expect((await (await send()).text()).includes('Now.')).toBe(true);
  });
});

describe('conversations', () => {
  it('are listed, the last used first; renamed; deleted with their messages', async () => {
    const { cookie, userId } = await learner();
    const [first, second] = [question('first'), question('second')];
    await ask(cookie, first);
    time.now = new Date(time.now.getTime() + 60_000);
    await ask(cookie, second);
    time.now = new Date(time.now.getTime() + 60_000);
    await ask(cookie, question('third', first.conversationId));
    const titles = async () => {
      const { conversations } = await list(cookie);
      return Array.isArray(conversations) ? conversations.map(({ title }) => title) : [];
    };
    expect(await titles()).toEqual(['first', 'second']);
    const { json } = await read(cookie, first.conversationId);
    expect(json['messages']).toMatchObject([{ question: 'first' }, { question: 'third' }]);

    const rename = (title: string, conversationId = first.conversationId) =>
      call('POST', '/api/chat/rename', { conversationId, title }, { cookie });
    expect((await rename(' Words ')).json).toMatchObject({ conversation: { title: 'Words' } });
    expect(await titles()).toEqual(['Words', 'second']);
    for (const title of ['', '  ', 'x'.repeat(81)]) expect((await rename(title)).status).toBe(400);
    expect((await rename('Words', randomUUID())).json['code']).toBe('NOT_FOUND');

    const body = { conversationId: first.conversationId };
    expect((await call('POST', '/api/chat/remove', body, { cookie })).status).toBe(200);
    expect((await call('POST', '/api/chat/remove', body, { cookie })).status).toBe(200);
    expect(await titles()).toEqual(['second']);
    expect((await read(cookie, first.conversationId)).json['code']).toBe('NOT_FOUND');
    expect(await world.services.db.$count(chatMessages, eq(chatMessages.userId, userId))).toBe(1);
    time.now = new Date('2026-03-01T10:00:00Z');
  });

  it('belong to one learner: nobody else can read, rename, delete or continue them', async () => {
    const [ana, gio] = [await learner(), await learner()];
    const asked = question('my own words');
    await ask(ana.cookie, asked);
    const { conversationId } = asked;
    expect((await read(gio.cookie, conversationId)).json['code']).toBe('NOT_FOUND');
    const rename = { conversationId, title: 'Mine now' };
    expect((await call('POST', '/api/chat/rename', rename, { cookie: gio.cookie })).json['code']).toBe(
      'NOT_FOUND',
    );
    await call('POST', '/api/chat/remove', { conversationId }, { cookie: gio.cookie });
    // Another learner can use the same ids.
    await ask(gio.cookie, { ...asked, question: 'a word of Gio' });
    expect((await read(ana.cookie, conversationId)).json).toMatchObject({
      conversation: { title: 'my own words' },
      messages: [{ question: 'my own words' }],
    });
    expect((await read(gio.cookie, conversationId)).json).toMatchObject({
      messages: [{ question: 'a word of Gio' }],
    });
  });

  it('are in the data export, and deleted with the account', async () => {
    const { cookie, userId } = await learner();
    await ask(cookie, question('for the export'));
    const { json } = await call('GET', '/api/account/data', undefined, { cookie });
    expect(json['tables']).toMatchObject({
      chat_conversations: [{ title: 'for the export' }],
      chat_messages: [{ question: 'for the export', state: 'whole' }],
    });
    await world.services.db.delete(users).where(eq(users.id, userId));
    expect([
      await world.services.db.$count(chatConversations, eq(chatConversations.userId, userId)),
      await world.services.db.$count(chatMessages, eq(chatMessages.userId, userId)),
    ]).toEqual([0, 0]);
  });
});
