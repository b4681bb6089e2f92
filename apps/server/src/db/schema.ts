/**
 * The database, once for PGlite and PostgreSQL. Every table that belongs to a learner is led by the
 * learner's id in its primary key and in each unique constraint (architecture, Growth; held by
 * schema.test.ts). Nothing here needs more than PostgreSQL 15.
 */
import { answerers, answerFailures, answerStates } from '@ena/contract/chat';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
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
    /** Link that ends mails of this kind, for those that nobody has to get. */
    unsubscribe: text('unsubscribe'),
    /** Who gets the answer, where that is not us. */
    replyTo: text('reply_to'),
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
    /** What may be mailed besides account mail (SET-13). */
    emailNotifications: boolean('email_notifications').notNull().default(true),
    progressUpdates: boolean('progress_updates').notNull().default(true),
    reminders: boolean('reminders').notNull().default(false),
    news: boolean('news').notNull().default(true),
    /** 'No time limits': quizzes have no countdown (decision D30). */
    untimed: boolean('untimed').notNull().default(false),
    /** IANA name: the one chosen, or else the one that the browser sent last; null: none was sent yet (OP-27). */
    timeZone: text('time_zone'),
    timeZoneChosen: boolean('time_zone_chosen').notNull().default(false),
    lastStudiedAt: moment('last_studied_at'),
    remindedAt: moment('reminded_at'),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('user_profiles_to_remind').on(table.lastStudiedAt).where(sql`${table.reminders}`),
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

/**
 * Days on which a learner studied, by the learner's own calendar (decision D8). When and in which zone the
 * first and the last study of the day was is what tells a day missed from one skipped by a change of zone.
 */
export const studyDays = pgTable(
  'study_days',
  {
    userId: ownerId(),
    day: date('day').notNull(),
    minutes: integer('minutes').notNull().default(0),
    firstAt: moment('first_at').notNull(),
    firstZone: text('first_zone').notNull(),
    lastAt: moment('last_at').notNull(),
    lastZone: text('last_zone').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('study_days_minutes', sql`${table.minutes} >= 0`),
  ],
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

/** Letters, words and other items that a learner has answered right at least once (decision D24). */
export const learnedItems = pgTable(
  'learned_items',
  {
    userId: ownerId(),
    itemId: text('item_id').notNull(),
    learnedAt: moment('learned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
);

/**
 * What a learner is writing: one draft for each essay (decision D14). A removed one stays as an empty
 * text with its time, so that an older one that arrives late does not bring it back.
 */
export const writingDrafts = pgTable(
  'writing_drafts',
  {
    userId: ownerId(),
    essayId: text('essay_id').notNull(),
    text: text('text').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.essayId] })],
);

/** Texts that were handed in. `id` is the idempotency key. */
export const writingSubmissions = pgTable(
  'writing_submissions',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    essayId: text('essay_id').notNull(),
    text: text('text').notNull(),
    submittedAt: moment('submitted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Conversations of a learner with the assistant (decision D16). The ids are the client's. */
export const chatConversations = pgTable(
  'chat_conversations',
  { userId: ownerId(), id: uuid('id').notNull(), title: text('title').notNull(), updatedAt: updatedAt() },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** A question with its answer: `stopped`, as far as it came, until it has ended in another way. With Premium it may hold some of it. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull().default(''),
    state: text('state', { enum: answerStates }).notNull().default('stopped'),
    failure: text('failure', { enum: answerFailures }),
    answeredBy: text('answered_by', { enum: answerers }).notNull(),
    withPremium: boolean('with_premium').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  ({ userId, id, conversationId }) => [
    primaryKey({ columns: [userId, conversationId, id] }),
    foreignKey({
      columns: [userId, conversationId],
      foreignColumns: [chatConversations.userId, chatConversations.id],
    }).onDelete('cascade'),
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

/** Who a learner is at the payment provider. It leads from the provider's id to the learner. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: ownerId().primaryKey(),
  /** Null while it is being made. */
  customerId: text('customer_id').unique(),
  /** The provider has deleted it: the next checkout makes another one. */
  customerGone: boolean('customer_gone').notNull().default(false),
  /** The trial is given once per customer (D19). */
  trialUsed: boolean('trial_used').notNull().default(false),
  /** The newest checkout: while it is open, every further click leads to it. */
  checkoutSessionId: text('checkout_session_id'),
  /** How often the provider was asked for the present state, and the newest answer that was written down. */
  asked: integer('asked').notNull().default(0),
  written: integer('written').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

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

/** Webhook events of the payment provider, stored before they are acknowledged, applied once (billing/inbox.ts). */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Null where the event names none, such as that of a dispute. */
    customerId: text('customer_id'),
    /** What the event is about: a subscription, an invoice, a checkout, a charge, … */
    objectId: text('object_id').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once it is applied or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    appliedAt: moment('applied_at'),
  },
  (table) => [
    index('stripe_events_due').on(table.nextAttemptAt),
    index('stripe_events_received').on(table.receivedAt),
  ],
);
