import {
  cleanOwnWord,
  maxGroupLength,
  maxGroupsPerWord,
  maxNoteLength,
  maxOwnWords,
  ownWordLimits,
  ownWordProblems,
} from '@ena/domain/ownWords/ownWord';
import { z } from 'zod';
import { clientIdSchema } from './clientId.ts';
import { maxItemsPerChange } from './limits.ts';
import { endpoint } from './policy.ts';

/**
 * Own words of a learner, and personal notes on items. They are listed, reviewed and buried by the endpoints of spaced
 * review (reviews.ts).
 */

const text = (field: keyof typeof ownWordLimits) => z.string().max(ownWordLimits[field]);
const isValid = (word: Parameters<typeof cleanOwnWord>[0]) =>
  Object.keys(ownWordProblems(cleanOwnWord(word))).length === 0;

const groupSchema = z.string().min(1).max(maxGroupLength);
/** Of one word. */
const groupsSchema = z.array(groupSchema).max(maxGroupsPerWord);

const wordFields = {
  id: clientIdSchema,
  form: text('form').describe('Georgian, in Mkhedruli; Latin letters and digits may be beside it'),
  gloss: text('gloss').describe('English meanings, separated by semicolons, commas or slashes'),
  sentence: text('sentence').describe('Georgian; empty: none'),
  translation: text('translation').describe('of the sentence'),
  groups: groupsSchema.optional().describe('names of groups (tags); absent: those that it has'),
};
const wordProblem = 'not a Georgian word with its English meaning';

/** `id` is given by the client: the idempotency key. */
const ownWordSchema = z.object(wordFields).refine(isValid, wordProblem);
export type ChangedWord = z.infer<typeof ownWordSchema>;
const addedWordSchema = z
  .object({
    ...wordFields,
    note: z.string().max(maxNoteLength).optional().describe('personal note; absent: as it is'),
  })
  .refine(isValid, wordProblem);
export type AddedWord = z.infer<typeof addedWordSchema>;

const idsSchema = z.array(clientIdSchema).min(1).max(maxItemsPerChange);

const maxWordsPerCall = 200;
const wordImportSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  added: z.int().describe('words that it added and that are there'),
  updated: z.int().describe('words that it updated and that were not changed since'),
  reviewed: z.int().describe('of the added ones: reviewed since'),
});
export type WordImport = z.infer<typeof wordImportSchema>;

const perMinute = (max: number) => ({ by: 'learner', max, seconds: 60 }) as const;
const done = z.object({ ok: z.literal(true) });

export const words = {
  /** Sent again with the same ids it has no further effect, and the same output. */
  add: endpoint({ access: 'learner', limit: perMinute(300), errors: [] })
    .route({ method: 'POST', path: '/words', summary: 'Add own words, as part of an import or alone' })
    .input(
      z.object({
        importId: clientIdSchema
          .optional()
          .describe('of an import, which can be undone as a whole; the same for all of its calls'),
        existing: z
          .enum(['skip', 'update'])
          .default('skip')
          .describe(
            'what happens to a word that the learner has, by its form: `update` replaces its meaning; sentence and note, if given; and adds groups',
          ),
        words: z.array(addedWordSchema).min(1).max(maxWordsPerCall),
      }),
    )
    .output(
      z
        .object({
          added: z.array(z.string()),
          updated: z.array(z.string()).describe('the learner had a word with this form, and it was updated'),
          skipped: z
            .array(z.string())
            .describe('the learner has a word with this form, or an earlier word of the call has it'),
          excess: z.array(z.string()).describe(`beyond the maximum of ${maxOwnWords}`),
        })
        .describe('ids of the input; each is in one of the lists'),
    ),
  imports: endpoint({ access: 'learner', limit: perMinute(60), errors: [] })
    .route({
      method: 'GET',
      path: '/words/imports',
      summary: 'The latest imports of own words, newest first',
    })
    .output(z.object({ imports: z.array(wordImportSchema) })),
  undoImport: endpoint({ access: 'learner', limit: perMinute(30), errors: ['NOT_FOUND'] })
    .route({
      method: 'POST',
      path: '/words/imports/undo',
      summary:
        'Undo an import: words that it added are deleted, also those reviewed or changed since; words that it updated are as before, unless changed since',
    })
    .input(z.object({ id: clientIdSchema }))
    .output(z.object({ removed: z.int(), restored: z.int() })),
  change: endpoint({ access: 'learner', limit: perMinute(120), errors: ['NOT_FOUND'] })
    .route({ method: 'POST', path: '/words/change', summary: 'Change an own word; its cards stay' })
    .input(ownWordSchema)
    .output(z.object({ changed: z.boolean().describe('false: another own word has this form') })),
  remove: endpoint({ access: 'learner', limit: perMinute(120), errors: [] })
    .route({
      method: 'POST',
      path: '/words/remove',
      summary: 'Delete own words, with their cards, reviews and notes',
    })
    .input(z.object({ ids: idsSchema }))
    .output(done),
  changeGroups: endpoint({ access: 'learner', limit: perMinute(120), errors: [] })
    .route({
      method: 'POST',
      path: '/words/groups',
      summary: 'Add own words to a group, or take them out of one, or both',
    })
    .input(z.object({ ids: idsSchema, add: groupSchema.optional(), remove: groupSchema.optional() }))
    .output(
      z.object({ full: z.array(z.string()).describe(`ids of words that have ${maxGroupsPerWord} groups`) }),
    ),
  /** A word is matched by its letters, without punctuation. */
  taught: endpoint({ access: 'learner', limit: perMinute(300), errors: [] })
    .route({
      method: 'POST',
      path: '/words/taught',
      summary: 'Which of these words the course teaches, and where; and which the learner has',
    })
    .input(z.object({ forms: z.array(text('form')).min(1).max(500) }))
    .output(
      z.object({
        taught: z.array(z.object({ form: z.string(), title: z.string(), path: z.string() })),
        own: z.array(z.object({ form: z.string(), gloss: z.string() })),
      }),
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
