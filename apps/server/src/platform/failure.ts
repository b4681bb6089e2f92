import { type ErrorCode, errorStatus } from '@ena/contract/errors';

/** An expected error, which http/errors.ts turns into a response with its code. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, message: string, retryAfter: number | null = null) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get status(): (typeof errorStatus)[ErrorCode] {
    return errorStatus[this.code];
  }
}

/** The account was deleted while a request of one of its sessions was in progress. */
export const accountGone = (): Failure => new Failure('UNAUTHENTICATED', 'This account was deleted.');
