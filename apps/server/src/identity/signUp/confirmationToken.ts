/**
 * Tokens of confirmation links: JWTs that contain the e-mail and the page to open afterwards, signed with the
 * server's secret (OP-16).
 */
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { Failure } from '../../platform/failure.ts';
import { ownPath } from '../ownPath.ts';

const lifetimeMs = 24 * 60 * 60 * 1000;

/** What a token contains. */
export interface ConfirmationClaims {
  readonly email: string;
  /** Path within Ena to open after the confirmation; null: the home page. */
  readonly from: string | null;
  readonly isExpired: boolean;
}

export interface ConfirmationTokens {
  readonly issue: (email: string, from?: string | null) => Promise<string>;
  /** Throws LINK_INVALID. */
  readonly verify: (token: string) => Promise<ConfirmationClaims>;
}

/** The error for a link that is forged, incomplete, or of an account that does not exist. */
export const invalidLink = () => new Failure('LINK_INVALID', 'This link is not valid.');

/** Creates and verifies tokens by the clock `now`; each works for 24 hours. */
export function createConfirmationTokens(secret: string, now: () => Date): ConfirmationTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue(email, from = null) {
      const time = now();
      const path = ownPath(from);
      return new SignJWT({ email, ...(path !== null && { from: path }) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(time)
        .setExpirationTime(new Date(time.getTime() + lifetimeMs))
        .sign(key);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now() });
        return claimsIn(payload, false);
      } catch (error) {
        // The signature was checked before the date.
        if (error instanceof errors.JWTExpired) return claimsIn(error.payload, true);
        throw invalidLink();
      }
    },
  };
}

function claimsIn({ email, from }: JWTPayload, isExpired: boolean): ConfirmationClaims {
  if (typeof email !== 'string') throw invalidLink();
  return { email, from: typeof from === 'string' ? from : null, isExpired };
}
