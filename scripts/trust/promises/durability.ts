import type { TrustPromise } from '../model.ts';

export const durability: readonly TrustPromise[] = [
  {
    id: 'acknowledged-writes',
    text: 'An acknowledged write survives kill -9 of the server, on either database.',
    goal: '0 lost and 0 doubled of 20,000 acknowledged on each database',
    benches: [
      {
        name: 'durable',
        control: 'the comparison fails unless it detects one removed report and one added minute',
      },
    ],
    cannotShow: 'A power failure: when a process is killed, the operating system still writes what it holds.',
  },
  {
    id: 'one-effect',
    text: 'A request that is sent again has one effect: reports, submissions, checkouts, webhook events, receipts.',
    goal: '0 doubled',
    faults: [
      'report-id-ignored',
      'submission-sent-twice-fails',
      'checkout-key-random',
      'second-subscription-sold',
      'webhook-event-applied-again',
      'receipt-sent-twice',
    ],
    cannotShow: 'That Stripe honors idempotency keys: the provider is a test double.',
  },
  {
    id: 'counters',
    text: 'Derived counters equal their rows after 50 clients of one learner have written the same lessons concurrently.',
    goal: '0 drift',
    faults: ['profile-not-locked'],
    cannotShow: 'Orders of transactions that did not occur in the run.',
  },
  {
    id: 'database-outage',
    text: 'While the database is unreachable, requests get 503 with Retry-After; afterwards Ena works without a restart.',
    goal: '0 requests hang for more than 5 s; the first succeeds within 1 s of the return',
    faults: ['outage-is-internal-error'],
    cannotShow:
      'Those times, and load: the tests interrupt connections with shorter timeouts than the real ones, and few requests.',
  },
  {
    id: 'graceful-stop',
    text: 'SIGTERM lets requests in flight finish, so that rolling restarts fail no request.',
    goal: '0 failed',
    faults: ['requests-cut-off-at-stop', 'responses-cut-off-at-stop'],
    cannotShow: 'A rolling restart of replicas behind a load balancer: one process is stopped.',
  },
  {
    id: 'offline-work',
    text: 'What was done offline, or right before a page is left, arrives once, later, in any order; texts that were edited on two devices are both kept.',
    goal: '0 lost, 0 doubled',
    faults: [
      'offline-work-not-sent',
      'offline-work-lost-on-reload',
      'offline-answers-lost-while-sending',
      'answers-dropped-after-log-out',
      'review-late-answer-counts-as-latest',
      'late-draft-overwrites',
      'concurrent-edit-overwritten',
      'refused-draft-lost',
    ],
    cannotShow: 'Browsers that delete their storage, and devices that never come online again.',
  },
  {
    id: 'mail-outage',
    text: 'A mail server that is unavailable delays mail and loses none.',
    goal: '0 lost',
    faults: [
      'failed-mail-given-up',
      'sent-mail-postponed',
      'mail-claimed-while-stopping',
      'late-mail-given-up',
    ],
    cannotShow:
      'Outages of more than three days, after which mail is given up; what a mail server loses later.',
  },
  {
    id: 'backup',
    text: 'A backup that is restored has every row and every file.',
    goal: '0 rows differing',
    faults: ['backup-without-secret', 'backup-without-pictures'],
    cannotShow: 'That backups are made, kept elsewhere and tried out: docs/operations.md.',
  },
];
