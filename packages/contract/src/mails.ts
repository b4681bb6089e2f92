import { optionalMailKinds } from '@ena/domain/account/profile';
import { z } from 'zod';
import { endpoint } from './policy.ts';

const link = z.object({ kind: z.enum(optionalMailKinds), token: z.string() });

/**
 * The unsubscribe links of optional e-mails (RFC 8058, one-click). The signed token identifies the learner and is valid
 * for one kind of mail, so no log-in is needed; it permits nothing else. No rate limit: a mail provider sends the
 * requests of many users.
 */
export const mails = {
  stop: endpoint({ access: 'visitor', limit: 'unlimited', errors: ['LINK_INVALID'], raw: true })
    .route({
      method: 'POST',
      path: '/{kind}/stop/{token}',
      summary: 'Switch one kind of mail off; the body is ignored',
    })
    .input(link)
    .output(z.object({ ok: z.literal(true) })),
  open: endpoint({ access: 'visitor', limit: 'unlimited', errors: [], raw: true })
    .route({
      method: 'GET',
      path: '/{kind}/stop/{token}',
      summary: 'For mail programs that open the link: redirects to the confirmation page. Changes nothing',
      successStatus: 303,
    })
    .input(link),
};
