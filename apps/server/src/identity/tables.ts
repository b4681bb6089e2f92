/** Tables of accounts. They have the columns of better-auth, which has created their first rows (decision 0038). */
import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../platform/db/users.ts';
import { createdAt, dateTime, updatedAt } from '../platform/db/columns.ts';

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
    accessTokenExpiresAt: dateTime('access_token_expires_at'),
    refreshTokenExpiresAt: dateTime('refresh_token_expires_at'),
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
    /** Started or continued with a code of two-step verification: admin rights need it. */
    hasSecondFactor: boolean('has_second_factor').notNull().default(false),
    expiresAt: dateTime('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Two-step verification (decision 0070): the secret of a learner's authenticator app. */
export const secondFactors = pgTable('second_factors', {
  userId: ownerId().primaryKey(),
  /** Encrypted (identity/secondFactor/secretBox.ts). */
  secret: text('secret').notNull(),
  createdAt: createdAt(),
  /** Null until a first code has shown that the app has the secret. */
  enabledAt: dateTime('enabled_at'),
  /** TOTP time step of the last code that was accepted: this one and earlier ones are refused from then on (`acceptTotp`). */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** Recovery codes that were not used yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ownerId(), hash: text('hash').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);
