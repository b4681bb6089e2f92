import type { FormService } from '@ena/contract/operator';
import { operator } from '../../platform/operator.ts';

/** The names of the mail service's template params (SUP-09). */
export const fieldNames = ['from_name', 'from_email', 'subject', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type MessageFields = Readonly<Record<FieldName, string>>;

/** Our own server accepts the same request; it requires the three ids and ignores their values. */
const ownService = (): FormService => ({
  origin: window.location.origin,
  publicKey: 'ena',
  serviceId: 'ena',
  templateId: 'contact',
});

const timeoutMs = 20_000;
const timeoutError = { status: 408, text: 'The server took too long to answer.' };
const withTimeout = <Value>(response: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError), timeoutMs);
  });
  return Promise.race([response, timeout]).finally(() => clearTimeout(timer));
};

/**
 * Sends a message by the mail service's own client library, to our server or, where the operator has set one,
 * to the service (decision D20). `honeypot` is the value of the hidden field, which only bots fill in: our server
 * drops such a message, and to the service it is not sent at all. Rejects with an error for `sendingProblem`.
 */
export async function sendMessage(
  fields: MessageFields,
  honeypot: string,
  service: FormService | null = operator.formService,
): Promise<void> {
  if (service && honeypot !== '') return;
  const { origin, publicKey, serviceId, templateId } = service ?? ownService();
  const library = await import('@emailjs/browser').catch(() => Promise.reject(new TypeError('not loaded')));
  // Our own server rejects bots itself, and has to accept headless browsers for automated tests.
  library.init({ publicKey, origin, blockHeadless: service !== null });
  const params = { ...fields, ...(honeypot === '' ? {} : { confirm_subject: honeypot }) };
  await withTimeout(library.send(serviceId, templateId, params));
}

/** Error texts by status of the mail client (SUP-15); 0 is a request without a response. */
const statusTexts: Readonly<Record<number, string>> = {
  0: 'The network connection failed: please check your internet connection.',
  403: 'The message was refused.',
  429: 'You have sent several messages in a short time: please wait a few minutes.',
  451: 'Messages cannot be sent from an automated browser.',
};
export const unknownProblem = 'An unknown error occurred';

/** The text to show when a message was not sent: the error's own text, or that the cause is unknown (SUP-08). */
export function sendingProblem(error: unknown): string {
  // The library throws validation errors as strings; a failed fetch is a TypeError.
  if (typeof error === 'string' && error !== '') return error;
  if (error instanceof TypeError) return statusTexts[0] ?? unknownProblem;
  if (typeof error !== 'object' || error === null || !('status' in error)) return unknownProblem;
  const { status } = error;
  const known = typeof status === 'number' ? statusTexts[status] : undefined;
  if (known !== undefined) return known;
  const text = 'text' in error && typeof error.text === 'string' ? error.text.trim() : '';
  // HTML or JSON, for example from a proxy, is not fit to be shown.
  return text !== '' && text.length <= 200 && !/^[<{[]/u.test(text) ? text : unknownProblem;
}
