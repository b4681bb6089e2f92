import type { Fault } from './model.ts';

const src = 'apps/server/src';
const db = `${src}/platform/db`;

/** Concurrency, retries, outages, shutdown, backups, and the data of a learner. */
export const serverDataFaults: readonly Fault[] = [
  {
    id: 'profile-not-locked',
    title: 'Counters drift when several devices of a learner write concurrently',
    file: `${src}/learner/study/counters.ts`,
    find: "    .for('update')\n",
    replace: '',
    tests: [{ file: `${src}/learner/study/record.test.ts`, title: 'after writes of 50 concurrent clients' }],
    onPostgres: true,
  },
  {
    id: 'outage-is-internal-error',
    title: 'While the database is unreachable, requests get 500 without Retry-After',
    file: `${src}/platform/http/errors.ts`,
    find: 'if (isUnavailable(error))',
    replace: 'if (isUnavailable(null))',
    tests: [{ file: 'apps/server/test/outage.test.ts' }],
    onPostgres: true,
  },
  {
    id: 'requests-cut-off-at-stop',
    title: 'SIGTERM cuts off requests in flight',
    file: `${src}/platform/http/listen.ts`,
    find: 'await setTimeout(gracePeriodMs);',
    replace: 'server.closeAllConnections();',
    tests: [{ file: 'apps/server/test/process.test.ts', title: 'completes requests in flight' }],
  },
  {
    id: 'checkout-key-random',
    title: 'Two clicks create two checkouts, both of which can be paid',
    file: `${src}/billing/checkout.ts`,
    find: "`checkout:${customerId}:${previous ?? 'first'}`",
    replace: '`checkout:${Math.random()}`',
    tests: [{ file: `${src}/billing/checkout.test.ts`, title: 'requested ten times concurrently' }],
  },
  {
    id: 'webhook-event-applied-again',
    title: 'A webhook event that is sent again is applied again',
    file: `${src}/billing/inbox.ts`,
    find: '.values({ ...event, receivedAt: time, nextAttemptAt: time })\n    .onConflictDoNothing()',
    replace:
      '.values({ ...event, receivedAt: time, nextAttemptAt: time })\n    .onConflictDoUpdate({ target: stripeEvents.id, set: { nextAttemptAt: time } })',
    tests: [{ file: `${src}/billing/events.test.ts`, title: 'if it is a duplicate' }],
  },
  {
    id: 'failed-mail-given-up',
    title: 'Mail is lost while the mail server is unavailable',
    file: `${src}/platform/mail/queue.ts`,
    find: 'nextAttemptAfter(retryPolicy, mail.attempts, mail.createdAt, now());',
    replace:
      'mail.attempts > 0 ? null : nextAttemptAfter(retryPolicy, mail.attempts, mail.createdAt, now());',
    tests: [{ file: `${src}/platform/mail/queue.test.ts`, title: 'is retried until' }],
  },
  {
    id: 'backup-without-pictures',
    title: 'A backup lacks the pictures of learners',
    file: `${src}/main/backup/backup.ts`,
    find: String.raw`|lost\+found)$/u`,
    replace: String.raw`|lost\+found|user-avatars)$/u`,
    tests: [{ file: `${src}/main/backup/backup.test.ts`, title: 'brings back every row' }],
  },
  {
    id: 'export-misses-rows',
    title: 'The data export lacks a row of each table',
    file: `${src}/learner/account/exportData.ts`,
    find: 'if (rows) found[getTableName(table)] = rows;',
    replace: 'if (rows) found[getTableName(table)] = rows.slice(1);',
    tests: [{ file: `${src}/learner/account/account.test.ts`, title: 'contains every row of every table' }],
  },
  {
    id: 'deletion-leaves-reset-links',
    title: 'Password links of a deleted account stay in the database',
    file: `${src}/learner/account/remove.ts`,
    find: 'await tx.delete(verifications).where(eq(verifications.value, userId));',
    replace: "await tx.delete(verifications).where(eq(verifications.value, ''));",
    tests: [{ file: `${src}/learner/account/account.test.ts`, title: 'deletes all rows and files' }],
  },
  {
    id: 'error-messages-logged',
    title: 'Messages of database errors are logged, which contain names and e-mail addresses',
    file: `${src}/platform/log.ts`,
    find: '...(plain && { message: error.message }),',
    replace: 'plain,\n    message: error.message,',
    tests: [{ file: `${src}/platform/log.test.ts`, title: 'hold no password' }],
  },
  {
    id: 'invalid-input-is-internal-error',
    title: 'A body that does not fit its endpoint is an internal error',
    file: `${src}/platform/http/errors.ts`,
    find: "error.code === 'BAD_REQUEST'",
    replace: "error.code === 'NONE'",
    tests: [{ file: `${src}/main/api.test.ts`, title: 'never returns 5xx' }],
  },
  {
    id: 'unstorable-query-accepted',
    title: 'A query with NUL is passed to the database, which fails',
    file: `${src}/platform/http/body.ts`,
    find: '  assertStorable(parameters);\n',
    replace: '',
    tests: [{ file: `${src}/platform/http/body.test.ts`, title: 'cannot store is refused' }],
  },
  {
    id: 'statement-without-learner',
    title:
      'A distributed database has to ask all of its nodes, because a statement does not name the learner',
    file: `${src}/main/diagnostics/databaseTest.ts`,
    find: '.where(and(mine, eq(userProgress.id, row.id)))',
    replace: '.where(eq(userProgress.id, row.id))',
    tests: [
      { file: `${src}/main/diagnostics/databaseTest.test.ts`, title: 'data operations leave no record' },
    ],
    // The embedded database does not read plans.
    onPostgres: true,
  },
  {
    id: 'session-lock-behind-pooler',
    title: 'Behind a pooler, the lock of a migration is never released, and the next replica does not start',
    file: `${db}/migratePostgres.ts`,
    find: 'select pg_advisory_xact_lock($1)',
    replace: 'select pg_advisory_lock($1)',
    tests: [{ file: `${db}/open.test.ts`, title: 'behind a pooler' }],
    onPostgres: true,
  },
  {
    id: 'statement-names-behind-pooler',
    title: 'Behind a pooler, prepared statements are looked for in other sessions',
    file: `${db}/open.ts`,
    find: "if (pooled) pool.on('connect', withoutStatementNames);",
    replace: 'void withoutStatementNames;',
    tests: [{ file: `${db}/open.test.ts`, title: 'behind a pooler' }],
    onPostgres: true,
  },
  {
    id: 'migration-blocks-requests',
    title: 'While a migration waits for a table that is being dumped, all requests to that table wait, too',
    file: `${db}/migratePostgres.ts`,
    find: 'set local lock_timeout = ${lockTimeoutMs}',
    replace: 'set local lock_timeout = ${0 * lockTimeoutMs}',
    tests: [{ file: `${db}/migratePostgres.test.ts` }],
    onPostgres: true,
  },
];
