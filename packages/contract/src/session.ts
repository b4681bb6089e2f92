import { z } from 'zod';
import { subscriptionSchema } from './billing.ts';
import { endpoint } from './policy.ts';

/** The signed-in learner as the API returns them (PROF-01). */
export const learnerSchema = z.object({
  id: z.string(),
  tag: z.string().describe('as in the header Ena-Learner of responses'),
  email: z.string(),
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  level: z.string(),
  lessonsCompleted: z.int(),
  totalStudyTime: z.int().describe('minutes'),
  wordsLearned: z.int(),
  studyStreak: z.int().describe('days'),
  streakFreezes: z.int().describe('days that the streak can still miss'),
  notifications: z
    .object({ email: z.boolean(), progress: z.boolean(), reminders: z.boolean(), news: z.boolean() })
    .describe('kinds of optional emails'),
  untimed: z.boolean().describe('quizzes without countdowns'),
  timeZone: z.string().nullable().describe('IANA name of the zone whose days count; null: not known yet'),
  timeZoneChosen: z.boolean().describe('chosen in the settings; otherwise that of the browser'),
  isAdmin: z.boolean(),
  needsSecondFactor: z
    .boolean()
    .describe('an administrator whose session had no two-step verification: without admin rights'),
  entitled: z.boolean().describe('may open premium units: subscription active or trialing, or admin'),
  subscription: subscriptionSchema.nullable().describe('null: never had one'),
});
export type Learner = z.infer<typeof learnerSchema>;

/** The current session: null for a visitor. Never an error, so that a page can always be rendered. */
export const session = {
  get: endpoint({ access: 'visitor', limit: 'unlimited', errors: [] })
    .route({ method: 'GET', path: '/session', summary: 'The signed-in learner, or null' })
    .output(z.object({ learner: learnerSchema.nullable() })),
};
