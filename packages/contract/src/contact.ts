import { cleanName } from '@ena/domain/account/signUp';
import { messageLimits } from '@ena/domain/contact/message';
import { z } from 'zod';
import { endpoint } from './policy.ts';

/**
 * Messages to us, in the protocol of the service whose client library sends the forms (decision D20, SUP-09).
 * Both answer in plain text, failures too: `OK`, or a sentence beside the status.
 */
const id = (what: string) =>
  z
    .string({ error: `The ${what} is required.` })
    .min(1, `The ${what} is required.`)
    .max(100);
/** A text with something to be seen in it; what is wrong is said in words for people. */
const text = (what: string, max: number) =>
  z
    .string({ error: `Please enter ${what}.` })
    .max(max, `Please shorten ${what}: ${max} characters at most.`)
    .refine((value) => cleanName(value) !== '', `Please enter ${what}.`);
const badEmail = 'Please enter an e-mail address, such as nino@example.com.';

/** What a message consists of (SUP-05). `confirm_subject` is for robots: a person never sees it. */
export const messageSchema = z.object(
  {
    from_name: text('your name', messageLimits.name),
    from_email: z
      .string({ error: badEmail })
      .trim()
      .max(messageLimits.email, badEmail)
      .pipe(z.email(badEmail)),
    subject: text('your subject', messageLimits.subject),
    message: text('your message', messageLimits.message),
    confirm_subject: z.string().max(1000).optional().describe('filled in by robots alone'),
  },
  { error: 'The template params must be an object.' },
);

/** Whose form it is; this server has one receiver, so that any names are taken. */
const sender = {
  lib_version: z.string().max(20).optional(),
  user_id: id('public key'),
  service_id: id('service ID'),
  template_id: id('template ID'),
};
export const sendSchema = z.object(
  { ...sender, template_params: messageSchema },
  { error: 'The body must be an object.' },
);
/** The form-data variant has everything side by side (O25). */
export const sendFormSchema = z.object({ ...sender, ...messageSchema.shape });

/** Ten in ten minutes from one network, kept across restarts: plenty for people. */
const limit = { by: 'address', max: 10, seconds: 600 } as const;

export const contact = {
  send: endpoint({ access: 'visitor', limit, errors: ['RATE_LIMITED'] })
    .route({
      method: 'POST',
      path: '/v1.0/email/send',
      summary: 'Send a message to us; answers OK as plain text, failures as a sentence with the status',
    })
    .input(sendSchema),
  sendForm: endpoint({ access: 'visitor', limit, errors: ['RATE_LIMITED'] })
    .route({
      method: 'POST',
      path: '/v1.0/email/send-form',
      summary: 'The same as form data: multipart, or as the address of a page is written',
    })
    .input(sendFormSchema),
};
