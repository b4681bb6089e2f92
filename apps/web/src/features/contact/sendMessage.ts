import type { FormService } from '@ena/contract/operator';
import { operator } from '../../lib/operator.ts';

/** The names of the mail service's template params (document 3, section 7; SUP-09). */
export const fieldNames = ['from_name', 'from_email', 'subject', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type MessageFields = Readonly<Record<FieldName, string>>;

/** Our own server takes the same request from anyone; its names stand for nothing. */
const ours = (): FormService => ({
  origin: window.location.origin,
  publicKey: 'ena',
  serviceId: 'ena',
  templateId: 'contact',
});

const patienceMs = 20_000;
const tooSlow = { status: 408, text: 'The server took too long to answer.' };
const inTime = <Value>(answer: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow), patienceMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

/**
 * Sends a message by the mail service's own client library, to our server or, where the operator has set one, to the
 * service (decision D20). `trap` is what a robot wrote where nobody sees a field: our server drops such a message, and
 * the service is not even asked. Rejects with what `sendingProblem` reads.
 */
export async function sendMessage(
  fields: MessageFields,
  trap: string,
  service: FormService | null = operator.formService,
): Promise<void> {
  if (service && trap !== '') return;
  const { origin, publicKey, serviceId, templateId } = service ?? ours();
  const library = await import('@emailjs/browser').catch(() => Promise.reject(new TypeError('not loaded')));
  // Our own server turns robots away itself, and lets checks by machine through.
  library.init({ publicKey, origin, blockHeadless: service !== null });
  const params = { ...fields, ...(trap === '' ? {} : { confirm_subject: trap }) };
  await inTime(library.send(serviceId, templateId, params));
}

/** Statuses of the mail client (SUP-15) in words for people; 0 is a request that got no answer. */
const statusTexts: Readonly<Record<number, string>> = {
  0: 'The network connection failed: please check your internet connection.',
  403: 'The message was refused.',
  429: 'You have sent several messages in a short time: please wait a few minutes.',
  451: 'Messages cannot be sent from an automated browser.',
};
export const unknownProblem = 'An unknown error occurred';

/** Why a message was not sent, for people: the text of the error, or that it is unknown (SUP-08). */
export function sendingProblem(error: unknown): string {
  // The library throws what it checks beforehand as plain texts; a fetch that fails is a TypeError.
  if (typeof error === 'string' && error !== '') return error;
  if (error instanceof TypeError) return statusTexts[0] ?? unknownProblem;
  if (typeof error !== 'object' || error === null || !('status' in error)) return unknownProblem;
  const { status } = error;
  const known = typeof status === 'number' ? statusTexts[status] : undefined;
  if (known !== undefined) return known;
  const text = 'text' in error && typeof error.text === 'string' ? error.text.trim() : '';
  // A page or data of something between us and the server says nothing to people.
  return text !== '' && text.length <= 200 && !/^[<{[]/u.test(text) ? text : unknownProblem;
}
