import {
  cleanOwnWord,
  maxNoteLength,
  maxOwnWords,
  ownWordLimits,
  ownWordProblems,
} from '@ena/domain/ownWords/ownWord';
import { z } from 'zod';
import { clientIdSchema } from './clientId.ts';
import { endpoint } from './policy.ts';

/**
 * Own words of a learner, and personal notes on items. They are listed, reviewed and buried by the endpoints of spaced
 * review (reviews.ts).
 */

const text = (field: keyof typeof ownWordLimits) => z.string().max(ownWordLimits[field]);
const isValid = (word: Parameters<typeof cleanOwnWord>[0]) =>
  Object.keys(ownWordProblems(cleanOwnWord(word))).length === 0;

/** `id` is given by the client: the idempotency key. */
export const ownWordSchema = z
  .object({
    id: clientIdSchema,
    form: text('form').describe('Georgian, in Mkhedruli'),
    gloss: text('gloss').describe('English meanings, separated by semicolons or commas'),
    sentence: text('sentence').describe('Georgian; empty: none'),
    translation: text('translation').describe('of the sentence'),
  })
  .refine(isValid, 'not a Georgian word with its English meaning');

const maxWordsPerCall = 200;
const perMinute = (max: number) => ({ by: 'learner', max, seconds: 60 }) as const;
const done = z.object({ ok: z.literal(true) });

export const words = {
  add: endpoint({ access: 'learner', limit: perMinute(300), errors: [] })
    .route({
      method: 'POST',
      path: '/words',
      summary: 'Add own words; those not listed in the output are stored',
    })
    .input(z.object({ words: z.array(ownWordSchema).min(1).max(maxWordsPerCall) }))
    .output(
      z.object({
        repeated: z.array(z.string()).describe('ids of words whose form the learner already has'),
        excess: z.array(z.string()).describe(`ids of words beyond the maximum of ${maxOwnWords}`),
      }),
    ),
  change: endpoint({ access: 'learner', limit: perMinute(120), errors: ['NOT_FOUND'] })
    .route({ method: 'POST', path: '/words/change', summary: 'Change an own word; its cards stay' })
    .input(ownWordSchema)
    .output(z.object({ changed: z.boolean().describe('false: another own word has this form') })),
  remove: endpoint({ access: 'learner', limit: perMinute(120), errors: [] })
    .route({
      method: 'POST',
      path: '/words/remove',
      summary: 'Delete an own word, its cards, reviews and note',
    })
    .input(z.object({ id: clientIdSchema }))
    .output(done),
  /** A word is matched by its letters, without punctuation. */
  taught: endpoint({ access: 'learner', limit: perMinute(300), errors: [] })
    .route({
      method: 'POST',
      path: '/words/taught',
      summary: 'Which of these words the course teaches, and where',
    })
    .input(z.object({ forms: z.array(text('form')).min(1).max(500) }))
    .output(
      z.object({ taught: z.array(z.object({ form: z.string(), title: z.string(), path: z.string() })) }),
    ),
  note: endpoint({ access: 'learner', limit: perMinute(120), errors: ['NOT_FOUND'] })
    .route({
      method: 'POST',
      path: '/words/notes',
      summary: 'Write a personal note on an item; empty: remove it',
    })
    .input(z.object({ itemId: z.string().min(1).max(128), text: z.string().max(maxNoteLength) }))
    .output(done),
};
