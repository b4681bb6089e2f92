import { fallback, object, parse, string } from 'valibot';
import { safeReturnPath } from '../../platform/session.ts';
import { type OptionalMailKind, optionalMailKinds } from '@ena/domain/account/profile';

/** Mailed links have their data in the URL fragment: it gets into no log, and mail scanners cannot use it up. */
const dataOf = (hash: string) => new URLSearchParams(hash.replace(/^#/u, ''));

export const linkToken = (hash: string): string | null => dataOf(hash).get('token');
/** The path within Ena to open afterwards; '/' if the link does not name one. */
export const linkFrom = (hash: string): string => safeReturnPath(dataOf(hash).get('from'));
/**
 * The address in the token of a confirmation link, a JWT; empty if it has none. Only the server can verify it, so it
 * serves to fill in a field.
 */
export function tokenEmail(hash: string): string {
  const [, payload = ''] = linkToken(hash)?.split('.') ?? [];
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return parse(fallback(object({ email: string() }), { email: '' }), claims).email;
  } catch {
    return '';
  }
}
/** The address that the link was mailed to; empty if the link does not contain it. */
export const linkEmail = (hash: string): string => dataOf(hash).get('email') ?? '';
/** The kind of mail that the link unsubscribes from; null for an unknown one. Links of old reminders name none. */
export const linkMailKind = (hash: string): OptionalMailKind | null => {
  const named = dataOf(hash).get('kind') ?? 'reminders';
  return optionalMailKinds.find((kind) => kind === named) ?? null;
};
