import type { ReviewSettings } from '@ena/contract/reviews';
import { addDays } from '@ena/domain/streak/day';
import { asc, eq, sql } from 'drizzle-orm';
import type { Course } from '../../../content/course/units.ts';
import type { Db } from '../../../platform/db/open.ts';
import { userProfiles } from '../../../platform/db/users.ts';
import { userAnswers } from '../../study/tables.ts';
import { reviewCards, reviewSettings } from '../tables.ts';
import { lockProfile, updateProfile } from '../../study/counters.ts';
import { momentOf, zoneOf } from '../../study/record.ts';
import { reviewDayOf } from '../../study/studyDay.ts';
import { reviewLessonAnswers } from '../cards/lessonAnswers.ts';

export type SettingsRow = typeof reviewSettings.$inferSelect;

/**
 * The settings of a learner. At the first visit they are created, and with them the cards of everything that was
 * answered before reviews existed.
 */
export async function ensureSettings(
  { db, course }: { readonly db: Db; readonly course: Course },
  userId: string,
): Promise<SettingsRow> {
  const read = async (tx: Db) =>
    (await tx.select().from(reviewSettings).where(eq(reviewSettings.userId, userId)))[0];
  const found = await read(db);
  if (found) return found;
  return db.transaction(async (tx) => {
    const profile = await lockProfile(tx, userId);
    const [created] = await tx.insert(reviewSettings).values({ userId }).onConflictDoNothing().returning();
    if (!created) {
      const other = await read(tx);
      if (other) return other;
      throw new Error('Review settings were neither created nor found.');
    }
    const answers = await tx
      .select()
      .from(userAnswers)
      .where(eq(userAnswers.userId, userId))
      .orderBy(asc(userAnswers.answeredAt), asc(userAnswers.recordedAt));
    const zone = zoneOf(profile, undefined);
    await reviewLessonAnswers(tx, userId, answers, course.studyItems, ({ answeredAt }) =>
      reviewDayOf(answeredAt.getTime(), zone, profile),
    );
    return created;
  });
}

type SettingsChange = {
  readonly [Name in keyof ReviewSettings]?: ReviewSettings[Name] | undefined;
} & { readonly paused?: boolean | undefined };

/**
 * Changes settings. The end of a pause moves each due date by the days since its start, or since the last review of the
 * card if that is later, so that no backlog has grown. The log does not have it: a replay of the card takes it back. A
 * new desired retention applies from the next review of each card.
 */
export async function changeSettings(
  services: { readonly db: Db; readonly course: Course; readonly now: () => Date },
  userId: string,
  { paused, dayStart, ...settings }: SettingsChange,
): Promise<void> {
  await ensureSettings(services, userId);
  await services.db.transaction(async (tx) => {
    const profile = await lockProfile(tx, userId);
    const { at, zone } = momentOf(profile, services.now());
    const today = reviewDayOf(at, zone, profile);
    const [before] = await tx.select().from(reviewSettings).where(eq(reviewSettings.userId, userId));
    const pausedSince = before?.pausedSince ?? null;
    // A pause that began today has moved nothing.
    if (paused === false && pausedSince !== null && pausedSince < today) {
      // A card that was reviewed or became due in the pause has missed only the rest of it.
      const missedSince = sql`greatest(${pausedSince}::date, coalesce(${reviewCards.lastDay}, ${reviewCards.due}))`;
      const due = sql`${reviewCards.due} + greatest(0, ${today}::date - ${missedSince})`;
      await tx.update(reviewCards).set({ due }).where(eq(reviewCards.userId, userId));
    }
    const change = {
      ...settings,
      ...(paused !== undefined && { pausedSince: paused ? (pausedSince ?? today) : null }),
    };
    if (dayStart !== undefined) await updateProfile(tx, profile, { dayStart }, services.now());
    if (paused !== undefined && paused !== (pausedSince !== null)) {
      const former = profile.pauses.filter(({ to }) => to !== null);
      const lasted = pausedSince !== null && pausedSince < today;
      const ended = lasted ? [...former, { from: pausedSince, to: addDays(today, -1) }] : former;
      const pauses = paused ? [...former, { from: today, to: null }] : ended;
      await tx.update(userProfiles).set({ pauses }).where(eq(userProfiles.id, userId));
    }
    if (Object.keys(change).length > 0)
      await tx.update(reviewSettings).set(change).where(eq(reviewSettings.userId, userId));
  });
}
