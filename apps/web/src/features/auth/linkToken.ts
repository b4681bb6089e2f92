import { type OptionalMailKind, optionalMailKinds } from '@ena/domain/account/profile';

/** Mailed links have their data in the URL fragment: it gets into no log, and mail scanners cannot use it up. */
const dataOf = (hash: string) => new URLSearchParams(hash.replace(/^#/u, ''));

export const linkToken = (hash: string): string | null => dataOf(hash).get('token');
/** The address that the link was mailed to; empty if the link does not contain it. */
export const linkEmail = (hash: string): string => dataOf(hash).get('email') ?? '';
/** The kind of mail that the link unsubscribes from; null for an unknown one. Links of old reminders name none. */
export const linkMailKind = (hash: string): OptionalMailKind | null => {
  const named = dataOf(hash).get('kind') ?? 'reminders';
  return optionalMailKinds.find((kind) => kind === named) ?? null;
};
