import { type ErrorBody, errorBody } from '@ena/contract/errors';
import { ORPCError } from '@orpc/server';
import type { Context } from 'hono';
import { isUnavailable } from '../db/unavailable.ts';
import { accountGone, Failure } from '../failure.ts';
import type { Env } from './address.ts';
import { describeError, type Log } from './log.ts';

/** PostgreSQL's code for a row whose owner is gone: every foreign key leads to the account (db/schema.test.ts), directly or by a conversation. */
const ownerless = '23503';
function isOwnerless(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === ownerless) return true;
  return false;
}

/** Any error as the failure that its answer tells of. A bug becomes INTERNAL and says nothing more. */
function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST') {
    return new Failure('BAD_INPUT', 'The request does not fit this endpoint; see /api/openapi.json.');
  }
  if (isUnavailable(error)) return new Failure('UNAVAILABLE', 'The database is away; try again soon.', 2);
  if (isOwnerless(error)) return accountGone();
  return new Failure('INTERNAL', 'Something went wrong on the server.');
}

/** Addresses of the mail service's protocol (contract, contact.ts): its client library reads plain text. */
const mailProtocol = '/api/v1.0/email/';

/** The answer of a failed request; its status and body come from the contract's table of codes. */
export function answerFailure(c: Context<Env>, error: unknown, log: Log): Response {
  const failure = toFailure(error);
  if (failure.status >= 500) {
    log.error({ requestId: c.get('requestId'), error: describeError(error) }, 'request failed');
  }
  if (failure.retryAfter !== null) c.header('Retry-After', String(failure.retryAfter));
  if (c.req.path.startsWith(mailProtocol)) return c.text(failure.message, failure.status);
  return c.json<ErrorBody, typeof failure.status>(errorBody(failure.code, failure.message), failure.status);
}
