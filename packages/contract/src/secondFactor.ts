import { maxPasswordCodeUnits } from '@ena/domain/account/signUp';
import { maxCodeLength } from '@ena/domain/account/secondFactor';
import { z } from 'zod';
import { endpoint } from './policy.ts';

/** Two-step verification of the learner's own account (decision 0070). */
const path = '/auth/2fa';
const password = z.string().max(maxPasswordCodeUnits);
const code = z.string().max(maxCodeLength).describe('of the authenticator app, or a recovery code');
const ok = z.object({ ok: z.literal(true) });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).describe('shown only now') });
const limit = { by: 'learner', max: 30, seconds: 300 } as const;

export const secondFactor = {
  get: endpoint({ access: 'learner', limit: { by: 'learner', max: 120, seconds: 60 }, errors: [] })
    .route({ method: 'GET', path, summary: 'Whether two-step verification is on' })
    .output(z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() })),
  begin: endpoint({ access: 'learner', limit, errors: ['WRONG_PASSWORD', 'SECOND_FACTOR_ON'] })
    .route({ method: 'POST', path, summary: 'A new secret for an authenticator app; nothing is on yet' })
    .input(z.object({ password }))
    .output(
      z.object({
        secret: z.string().describe('base32, for typing'),
        uri: z.string().describe('otpauth: URI, for a QR code'),
      }),
    ),
  enable: endpoint({ access: 'learner', limit, errors: ['WRONG_CODE', 'SECOND_FACTOR_ON'] })
    .route({ method: 'PUT', path, summary: 'Turn it on by a first code of the app' })
    .input(z.object({ code }))
    .output(recoveryCodes),
  renew: endpoint({ access: 'learner', limit, errors: ['WRONG_PASSWORD', 'WRONG_CODE'] })
    .route({ method: 'PATCH', path, summary: 'New recovery codes instead of all earlier ones' })
    .input(z.object({ password, code }))
    .output(recoveryCodes),
  disable: endpoint({ access: 'learner', limit, errors: ['WRONG_PASSWORD', 'WRONG_CODE'] })
    .route({ method: 'POST', path: `${path}/off`, summary: 'Turn it off' })
    .input(z.object({ password, code }))
    .output(ok),
};
