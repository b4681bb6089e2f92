/** Types and cells of the access matrix (accessMatrix.ts). */
import type { Access } from '@ena/contract/policy';

/** Status, and the code of an error response: '200', '403 NOT_ENTITLED'. */
export type Cells = Readonly<Record<Access, string>>;

export interface AccessRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly cells: Cells;
}

/** Values in the requests: ids of two learners, and the password of one of them. */
export interface AccessFixtures {
  readonly emails: readonly string[];
  readonly userIds: readonly string[];
  /** Idempotency keys that learner A has used. */
  readonly usedIds: readonly string[];
  readonly account: { readonly email: string; readonly password: string };
  /** A confirmation link that was not used yet. */
  readonly freshToken: () => Promise<string>;
}

export const all = (cell: string): Cells => ({ visitor: cell, learner: cell, subscriber: cell, admin: cell });
export const signedIn = (cell: string): Cells => ({ ...all(cell), visitor: '401 UNAUTHENTICATED' });

/** The requests to an endpoint. */
export type AccessRow = (
  named: AccessFixtures,
) => readonly AccessRequest[] | Promise<readonly AccessRequest[]>;
