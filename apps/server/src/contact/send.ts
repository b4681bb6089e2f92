/** Messages from the forms of /support and /contact, by mail to those who answer (decision D20, SUP-10). */
import { type messageSchema, sendFormSchema, sendSchema } from '@ena/contract/contact';
import { cleanName } from '@ena/domain/account/signUp';
import type { Context } from 'hono';
import type { z } from 'zod';
import { Failure } from '../failure.ts';
import type { Env } from '../http/address.ts';
import { readFormBody, readJsonBody } from '../http/body.ts';
import type { Parts } from '../parts.ts';
import { messageLetter } from './letter.ts';

/** All messages together, kept across restarts: what a mailbox can take when many addresses flood it. */
const inTotal = { name: 'contact in total', max: 100, seconds: 3600 };

/** Takes a message as the mail service's client library sends it; answers `OK`. BAD_INPUT, NOT_JSON, RATE_LIMITED, … */
export async function receiveMessage(c: Context<Env>, parts: Parts, variant: 'json' | 'form') {
  const input =
    variant === 'json'
      ? parsed(sendSchema, await readJsonBody(c)).template_params
      : parsed(sendFormSchema, await readFormBody(c));
  await sendMessage(parts, input);
  return c.text('OK');
}

/** Queues the letter. A robot, which fills in what no person sees, is told the same and sends nothing. */
async function sendMessage(
  { db, mailer, limiter, supportEmail }: Parts,
  { from_name, from_email, subject, message, confirm_subject }: z.infer<typeof messageSchema>,
): Promise<void> {
  if (confirm_subject) return;
  await limiter.count(inTotal, 'everybody');
  await mailer.queue(db, {
    userId: null,
    recipient: supportEmail,
    replyTo: from_email,
    ...messageLetter({
      name: cleanName(from_name),
      email: from_email,
      subject: cleanName(subject),
      // Form data comes with the line breaks of a mail.
      text: message.trim().replace(/\r\n?/g, '\n'),
    }),
  });
  mailer.wake();
}

/** What was sent, once it fits; else the first thing that is wrong, in words for people. */
function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  throw new Failure('BAD_INPUT', error.issues[0]?.message ?? 'The message is not complete.');
}
