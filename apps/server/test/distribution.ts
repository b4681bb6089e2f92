/**
 * How Citus would distribute the tables (docs/scaling.md). distribution.test.ts checks the schema against it, test/app.ts
 * the statements of all endpoints.
 */

export type Distribution =
  /** Sharded by `column`, which has the learner's id; tables of this kind are co-located. */
  | { readonly kind: 'learner'; readonly column: string }
  /** Copied to all nodes (reference table): it leads to a learner, and is read far more often than written. */
  | { readonly kind: 'reference'; readonly reason: string }
  /** Cannot be distributed as it is. */
  | { readonly kind: 'exception'; readonly reason: string; readonly solution: string };

const byUserId = { kind: 'learner', column: 'user_id' } as const;

export const distributions: Readonly<Record<string, Distribution>> = {
  user_profiles: { kind: 'learner', column: 'id' },
  user_progress: byUserId,
  progress_reports: byUserId,
  study_days: byUserId,
  user_answers: byUserId,
  learned_items: byUserId,
  writing_drafts: byUserId,
  writing_submissions: byUserId,
  chat_conversations: byUserId,
  chat_messages: byUserId,
  user_achievements: byUserId,
  stripe_orders: byUserId,
  billing_mails: byUserId,
  news_mails: byUserId,
  second_factors: byUserId,
  recovery_codes: byUserId,
  review_cards: byUserId,
  review_log: byUserId,
  review_parameters: byUserId,
  review_settings: byUserId,
  own_words: byUserId,
  word_imports: byUserId,
  word_import_updates: byUserId,
  item_notes: byUserId,
  users: { kind: 'reference', reason: 'leads from an e-mail to a learner' },
  accounts: { kind: 'reference', reason: 'leads from a way to log in to a learner' },
  sessions: { kind: 'reference', reason: 'leads from a cookie to a learner' },
  verifications: { kind: 'reference', reason: 'leads from a mailed link to a learner' },
  stripe_subscriptions: { kind: 'reference', reason: 'is read with the session by nearly every request' },
  stripe_customers: {
    kind: 'reference',
    reason: 'leads from a customer of the payment provider to a learner',
  },
  mail_queue: {
    kind: 'exception',
    reason: 'a job queue: replicas claim what is due of all learners with `for update skip locked`',
    solution:
      'a local table of the coordinator; later, a database of its own, written after the commit from an outbox table with user_id',
  },
  stripe_events: {
    kind: 'exception',
    reason: 'a job queue, stored before it is known whom an event is about',
    solution: 'a local table of the coordinator: a few events per subscriber and month',
  },
  rate_limits: {
    kind: 'exception',
    reason: 'belongs to addresses, before anyone is known',
    solution: 'distributed by `key`, which each of its statements names; no transaction contains them',
  },
};

/** The column of a learner's table that has the learner's id; undefined for other tables. */
export function learnerColumnOf(table: string): string | undefined {
  const distribution = distributions[table];
  return distribution?.kind === 'learner' ? distribution.column : undefined;
}

/** Statements of requests and jobs that need several shards, by a part of their text. */
export const multiShardStatements: readonly {
  readonly part: string;
  readonly reason: string;
  readonly solution: string;
}[] = [
  {
    part: 'from (select "id" from "user_profiles" limit ',
    reason: 'the page of operators that tests the database counts up to 100 profiles',
    solution: 'none needed: each shard stops at 100 rows',
  },
  {
    part: 'where ("user_profiles"."email_notifications" = $1 and "user_profiles"."reminders" = $2',
    reason: 'the job of reminders looks for candidates among all learners',
    solution: 'none needed: every five minutes, by an index of each shard; a transaction per learner follows',
  },
  {
    part: 'where ("user_profiles"."email_notifications" = $1 and "user_profiles"."progress_updates" = $2',
    reason: 'the job of weekly summaries looks for candidates among all learners',
    solution: 'none needed: as for reminders, but a sequential scan of each shard',
  },
  {
    part: 'select distinct coalesce("time_zone", ',
    reason: 'the job of weekly summaries reads the time zones of all learners',
    solution: 'none needed: every five minutes, and each shard returns a few names',
  },
  {
    part: 'update "review_parameters" set "attempts" = "review_parameters"."attempts" + 1',
    reason:
      'the job that fits parameters claims due learners with `for update skip locked`, which Citus has for one shard only',
    solution: 'one query for candidates as for reminders, then a claim per learner',
  },
  {
    part: 'from "review_parameters" where "review_parameters"."next_attempt_at" is not null',
    reason: 'metrics count the waiting jobs that fit parameters',
    solution: 'none needed: by an index of each shard, at most 10,000 rows',
  },
  {
    part: 'not exists (select "user_id" from "news_mails"',
    reason: 'the command that sends news lists all who want them',
    solution: 'none needed: shards of both tables are co-located',
  },
];

/** Whether a statement is one of these. */
export const isMultiShard = (text: string): boolean =>
  multiShardStatements.some(({ part }) => text.includes(part));
