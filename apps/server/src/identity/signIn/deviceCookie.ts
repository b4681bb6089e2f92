/**
 * The known-device cookie: proves that this browser has signed in to the account before. Failed log-ins with it
 * have a separate rate limit, so that guesses by others cannot lock the owner out (decision 0011). It
 * authenticates nobody, and a new password invalidates it.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { cookieName, cookiePattern } from '../sessions/cookieName.ts';
import type { Credential } from '../password/credential.ts';

const lifetimeSeconds = 180 * 24 * 60 * 60;

export interface DeviceCookies {
  /** Set-Cookie header that makes this browser a known device of the account. */
  readonly issue: (owner: Credential) => string;
  /** The device id from a Cookie header; null unless it is a known device of this account. */
  readonly recognize: (header: string | undefined, account: Credential) => string | null;
}

export function createDeviceCookies(secret: string, secure: boolean, now: () => Date): DeviceCookies {
  /** HMAC over the account's id and password hash, so that the cookie reveals neither. */
  const signature = (payload: string, { userId, passwordHash }: Credential) =>
    createHmac('sha256', secret).update(`device:${payload}:${userId}:${passwordHash}`).digest('base64url');
  const attributes = { path: '/api/auth', httpOnly: true, sameSite: 'Strict', secure } as const;
  const name = cookieName('ena.device', attributes.path, secure);
  const pattern = cookiePattern(name, /([0-9a-f]{32})\.(\d{1,12})\.([\w-]{43})/);

  return {
    issue(owner) {
      const expiresAt = Math.floor(now().getTime() / 1000) + lifetimeSeconds;
      const payload = `${randomBytes(16).toString('hex')}.${expiresAt}`;
      return serialize(name, `${payload}.${signature(payload, owner)}`, {
        ...attributes,
        maxAge: lifetimeSeconds,
      });
    },
    recognize(header, account) {
      const [, device, expiresAt, given] = pattern.exec(header ?? '') ?? [];
      if (!device || !expiresAt || !given) return null;
      const expected = signature(`${device}.${expiresAt}`, account);
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
      return Number(expiresAt) * 1000 > now().getTime() ? device : null;
    },
  };
}
