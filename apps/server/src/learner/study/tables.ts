/** What a learner has studied: counters and achievements are computed from these tables. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId } from '../../platform/db/users.ts';
import { createdAt, dateTime, updatedAt } from '../../platform/db/columns.ts';

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

/**
 * Days on which a learner studied, in the learner's time zone (decision D8). Time and zone of the first and the
 * last study of a day distinguish a missed day from one that a change of time zone skipped. Whether a day counts: `isCounted`.
 */
export const studyDays = pgTable(
  'study_days',
  {
    userId: ownerId(),
    day: date('day').notNull(),
    minutes: integer('minutes').notNull().default(0),
    /** An answer was given. True for days that were recorded before it mattered (decision 0104). */
    answered: boolean('answered').notNull().default(true),
    /** The minutes without those that opening a page adds. */
    activeMinutes: integer('active_minutes').notNull().default(0),
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
    // Renamed in the release after: replicas of the former version still run during an upgrade.
    questionId: text('item_id').notNull(),
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
    index('user_answers_unit').on(table.userId, table.unitId, table.questionId, table.answeredAt),
  ],
);

/** Letters, words and other items that a learner has answered right at first at least once (decision D24). */
export const learnedItems = pgTable(
  'learned_items',
  { userId: ownerId(), itemId: text('item_id').notNull(), learnedAt: dateTime('learned_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
);

/** Submitted essays, which achievements count. `id` is the idempotency key. */
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
