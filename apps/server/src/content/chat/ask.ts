/** Answers a learner's question: streams the answer as server-sent events, and stores it however it ends. */
import { type ChatEvent, type ChatMessage, questionSchema } from '@ena/contract/chat';
import { stripControls, titleOf } from '@ena/domain/assistant/conversation';
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { chatConversations, chatMessages } from './tables.ts';
import { Failure } from '../../platform/failure.ts';
import type { Env } from '../../platform/http/address.ts';
import { readJsonBody } from '../../platform/http/body.ts';
import { describeError } from '../../platform/log.ts';
import type { ContentServices } from '../services.ts';
import { countQuestion } from './allowance.ts';
import type { AssistantRequest } from './assistantRequest.ts';
import { toMessage } from './message.ts';

/** In characters; longer answers are truncated. */
export const maxAnswerLength = 8000;
/** Number of earlier questions of the conversation that are sent along. */
const maxHistoryQuestions = 6;
/** Maximum of concurrent answers per learner. */
const maxConcurrent = 2;
/** Interval of heartbeats, which keep proxies and browsers from closing the connection while a model thinks. */
const heartbeatIntervalMs = 10_000;

type Row = typeof chatMessages.$inferSelect;
type Question = ReturnType<typeof questionSchema.parse>;

/**
 * Stores the question, as `stopped` until it is answered. A question with a known id is answered again, and
 * keeps its previous answer until then.
 */
async function storeQuestion(
  { db, assistant, now }: ContentServices,
  viewer: Viewer,
  asked: Question,
): Promise<Row> {
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
    const initial = { answer: '', state: 'stopped', answeredBy: assistant.answeredBy, withPremium } as const;
    const [row] = await tx
      .insert(chatMessages)
      .values({ userId, id, conversationId, question, askedAt: updatedAt, ...initial })
      .onConflictDoUpdate({
        target: [chatMessages.userId, chatMessages.conversationId, chatMessages.id],
        set: { askedAt: sql`${chatMessages.askedAt}` },
      })
      .returning();
    if (!row) throw new Error('The question was not stored.');
    return row;
  });
}

/** The question with its context for the assistant: earlier messages and the learner. */
async function withContext(
  { db }: ContentServices,
  { userId, entitled }: Viewer,
  row: Row,
): Promise<AssistantRequest> {
  const before = await db
    .select({ question: chatMessages.question, answer: chatMessages.answer })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        eq(chatMessages.conversationId, row.conversationId),
        // A question that is asked again may already have an answer, and later questions.
        ne(chatMessages.id, row.id),
        ne(chatMessages.answer, ''),
        lte(chatMessages.askedAt, row.askedAt),
        // Answers with Premium content are not sent for a learner without Premium.
        entitled ? undefined : eq(chatMessages.withPremium, false),
      ),
    )
    .orderBy(desc(chatMessages.askedAt), chatMessages.id)
    .limit(maxHistoryQuestions);
  const [profile] = await db
    .select({ level: userProfiles.level })
    .from(userProfiles)
    .where(eq(userProfiles.id, userId));
  const learner = { entitled, level: profile?.level ?? 'Beginner' };
  return { question: row.question, history: before.toReversed(), learner };
}

type AnswerResult = Pick<Row, 'answer' | 'state' | 'failure'>;

/** Generates the answer, and calls `onChunk` for each piece. Returns what was generated, however it ended. */
async function generateAnswer(
  services: ContentServices,
  asked: AssistantRequest,
  stop: AbortController,
  onChunk: (text: string) => void,
): Promise<AnswerResult> {
  let answer = '';
  try {
    for await (const piece of services.assistant.answer(asked, stop.signal)) {
      const text = stripControls(piece).slice(0, maxAnswerLength - answer.length);
      answer += text;
      if (text !== '') onChunk(text);
      if (answer.length >= maxAnswerLength) return { answer, state: 'cut', failure: null };
    }
    if (stop.signal.aborted) return { answer, state: 'stopped', failure: null };
    if (answer.trim() === '') throw new Failure('CHAT_UNAVAILABLE', 'The answer is empty.');
    return { answer, state: 'whole', failure: null };
  } catch (error) {
    if (stop.signal.aborted) return { answer, state: 'stopped', failure: null };
    const isSlow = error instanceof Failure && error.code === 'CHAT_SLOW';
    // The description contains neither the API key nor the question.
    services.log.warn({ error: describeError(error) }, 'the assistant failed');
    return { answer, state: 'failed', failure: isSlow ? 'CHAT_SLOW' : 'CHAT_UNAVAILABLE' };
  } finally {
    stop.abort();
  }
}

/** The message with the result; an empty answer does not replace the previous one. */
function withResult(
  { assistant }: ContentServices,
  { entitled: withPremium }: Viewer,
  row: Row,
  result: AnswerResult,
): Row {
  const answer = result.answer.toWellFormed();
  return answer.trim() === '' && row.answer !== ''
    ? { ...row, state: result.state, failure: result.failure }
    : { ...row, ...result, answer, answeredBy: assistant.answeredBy, withPremium };
}

async function storeAnswer(
  services: ContentServices,
  viewer: Viewer,
  row: Row,
  result: AnswerResult,
): Promise<ChatMessage> {
  const message = withResult(services, viewer, row, result);
  const { answer, state, failure, answeredBy, withPremium } = message;
  await services.db
    .update(chatMessages)
    .set({ answer, state, failure, answeredBy, withPremium })
    .where(
      and(
        eq(chatMessages.userId, row.userId),
        eq(chatMessages.conversationId, row.conversationId),
        eq(chatMessages.id, row.id),
      ),
    );
  return toMessage(message, services.clips, viewer);
}

/** Creates the request handler. It counts the answers in flight per learner. */
export function createAskHandler(services: ContentServices) {
  const inFlight = new Map<string, number>();
  /** The latest answer in flight to each question: asking again aborts the one before, which is not stored. */
  const latest = new Map<string, AbortController>();
  const count = (userId: string, by: number) => {
    const next = (inFlight.get(userId) ?? 0) + by;
    if (next > 0) inFlight.set(userId, next);
    else inFlight.delete(userId);
  };

  return async (c: Context<Env>, viewer: Viewer): Promise<Response> => {
    const { userId } = viewer;
    const parsed = questionSchema.safeParse(await readJsonBody(c));
    if (!parsed.success)
      throw new Failure('BAD_INPUT', 'The question is empty or too long, or an id is invalid.');
    if ((inFlight.get(userId) ?? 0) >= maxConcurrent)
      throw new Failure('RATE_LIMITED', 'Other answers are still in progress.', 5);
    count(userId, 1);
    let isStreaming = false;
    try {
      await countQuestion(services, userId);
      const row = await storeQuestion(services, viewer, parsed.data);
      const asked = await withContext(services, viewer, row);
      isStreaming = true;
      return stream(asked, row);
    } finally {
      if (!isStreaming) count(userId, -1);
    }

    function stream(asked: AssistantRequest, row: Row): Response {
      const stop = new AbortController();
      const key = `${row.userId} ${row.conversationId} ${row.id}`;
      latest.get(key)?.abort();
      latest.set(key, stop);
      const encoder = new TextEncoder();
      // After the client has disconnected, nothing can be enqueued.
      let isDisconnected = false;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const write = (text: string) => {
            if (!isDisconnected) controller.enqueue(encoder.encode(text));
          };
          const send = (event: ChatEvent) => write(`data: ${JSON.stringify(event)}\n\n`);
          const heartbeat = setInterval(() => write(':\n\n'), heartbeatIntervalMs);
          write(':\n\n');
          generateAnswer(services, asked, stop, (text) => send({ kind: 'text', text }))
            .then((result) =>
              latest.get(key) === stop
                ? storeAnswer(services, viewer, row, result)
                : toMessage(withResult(services, viewer, row, result), services.clips, viewer),
            )
            .then((message) => {
              send({ kind: 'end', message });
              if (!isDisconnected) controller.close();
            })
            .catch((error: unknown) => {
              services.log.error({ error: describeError(error) }, 'an answer could not be stored');
              if (!isDisconnected) controller.error(error);
            })
            .finally(() => {
              clearInterval(heartbeat);
              count(userId, -1);
              if (latest.get(key) === stop) latest.delete(key);
            });
        },
        cancel() {
          isDisconnected = true;
          stop.abort();
        },
      });
      return c.body(body, 200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        // Tells proxies not to buffer the response.
        'X-Accel-Buffering': 'no',
      });
    }
  };
}
