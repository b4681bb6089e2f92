/** Tables of spaced review (Today), and of what a learner adds to it: own words and notes. */
import { minFitReviews, parameterChoices } from '@ena/domain/review/fit';
import { formats, skills } from '@ena/domain/review/question';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId } from '../../platform/db/users.ts';
import { createdAt, dateTime, updatedAt } from '../../platform/db/columns.ts';

/** How a learner wants to review (Today). The row is created with the first visit. */
export const reviewSettings = pgTable(
  'review_settings',
  {
    userId: ownerId().primaryKey(),
    /** Desired retention in percent. */
    retention: smallint('retention').notNull().default(90),
    newPerDay: smallint('new_per_day').notNull().default(10),
    minutes: smallint('minutes').notNull().default(10),
    ownRatings: boolean('own_ratings').notNull().default(false),
    /** Share of own words among new items, in percent. */
    ownShare: smallint('own_share').notNull().default(50),
    /** Days of the week with fewer reviews; 0 is Monday. */
    easyDays: smallint('easy_days').array().notNull().default(sql`'{}'`),
    /** No card is due while a learner pauses; afterwards due dates are moved (`changeSettings`). */
    pausedSince: date('paused_since'),
  },
  (table) => [
    check('review_settings_retention', sql`${table.retention} between 80 and 95`),
    check('review_settings_new', sql`${table.newPerDay} >= 0`),
    check('review_settings_own_share', sql`${table.ownShare} between 0 and 100`),
  ],
);

/**
 * What a learner remembers of a course item, per skill: the memory state of FSRS after the last review. Derived from
 * `review_log`, and replayed from it when an earlier review arrives late.
 */
export const reviewCards = pgTable(
  'review_cards',
  {
    userId: ownerId(),
    itemId: text('item_id').notNull(),
    skill: text('skill', { enum: skills }).notNull(),
    /** Days until the probability of recall has fallen to 90 percent; 0 before the first review. */
    stability: doublePrecision('stability').notNull().default(0),
    /** 1 to 10; 0 before the first review. */
    difficulty: doublePrecision('difficulty').notNull().default(0),
    /** Days of the learner's calendar. */
    due: date('due').notNull(),
    lastDay: date('last_day'),
    lastAt: dateTime('last_at'),
    createdDay: date('created_day').notNull(),
    reps: integer('reps').notNull().default(0),
    /** Days on which the first answer was wrong, after the first day. */
    lapses: integer('lapses').notNull().default(0),
    suspended: boolean('suspended').notNull().default(false),
    /** Not asked until after this day. */
    buriedOn: date('buried_on'),
    /** Reviews before are ignored. */
    resetAt: dateTime('reset_at'),
    /** A placement has marked it as known, before any review. */
    placed: boolean('placed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId, table.skill] }),
    index('review_cards_due').on(table.userId, table.due),
  ],
);

/**
 * Every review: answers in a review run; answers in lessons and quizzes, whose `id` is that of the answer; and what a
 * placement has marked as known. One answer can review several items.
 */
export const reviewLog = pgTable(
  'review_log',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    itemId: text('item_id').notNull(),
    skill: text('skill', { enum: skills }).notNull(),
    format: text('format', { enum: [...formats, 'lesson', 'placement'] }).notNull(),
    correct: boolean('correct').notNull(),
    /** As in FSRS: 1 again, 2 hard, 3 good, 4 easy; of a placement see `placedRatings`. */
    rating: smallint('rating').notNull(),
    /** Null: not known, an answer in a lesson, which `user_answers` has, or not asked in a placement. */
    response: jsonb('response'),
    elapsedMs: integer('elapsed_ms').notNull().default(0),
    reviewedAt: dateTime('reviewed_at').notNull(),
    /** By the learner's calendar. */
    day: date('day').notNull(),
    recordedAt: dateTime('recorded_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id, table.itemId] }),
    index('review_log_card').on(table.userId, table.itemId, table.skill, table.reviewedAt),
    index('review_log_day').on(table.userId, table.day),
    check('review_log_rating', sql`${table.rating} between 1 and 4`),
  ],
);

/**
 * Parameters of FSRS that were fitted to a learner's reviews, and the job that fits them (fitting/fitWorker.ts). The row is
 * created with the first review.
 */
export const reviewParameters = pgTable(
  'review_parameters',
  {
    userId: ownerId().primaryKey(),
    /** Reviews that were recorded, without placements. Counted here, because counting the log for each takes longer. */
    reviews: integer('reviews').notNull().default(0),
    /** Number of reviews at which parameters are fitted next. */
    fitAt: integer('fit_at').notNull().default(minFitReviews),
    attempts: integer('attempts').notNull().default(0),
    /** Null while there is nothing to fit. */
    nextAttemptAt: dateTime('next_attempt_at'),
    /** Null: the defaults of FSRS. */
    parameters: doublePrecision('parameters').array(),
    /** Since when the parameters are in use, by the learner's calendar, and to how many reviews they were fitted. */
    fittedDay: date('fitted_day'),
    fittedReviews: integer('fitted_reviews'),
    /** The last comparison: mean log losses of the held-out reviews, and the choice that followed. */
    comparedAt: dateTime('compared_at'),
    comparedReviews: integer('compared_reviews'),
    heldOut: integer('held_out'),
    lossDefault: doublePrecision('loss_default'),
    lossCurrent: doublePrecision('loss_current'),
    lossFitted: doublePrecision('loss_fitted'),
    choice: text('choice', { enum: parameterChoices }),
  },
  (table) => [index('review_parameters_due').on(table.nextAttemptAt)],
);

/** What an import can change of an own word. */
export interface WordBefore {
  readonly gloss: string;
  readonly sentence: string;
  readonly translation: string;
  readonly groups: readonly string[];
  readonly note: string | null;
}

/** Words that a learner has added. `id` is given by the client: the idempotency key. */
export const ownWords = pgTable(
  'own_words',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    form: text('form').notNull(),
    gloss: text('gloss').notNull(),
    /** Empty: none. */
    sentence: text('sentence').notNull(),
    translation: text('translation').notNull(),
    /** Names of groups (tags). */
    groups: text('groups').array().notNull().default(sql`'{}'`),
    /** What the list is searched in: the word and its note, as `searchTextOf` folds them. */
    search: text('search').notNull().default(''),
    /** Words are introduced in this order. */
    position: integer('position').notNull(),
    /** The import that added it; null: none, or one that cannot be undone any more. */
    importId: uuid('import_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('own_words_form').on(table.userId, table.form),
  ],
);

/** The latest imports of own words, which can be undone. `id` is given by the client. */
export const wordImports = pgTable(
  'word_imports',
  { userId: ownerId(), id: uuid('id').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Own words as they were before an import changed them. */
export const wordImportUpdates = pgTable(
  'word_import_updates',
  {
    userId: ownerId(),
    importId: uuid('import_id').notNull(),
    wordId: uuid('word_id').notNull(),
    before: jsonb('before').$type<WordBefore>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.importId, table.wordId] })],
);

/** A learner's notes on items of the course and on own words. */
export const itemNotes = pgTable(
  'item_notes',
  {
    userId: ownerId(),
    itemId: text('item_id').notNull(),
    text: text('text').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
);
