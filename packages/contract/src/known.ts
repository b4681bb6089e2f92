/** How many items of the course a learner knows: of each lesson and pack, and on the path. */
import { studyItemKinds } from '@ena/domain/lesson/studyItem';
import { z } from 'zod';

const counts = {
  known: z.int().describe('introduced, and not forgotten in the last answer'),
  introduced: z.int().describe('answered twice, marked as known by a placement, or paused'),
  total: z.int(),
};

const pageSchema = z.object({ title: z.string(), path: z.string() });

const pathStepSchema = z.object({
  id: z.string(),
  title: z.string(),
  canDo: z.string().describe('what one can do after it'),
  ...counts,
});

export const knownSchema = z.object({
  open: z.object(counts).describe('of all items on the path that the learner may open'),
  locked: z.int().describe('items on the path that Premium adds for this learner'),
  words: z
    .int()
    .optional()
    .describe('different words in the known items; missing in responses of the former release'),
  lessons: z
    .record(
      z.string(),
      z.object({
        ...counts,
        kind: z.enum(studyItemKinds).nullable().describe('of all of its items; null: of several kinds'),
      }),
    )
    .describe('lessons and packs by id, without those that have no items'),
  path: z.object({
    total: z.int().describe('steps that the learner may open'),
    known: z.int().describe('those of which all items are known'),
    next: z
      .object({
        ...pathStepSchema.shape,
        number: z.int().describe('from 1, of the steps that the learner may open'),
        form: z.string().describe('its next item, in Georgian'),
        gloss: z.string().describe('what it means; of a letter, its sound'),
        page: pageSchema.describe('the page that teaches this item'),
      })
      .nullable()
      .describe('the next step; null: all that the learner may open were introduced'),
    rows: z
      .array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('step'), step: pathStepSchema }),
          z.object({ kind: z.literal('locked'), title: z.string(), count: z.int() }),
        ]),
      )
      .describe(
        'steps around the next one; `locked`: so many steps of Premium, and the title of the first one',
      ),
  }),
});
export type Known = z.infer<typeof knownSchema>;
export type LessonItems = Known['lessons'][string];
