/**
 * The cookie between the two steps of signing in: the password of the account was right, its code is next. It
 * starts no session by itself, and a new password invalidates it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { pendingSignInSeconds } from '@ena/domain/account/pendingSignIn';
import { serialize } from 'hono/utils/cookie';
import { cookieName, cookiePattern } from '../sessions/cookieName.ts';
import type { Credential } from '../password/credential.ts';

const valuePattern = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([01])\.(\d{1,12})\.([\w-]{43})/;

/** What the cookie says; not trusted before `verify`. */
export interface PendingSignIn {
  readonly userId: string;
  readonly rememberMe: boolean;
  readonly expiresAt: string;
  readonly signature: string;
}

export function createPendingSignIns(secret: string, secure: boolean, now: () => Date) {
  const signature = (payload: string, passwordHash: string) =>
    createHmac('sha256', secret).update(`pending:${payload}:${passwordHash}`).digest('base64url');
  const payloadOf = ({ userId, rememberMe, expiresAt }: Omit<PendingSignIn, 'signature'>) =>
    `${userId}.${rememberMe ? '1' : '0'}.${expiresAt}`;
  const attributes = { path: '/api/auth', httpOnly: true, sameSite: 'Strict', secure } as const;
  const name = cookieName('ena.pending', attributes.path, secure);
  const pattern = cookiePattern(name, valuePattern);
  return {
    /** Set-Cookie header after a right password. */
    issue({ userId, passwordHash }: Credential, rememberMe: boolean): string {
      const expiresAt = String(Math.floor(now().getTime() / 1000) + pendingSignInSeconds);
      const payload = payloadOf({ userId, rememberMe, expiresAt });
      return serialize(name, `${payload}.${signature(payload, passwordHash)}`, {
        ...attributes,
        maxAge: pendingSignInSeconds,
      });
    },
    /** Set-Cookie header that deletes the cookie. */
    clear: (): string => serialize(name, '', { ...attributes, maxAge: 0 }),
    /** The content of the cookie in a Cookie header, not verified; null without one. */
    read(header: string | undefined): PendingSignIn | null {
      const [, userId, rememberMe, expiresAt, given] = pattern.exec(header ?? '') ?? [];
      if (!userId || !rememberMe || !expiresAt || !given) return null;
      return { userId, rememberMe: rememberMe === '1', expiresAt, signature: given };
    },
    /** Whether the cookie is signed, for this password, and has not expired. */
    verify(pending: PendingSignIn, { passwordHash }: Credential): boolean {
      const expected = signature(payloadOf(pending), passwordHash);
      return (
        timingSafeEqual(Buffer.from(pending.signature), Buffer.from(expected)) &&
        Number(pending.expiresAt) * 1000 > now().getTime()
      );
    },
  };
}
