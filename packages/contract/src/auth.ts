import { maxPasswordCodeUnits } from '@ena/domain/account/signUp';
import { maxCodeLength } from '@ena/domain/account/secondFactor';
import { z } from 'zod';
import { maxFromLength } from './limits.ts';
import { endpoint } from './policy.ts';

/** Accounts under /api/auth. Rate limits: OP-17, decision 0042. */
const email = z.string().max(254);
const password = z.string().max(maxPasswordCodeUnits);
const ok = z.object({ ok: z.literal(true) });
/** Path within Ena that a mailed link leads on to. */
const from = z
  .string()
  .max(maxFromLength)
  .optional()
  .describe('path within Ena to open after the confirmation or reset');

export const auth = {
  signUp: endpoint({
    access: 'visitor',
    limit: { by: 'address', max: 100, seconds: 3600 },
    errors: ['EMAIL_TAKEN', 'WEAK_PASSWORD'],
  })
    .route({
      method: 'POST',
      path: '/auth/sign-up/email',
      summary: 'Create an account and mail a confirmation link',
    })
    .input(z.object({ name: z.string().min(1).max(80), email, password, from }))
    .output(ok),
  signIn: endpoint({
    access: 'visitor',
    limit: { by: 'address', max: 100, seconds: 300 },
    errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_CONFIRMED'],
  })
    .route({ method: 'POST', path: '/auth/sign-in/email', summary: 'Start a session' })
    .input(z.object({ email, password, rememberMe: z.boolean() }))
    .output(
      ok.extend({
        needsCode: z.boolean().optional().describe('no session yet: the code of the second step is next'),
      }),
    ),
  enterCode: endpoint({
    access: 'visitor',
    limit: { by: 'address', max: 100, seconds: 300 },
    errors: ['WRONG_CODE', 'SIGN_IN_EXPIRED'],
  })
    .route({ method: 'POST', path: '/auth/code', summary: 'The second step of signing in; starts a session' })
    .input(z.object({ code: z.string().max(maxCodeLength) }))
    .output(ok),
  signOut: endpoint({ access: 'visitor', limit: { by: 'address', max: 120, seconds: 60 }, errors: [] })
    .route({ method: 'POST', path: '/auth/sign-out', summary: 'End the session' })
    .input(z.object({}))
    .output(ok),
  confirm: endpoint({
    access: 'visitor',
    limit: { by: 'address', max: 100, seconds: 300 },
    errors: ['LINK_INVALID', 'LINK_EXPIRED', 'ALREADY_CONFIRMED'],
  })
    // Not GET: scanners of mail open links, and the token would be in the logs of proxies.
    .route({ method: 'POST', path: '/auth/verify-email', summary: 'Confirm an email and start a session' })
    .input(
      z.object({
        token: z.string().min(1).max(2048),
        rememberMe: z.boolean().optional().describe('as in a log-in; without it, false'),
      }),
    )
    .output(
      ok.extend({
        from: z.string().nullable().describe('as in the sign-up'),
        signsIn: z.boolean().describe('false: another account is signed in, and stays so'),
      }),
    ),
  resend: endpoint({
    access: 'visitor',
    limit: { by: 'email', max: 3, maxPerAddress: 100, seconds: 3600 },
    errors: [],
  })
    .route({
      method: 'POST',
      path: '/auth/send-verification-email',
      summary: 'Mail the confirmation link again',
    })
    .input(z.object({ email, from }))
    .output(ok),
  requestReset: endpoint({
    access: 'visitor',
    limit: { by: 'email', max: 3, maxPerAddress: 100, seconds: 3600 },
    errors: [],
  })
    .route({
      method: 'POST',
      path: '/auth/request-password-reset',
      summary: 'Mail a link for choosing a new password',
    })
    .input(z.object({ email, from }))
    .output(ok),
  checkResetLink: endpoint({
    access: 'visitor',
    limit: { by: 'address', max: 100, seconds: 300 },
    errors: ['LINK_EXPIRED'],
  })
    .route({
      method: 'POST',
      path: '/auth/check-reset-link',
      summary: 'Whether a mailed link for a new password still works; does not use it up',
    })
    .input(z.object({ token: z.string().min(1).max(256) }))
    .output(ok),
  resetPassword: endpoint({
    access: 'visitor',
    limit: { by: 'address', max: 100, seconds: 300 },
    errors: ['LINK_EXPIRED', 'WEAK_PASSWORD', 'SAME_PASSWORD'],
  })
    .route({
      method: 'POST',
      path: '/auth/reset-password',
      summary: 'Set a new password by a mailed link; ends every session of the account',
    })
    .input(z.object({ token: z.string().min(1).max(256), password }))
    .output(ok),
};
