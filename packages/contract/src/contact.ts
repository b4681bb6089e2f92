import { cleanLine } from '@ena/domain/text/cleanLine';
import { messageLimits } from '@ena/domain/contact/message';
import { emailProblem } from '@ena/domain/validation/emailAddress';
import { z } from 'zod';
import { endpoint } from './policy.ts';

/**
 * Contact messages to the operator, in the protocol of the third-party e-mail service whose client library
 * sends the forms (decision D20, SUP-09). Responses are plain text: `OK`, or an error sentence with the
 * status.
 */
const id = (what: string) =>
  z
    .string({ error: `The ${what} is required.` })
    .min(1, `The ${what} is required.`)
    .max(100);
/** A text with at least one visible character. Error messages are user-facing. */
const text = (what: string, max: number) =>
  z
    .string({ error: `Please enter ${what}.` })
    .max(max, `Please shorten ${what}: ${max} characters at most.`)
    .refine((value) => cleanLine(value) !== '', `Please enter ${what}.`);
const noEmail = 'Please enter your email address.';

/** Fields of a message (SUP-05). `confirm_subject` is a honeypot field, hidden from people. */
export const messageSchema = z.object(
  {
    from_name: text('your name', messageLimits.name),
    from_email: z
      .string({ error: noEmail })
      .trim()
      .check(({ value, issues }) => {
        const message = emailProblem(value);
        if (message) issues.push({ code: 'custom', input: value, message });
      }),
    subject: text('your subject', messageLimits.subject),
    message: text('your message', messageLimits.message),
    confirm_subject: z.string().max(1000).optional().describe('honeypot: only bots fill it in'),
  },
  { error: 'The template params must be an object.' },
);

/** Account at the third-party service. This server has one recipient, so it accepts any values. */
const serviceAccount = {
  lib_version: z.string().max(20).optional(),
  user_id: id('public key'),
  service_id: id('service ID'),
  template_id: id('template ID'),
};
export const sendSchema = z.object(
  { ...serviceAccount, template_params: messageSchema },
  { error: 'The body must be an object.' },
);
/** The form-data variant has all fields at the top level (O25). */
export const sendFormSchema = z.object({ ...serviceAccount, ...messageSchema.shape });

/** Ten messages in ten minutes per client address, counted in the database. */
const limit = { by: 'address', max: 10, seconds: 600 } as const;

export const contact = {
  send: endpoint({ access: 'visitor', limit, errors: [], raw: true })
    .route({
      method: 'POST',
      path: '/v1.0/email/send',
      summary:
        'Send a message to the operator; returns OK as plain text, or an error sentence with the status',
    })
    .input(sendSchema),
  sendForm: endpoint({ access: 'visitor', limit, errors: [], raw: true })
    .route({
      method: 'POST',
      path: '/v1.0/email/send-form',
      summary: 'The same as form data: multipart or URL-encoded',
    })
    .input(sendFormSchema),
};
