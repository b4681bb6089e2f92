import type { Db } from './open.ts';

/**
 * Prepared statements for frequent requests: building the text of a statement takes as long as sending it. Returns a function
 * that returns the statement of a database or transaction; `prepare` is called once for each connection, and prepares it under
 * a name of its own, with placeholders for the values.
 */
export function createStatement<Statement extends object>(
  prepare: (db: Db) => Statement,
): (db: Db) => Statement {
  const statements = new WeakMap<object, Statement>();
  return (db) => {
    const { session } = db._;
    const known = statements.get(session);
    if (known) return known;
    const statement = prepare(db);
    statements.set(session, statement);
    return statement;
  };
}
