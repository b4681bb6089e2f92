import { z } from 'zod';
import { endpoint } from './policy.ts';

/**
 * The link in a reminder that ends reminders (RFC 8058, one-click). Its token is signed and says whose they are,
 * so that no log-in is needed; it can do nothing else. Not counted: a mail provider sends many of its people's.
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
      summary: 'For mail programs that open the link: leads to the page that asks. Changes nothing',
      successStatus: 303,
    })
    .input(z.object({ token: z.string() })),
};
