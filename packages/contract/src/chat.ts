import { maxQuestionLength, maxTitleLength } from '@ena/domain/assistant/conversation';
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { endpoint } from './policy.ts';

/** Conversations with the assistant (decision D16), private to the learner, who can delete them. */
const id = z.uuid();

export const conversationSchema = z.object({
  id,
  title: z.string(),
  updatedAt: z.iso.datetime(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/**
 * How an answer ended. `stopped`: by the learner, or by a lost connection; `cut`: it reached the maximum
 * length of an answer; `failed`: the model failed. The text received so far is stored in each case.
 */
export const answerStates = ['whole', 'cut', 'stopped', 'failed'] as const;

/** Why a model did not answer: it is unreachable or its response is invalid, or it timed out. */
export const answerFailures = ['CHAT_UNAVAILABLE', 'CHAT_SLOW'] as const satisfies readonly ErrorCode[];

/** Source of an answer: course content alone, or a language model that gets course content as context. */
export const answerSources = ['course', 'model'] as const;

export const messageSchema = z.object({
  id,
  question: z.string(),
  answer: z.string().describe('Markdown; Georgian in it is plain text'),
  locked: z.boolean().describe('given while the learner had Premium, and not shown without it'),
  state: z.enum(answerStates),
  failure: z.enum(answerFailures).nullable(),
  by: z.enum(answerSources),
  askedAt: z.iso.datetime(),
  /** Georgian texts in the answer with a clip that this learner may play, and the name of the clip. */
  clips: z.array(z.object({ text: z.string(), name: z.string() })),
});
export type ChatMessage = z.infer<typeof messageSchema>;

export const allowanceSchema = z.object({
  by: z.enum(answerSources),
  perDay: z.int(),
  left: z.int(),
  /** When questions can be asked again; null while any are left. */
  resetsAt: z.iso.datetime().nullable(),
});
export type Allowance = z.infer<typeof allowanceSchema>;

export const questionSchema = z.object({
  conversationId: id.describe('made by the client; the first question begins the conversation'),
  id: id.describe('made by the client; asking with the same id again answers the same question anew'),
  question: z.string().trim().min(1).max(maxQuestionLength),
});

/** One server-sent event of an answer, sent as JSON on a `data:` line. */
export type ChatEvent =
  /** The next chunk of the answer. */
  | { readonly kind: 'text'; readonly text: string }
  /** The last event: the message as it was stored. */
  | { readonly kind: 'end'; readonly message: ChatMessage };

const limit = { by: 'learner', max: 120, seconds: 60 } as const;

export const chat = {
  list: endpoint({ access: 'learner', limit, errors: [] })
    .route({
      method: 'GET',
      path: '/chat/conversations',
      summary: 'The conversations of the learner, the last used first, and how many questions are left today',
    })
    .output(z.object({ conversations: z.array(conversationSchema), allowance: allowanceSchema })),
  read: endpoint({ access: 'learner', limit, errors: ['NOT_FOUND'] })
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
    errors: ['CHAT_LIMIT'],
  })
    .route({
      method: 'POST',
      path: '/chat/questions',
      summary: 'Ask; the answer comes as server-sent events (text/event-stream) of `text` and one `end`',
    })
    .input(questionSchema)
    .output(z.string()),
  rename: endpoint({ access: 'learner', limit, errors: ['NOT_FOUND'] })
    .route({ method: 'POST', path: '/chat/rename', summary: 'Give a conversation another title' })
    .input(z.object({ conversationId: id, title: z.string().trim().min(1).max(maxTitleLength) }))
    .output(z.object({ conversation: conversationSchema })),
  remove: endpoint({ access: 'learner', limit, errors: [] })
    .route({ method: 'POST', path: '/chat/remove', summary: 'Delete a conversation with all its messages' })
    .input(z.object({ conversationId: id }))
    .output(z.object({ ok: z.literal(true) })),
};
