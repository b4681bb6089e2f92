/** Data export: everything that is stored about a learner, for the learner. */
import { and, eq, getTableColumns, getTableName, inArray, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import type { Db } from '../../platform/db/open.ts';
import * as schema from '../schema.ts';
import type { Env } from '../../platform/http/address.ts';
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

/** Rows that are in memory at a time. */
const pageSize = 500;

/** The columns of the primary key, in its order: rows are read in pages by it. */
function keyOf(table: PgTable): readonly PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** The rows of one table that meet a condition, in pages, without secrets. */
async function* readPages(db: Db, table: PgTable, about: SQL) {
  const hidden = secrets[getTableName(table)] ?? [];
  const exported = Object.entries(getTableColumns(table)).filter(([column]) => !hidden.includes(column));
  // Its former name, for one release.
  if (table === schema.userAnswers) exported.push(['itemId', schema.userAnswers.questionId]);
  const key = keyOf(table);
  const keyFields = Object.fromEntries(key.map((column) => [column.name, column]));
  const list = sql.join([...key], sql`, `);
  for (let after: SQL | undefined; ; ) {
    const page = await db
      .select({ row: Object.fromEntries(exported), key: keyFields })
      .from(table)
      .where(and(about, after))
      .orderBy(...key)
      .limit(pageSize);
    yield page.map(({ row }) => row);
    const last = page.at(-1)?.key;
    if (page.length < pageSize || !last) return;
    const values = key.map((column) => sql.param(last[column.name], column));
    after = sql`(${list}) > (${sql.join(values, sql`, `)})`;
  }
}

/** The picture of a learner as a data: URL; null without one. */
async function readAvatar({ db, files }: ExportServices, userId: string): Promise<string | null> {
  const { id, avatarUrl } = schema.userProfiles;
  const [profile] = await db.select({ avatarUrl }).from(schema.userProfiles).where(eq(id, userId));
  const picture = profile?.avatarUrl ? await files.read(profile.avatarUrl.slice(1)) : null;
  return picture && `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`;
}

type ExportServices = Pick<PlatformServices, 'db' | 'files' | 'now'>;

/**
 * The data export of a learner: JSON of the contract, in parts, because years of study take more memory than one request
 * may. Each table of the schema is exported, so that a new one cannot be forgotten.
 */
async function* exportAccountData(
  services: ExportServices,
  userId: string,
): AsyncGenerator<string, undefined> {
  const head = {
    about:
      'All data that Ena stores about you, by table. Only secrets are left out: the hash of your password, session tokens, the tokens of mailed links, and the secret and recovery codes of two-step verification.',
    madeAt: services.now().toISOString(),
    avatar: await readAvatar(services, userId),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`;
  let separator = '';
  for (const table of tables) {
    const about = isAbout(services.db, table, userId);
    if (!about) continue;
    yield `${separator}${JSON.stringify(getTableName(table))}:[`;
    separator = '';
    for await (const rows of readPages(services.db, table, about)) {
      if (rows.length > 0) yield separator + rows.map((row) => JSON.stringify(row)).join(',');
      if (rows.length > 0) separator = ',';
    }
    yield ']';
    separator = ',';
  }
  yield '}}';
  return undefined;
}

/** Sends all data of a learner as a stream. */
export async function sendAccountData(
  c: Context<Env>,
  services: ExportServices,
  userId: string,
): Promise<Response> {
  const text = exportAccountData(services, userId);
  // An error before the first part is one of the response; later ones break it off.
  const { value: first = '' } = await text.next();
  const parts = async function* () {
    yield first;
    yield* text;
  };
  c.header('Content-Type', 'application/json');
  return c.body(ReadableStream.from(parts()).pipeThrough(new TextEncoderStream()));
}
