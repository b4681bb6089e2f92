/** Columns that many tables have. */
import { timestamp } from 'drizzle-orm/pg-core';

export const dateTime = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => dateTime('created_at').notNull().defaultNow();
export const updatedAt = () => dateTime('updated_at').notNull().defaultNow();
