import { z } from 'zod';
import { earnedSchema } from './achievements.ts';
import { clientIdSchema } from './clientId.ts';
import { maxAnswersPerCall } from './limits.ts';
import { endpoint } from './policy.ts';
import { timeZoneSchema } from './progress.ts';

const text = z.string().max(4000);
/** What the learner entered; its shape depends on the kind of the exercise item (domain, exercise/model.ts). */
export const responseSchema = z.union([
  text,
  z.array(text).max(50).readonly(),
  z.record(text, text).readonly(),
]);

const questionIdSchema = z.string().min(1).max(128);
/**
 * One answer to one exercise item or quiz question. The server judges it again with the same function
 * instead of trusting the client. `id` is the idempotency key; a null response means that time ran out.
 */
export const answerSchema = z
  .object({
    id: clientIdSchema,
    /** A lesson or quiz id of the catalog. */
    unitId: z.string().min(1).max(64),
    questionId: questionIdSchema.optional().describe('required, unless `itemId` is sent'),
    itemId: questionIdSchema.optional().describe('former name of `questionId`'),
    response: responseSchema.nullable(),
    /** The learner answered this question wrong earlier in the same visit. Older tabs do not send it: false. */
    isCorrection: z.boolean().optional(),
    answeredAt: z.iso.datetime(),
    timeZone: timeZoneSchema,
  })
  // Old tabs and outboxes stored by the former release send `itemId`.
  .transform(({ questionId, itemId, ...answer }, context) => {
    const id = questionId ?? itemId;
    if (id !== undefined) return { ...answer, questionId: id };
    context.addIssue({ code: 'custom', path: ['questionId'], message: 'is required' });
    return z.NEVER;
  });
export type Answer = z.output<typeof answerSchema>;
/** An answer as it is sent. */
export type AnswerInput = z.input<typeof answerSchema>;

export const answers = {
  history: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 300, seconds: 60 },
    errors: ['NOT_ENTITLED', 'UNKNOWN_UNIT'],
  })
    .route({ method: 'GET', path: '/answers/{unitId}', summary: 'The last answer to each item of a unit' })
    .input(z.object({ unitId: z.string().min(1).max(64) }))
    .output(
      z.object({
        items: z.array(
          z.object({
            questionId: z.string().optional().describe('missing in responses of the former release'),
            itemId: z.string().describe('former name of `questionId`, read by old tabs'),
            correct: z.boolean(),
            answeredAt: z.iso.datetime(),
          }),
        ),
      }),
    ),
  record: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 300, seconds: 60 },
    errors: ['NOT_ENTITLED', 'UNKNOWN_UNIT'],
  })
    .route({ method: 'POST', path: '/answers', summary: 'Record answers to exercise items' })
    .input(z.object({ answers: z.array(answerSchema).min(1).max(maxAnswersPerCall) }))
    .output(
      z.object({
        recorded: z.int().describe('answers that were not recorded before'),
        completed: z.array(z.string()).describe('lessons of which the last item became known'),
        earned: earnedSchema,
      }),
    ),
};
