/**
 * The session cookie: the session's token with an HMAC. Tokens from a stolen database are useless without the
 * secret, and a forged cookie is refused without a query.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { cookieName, cookiePattern } from './cookieName.ts';

const day = 24 * 60 * 60;
/** Seconds without use after which a session ends: 'remember me' ticked (AUTH-06) and unticked (OP-15). */
export const sessionTimeoutSeconds = (remembered: boolean): number => (remembered ? 30 * day : day);

/**
 * Seconds after which a session ends although it is in use: the password is asked at least once a year. 30 days as NIST SP
 * 800-63B-4 recommends (AAL1) where 'remember me' was not ticked, and for administrators (decision 0077).
 */
export const maxSessionSeconds = (remembered: boolean, isAdministrator: boolean): number =>
  remembered && !isAdministrator ? 365 * day : 30 * day;

export interface SessionCookies {
  /** Set-Cookie header that starts or prolongs a session; without 'remember me' it ends with the browser. */
  readonly issue: (token: string, remembered: boolean) => string;
  /** Set-Cookie header that deletes the cookie. */
  readonly clear: () => string;
  /** The token from a Cookie header; null without a validly signed one. */
  readonly read: (header: string | undefined) => string | null;
}

export function createSessionCookies(secret: string, secure: boolean): SessionCookies {
  const signature = (token: string) =>
    createHmac('sha256', secret).update(`session:${token}`).digest('base64url');
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  const name = cookieName('ena.session', attributes.path, secure);
  const pattern = cookiePattern(name, /([A-Za-z0-9]{1,64})\.([A-Za-z0-9_-]{43})/);
  return {
    issue: (token, remembered) =>
      serialize(name, `${token}.${signature(token)}`, {
        ...attributes,
        ...(remembered && { maxAge: sessionTimeoutSeconds(true) }),
      }),
    clear: () => serialize(name, '', { ...attributes, maxAge: 0 }),
    read(header) {
      const [, token, given] = pattern.exec(header ?? '') ?? [];
      if (!token || !given) return null;
      return timingSafeEqual(Buffer.from(given), Buffer.from(signature(token))) ? token : null;
    },
  };
}
