import { z } from 'zod';
import { endpoint } from './policy.ts';

/** Sent mail, for the embedded set-up on a loopback host only; elsewhere the endpoint returns NOT_FOUND. */
export const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  replyTo: z.string().nullable().describe("Reply-To address, if it is not the operator's"),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
});
export type Mail = z.infer<typeof mailSchema>;

export const mailbox = {
  list: endpoint({ access: 'visitor', limit: 'unlimited', errors: ['NOT_FOUND'] })
    .route({ method: 'GET', path: '/dev/mailbox', summary: 'Mail sent by the embedded set-up, newest first' })
    .output(z.object({ mails: z.array(mailSchema) })),
};
