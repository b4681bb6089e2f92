import { isEntitled } from '@ena/domain/entitlement/entitlement';
import type { Subscription } from '@ena/contract/billing';
import { and, eq, gt, sql } from 'drizzle-orm';
import { toSubscription, viewColumns } from '../../billing/view.ts';
import { createBatchedLookup } from '../../platform/db/batchedLookup.ts';
import type { Db } from '../../platform/db/open.ts';
import { isOneOf } from '../../platform/db/prepared.ts';
import { users } from '../../platform/db/users.ts';
import { stripeSubscriptions } from '../../billing/tables.ts';
import { sessions } from '../tables.ts';
import { maxSessionSeconds, sessionTimeoutSeconds } from './sessionCookie.ts';

/** The signed-in learner of a request, read from the database for each request (ACCESS-16). */
export interface Viewer {
  readonly userId: string;
  readonly email: string;
  readonly registeredAt: Date;
  readonly isAdmin: boolean;
  /** An administrator whose session has no second factor, and thus no admin rights. */
  readonly needsSecondFactor: boolean;
  readonly entitled: boolean;
  readonly subscription: Subscription | null;
  readonly session: { readonly token: string; readonly remembered: boolean };
  /** When the session is to end now that it is used; null if it was prolonged lately (`prolongSession`). */
  readonly prolongUntil: Date | null;
}

interface ViewerServices {
  readonly db: Db;
  /** Lower case; admin rights require a verified e-mail (ACCESS-18). */
  readonly adminEmails: ReadonlySet<string>;
  /** Admins of the demo mode, whose password is public: no second factor is asked of them. */
  readonly demoAdminEmails?: ReadonlySet<string>;
  readonly now: () => Date;
}
/** A session in use is prolonged at most once in this interval, to avoid a write per request. */
const prolongIntervalMs = 60 * 60 * 1000;

export type ReadViewer = (token: string) => Promise<Viewer | null>;

/**
 * Creates the function that reads the viewer of a session token: session, account and subscription in one
 * query, which requests at the same time share (docs/performance.md), because nearly every one runs it. Null for an ended session.
 */
export function createReadViewer({
  db,
  adminEmails,
  demoAdminEmails = new Set(),
  now,
}: ViewerServices): ReadViewer {
  const findSessions = db
    .select({
      token: sessions.token,
      userId: users.id,
      email: users.email,
      registeredAt: users.createdAt,
      emailVerified: users.emailVerified,
      remembered: sessions.remembered,
      hasSecondFactor: sessions.hasSecondFactor,
      startedAt: sessions.createdAt,
      prolongedAt: sessions.updatedAt,
      subscription: viewColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(stripeSubscriptions, eq(stripeSubscriptions.userId, sessions.userId))
    .where(
      and(
        isOneOf(sessions.token, sql`${sql.placeholder('tokens')}::text[]`),
        gt(sessions.expiresAt, sql.placeholder('time')),
      ),
    )
    .prepare('ena_viewers');
  const findSession = createBatchedLookup(async (tokens: readonly string[]) => {
    const rows = await findSessions.execute({ tokens, time: now() });
    return new Map(rows.map((row) => [row.token, row]));
  });

  return async (token) => {
    const row = await findSession(token);
    if (!row) return null;
    const time = now();

    const email = row.email.toLowerCase();
    const isAdministrator = row.emailVerified && adminEmails.has(email);
    const isAdmin = isAdministrator && (row.hasSecondFactor || demoAdminEmails.has(email));
    const endsAt = row.startedAt.getTime() + maxSessionSeconds(row.remembered, isAdministrator) * 1000;
    if (endsAt <= time.getTime()) return null;
    const isProlongedLately = time.getTime() - row.prolongedAt.getTime() <= prolongIntervalMs;
    const timeoutAt = time.getTime() + sessionTimeoutSeconds(row.remembered) * 1000;
    return {
      userId: row.userId,
      email: row.email,
      registeredAt: row.registeredAt,
      isAdmin,
      needsSecondFactor: isAdministrator && !isAdmin,
      entitled: isEntitled({ status: row.subscription?.status ?? null, isAdmin }),
      subscription: row.subscription && toSubscription(row.subscription),
      session: { token, remembered: row.remembered },
      prolongUntil: isProlongedLately ? null : new Date(Math.min(timeoutAt, endsAt)),
    };
  };
}
