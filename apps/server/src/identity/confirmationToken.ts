/** Tokens of confirmation links: JWTs that contain the e-mail, signed with the server's secret (OP-16). */
import { errors, jwtVerify, SignJWT } from 'jose';
import { Failure } from '../platform/failure.ts';

const lifetimeMs = 24 * 60 * 60 * 1000;

export interface ConfirmationTokens {
  readonly issue: (email: string) => Promise<string>;
  /** The e-mail of a token. Throws LINK_INVALID, LINK_EXPIRED. */
  readonly verify: (token: string) => Promise<string>;
}

/** The error for a link that is forged, incomplete, or of an account that does not exist. */
export const invalidLink = () => new Failure('LINK_INVALID', 'This link is not valid.');

/** Creates and verifies tokens by the clock `now`; each works for 24 hours. */
export function createConfirmationTokens(secret: string, now: () => Date): ConfirmationTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue(email) {
      const time = now();
      return new SignJWT({ email })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(time)
        .setExpirationTime(new Date(time.getTime() + lifetimeMs))
        .sign(key);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now() });
        if (typeof payload['email'] === 'string') return payload['email'];
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Failure('LINK_EXPIRED', 'This link has expired.');
      }
      throw invalidLink();
    },
  };
}
