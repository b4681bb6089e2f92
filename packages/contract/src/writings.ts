import { maxEssayLength } from '@ena/domain/lesson/draft';
import { canSubmitEssay } from '@ena/domain/lesson/essay';
import { z } from 'zod';
import { earnedSchema } from './achievements.ts';
import { clientIdSchema } from './clientId.ts';
import { endpoint } from './policy.ts';

/**
 * What a learner writes for the essays of the course (decision D14; ADV-22 to ADV-26). Each essay has
 * one draft; a submission is a text that was handed in. Writing exercises without an expected answer have drafts
 * only; in all of this their id is an `essayId`. Essays and exercises are in Premium lessons.
 */
const essayId = z.string().min(1).max(128);
const text = z.string().max(maxEssayLength);

export const draftSchema = z.object({
  essayId,
  text: text.describe('empty: the draft is removed'),
  savedAt: z.iso.datetime().describe('when it was written; never later than the time of the server'),
});
export type Draft = z.infer<typeof draftSchema>;

const editedDraftSchema = draftSchema.extend({
  edit: z
    .object({
      id: z.uuid().describe('the same for all drafts that continue one another'),
      base: z.iso.datetime().nullable().describe('savedAt of the stored draft that was edited; null: none'),
    })
    .optional()
    .describe('older versions of the web app do not send it: the later draft is stored'),
});
export type EditedDraft = z.infer<typeof editedDraftSchema>;

export const submissionSchema = z.object({
  id: z.uuid(),
  essayId: z.string(),
  text: z.string(),
  submittedAt: z.iso.datetime(),
});
export type Submission = z.infer<typeof submissionSchema>;

export const writings = {
  list: endpoint({ access: 'subscriber', limit: { by: 'learner', max: 300, seconds: 60 }, errors: [] })
    .route({
      method: 'GET',
      path: '/writings',
      summary: "The learner's drafts, removed ones as empty texts, and submissions, newest first",
    })
    .output(z.object({ drafts: z.array(draftSchema), submissions: z.array(submissionSchema) })),
  saveDraft: endpoint({
    access: 'subscriber',
    limit: { by: 'learner', max: 300, seconds: 60 },
    errors: ['UNKNOWN_UNIT'],
  })
    .route({
      method: 'POST',
      path: '/writings/drafts',
      summary:
        'Save the draft of an essay or exercise, unless a later one or one that it does not know is stored; returns the stored draft',
    })
    .input(editedDraftSchema)
    .output(
      z.object({
        draft: draftSchema,
        isConflict: z.boolean().describe('whether it was not saved, because another edit is stored'),
      }),
    ),
  submit: endpoint({
    access: 'subscriber',
    limit: { by: 'learner', max: 60, seconds: 60 },
    errors: ['UNKNOWN_UNIT', 'TOO_MANY_TEXTS'],
  })
    .route({
      method: 'POST',
      path: '/writings/submissions',
      summary:
        'Submit a text and remove its draft, unless that was edited since; `id` is the idempotency key',
    })
    .input(
      z.object({
        id: clientIdSchema,
        essayId,
        text: text.refine(canSubmitEssay, 'too short to be submitted'),
        writtenAt: z.iso.datetime().optional().describe('when the submitted draft was written'),
      }),
    )
    .output(z.object({ submission: submissionSchema, earned: earnedSchema })),
  remove: endpoint({ access: 'subscriber', limit: { by: 'learner', max: 120, seconds: 60 }, errors: [] })
    .route({ method: 'POST', path: '/writings/submissions/remove', summary: 'Delete a submission' })
    .input(z.object({ id: clientIdSchema }))
    .output(z.object({ ok: z.literal(true) })),
};
