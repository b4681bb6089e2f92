import { oc } from '@orpc/contract';
import type { ErrorCode } from './errors.ts';

/** Who may call an endpoint. Each includes those after it. `subscriber` is anyone entitled. */
export const accessLevels = ['visitor', 'learner', 'subscriber', 'admin'] as const;
export type Access = (typeof accessLevels)[number];

/**
 * At most `max` calls in `seconds`. `address`: per client address, counted in the database, so that a
 * restart does not reset it. `learner`: per signed-in learner, counted in memory: for fairness, not as a
 * defense against abuse. `email`: per e-mail in the body and per address, both counted in the database.
 */
export interface RateLimit {
  readonly by: 'address' | 'learner' | 'email';
  readonly max: number;
  readonly seconds: number;
}

/** Declared by every endpoint. The server refuses to start if an endpoint has none. */
export interface Policy {
  readonly access: Access;
  /** `unlimited` only where a call is cheap, or where unauthorized calls are rejected before expensive work. */
  readonly limit: RateLimit | 'unlimited';
  /** Besides the codes that any endpoint can return: bad bodies, foreign origins, limits, internal errors. */
  readonly errors: readonly ErrorCode[];
}

/** Starts every endpoint of the contract: `endpoint({...}).route({...}).input(...).output(...)`. */
export const endpoint = (policy: Policy) => oc.$meta<{ policy?: Policy }>({}).meta({ policy });
