/** A question of a learner and the answer to it, which is streamed while it comes and kept however it ends. */
import { type ChatEvent, type ChatMessage, questionSchema } from '@ena/contract/chat';
import { titleOf } from '@ena/domain/assistant/conversation';
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Viewer } from '../auth/viewer.ts';
import { chatConversations, chatMessages, userProfiles } from '../db/schema.ts';
import { Failure } from '../failure.ts';
import type { Env } from '../http/address.ts';
import { readJsonBody } from '../http/body.ts';
import { describeError } from '../http/log.ts';
import type { Parts } from '../parts.ts';
import { countQuestion } from './allowance.ts';
import type { Asked } from './assistant.ts';
import { toMessage } from './message.ts';

/** In characters: longer answers are cut. */
export const longestAnswer = 8000;
/** So many earlier questions of the conversation are sent along. */
const mostBefore = 6;
/** So many answers of one learner may be under way at once. */
const mostAtOnce = 2;
/** While a model thinks, proxies and browsers see that the connection lives, in milliseconds. */
const beatEvery = 10_000;

type Row = typeof chatMessages.$inferSelect;
type Question = ReturnType<typeof questionSchema.parse>;

/**
 * Keeps the question, `stopped` until it is answered. Asked with a known id it is answered anew, and the answer that it
 * has stays until there is another.
 */
async function keepQuestion({ db, assistant, now }: Parts, viewer: Viewer, asked: Question): Promise<Row> {
  const { userId, entitled: withPremium } = viewer;
  const { conversationId, id, question } = asked;
  return db.transaction(async (tx) => {
    const updatedAt = now();
    await tx
      .insert(chatConversations)
      .values({ userId, id: conversationId, title: titleOf(question), updatedAt })
      .onConflictDoUpdate({
        target: [chatConversations.userId, chatConversations.id],
        set: { updatedAt },
      });
    const fresh = { answer: '', state: 'stopped', answeredBy: assistant.by, withPremium } as const;
    const [row] = await tx
      .insert(chatMessages)
      .values({ userId, id, conversationId, question, askedAt: updatedAt, ...fresh })
      .onConflictDoUpdate({
        target: [chatMessages.userId, chatMessages.conversationId, chatMessages.id],
        set: { askedAt: sql`${chatMessages.askedAt}` },
      })
      .returning();
    if (!row) throw new Error('The question was not kept.');
    return row;
  });
}

/** The question with what the assistant is to know beside it. */
async function withContext({ db }: Parts, { userId, entitled }: Viewer, row: Row): Promise<Asked> {
  const before = await db
    .select({ question: chatMessages.question, answer: chatMessages.answer })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        eq(chatMessages.conversationId, row.conversationId),
        // Asked again, the question itself may have an answer, and others after it.
        ne(chatMessages.id, row.id),
        ne(chatMessages.answer, ''),
        lte(chatMessages.askedAt, row.askedAt),
        // What was said with Premium is not told on without it.
        entitled ? undefined : eq(chatMessages.withPremium, false),
      ),
    )
    .orderBy(desc(chatMessages.askedAt))
    .limit(mostBefore);
  const [profile] = await db
    .select({ level: userProfiles.level })
    .from(userProfiles)
    .where(eq(userProfiles.id, userId));
  const learner = { entitled, level: profile?.level ?? 'Beginner' };
  return { question: row.question, before: before.toReversed(), learner };
}

type Ended = Pick<Row, 'answer' | 'state' | 'failure'>;

/** Runs the answer to its end, telling each piece; what came is the answer, however it ended. */
async function run(
  parts: Parts,
  asked: Asked,
  stop: AbortController,
  tell: (text: string) => void,
): Promise<Ended> {
  let answer = '';
  try {
    for await (const piece of parts.assistant.answer(asked, stop.signal)) {
      // The database keeps no NUL.
      const text = piece.replaceAll('\0', '').slice(0, longestAnswer - answer.length);
      answer += text;
      if (text !== '') tell(text);
      if (answer.length >= longestAnswer) return { answer, state: 'cut', failure: null };
    }
    if (stop.signal.aborted) return { answer, state: 'stopped', failure: null };
    if (answer.trim() === '') throw new Failure('CHAT_UNAVAILABLE', 'The answer is empty.');
    return { answer, state: 'whole', failure: null };
  } catch (error) {
    if (stop.signal.aborted) return { answer, state: 'stopped', failure: null };
    const isSlow = error instanceof Failure && error.code === 'CHAT_SLOW';
    // The description holds neither the key nor what was asked.
    parts.log.warn({ error: describeError(error) }, 'the assistant failed');
    return { answer, state: 'failed', failure: isSlow ? 'CHAT_SLOW' : 'CHAT_UNAVAILABLE' };
  } finally {
    stop.abort();
  }
}

/** The message as it ended; where nothing came, the answer that it had before. */
function answered({ assistant }: Parts, { entitled: withPremium }: Viewer, row: Row, ended: Ended): Row {
  const answer = ended.answer.toWellFormed();
  return answer.trim() === '' && row.answer !== ''
    ? { ...row, state: ended.state, failure: ended.failure }
    : { ...row, ...ended, answer, answeredBy: assistant.by, withPremium };
}

async function keepAnswer(parts: Parts, viewer: Viewer, row: Row, ended: Ended): Promise<ChatMessage> {
  const kept = answered(parts, viewer, row, ended);
  const { answer, state, failure, answeredBy, withPremium } = kept;
  await parts.db
    .update(chatMessages)
    .set({ answer, state, failure, answeredBy, withPremium })
    .where(
      and(
        eq(chatMessages.userId, row.userId),
        eq(chatMessages.conversationId, row.conversationId),
        eq(chatMessages.id, row.id),
      ),
    );
  return toMessage(kept, parts.clips, viewer);
}

/** Makes what answers questions. It remembers how many answers each learner has under way. */
export function createAsk(parts: Parts) {
  const underWay = new Map<string, number>();
  /** The newest answer to each question that is being answered: asked again, the one before ends and is not kept. */
  const newest = new Map<string, AbortController>();
  const count = (userId: string, by: number) => {
    const next = (underWay.get(userId) ?? 0) + by;
    if (next > 0) underWay.set(userId, next);
    else underWay.delete(userId);
  };

  return async (c: Context<Env>, viewer: Viewer): Promise<Response> => {
    const { userId } = viewer;
    const parsed = questionSchema.safeParse(await readJsonBody(c));
    if (!parsed.success)
      throw new Failure('BAD_INPUT', 'The question is empty or too long, or an id is none.');
    if ((underWay.get(userId) ?? 0) >= mostAtOnce)
      throw new Failure('RATE_LIMITED', 'Other answers are still under way.', 5);
    count(userId, 1);
    let begun = false;
    try {
      await countQuestion(parts, userId);
      const row = await keepQuestion(parts, viewer, parsed.data);
      const asked = await withContext(parts, viewer, row);
      begun = true;
      return stream(asked, row);
    } finally {
      if (!begun) count(userId, -1);
    }

    function stream(asked: Asked, row: Row): Response {
      const stop = new AbortController();
      const key = `${row.userId} ${row.conversationId} ${row.id}`;
      newest.get(key)?.abort();
      newest.set(key, stop);
      const encoder = new TextEncoder();
      // Once the reader is gone, nothing more can be put in.
      let left = false;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const put = (text: string) => {
            if (!left) controller.enqueue(encoder.encode(text));
          };
          const send = (event: ChatEvent) => put(`data: ${JSON.stringify(event)}\n\n`);
          const beat = setInterval(() => put(':\n\n'), beatEvery);
          put(':\n\n');
          run(parts, asked, stop, (text) => send({ kind: 'text', text }))
            .then((ended) =>
              newest.get(key) === stop
                ? keepAnswer(parts, viewer, row, ended)
                : toMessage(answered(parts, viewer, row, ended), parts.clips, viewer),
            )
            .then((message) => {
              send({ kind: 'end', message });
              if (!left) controller.close();
            })
            .catch((error: unknown) => {
              parts.log.error({ error: describeError(error) }, 'an answer was not kept');
              if (!left) controller.error(error);
            })
            .finally(() => {
              clearInterval(beat);
              count(userId, -1);
              if (newest.get(key) === stop) newest.delete(key);
            });
        },
        cancel() {
          left = true;
          stop.abort();
        },
      });
      return c.body(body, 200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        // Proxies that collect an answer before they pass it on are asked not to.
        'X-Accel-Buffering': 'no',
      });
    }
  };
}
