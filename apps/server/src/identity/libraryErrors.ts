import type { ErrorCode } from '@ena/contract/errors';
import { isAPIError } from 'better-auth/api';
import { Failure } from '../platform/failure.ts';

/** Maps error codes of the accounts library to ours. Any other error of the library is a bug. */
const codes: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  VALIDATION_ERROR: ['BAD_INPUT', 'The input is not valid for this endpoint; is the e-mail address valid?'],
  INVALID_EMAIL: ['BAD_INPUT', 'That is not an e-mail address.'],
  INVALID_TOKEN: ['LINK_INVALID', 'This link is not valid.'],
  USER_NOT_FOUND: ['LINK_INVALID', 'This link is not valid.'],
  TOKEN_EXPIRED: ['LINK_EXPIRED', 'This link has expired.'],
};

/** Runs a call of the accounts library, and translates its expected errors into failures with our codes. */
export async function translateLibraryErrors<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const code = isAPIError(error) ? error.body?.code : undefined;
    const known = code === undefined ? undefined : codes[code];
    throw known ? new Failure(...known) : error;
  }
}
