/** The table of achievements. */
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../../platform/db/users.ts';
import { createdAt, dateTime } from '../../platform/db/columns.ts';

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
