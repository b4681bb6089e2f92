import { maxPasswordCodeUnits } from '@ena/domain/account/signUp';
import { maxCodeLength } from '@ena/domain/account/secondFactor';
import { z } from 'zod';
import { endpoint } from './policy.ts';

/** The learner's own account: password, sessions, data export, deletion. */
const password = z.string().max(maxPasswordCodeUnits);
const code = z
  .string()
  .max(maxCodeLength)
  .optional()
  .describe('with two-step verification: of the authenticator app, or a recovery code');
const ok = z.object({ ok: z.literal(true) });

export const accountSessionSchema = z.object({
  id: z.uuid(),
  device: z.string().describe('in plain words, such as Firefox on Windows'),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().describe('to the hour'),
  current: z.boolean().describe('the session of this request'),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

export const account = {
  changePassword: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 20, seconds: 300 },
    errors: ['WRONG_PASSWORD', 'WEAK_PASSWORD', 'SAME_PASSWORD', 'CODE_REQUIRED', 'WRONG_CODE'],
  })
    .route({
      method: 'POST',
      path: '/auth/change-password',
      summary: 'Change the password; requires the current one and ends every other session of the account',
    })
    .input(z.object({ current: password, password, code }))
    .output(ok),
  sessions: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 120, seconds: 60 },
    errors: [],
  })
    .route({ method: 'GET', path: '/auth/sessions', summary: 'Where the learner is signed in, newest first' })
    .output(z.object({ sessions: z.array(accountSessionSchema) })),
  endSession: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 120, seconds: 60 },
    errors: [],
  })
    .route({ method: 'POST', path: '/auth/sessions/end', summary: 'Sign out one of the own sessions' })
    .input(z.object({ id: z.uuid() }))
    .output(ok),
  endOtherSessions: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 30, seconds: 60 },
    errors: [],
  })
    .route({ method: 'POST', path: '/auth/sessions/end-others', summary: 'Sign out everywhere else' })
    .input(z.object({}))
    .output(ok),
  data: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 10, seconds: 600 },
    errors: [],
    raw: true,
  })
    .route({
      method: 'GET',
      path: '/account/data',
      summary: 'Everything that is stored about the learner, every row of every table, without secrets',
    })
    .output(
      z.object({
        about: z.string(),
        madeAt: z.iso.datetime(),
        avatar: z.string().nullable().describe('the picture as a data: URL'),
        tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      }),
    ),
  remove: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 20, seconds: 300 },
    errors: ['WRONG_PASSWORD', 'CODE_REQUIRED', 'WRONG_CODE', 'PAYMENT_UNAVAILABLE', 'PAYMENT_SLOW'],
  })
    .route({
      method: 'POST',
      path: '/account/delete',
      summary: 'Cancel the subscription, then delete the account with everything that belongs to it, at once',
    })
    .input(z.object({ password, code }))
    .output(ok),
};
