import { isEntitled } from '@ena/domain/entitlement/entitlement';
import type { Subscription } from '@ena/contract/billing';
import { and, eq, gt, sql } from 'drizzle-orm';
import { toSubscription, viewColumns } from '../../billing/view.ts';
import type { Db } from '../../platform/db/open.ts';
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
 * query, prepared once for each connection, because nearly every request runs it. Null for an ended session.
 */
export function createReadViewer({
  db,
  adminEmails,
  demoAdminEmails = new Set(),
  now,
}: ViewerServices): ReadViewer {
  const findSession = db
    .select({
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
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql.placeholder('time'))))
    .prepare('ena_viewer');

  return async (token) => {
    const time = now();
    const [row] = await findSession.execute({ token, time });
    if (!row) return null;

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
