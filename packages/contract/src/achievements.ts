import { achievementKinds } from '@ena/domain/achievement/achievement';
import { z } from 'zod';
import { endpoint } from './policy.ts';

/** Fields of an achievement that pages show (ACH). */
const displayFields = {
  id: z.string(),
  kind: z.enum(achievementKinds),
  title: z.string(),
  emblem: z.string().describe('Georgian text of its picture'),
};

/** Achievements just earned by a progress report, an answer or a submitted essay; the web app shows a toast. */
export const earnedSchema = z.array(z.object(displayFields)).readonly();
export type Earned = z.infer<typeof earnedSchema>[number];

/** An achievement that a learner has earned (ACH-09; BACK-01). */
export const achievementRecordSchema = z.object({
  id: z.string(),
  userId: z.string(),
  achievementId: z.string(),
  earnedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type AchievementRecord = z.infer<typeof achievementRecordSchema>;

/** One of the 40 achievements, with the learner's progress towards it (ACH-02, ACH-03, ACH-08). */
export const achievementSchema = z.object({
  ...displayFields,
  description: z.string().describe('the condition as text'),
  counted: z.string().describe('unit of the target, such as lessons'),
  current: z.int(),
  target: z.int(),
  average: z.int().nullable().describe('average of the quizzes that count so far, if one is required'),
  percent: z.int().min(0).max(100).describe('progress in percent'),
});
export type AchievementView = z.infer<typeof achievementSchema>;

const limit = { by: 'learner', max: 120, seconds: 60 } as const;

export const achievements = {
  list: endpoint({ access: 'learner', limit, errors: [] })
    .route({
      method: 'GET',
      path: '/achievements',
      summary: 'The earned achievements, and the progress towards all',
    })
    .output(
      z.object({ records: z.array(achievementRecordSchema), achievements: z.array(achievementSchema) }),
    ),
  add: endpoint({ access: 'learner', limit, errors: ['NOT_FOUND', 'NOT_EARNED'] })
    .route({
      method: 'POST',
      path: '/achievements',
      summary:
        'Award an achievement whose condition is met; returns the existing record if it is already earned (O18)',
    })
    .input(z.object({ achievementId: z.string().min(1).max(64) }))
    .output(z.object({ record: achievementRecordSchema })),
};
