/**
 * The database, once for PGlite and PostgreSQL. Every table that belongs to a learner is led by the
 * learner's id in its primary key and in each unique constraint (architecture, Growth; held by
 * schema.test.ts). Nothing here needs more than PostgreSQL 15.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => moment('created_at').notNull().defaultNow();
const updatedAt = () => moment('updated_at').notNull().defaultNow();

// Look-up tables of the accounts library.

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('accounts_user').on(table.userId)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    token: text('token').notNull().unique(),
    /** 'Remember me' was ticked: 30 days sliding instead of 24 hours (D6, OP-15). */
    remembered: boolean('remembered').notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Fixed windows of the limits that must outlive a restart. The key holds no address in the clear. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetsAt)],
);

/** Mail to be sent, and what became of it (mail/queue.ts). */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once it is sent or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [index('mail_queue_due').on(table.nextAttemptAt), index('mail_queue_user').on(table.userId)],
);

// What belongs to a learner.

/** Document 1, section 3 (BACK-02). The counters are recomputed from the rows below, never counted up. */
export const userProfiles = pgTable(
  'user_profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    displayName: text('display_name').notNull(),
    avatarUrl: text('avatar_url'),
    level: text('level').notNull().default('Beginner'),
    lessonsCompleted: integer('lessons_completed').notNull().default(0),
    /** Minutes. */
    totalStudyTime: integer('total_study_time').notNull().default(0),
    wordsLearned: integer('words_learned').notNull().default(0),
    /** Days. */
    studyStreak: integer('study_streak').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'user_profiles_counters',
      sql`${table.lessonsCompleted} >= 0 and ${table.totalStudyTime} >= 0 and ${table.wordsLearned} >= 0 and ${table.studyStreak} >= 0`,
    ),
  ],
);

/** One record per learner and unit (BACK-03, PROG-01). */
export const userProgress = pgTable(
  'user_progress',
  {
    userId: ownerId(),
    lessonId: text('lesson_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    completed: boolean('completed').notNull().default(false),
    /** Whole percent. */
    score: smallint('score'),
    /** Minutes. */
    timeSpent: integer('time_spent').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    check('user_progress_score', sql`${table.score} between 0 and 100`),
    check('user_progress_time', sql`${table.timeSpent} >= 0`),
  ],
);

/** Idempotency keys of progress reports. */
export const progressReports = pgTable(
  'progress_reports',
  { userId: ownerId(), id: uuid('id').notNull(), reportedAt: moment('reported_at').notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Every answer to an exercise item. `id` is the idempotency key. */
export const userAnswers = pgTable(
  'user_answers',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    unitId: text('unit_id').notNull(),
    itemId: text('item_id').notNull(),
    kind: text('kind').notNull(),
    /** Course items that a right answer shows to be known, as they were when it was given. */
    teaches: text('teaches').array().notNull(),
    correct: boolean('correct').notNull(),
    /** Null: time ran out. */
    response: jsonb('response'),
    answeredAt: moment('answered_at').notNull(),
    recordedAt: moment('recorded_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('user_answers_time').on(table.userId, table.answeredAt),
  ],
);

export const userAchievements = pgTable(
  'user_achievements',
  {
    userId: ownerId(),
    achievementId: text('achievement_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    earnedAt: moment('earned_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.achievementId] })],
);

/** Who a learner is at the payment provider. */
export const stripeCustomers = pgTable(
  'stripe_customers',
  {
    userId: ownerId().primaryKey(),
    customerId: text('customer_id').notNull(),
    /** The trial is given once per customer (D19). */
    trialUsed: boolean('trial_used').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('stripe_customers_customer').on(table.customerId)],
);

/** One subscription per learner: its present state at the provider. */
export const stripeSubscriptions = pgTable('stripe_subscriptions', {
  userId: ownerId().primaryKey(),
  subscriptionId: text('subscription_id').notNull(),
  status: text('status').notNull(),
  priceId: text('price_id').notNull(),
  /** Unix seconds. */
  currentPeriodEnd: bigint('current_period_end', { mode: 'number' }),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  paymentMethodBrand: text('payment_method_brand'),
  paymentMethodLast4: text('payment_method_last4'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Purchases, one per finished checkout. Amounts in the smallest unit of the currency. */
export const stripeOrders = pgTable(
  'stripe_orders',
  {
    userId: ownerId(),
    checkoutSessionId: text('checkout_session_id').notNull(),
    paymentIntentId: text('payment_intent_id'),
    amountTotal: integer('amount_total').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.checkoutSessionId] }),
    check('stripe_orders_amount', sql`${table.amountTotal} >= 0`),
  ],
);
