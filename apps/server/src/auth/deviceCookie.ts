/**
 * The known-device cookie: this browser has signed in to that account before. Guesses from it are
 * counted apart from those of strangers, so that nobody locks an owner out of their own browser
 * (trust: the owner still gets in). It opens nothing, and a new password ends it.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import type { Credential } from './credential.ts';

const name = 'ena.device';
const lifeSeconds = 180 * 24 * 60 * 60;

export interface DeviceCookies {
  /** Set-Cookie that makes this browser known to the account. */
  readonly issue: (owner: Credential) => string;
  /** The device of a Cookie header, where it is known to this account; otherwise null. */
  readonly recognise: (header: string | undefined, account: Credential) => string | null;
}

export function createDeviceCookies(secret: string, secure: boolean, now: () => Date): DeviceCookies {
  /** Holds the account's id and its password's hash without telling either. */
  const signature = (payload: string, { userId, passwordHash }: Credential) =>
    createHmac('sha256', secret).update(`device:${payload}:${userId}:${passwordHash}`).digest('base64url');

  return {
    issue(owner) {
      const ends = Math.floor(now().getTime() / 1000) + lifeSeconds;
      const payload = `${randomBytes(16).toString('hex')}.${ends}`;
      return serialize(name, `${payload}.${signature(payload, owner)}`, {
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'Strict',
        secure,
        maxAge: lifeSeconds,
      });
    },
    recognise(header, account) {
      const match = /(?:^|;\s*)ena\.device=([0-9a-f]{32})\.(\d{1,12})\.([\w-]{43})(?:;|$)/.exec(header ?? '');
      const [, device, ends, given] = match ?? [];
      if (!device || !ends || !given) return null;
      const expected = signature(`${device}.${ends}`, account);
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
      return Number(ends) * 1000 > now().getTime() ? device : null;
    },
  };
}
