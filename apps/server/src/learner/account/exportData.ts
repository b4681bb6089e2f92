/** Data export: everything that is stored about a learner, for the learner. */
import { eq, getTableColumns, getTableName, inArray, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/open.ts';
import * as schema from '../../platform/db/schema.ts';
import type { PlatformServices } from '../../platform/services.ts';

/** Tables that reference a learner by another column than `user_id`. */
const ownerColumns: Readonly<Record<string, string>> = {
  users: 'id',
  user_profiles: 'id',
  verifications: 'value',
};

/**
 * Columns that contain secrets: password hashes, session tokens, links. They are left out, so that nobody who
 * finds the file can sign in with it. Queued mails contain such links, too.
 */
const secrets: Readonly<Record<string, readonly string[]>> = {
  accounts: ['password', 'accessToken', 'refreshToken', 'idToken'],
  sessions: ['token'],
  verifications: ['identifier'],
  second_factors: ['secret'],
  recovery_codes: ['hash'],
  mail_queue: ['text', 'html', 'unsubscribe'],
};

const tables: readonly PgTable[] = Object.values(schema).filter((one) => is(one, PgTable));

/** SQL condition for the rows of a table about a learner; null for a table without data of learners. */
function isAbout(db: Db, table: PgTable, userId: string) {
  const { stripeCustomers, stripeEvents } = schema;
  // Webhook events reference the customer by the payment provider's id.
  if (table === stripeEvents) {
    const mine = db
      .select({ id: stripeCustomers.customerId })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.userId, userId));
    return inArray(stripeEvents.customerId, mine);
  }
  const owner = getTableColumns(table)[ownerColumns[getTableName(table)] ?? 'userId'];
  return owner ? eq(owner, userId) : null;
}

/** The rows of one table about a learner, without secrets; null for a table without data of learners. */
async function readRows(db: Db, table: PgTable, userId: string) {
  const name = getTableName(table);
  const columns = getTableColumns(table);
  const about = isAbout(db, table, userId);
  if (!about) return null;
  const exported = Object.entries(columns).filter(([column]) => !secrets[name]?.includes(column));
  return db.select(Object.fromEntries(exported)).from(table).where(about);
}

export interface AccountData {
  readonly about: string;
  readonly madeAt: string;
  readonly avatar: string | null;
  readonly tables: Record<string, Record<string, unknown>[]>;
}

/** Exports each table of the schema, so that a new table cannot be forgotten. */
export async function exportAccountData(
  { db, files, now }: Pick<PlatformServices, 'db' | 'files' | 'now'>,
  userId: string,
): Promise<AccountData> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const table of tables) {
    const rows = await readRows(db, table, userId);
    if (rows) found[getTableName(table)] = rows;
  }
  const [address] = (found['user_profiles'] ?? []).map((profile) => profile['avatarUrl']);
  const picture = typeof address === 'string' ? await files.read(address.slice(1)) : null;
  return {
    about:
      'All data that Ena stores about you, by table. Only secrets are left out: the hash of your password, session tokens, the tokens of mailed links, and the secret and recovery codes of two-step verification.',
    madeAt: now().toISOString(),
    avatar: picture && `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`,
    tables: found,
  };
}
