/** How passwords are kept, and which are refused at sign-up (D29). */
import { readFileSync } from 'node:fs';
import { lengthProblem } from '@ena/domain/account/signUp';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** The costly part of passwords; tests count it. */
export interface Hashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: { hash: string; password: string }) => Promise<boolean>;
}
/** The accounts library's own, outside the event loop. */
export const scrypt: Hashing = { hash: hashPassword, verify: verifyPassword };

/** Lower case, one per line; read on first use. Lines with # are remarks. */
let common: ReadonlySet<string> | undefined;
const commonPasswords = () => {
  common ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return common;
};

/** A plain sentence that says why a password is refused, or null. */
export function passwordProblem(password: string, owner: { name: string; email: string }): string | null {
  const tooShortOrLong = lengthProblem(password);
  if (tooShortOrLong) return tooShortOrLong;
  const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase();
  const folded = fold(password);
  const own = [owner.email, owner.email.split('@')[0] ?? '', owner.name].map(fold);
  if (own.includes(folded)) return 'Password must not be your own e-mail or name';
  if (commonPasswords().has(folded)) return 'This password is among the most common ones; choose another';
  return null;
}
