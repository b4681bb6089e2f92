import { z } from 'zod';
import { endpoint } from './policy.ts';

/**
 * The unsubscribe link of reminder e-mails (RFC 8058, one-click). Its signed token identifies the learner, so
 * no log-in is needed; it permits nothing else. No rate limit: a mail provider sends the requests of many
 * users.
 */
export const reminders = {
  stop: endpoint({ access: 'visitor', limit: 'unlimited', errors: ['LINK_INVALID'] })
    .route({
      method: 'POST',
      path: '/reminders/stop/{token}',
      summary: 'Switch reminders off; the body is ignored',
    })
    .input(z.object({ token: z.string() }))
    .output(z.object({ ok: z.literal(true) })),
  open: endpoint({ access: 'visitor', limit: 'unlimited', errors: [] })
    .route({
      method: 'GET',
      path: '/reminders/stop/{token}',
      summary: 'For mail programs that open the link: redirects to the confirmation page. Changes nothing',
      successStatus: 303,
    })
    .input(z.object({ token: z.string() })),
};
