/**
 * Every expected error code of the API with its HTTP status: the only list of codes. Their user-facing
 * texts are in the web app (platform/errorTexts.ts). An error response is `{ defined, code, status, message }`;
 * clients do not match on `message`, which is for developers, except that of WEAK_PASSWORD: it says to the user why.
 */
export const errorStatus = {
  BAD_INPUT: 400,
  BAD_JSON: 400,
  BAD_SIGNATURE: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SIGN_IN_EXPIRED: 401,
  NOT_ENTITLED: 403,
  FORBIDDEN: 403,
  WRONG_PASSWORD: 403,
  WRONG_CODE: 403,
  CODE_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  FOREIGN_ORIGIN: 403,
  EMAIL_NOT_CONFIRMED: 403,
  NOT_FOUND: 404,
  UNKNOWN_UNIT: 404,
  UNKNOWN_CLIP: 404,
  METHOD_NOT_ALLOWED: 405,
  TIMEOUT: 408,
  LEARNER_CHANGED: 409,
  ALREADY_SUBSCRIBED: 409,
  NO_SUBSCRIPTION: 409,
  NOT_EARNED: 409,
  SECOND_FACTOR_ON: 409,
  TOO_LARGE: 413,
  IMAGE_TOO_LARGE: 413,
  NOT_JSON: 415,
  NOT_AN_IMAGE: 415,
  EMAIL_TAKEN: 422,
  WEAK_PASSWORD: 422,
  SAME_PASSWORD: 422,
  LINK_INVALID: 422,
  LINK_EXPIRED: 422,
  ALREADY_CONFIRMED: 422,
  TOO_MANY_TEXTS: 422,
  UNKNOWN_TIME_ZONE: 422,
  TOO_MANY_PIXELS: 422,
  IMAGE_UNREADABLE: 422,
  CHAT_LIMIT: 429,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  CHAT_UNAVAILABLE: 503,
  PAYMENT_UNAVAILABLE: 503,
  CHAT_SLOW: 504,
  PAYMENT_SLOW: 504,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorStatus, code);

/** Error codes of the client for requests without a response: offline, connection failed, timed out. */
export const networkErrorCodes = ['OFFLINE', 'NETWORK', 'SLOW'] as const;
export type NetworkErrorCode = (typeof networkErrorCodes)[number];

export interface ErrorBody {
  readonly defined: boolean;
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
}

/** The response body of a failed request. `message` is in English. */
export const errorBody = (code: ErrorCode, message: string): ErrorBody => ({
  defined: true,
  code,
  status: errorStatus[code],
  message,
});
