/** The SQL statements that the driver of PostgreSQL sends. */
import pg from 'pg';

/** As it is sent: with the driver's own types of values in the process, as JSON in a file. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Query = (...args: unknown[]) => unknown;

/** Calls `observe` before each statement of this process, with the connection that sends it. */
export function observeStatements(observe: (connection: object, statement: Statement) => void): void {
  // as: one signature for all overloads of `query`.
  const prototype = pg.Client.prototype as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: object, ...args) {
    observe(this, toStatement(args[0], args[1]));
    return Reflect.apply(query, this, args);
  };
}

/** The arguments of `query`: a text or an object with the text, and the values in either of them. */
function toStatement(query: unknown, values: unknown): Statement {
  const { text, values: own }: Partial<Statement> =
    typeof query === 'string' ? { text: query } : Object(query);
  return { text: text ?? '', values: Array.isArray(values) ? values : (own ?? []) };
}
