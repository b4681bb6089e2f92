/** Learners and their profiles, which the tables and queries of every layer refer to. */
import { defaultDayStart } from '@ena/domain/review/settings';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, dateTime, updatedAt } from './columns.ts';

export interface StoredPause {
  readonly from: string;
  readonly to: string | null;
}

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** The first sign-in of an account is not reported as one from a new device. */
  signedInBefore: boolean('signed_in_before').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** First column of each table with data of a learner. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Profile of a learner (BACK-02). The counters are recomputed from rows (learner/study/counters.ts), never incremented. */
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
    /** Days that the streak may still miss. */
    streakFreezes: integer('streak_freezes').notNull().default(0),
    /** Pauses of reviews, which keep the streak; the last day of the current one is null. */
    pauses: jsonb('pauses').$type<readonly StoredPause[]>().notNull().default([]),
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
    /** The hour at which a day of reviews begins; study days begin at midnight (PROF-16). */
    dayStart: smallint('day_start').notNull().default(defaultDayStart),
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
