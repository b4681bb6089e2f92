/**
 * Codes of temporary errors of PostgreSQL and the network: connection lost, shutting down, starting up, and out of
 * disk space, memory or connections (class 53).
 */
const unavailableCodes =
  /^(08...|57P0[1-5]|53...|ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** Error messages of the client library, which have no code. */
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/** Whether the database is unreachable or out of resources, as opposed to a wrong query: the request may be retried (503). */
export function isUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && unavailableCodes.test(at.code)) return true;
    if (unavailableMessages.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
  }
  return false;
}

/** Whether PostgreSQL has rolled back a transaction, because it and another one waited for each other: it may be repeated. */
export const isDeadlock = (error: unknown): boolean => hasCode(error, '40P01');

/** Whether an error of PostgreSQL has this code: Drizzle wraps it. */
export function hasCode(error: unknown, code: string): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause && cause.code === code;
}
