/**
 * What `npm test` runs on the embedded database, too, after all tests on PostgreSQL: where the two can differ (decision
 * 116). Of a folder, all tests.
 */
export const embeddedTests: readonly string[] = [
  // Each endpoint of the contract, once for each access.
  'src/main/accessMatrix.test.ts',
  // Files, locks, migrations, the end of the process: as `npm start` has them.
  'src/main/backup/backup.test.ts',
  'src/platform/db/',
  'test/billingProcess.test.ts',
  'test/newsProcess.test.ts',
  'test/process.test.ts',
  // Jobs, which no request runs, and their queues.
  'src/billing/events.test.ts',
  'src/billing/mails.test.ts',
  'src/billing/reconcile.test.ts',
  'src/learner/optionalMail/',
  'src/learner/review/fitting/fit.test.ts',
  'src/platform/mail/queue.test.ts',
  'src/platform/metrics/metrics.test.ts',
  // Statements that the access matrix does not send, and transactions that wait for one another.
  'src/identity/secondFactor/secondFactor.test.ts',
  'src/learner/account/',
  'src/learner/queries.test.ts',
  'src/learner/review/dailyRun/',
  'src/learner/study/record.test.ts',
  'src/learner/words/',
  'src/learner/writings/',
];
