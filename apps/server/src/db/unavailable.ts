/** PostgreSQL's own codes for 'not now': connection lost, shutting down, starting up, too many connections. */
const awayCodes = /^(08...|57P0[1-5]|53300|ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** What the client says itself, without a code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/** True where the database is away, as opposed to a query that is wrong: worth trying again (503). */
export function isUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && awayCodes.test(at.code)) return true;
    if (awayMessages.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
  }
  return false;
}
