/** Preloaded by a server: appends the SQL statements that it sends to PostgreSQL to the file CAPTURE_STATEMENTS. */
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** As the driver sends it: dates and JSON are texts. */
export interface Statement {
  readonly text: string;
  readonly values: readonly (string | number | boolean | null)[];
}

type Query = (...args: unknown[]) => unknown;

/** The arguments of `query`: a text or an object with the text, and the values in either of them. */
function toStatement(query: unknown, values: unknown): Statement {
  // as: the two formats of the driver.
  const { text, values: own = [] } = (
    typeof query === 'string' ? { text: query } : query
  ) as Partial<Statement>;
  return { text: text ?? '', values: Array.isArray(values) ? values : own };
}

const file = process.env['CAPTURE_STATEMENTS'];
if (file !== undefined) {
  const requireOfServer = createRequire(import.meta.resolve('../../apps/server/package.json'));
  // as: the driver of the server.
  const { Client } = requireOfServer('pg') as { Client: { prototype: { query: Query } } };
  const { query } = Client.prototype;
  Client.prototype.query = function (this: unknown, ...args) {
    appendFileSync(file, `${JSON.stringify(toStatement(args[0], args[1]))}\n`);
    return Reflect.apply(query, this, args);
  };
}
