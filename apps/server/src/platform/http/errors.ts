import { type ErrorBody, errorBody } from '@ena/contract/errors';
import { ORPCError } from '@orpc/server';
import type { Context } from 'hono';
import { isUnavailable } from '../db/unavailable.ts';
import { accountGone, Failure } from '../failure.ts';
import type { Env } from './address.ts';
import { describeError, type Log } from '../log.ts';

/**
 * PostgreSQL's code. Every foreign key refers to the account, directly or through a conversation
 * (learner/schema.test.ts): a violation means that the account was deleted.
 */
const foreignKeyViolation = '23503';
function isForeignKeyViolation(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === foreignKeyViolation) return true;
  return false;
}

/** Converts any error to a Failure. An unexpected error becomes INTERNAL, without details. */
function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST') {
    return new Failure('BAD_INPUT', 'The request does not fit this endpoint; see /api/openapi.json.');
  }
  if (isUnavailable(error))
    return new Failure('UNAVAILABLE', 'The database is unavailable; try again soon.', 2);
  if (isForeignKeyViolation(error)) return accountGone();
  return new Failure('INTERNAL', 'Something went wrong on the server.');
}

/** Paths of the e-mail service's protocol (packages/contract/src/contact.ts), whose clients read plain text. */
const mailProtocol = '/api/v1.0/email/';

/** The response to a failed request; status and body come from the contract's error codes. */
export function toErrorResponse(c: Context<Env>, error: unknown, log: Log): Response {
  const failure = toFailure(error);
  if (failure.status >= 500) {
    log.error({ requestId: c.get('requestId'), error: describeError(error) }, 'request failed');
  }
  if (failure.retryAfter !== null) c.header('Retry-After', String(failure.retryAfter));
  if (c.req.path.startsWith(mailProtocol)) return c.text(failure.message, failure.status);
  return c.json<ErrorBody, typeof failure.status>(errorBody(failure.code, failure.message), failure.status);
}
