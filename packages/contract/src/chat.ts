import { longestQuestion, longestTitle } from '@ena/domain/assistant/conversation';
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { endpoint } from './policy.ts';

/** Conversations of a learner with the assistant (decision D16). Each is theirs alone, and kept until they delete it. */
const id = z.uuid();

export const conversationSchema = z.object({
  id,
  title: z.string(),
  updatedAt: z.iso.datetime(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/**
 * How an answer ended. `stopped`: by the learner, or because the connection broke; `cut`: it was longer than an answer
 * may be; `failed`: the model could not answer. What came of it is kept in any case.
 */
export const answerStates = ['whole', 'cut', 'stopped', 'failed'] as const;

/** Why a model did not answer: it cannot be reached or makes no sense, or it took too long. */
export const answerFailures = ['CHAT_UNAVAILABLE', 'CHAT_SLOW'] as const satisfies readonly ErrorCode[];

/** Who answers: the course alone, or a language model that is given what the course says. */
export const answerers = ['course', 'model'] as const;

export const messageSchema = z.object({
  id,
  question: z.string(),
  answer: z.string().describe('Markdown; Georgian in it is plain text'),
  locked: z.boolean().describe('given while the learner had Premium, and not shown without it'),
  state: z.enum(answerStates),
  failure: z.enum(answerFailures).nullable(),
  by: z.enum(answerers),
  askedAt: z.iso.datetime(),
  /** What of the Georgian in the answer this learner can hear: the text as it stands, and the name of its clip. */
  clips: z.array(z.object({ text: z.string(), name: z.string() })),
});
export type ChatMessage = z.infer<typeof messageSchema>;

export const allowanceSchema = z.object({
  by: z.enum(answerers),
  perDay: z.int(),
  left: z.int(),
  /** When questions can be asked again, where none is left. */
  resetsAt: z.iso.datetime().nullable(),
});
export type Allowance = z.infer<typeof allowanceSchema>;

export const questionSchema = z.object({
  conversationId: id.describe('made by the client; the first question begins the conversation'),
  id: id.describe('made by the client; asking with the same id again answers the same question anew'),
  question: z.string().trim().min(1).max(longestQuestion),
});

/** One event of the stream that answers a question; each stands on a `data:` line as JSON. */
export type ChatEvent =
  /** More of the answer. */
  | { readonly kind: 'text'; readonly text: string }
  /** The last one: the message as it is kept. */
  | { readonly kind: 'end'; readonly message: ChatMessage };

const limit = { by: 'learner', max: 120, seconds: 60 } as const;

export const chat = {
  list: endpoint({ access: 'learner', limit, errors: ['UNAUTHENTICATED'] })
    .route({
      method: 'GET',
      path: '/chat/conversations',
      summary: 'The conversations of the learner, the last used first, and how many questions are left today',
    })
    .output(z.object({ conversations: z.array(conversationSchema), allowance: allowanceSchema })),
  read: endpoint({ access: 'learner', limit, errors: ['UNAUTHENTICATED', 'NOT_FOUND'] })
    .route({
      method: 'GET',
      path: '/chat/conversations/{conversationId}',
      summary: 'A conversation with its messages',
    })
    .input(z.object({ conversationId: id }))
    .output(z.object({ conversation: conversationSchema, messages: z.array(messageSchema) })),
  ask: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 30, seconds: 60 },
    errors: ['UNAUTHENTICATED', 'CHAT_LIMIT'],
  })
    .route({
      method: 'POST',
      path: '/chat/questions',
      summary: 'Ask; the answer comes as server-sent events (text/event-stream) of `text` and one `end`',
    })
    .input(questionSchema)
    .output(z.string()),
  rename: endpoint({ access: 'learner', limit, errors: ['UNAUTHENTICATED', 'NOT_FOUND'] })
    .route({ method: 'POST', path: '/chat/rename', summary: 'Give a conversation another title' })
    .input(z.object({ conversationId: id, title: z.string().trim().min(1).max(longestTitle) }))
    .output(z.object({ conversation: conversationSchema })),
  remove: endpoint({ access: 'learner', limit, errors: ['UNAUTHENTICATED'] })
    .route({ method: 'POST', path: '/chat/remove', summary: 'Delete a conversation with all its messages' })
    .input(z.object({ conversationId: id }))
    .output(z.object({ ok: z.literal(true) })),
};
