import { z } from 'zod';
import { earnedSchema } from './achievements.ts';
import { clientIdSchema } from './clientId.ts';
import { endpoint } from './policy.ts';

/** Maximum study time of one report; a page that is open longer sends one each hour (useStudyVisit). */
const maxReportMinutes = 4 * 60;

export const progressRecordSchema = z.object({
  id: z.string(),
  lessonId: z.string(),
  completed: z.boolean(),
  score: z.int().min(0).max(100).nullable().describe('whole percent'),
  timeSpent: z.int().describe('minutes'),
  updatedAt: z.iso.datetime(),
});
export type ProgressRecord = z.infer<typeof progressRecordSchema>;

/**
 * IANA name of the browser's time zone, which decides the study day (D8). Absent or unknown: the last
 * known zone applies (OP-27).
 */
export const timeZoneSchema = z.string().max(64).optional();

/** `id` is the idempotency key: the same report sent twice has one effect. */
export const progressReportSchema = z.object({
  id: clientIdSchema,
  lessonId: z.string().min(1).max(64),
  timeSpent: z.int().min(0).max(maxReportMinutes).describe('minutes, added to those stored'),
  isOpening: z
    .boolean()
    .optional()
    .describe('the minutes are those that opening a page adds: no day counts as studied by them'),
  completed: z.boolean().optional(),
  score: z.int().min(0).max(100).optional().describe('whole percent; the best is kept'),
  studiedAt: z.iso.datetime().optional().describe('default: time of the request'),
  timeZone: timeZoneSchema,
});
export type ProgressReport = z.infer<typeof progressReportSchema>;

export const progress = {
  list: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 600, seconds: 60 },
    errors: [],
  })
    .route({ method: 'GET', path: '/progress', summary: "The learner's progress records" })
    .output(z.object({ records: z.array(progressRecordSchema) })),
  report: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 300, seconds: 60 },
    errors: ['NOT_ENTITLED', 'UNKNOWN_UNIT'],
  })
    .route({ method: 'POST', path: '/progress/reports', summary: 'Add study time, completion or a score' })
    .input(progressReportSchema)
    .output(z.object({ record: progressRecordSchema, earned: earnedSchema })),
  initialise: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 30, seconds: 60 },
    errors: ['FORBIDDEN'],
  })
    .route({ method: 'POST', path: '/progress/initialise', summary: 'Create the missing records' })
    .input(z.object({ userId: z.string() }))
    .output(z.object({ records: z.array(progressRecordSchema) })),
  reset: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 10, seconds: 60 },
    errors: [],
  })
    .route({ method: 'POST', path: '/progress/reset', summary: 'Delete all progress records and start over' })
    .output(z.object({ records: z.array(progressRecordSchema) })),
};
