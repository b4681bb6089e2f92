import type { Db } from '../../../apps/server/src/platform/db/open.ts';
import { users } from '../../../apps/server/src/platform/db/users.ts';
import { userProgress } from '../../../apps/server/src/learner/study/tables.ts';
import { progressReports } from '../../../apps/server/src/learner/progress/tables.ts';
import { reviewLog, reviewParameters } from '../../../apps/server/src/learner/review/tables.ts';
import type { Acknowledged } from './learner.ts';

/** What the database has. `minutes` and `reviewCount`: the sums that reports and reviews have been added to. */
export interface StoredWrites {
  readonly ids: ReadonlySet<string>;
  readonly reports: number;
  readonly minutes: number;
  readonly reviews: number;
  readonly reviewCount: number;
}

export async function readStoredWrites(db: Db): Promise<StoredWrites> {
  const accounts = await db.select({ id: users.email }).from(users);
  const reports = await db.select({ id: progressReports.id }).from(progressReports);
  const reviews = await db.select({ id: reviewLog.id }).from(reviewLog);
  const minutes = await db.select({ value: userProgress.timeSpent }).from(userProgress);
  const counts = await db.select({ value: reviewParameters.reviews }).from(reviewParameters);
  const sum = (rows: readonly { readonly value: number }[]) =>
    rows.reduce((all, { value }) => all + value, 0);
  return {
    ids: new Set([...accounts, ...reports, ...reviews].map(({ id }) => id)),
    reports: reports.length,
    minutes: sum(minutes),
    reviews: reviews.length,
    reviewCount: sum(counts),
  };
}

/** `lost`: acknowledged, but not stored. `twice`: added to a sum without being stored, or the other way round. */
export function compareWrites(stored: StoredWrites, { emails, reports, reviews }: Acknowledged) {
  return {
    lost: [...emails, ...reports, ...reviews].filter((id) => !stored.ids.has(id)).length,
    twice: Math.abs(stored.minutes - stored.reports) + Math.abs(stored.reviewCount - stored.reviews),
  };
}
