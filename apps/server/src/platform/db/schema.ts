/**
 * The database schema of both PGlite and PostgreSQL (15 or later). In every table that belongs to a learner,
 * primary key and unique constraints start with the learner's id, for sharding (checked by schema.test.ts).
 */
import { answerSources, answerFailures, answerStates } from '@ena/contract/chat';
import { optionalMailKinds } from '@ena/domain/account/profile';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId, users } from './accountTables.ts';
import { createdAt, dateTime, updatedAt } from './columns.ts';

export {
  accounts,
  rateLimits,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
  verifications,
} from './accountTables.ts';
export { reviewCards, reviewLog, reviewParameters, reviewSettings } from './reviewTables.ts';
export { itemNotes, ownWords } from './wordTables.ts';

/** Queue of mails to send, with the result (mail/queue.ts). */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The switch that permits it; null for a mail about the account. */
    kind: text('kind', { enum: optionalMailKinds }),
    /** Unsubscribe link, for optional mails. */
    unsubscribe: text('unsubscribe'),
    /** Reply-To address, if it differs from the sender. */
    replyTo: text('reply_to'),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once it is sent or has failed permanently. */
    nextAttemptAt: dateTime('next_attempt_at'),
    sentAt: dateTime('sent_at'),
  },
  (table) => [index('mail_queue_due').on(table.nextAttemptAt), index('mail_queue_user').on(table.userId)],
);

// What belongs to a learner.

/** Profile of a learner (BACK-02). The counters are recomputed from the rows below, never incremented. */
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
    /** Permits the optional kinds of mail below, besides account mail (SET-13). */
    emailNotifications: boolean('email_notifications').notNull().default(true),
    progressUpdates: boolean('progress_updates').notNull().default(true),
    reminders: boolean('reminders').notNull().default(false),
    news: boolean('news').notNull().default(true),
    /** 'No time limits': quizzes have no countdown (decision D30). */
    untimed: boolean('untimed').notNull().default(false),
    /** IANA name: chosen by the learner, or else last sent by the browser; null: none yet (OP-27). */
    timeZone: text('time_zone'),
    timeZoneChosen: boolean('time_zone_chosen').notNull().default(false),
    lastStudiedAt: dateTime('last_studied_at'),
    remindedAt: dateTime('reminded_at'),
    /** Monday of the latest week whose summary was sent, or had nothing to say. */
    summaryWeek: date('summary_week'),
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
  { userId: ownerId(), id: uuid('id').notNull(), reportedAt: dateTime('reported_at').notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * Days on which a learner studied, in the learner's time zone (decision D8). Time and zone of the first and the
 * last study of a day distinguish a missed day from one that a change of time zone skipped.
 */
export const studyDays = pgTable(
  'study_days',
  {
    userId: ownerId(),
    day: date('day').notNull(),
    minutes: integer('minutes').notNull().default(0),
    firstAt: dateTime('first_at').notNull(),
    firstZone: text('first_zone').notNull(),
    lastAt: dateTime('last_at').notNull(),
    lastZone: text('last_zone').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('study_days_minutes', sql`${table.minutes} >= 0`),
  ],
);

/** Every answer to an exercise item. `id` is the idempotency key; `corrected`: decision 0052. */
export const userAnswers = pgTable(
  'user_answers',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    unitId: text('unit_id').notNull(),
    itemId: text('item_id').notNull(),
    kind: text('kind').notNull(),
    /** Course items that a correct answer proves known, as of the time of the answer. */
    teaches: text('teaches').array().notNull(),
    correct: boolean('correct').notNull(),
    corrected: boolean('corrected').notNull().default(false),
    /** Null: time ran out. */
    response: jsonb('response'),
    answeredAt: dateTime('answered_at').notNull(),
    recordedAt: dateTime('recorded_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('user_answers_time').on(table.userId, table.answeredAt),
    index('user_answers_unit').on(table.userId, table.unitId, table.itemId, table.answeredAt),
  ],
);

/** Letters, words and other items that a learner has answered right at first at least once (decision D24). */
export const learnedItems = pgTable(
  'learned_items',
  { userId: ownerId(), itemId: text('item_id').notNull(), learnedAt: dateTime('learned_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
);

/**
 * Drafts, one per essay (decision D14). A removed one stays as an empty text (tombstone), so that an older one that
 * arrives late does not restore it.
 */
export const writingDrafts = pgTable(
  'writing_drafts',
  {
    userId: ownerId(),
    essayId: text('essay_id').notNull(),
    text: text('text').notNull(),
    savedAt: dateTime('saved_at').notNull(),
    /** Of the edit that wrote it (decision 0080). */
    editId: uuid('edit_id'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.essayId] })],
);

/** Submitted essays. `id` is the idempotency key. */
export const writingSubmissions = pgTable(
  'writing_submissions',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    essayId: text('essay_id').notNull(),
    text: text('text').notNull(),
    submittedAt: dateTime('submitted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Conversations of a learner with the assistant (decision D16). The ids are the client's. */
export const chatConversations = pgTable(
  'chat_conversations',
  { userId: ownerId(), id: uuid('id').notNull(), title: text('title').notNull(), updatedAt: updatedAt() },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** A question with its answer: `stopped` and possibly partial, until it has ended in another way. */
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
    answeredBy: text('answered_by', { enum: answerSources }).notNull(),
    /** The answer may contain Premium content. */
    withPremium: boolean('with_premium').notNull(),
    askedAt: dateTime('asked_at').notNull(),
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
    earnedAt: dateTime('earned_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.achievementId] })],
);

/** The learner's customer at the payment provider; also maps the provider's id to the learner. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: ownerId().primaryKey(),
  /** Null while it is being created. */
  customerId: text('customer_id').unique(),
  /** It was deleted at the provider: the next checkout creates another one. */
  customerGone: boolean('customer_gone').notNull().default(false),
  /** The trial is given once per customer (D19). */
  trialUsed: boolean('trial_used').notNull().default(false),
  /** The latest checkout session, which is reused while it is open. */
  checkoutSessionId: text('checkout_session_id'),
  /** Numbers of the last request for the current state, and of the last one whose result was stored. */
  asked: integer('asked').notNull().default(0),
  written: integer('written').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** One subscription per learner: its current state at the provider. End of the period in unix seconds. */
export const stripeSubscriptions = pgTable('stripe_subscriptions', {
  userId: ownerId().primaryKey(),
  subscriptionId: text('subscription_id').notNull(),
  status: text('status').notNull(),
  priceId: text('price_id').notNull(),
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

/** The mails about payments that were queued: the key names what a mail is about, and is used once. */
export const billingMails = pgTable(
  'billing_mails',
  { userId: ownerId(), key: text('key').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** The news that were queued for a learner, each once. */
export const newsMails = pgTable(
  'news_mails',
  { userId: ownerId(), newsId: text('news_id').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.newsId] })],
);

/** Webhook events of the provider: stored before they are acknowledged, applied once (billing/inbox.ts). */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Null if the event names none, such as that of a dispute. */
    customerId: text('customer_id'),
    /** What the event is about: a subscription, an invoice, a checkout, a charge, … */
    objectId: text('object_id').notNull(),
    receivedAt: dateTime('received_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once it is applied or has failed permanently. */
    nextAttemptAt: dateTime('next_attempt_at'),
    appliedAt: dateTime('applied_at'),
  },
  (table) => [
    index('stripe_events_due').on(table.nextAttemptAt),
    index('stripe_events_received').on(table.receivedAt),
  ],
);
