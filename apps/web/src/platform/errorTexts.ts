/** User-facing texts of all error codes. */
import type { ErrorCode, NetworkErrorCode } from '@ena/contract/errors';

const noConnection = 'Network connection error. Please check your internet connection and try again.';
/** The field of the picture has texts of its own, which not every page loads. */
const badPicture = 'This picture cannot be used.';

const texts: Readonly<Record<ErrorCode | NetworkErrorCode, string>> = {
  OFFLINE: 'You are currently offline. Please check your internet connection and try again.',
  NETWORK: noConnection,
  SLOW: 'The server took too long to answer. Please try again.',
  BAD_INPUT: 'Some of the data is invalid. Please check it and try again.',
  BAD_JSON: 'The request was invalid. Please reload the page and try again.',
  BAD_SIGNATURE: 'Something went wrong on our side. Please try again.',
  NOT_JSON: 'The request was invalid. Please reload the page and try again.',
  TOO_LARGE: 'This is too long. Please shorten it.',
  IMAGE_TOO_LARGE: badPicture,
  NOT_AN_IMAGE: badPicture,
  TOO_MANY_PIXELS: badPicture,
  IMAGE_UNREADABLE: badPicture,
  UNAUTHENTICATED: 'User not authenticated',
  INVALID_CREDENTIALS: 'The email or password you entered is incorrect. Please try again.',
  SIGN_IN_EXPIRED: 'This took too long. Please enter your password again.',
  EMAIL_NOT_CONFIRMED: 'Please confirm your email address before logging in.',
  NOT_ENTITLED: 'This is part of Ena Premium.',
  FORBIDDEN: 'You are not allowed to do this.',
  WRONG_PASSWORD: 'This is not your current password. Please try again.',
  WRONG_CODE: 'This code is wrong or was already used. Please try again.',
  CODE_REQUIRED: 'Please enter the code of your authenticator app, too.',
  SECOND_FACTOR_REQUIRED: 'Please turn on two-step verification.',
  FOREIGN_ORIGIN: 'This request did not come from Ena. Please reload the page and try again.',
  NOT_FOUND: 'This could not be found. It may have been deleted.',
  UNKNOWN_UNIT: 'This lesson or quiz could not be found.',
  UNKNOWN_CLIP: 'There is no audio for this text yet.',
  METHOD_NOT_ALLOWED: 'Something went wrong on our side. Please reload the page and try again.',
  LEARNER_CHANGED: 'Another account is signed in now. Please reload the page.',
  TIMEOUT: 'The server took too long to answer. Please try again.',
  EMAIL_TAKEN: 'This email is already registered. Please log in instead.',
  WEAK_PASSWORD: 'This password is too easy to guess. Please choose another one.',
  SAME_PASSWORD: 'This is the password that you have now. Please choose a new one.',
  LINK_INVALID: 'This link is invalid or was already used.',
  LINK_EXPIRED: 'This link has expired.',
  ALREADY_CONFIRMED: 'This email address is already confirmed.',
  UNKNOWN_TIME_ZONE: 'Ena does not know this time zone. Please choose one from the list.',
  TOO_MANY_TEXTS:
    'You have reached the maximum number of submitted texts. Remove one that you no longer need, then submit again.',
  ALREADY_SUBSCRIBED: 'You already have Premium. See your settings.',
  NOT_EARNED: 'You have not earned this yet.',
  SECOND_FACTOR_ON: 'Two-step verification is on.',
  NO_SUBSCRIPTION: 'There is no subscription to manage.',
  PAYMENT_UNAVAILABLE: 'The payment provider cannot be reached right now. Nothing was charged.',
  PAYMENT_SLOW: 'The payment provider took too long to answer. Nothing was charged.',
  CHAT_LIMIT: 'You have no questions left for today.',
  CHAT_UNAVAILABLE: 'The assistant cannot be reached right now. Your question is saved.',
  CHAT_SLOW: 'The assistant took too long to answer. Your question is saved.',
  RATE_LIMITED: 'Too many attempts. Please wait a moment and try again.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  UNAVAILABLE: 'Ena cannot be reached right now. Please try again in a moment.',
};

export const errorText = (code: ErrorCode | NetworkErrorCode): string => texts[code];

/** Why the server refused a new password, for its field; undefined after another failure. The response says what is weak. */
export const newPasswordErrorText = (
  failed: { readonly code: ErrorCode | NetworkErrorCode; readonly response?: Error } | null,
): string | undefined => {
  if (failed?.code === 'WEAK_PASSWORD') return failed.response?.message ?? texts.WEAK_PASSWORD;
  return failed?.code === 'SAME_PASSWORD' ? texts.SAME_PASSWORD : undefined;
};

/**
 * The text of RATE_LIMITED where a code of two-step verification is asked for. Where recovery codes are accepted, it
 * may be the limit per day, which codes of the app have, too (decision 0070).
 */
export const tooManyCodesText = (isRecoveryAccepted: boolean): string =>
  `Too many wrong attempts. Please wait 15 minutes.${
    isRecoveryAccepted
      ? ' If the app’s codes are still refused then, please use a recovery code: after many wrong codes, the app’s are not accepted for up to a day.'
      : ''
  }`;

/** The text of RATE_LIMITED at log-in, where a new password ends the wait. */
export function tooManyAttemptsText(seconds: number | null): string {
  const minutes = Math.ceil((seconds ?? 0) / 60);
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute';
  return `Too many attempts. Please wait ${wait}, or choose a new password: we email you a link.`;
}

/** Failures of the network, for which a retry may succeed. */
export const isNetworkFailure = (code: ErrorCode | NetworkErrorCode): boolean =>
  code === 'NETWORK' || code === 'OFFLINE' || code === 'SLOW';

/** Failures that pass without the learner: of the network, and of a server that is down or overloaded. */
export const isOutage = (code: ErrorCode | NetworkErrorCode): boolean =>
  isNetworkFailure(code) || code === 'UNAVAILABLE' || code === 'TIMEOUT';

/** As `errorText`, with the page's own texts for internal and network errors (ERR-05, ERR-07, ERR-09). */
export function errorTextForPage(
  code: ErrorCode | NetworkErrorCode,
  page: { readonly fault: string; readonly network: string },
): string {
  if (isNetworkFailure(code)) return code === 'OFFLINE' ? texts.OFFLINE : page.network;
  return code === 'INTERNAL' ? page.fault : texts[code];
}
