import { oc } from '@orpc/contract';
import { type ErrorCode, errorStatus } from './errors.ts';

/** Who may call an endpoint. Each includes those after it. `subscriber` is anyone entitled. */
export const accessLevels = ['visitor', 'learner', 'subscriber', 'admin'] as const;
export type Access = (typeof accessLevels)[number];

/**
 * At most `max` calls in `seconds`, by default: the setting RATE_LIMITS changes each. `address`: per client
 * address, counted in the database, so that a restart does not reset it; generous, because a school or an office
 * shares one address. `learner`: per signed-in learner, counted in memory: for fairness, not as a defense against
 * abuse. `email`: per e-mail in the body, and `maxPerAddress` per address, both counted in the database.
 */
export type RateLimit =
  | { readonly by: 'address' | 'learner'; readonly max: number; readonly seconds: number }
  | { readonly by: 'email'; readonly max: number; readonly maxPerAddress: number; readonly seconds: number };

/** Codes that any endpoint can return: bad bodies, foreign origins, limits, server errors. */
export const commonErrorCodes = [
  'BAD_INPUT',
  'BAD_JSON',
  'NOT_JSON',
  'TOO_LARGE',
  'TIMEOUT',
  'FOREIGN_ORIGIN',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];
export type CommonErrorCode = (typeof commonErrorCodes)[number];

/** Codes that follow from the access level. */
const accessErrorCodes = {
  visitor: [],
  learner: ['UNAUTHENTICATED', 'LEARNER_CHANGED'],
  subscriber: ['UNAUTHENTICATED', 'LEARNER_CHANGED', 'NOT_ENTITLED'],
  admin: ['UNAUTHENTICATED', 'LEARNER_CHANGED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED'],
} as const satisfies Record<Access, readonly ErrorCode[]>;

/** Declared by every endpoint. The server refuses to start if an endpoint has none. */
export interface Policy {
  readonly access: Access;
  /** `unlimited` only where a call is cheap, or where unauthorized calls are rejected before expensive work. */
  readonly limit: RateLimit | 'unlimited';
  /** Besides the common codes and the codes of the access level. */
  readonly errors: readonly ErrorCode[];
  /**
   * The handler reads the request and makes the response itself: another protocol, a file or a stream. The schemas then
   * only describe them.
   */
  readonly raw?: true;
}

/** Every error code that an endpoint may return; tests of the server fail if it returns another one. */
export const declaredErrorCodes = ({ access, errors }: Policy): ReadonlySet<ErrorCode> =>
  new Set([...commonErrorCodes, ...accessErrorCodes[access], ...errors]);

type OwnErrorCode<P extends Policy> = (typeof accessErrorCodes)[P['access']][number] | P['errors'][number];

/** Starts every endpoint of the contract: `endpoint({...}).route({...}).input(...).output(...)`. */
export function endpoint<const P extends Policy>(policy: P) {
  const codes: readonly ErrorCode[] = [...accessErrorCodes[policy.access], ...policy.errors];
  // as: Object.fromEntries loses the names of its keys.
  const errorMap = Object.fromEntries(codes.map((code) => [code, { status: errorStatus[code] }])) as Record<
    OwnErrorCode<P>,
    { readonly status: number }
  >;
  return oc.$meta<{ readonly policy: P }>({ policy }).errors(errorMap);
}
