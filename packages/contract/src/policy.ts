import { oc } from '@orpc/contract';
import type { ErrorCode } from './errors.ts';

/** Who may call an endpoint. Each includes those after it. `subscriber` is anyone entitled. */
export const accessLevels = ['visitor', 'learner', 'subscriber', 'admin'] as const;
export type Access = (typeof accessLevels)[number];

/**
 * At most `max` calls in `seconds`. `address`: per client address, kept in the database, so that a
 * restart forgives nothing. `learner`: per signed-in learner, kept in the process: fairness, not defence.
 * `email`: per e-mail in the body and per address, both kept in the database.
 */
export interface RateLimit {
  readonly by: 'address' | 'learner' | 'email';
  readonly max: number;
  readonly seconds: number;
}

/** What each endpoint says of itself. The server refuses to start when one says nothing. */
export interface Policy {
  readonly access: Access;
  /** `unlimited` only for what costs next to nothing, or turns strangers away before it costs anything. */
  readonly limit: RateLimit | 'unlimited';
  /** Codes besides those that any endpoint can answer: bad bodies, foreign origins, limits, faults. */
  readonly errors: readonly ErrorCode[];
}

/** Starts every endpoint of the contract: `endpoint({...}).route({...}).input(...).output(...)`. */
export const endpoint = (policy: Policy) => oc.$meta<{ policy?: Policy }>({}).meta({ policy });
