import { maxNameCodeUnits } from '@ena/domain/account/profile';
import { z } from 'zod';
import { endpoint } from './policy.ts';
import { progressRecordSchema } from './progress.ts';
import { learnerSchema } from './session.ts';

const learner = z.object({ learner: learnerSchema });

/** Maximum length of a time zone name; the longest that exists has 30 characters. */
const maxTimeZoneLength = 64;

/** The learner's own statistics, computed from the learner's own records (PROF-21, D9). */
export const statisticsSchema = z.object({
  lessonsCompleted: z.int().describe('of the units that count in the total of the course (D23)'),
  studyMinutes: z.int(),
  wordsLearned: z.int(),
  averageScore: z.int().describe('mean of the quiz scores, whole percent; 0 without one'),
  quizzesScored: z.int(),
  level: z.string(),
  streak: z.int().describe('current streak in days'),
  freezes: z.int().describe('days that the streak can still miss'),
  keptDays: z
    .array(z.object({ day: z.iso.date(), by: z.enum(['pause', 'freeze']) }))
    .readonly()
    .describe('days without study that did not end the streak'),
  today: z.iso.date().describe('by the learner’s calendar'),
  days: z
    .array(z.object({ day: z.iso.date(), minutes: z.int() }))
    .describe('days with study of the last year, the first one first'),
  recent: z.array(progressRecordSchema).describe('the five records with study in them that changed last'),
});
export type Statistics = z.infer<typeof statisticsSchema>;

export const profile = {
  /** Changes only the given fields; e-mail, level and counters cannot be changed here (SET-08, PROF-08). */
  update: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 120, seconds: 60 },
    errors: [],
  })
    .route({ method: 'PATCH', path: '/profile', summary: 'Change name or preferences, or remove the avatar' })
    .input(
      z.object({
        displayName: z.string().min(1).max(maxNameCodeUnits).optional(),
        avatarUrl: z.null().optional().describe('null removes the avatar'),
        notifications: z
          .object({
            email: z.boolean(),
            progress: z.boolean(),
            reminders: z.boolean(),
            news: z.boolean(),
          })
          .partial()
          .optional(),
        untimed: z.boolean().optional().describe('quizzes without countdowns (D30)'),
      }),
    )
    .output(learner),
  uploadAvatar: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 30, seconds: 600 },
    errors: ['NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'TOO_MANY_PIXELS', 'IMAGE_UNREADABLE'],
    raw: true,
  })
    .route({
      method: 'POST',
      path: '/profile/avatar',
      summary: 'A picture as the body itself: JPEG, PNG or WebP, 2 MB at most (D34)',
    })
    .input(z.instanceof(Blob))
    .output(learner),
  setTimeZone: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 60, seconds: 60 },
    errors: ['UNKNOWN_TIME_ZONE'],
  })
    .route({
      method: 'POST',
      path: '/profile/time-zone',
      summary: 'Choose the zone whose days count, or follow the browser',
    })
    .input(
      z.object({
        timeZone: z
          .string()
          .max(maxTimeZoneLength)
          .nullable()
          .describe('IANA name; null: the zone that the browser sends'),
      }),
    )
    .output(learner),
  statistics: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 120, seconds: 60 },
    errors: [],
  })
    .route({
      method: 'GET',
      path: '/profile/statistics',
      summary: 'The learner’s own figures and study calendar',
    })
    .output(statisticsSchema),
};
