/** Sends messages from the forms of /support and /contact to the support address (decision D20, SUP-10). */
import { type messageSchema, sendFormSchema, sendSchema } from '@ena/contract/contact';
import { cleanLine } from '@ena/domain/text/cleanLine';
import type { Context } from 'hono';
import type { z } from 'zod';
import { canonicalEmail } from '../platform/emailAddress.ts';
import { Failure } from '../platform/failure.ts';
import { clientAddress, type Env, wideNetworkOf } from '../platform/http/address.ts';
import { readFormBody, readJsonBody } from '../platform/http/body.ts';
import type { PlatformServices } from '../platform/services.ts';
import { contactEmail } from './contactEmail.ts';

interface ContactServices extends Pick<PlatformServices, 'db' | 'mailer' | 'limiter' | 'config'> {
  /** Receives the messages. */
  readonly supportEmail: string;
}

/**
 * Rate limits against a flood from many addresses, kept across restarts. The first messages of a network in an hour
 * only count against a large total; further ones, of all networks together, against a small one. So some dozens of
 * addresses that send all they can leave the form open to everybody else, and it takes hundreds of networks to
 * close it.
 */
export const firstLimit = { name: 'contact.first', max: 3, seconds: 3600 };
export const firstTotalLimit = { name: 'contact.firstTotal', max: 1000, seconds: 3600 };
export const totalLimit = { name: 'contact.total', max: 100, seconds: 3600 };

/**
 * Receives a message in the protocol of the mail service's client library; responds with `OK` (decision 0026).
 * Throws BAD_INPUT, NOT_JSON, RATE_LIMITED, …
 */
export async function receiveMessage(c: Context<Env>, services: ContactServices, variant: 'json' | 'form') {
  const input =
    variant === 'json'
      ? parse(sendSchema, await readJsonBody(c)).template_params
      : parse(sendFormSchema, await readFormBody(c));
  await sendMessage(services, input, wideNetworkOf(clientAddress(c, services.config.trustedProxies)));
  return c.text('OK');
}

/** Queues the mail. `confirm_subject` is a honeypot field: a bot that fills it in gets the same response. */
async function sendMessage(
  { db, mailer, limiter, supportEmail }: ContactServices,
  { from_name, from_email, subject, message, confirm_subject }: z.infer<typeof messageSchema>,
  network: string,
): Promise<void> {
  if (confirm_subject) return;
  const isAmongFirst = await limiter.count(firstLimit, network).then(() => true, falseIfLimited);
  await limiter.count(isAmongFirst ? firstTotalLimit : totalLimit, 'everybody');
  await mailer.queue(db, {
    userId: null,
    recipient: supportEmail,
    replyTo: canonicalEmail(from_email),
    ...contactEmail({
      name: cleanLine(from_name),
      email: from_email,
      subject: cleanLine(subject),
      // Form data has CRLF line breaks.
      text: message.trim().replace(/\r\n?/g, '\n'),
    }),
  });
}

function falseIfLimited(error: unknown): false {
  if (error instanceof Failure && error.code === 'RATE_LIMITED') return false;
  throw error;
}

/** Validates the input. Throws BAD_INPUT with the first error, as a sentence for the user. */
function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  throw new Failure('BAD_INPUT', error.issues[0]?.message ?? 'The message is not complete.');
}
