/** Retries and failures of calls of the payment provider. */
import { setTimeout } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { Failure } from '../platform/failure.ts';

/** Retries of a call whose idempotency key is in use by another call. */
const maxKeyAttempts = 8;
const keyRetryDelayMs = 250;

/**
 * Makes a call with an idempotency key. If another call with this key is in flight, or was made with other
 * parameters, returns the result of that one from `findExisting`; if there is none yet, retries after a delay.
 */
export async function retryWhileKeyInUse<Result>(
  call: () => Promise<Result>,
  findExisting: () => Promise<Result | null>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (!isKeyInUse(error) || attempt === maxKeyAttempts) throw error;
      const found = await findExisting();
      if (found !== null) return found;
      await setTimeout(keyRetryDelayMs);
    }
  }
}

/** The client has an error class for only one of the two cases. */
const isKeyInUse = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError ||
  (error instanceof Stripe.errors.StripeError && error.statusCode === 409);

/** Translates errors of the client into failures, without the provider's own error message. */
export async function translateErrors<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    throw toFailure(error);
  }
}

/** Translates errors like `translateErrors`, but returns null if the requested object does not exist at the provider. */
export async function nullIfMissing<Result>(result: Promise<Result>): Promise<Result | null> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null;
    throw toFailure(error);
  }
}

function toFailure(error: unknown): Failure {
  const isTimeout =
    error instanceof Stripe.errors.StripeConnectionError && error.message.includes('timeout being reached');
  const failure = isTimeout
    ? new Failure('PAYMENT_SLOW', 'The payment provider took too long to respond.')
    : new Failure('PAYMENT_UNAVAILABLE', 'The payment provider could not be reached.', 5);
  failure.cause = error;
  return failure;
}
