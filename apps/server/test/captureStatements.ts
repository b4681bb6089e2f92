/** Preloaded by a server: appends the SQL statements that it sends to PostgreSQL to the file CAPTURE_STATEMENTS. */
import { appendFileSync } from 'node:fs';
import pg from 'pg';

/** As it is in the file: dates and JSON are texts. */
export interface Statement {
  readonly text: string;
  readonly values: readonly (string | number | boolean | null | readonly string[])[];
}

const file = process.env['CAPTURE_STATEMENTS'];
if (file !== undefined) {
  // as: one signature for all overloads of `query`.
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: object, ...args) {
    const [statement, values] = args;
    // A text or an object with the text, and the values in either of them.
    const own = Object(typeof statement === 'string' ? { text: statement } : statement);
    const captured = { text: own.text ?? '', values: Array.isArray(values) ? values : (own.values ?? []) };
    appendFileSync(file, `${JSON.stringify(captured)}\n`);
    return Reflect.apply(query, this, args);
  };
}
