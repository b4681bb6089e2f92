import type { Fault } from './model.ts';

const src = 'apps/server/src';
const queue = `${src}/platform/mail/queue.ts`;
const queueTest = `${src}/platform/mail/queue.test.ts`;

/** Background jobs: mail, webhook events, reconciliation, summaries. */
export const serverJobFaults: readonly Fault[] = [
  {
    id: 'failed-mail-given-up',
    title: 'Mail is lost while the mail server is unavailable',
    file: queue,
    find: 'nextAttemptAfter(policy, mail.attempts, mail.createdAt, now());',
    replace: 'mail.attempts > 0 ? null : nextAttemptAfter(policy, mail.attempts, mail.createdAt, now());',
    tests: [{ file: queueTest, title: 'is retried until' }],
  },
  {
    id: 'sent-mail-postponed',
    title: 'A mail that another replica has sent meanwhile is sent again, without its content',
    file: queue,
    find: 'and(eq(mailQueue.id, id), eq(mailQueue.attempts, attempts), isNull(mailQueue.sentAt))',
    replace: 'eq(mailQueue.id, id)',
    tests: [{ file: queueTest, title: 'without its content' }],
  },
  {
    id: 'mail-claimed-while-stopping',
    title: 'A restart delays a mail for minutes',
    file: queue,
    find: 'while (!isStopped()) {\n        const mail = await claim(db, now());\n        if (!mail) break;',
    replace:
      'for (;;) {\n        const mail = await claim(db, now());\n        if (!mail || isStopped()) break;',
    tests: [{ file: queueTest, title: 'once the worker stops' }],
  },
  {
    id: 'late-mail-given-up',
    title: 'News that are due after days get no retry, and are deleted unsent after a week',
    file: queue,
    find: 'const createdAt = notBefore ?? now();\n    const nextAttemptAt = mail.recipient === null ? null : createdAt;',
    replace:
      'const createdAt = now();\n    const nextAttemptAt = mail.recipient === null ? null : (notBefore ?? now());',
    tests: [{ file: queueTest, title: 'days later' }],
  },
  {
    id: 'refund-delays-subscription',
    title: 'A refund that cannot be applied delays all events of its customer',
    file: `${src}/billing/inbox.ts`,
    find: 'await postpone(services, [event], error);',
    replace: 'return postpone(services, events, error);',
    tests: [{ file: `${src}/billing/inbox.test.ts` }],
  },
  {
    id: 'customer-never-repaired',
    title: 'After restoring a backup, a learner who has paid since stays without Premium',
    file: `${src}/billing/reconcile.ts`,
    find: 'setWhere: sql`${stripeCustomers.customerId} is null or ${stripeCustomers.customerGone}`,',
    replace: 'setWhere: sql`false`,',
    tests: [{ file: `${src}/billing/reconcile.test.ts`, title: 'whose stored row has none' }],
  },
  {
    id: 'zone-stops-summaries',
    title: 'An unknown time zone of one learner stops the weekly summaries of all',
    file: `${src}/learner/summary/worker.ts`,
    find: 'if (!isTimeZone(row.zone)) return [];',
    replace: '',
    tests: [{ file: `${src}/learner/summary/summary.test.ts`, title: 'of one learner is unknown' }],
  },
  {
    id: 'late-event-kept',
    title: 'An event that arrives after its account was deleted keeps the id of the customer',
    file: `${src}/billing/inbox.ts`,
    find: 'if (await isOfNobody(services, events))',
    replace: 'if (events.length === 0)',
    tests: [{ file: `${src}/billing/inbox.test.ts`, title: 'is not kept' }],
  },
  {
    id: 'picture-kept-silently',
    title: 'A picture of a deleted account that S3 does not delete is kept without an error',
    file: `${src}/platform/files.ts`,
    find: 'else await removeAll(driver, `${folder}/`);',
    replace: 'else await driver.deleteAll(`${folder}/`);',
    tests: [{ file: `${src}/platform/files.test.ts`, title: 'does not delete a file' }],
  },
];
