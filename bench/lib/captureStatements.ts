/** Preloaded by a server: appends the SQL statements that it sends to PostgreSQL to the file CAPTURE_STATEMENTS. */
import { appendFileSync } from 'node:fs';
import { observeStatements } from '../../apps/server/test/statement.ts';

/** As it is in the file: dates and JSON are texts. */
export interface Statement {
  readonly text: string;
  readonly values: readonly (string | number | boolean | null | readonly string[])[];
}

const file = process.env['CAPTURE_STATEMENTS'];
if (file !== undefined)
  observeStatements((_connection, statement) => appendFileSync(file, `${JSON.stringify(statement)}\n`));
