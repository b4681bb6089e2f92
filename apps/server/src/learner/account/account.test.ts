/** The account section of the settings: password, sessions, data export, account deletion. */
import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cookieOf, useApp } from '../../../test/app.ts';
import { addPassword, fastHashing } from '../../../test/passwords.ts';
import * as schema from '../schema.ts';

const { world, time, call, callWith, signedIn } = useApp();
const password = 'გამარჯობა მეგობარო';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** A learner with a password, and with a second session on another device. */
const learner = async (email: string) => {
  const person = await signedIn(email);
  const { db, accounts } = world.services;
  await addPassword(db, person.userId, password);
  const token = await accounts.startSession(person.userId, true, firefox);
  return { ...person, email, otherCookie: cookieOf(accounts.cookies.issue(token, true)) };
};
const isSignedIn = async (cookie: string) =>
  (await call('GET', '/api/session', undefined, { cookie })).json['learner'] !== null;
const signIn = (email: string, typed: string) =>
  call('POST', '/api/auth/sign-in/email', { email, password: typed, rememberMe: false });
const sessionsOf = async (cookie: string): Promise<Record<string, unknown>[]> => {
  const { json } = await call('GET', '/api/auth/sessions', undefined, { cookie });
  return Array.isArray(json['sessions']) ? json['sessions'] : [];
};

describe('changing the password', () => {
  const change = (cookie: string, current: string, next: string) =>
    call('POST', '/api/auth/change-password', { current, password: next }, { cookie });

  it('requires the current password, ends every other session and renews this one', async () => {
    const { cookie, otherCookie, email } = await learner('changes@ena.example');
    const reply = await change(cookie, password, 'ახალი სიტყვა');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('set-cookie')).toContain('ena.device=');
    const renewed = cookieOf(reply.headers.get('set-cookie'));
    expect([await isSignedIn(renewed), await isSignedIn(cookie), await isSignedIn(otherCookie)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([(await signIn(email, password)).status, (await signIn(email, 'ახალი სიტყვა')).status]).toEqual([
      401, 200,
    ]);
  });

  it.each([
    ['a wrong current one', 'not the password', 'ახალი სიტყვა', '403 WRONG_PASSWORD'],
    ['an empty current one', '', 'ახალი სიტყვა', '403 WRONG_PASSWORD'],
    ['one that is too short', password, 'ა', '422 WEAK_PASSWORD'],
    ['a common one', password, 'password1', '422 WEAK_PASSWORD'],
    ['the own e-mail', password, 'weak@ena.example', '422 WEAK_PASSWORD'],
  ])('is refused with %s, and nothing changes', async (name, current, next, refusal) => {
    const email = name === 'the own e-mail' ? 'weak@ena.example' : `${name.replaceAll(' ', '-')}@ena.example`;
    const { cookie, otherCookie } = await learner(email);
    const { status, json } = await change(cookie, current, next);
    expect(`${status} ${String(json['code'])}`).toBe(refusal);
    expect([await isSignedIn(otherCookie), (await signIn(email, password)).status]).toEqual([true, 200]);
  });

  it('invalidates password reset links that were requested before', async () => {
    const { cookie, userId } = await learner('links@ena.example');
    const expiresAt = new Date(time.now.getTime() + 60_000);
    await world.services.db
      .insert(schema.verifications)
      .values({ identifier: 'reset:x', value: userId, expiresAt });
    await change(cookie, password, 'ახალი სიტყვა');
    const left = await world.services.db
      .select()
      .from(schema.verifications)
      .where(eq(schema.verifications.value, userId));
    expect(left).toEqual([]);
  });

  it('succeeds only once for two concurrent requests', async () => {
    const { cookie, otherCookie } = await learner('race@ena.example');
    // Race condition: both requests check the current password before either sets the new one.
    let arrived = 0;
    const { promise: bothArrived, resolve } = Promise.withResolvers<void>();
    const hash = async (typed: string) => {
      if (++arrived === 2) resolve();
      await bothArrived;
      return fastHashing.hash(typed);
    };
    const accounts = { ...world.services.accounts, hashing: { ...fastHashing, hash } };
    const changeConcurrently = (from: string, next: string) => {
      const body = { current: password, password: next };
      return callWith({ accounts }, 'POST', '/api/auth/change-password', body, { cookie: from });
    };
    const replies = await Promise.all([
      changeConcurrently(cookie, 'პირველი სიტყვა'),
      changeConcurrently(otherCookie, 'მეორე სიტყვა'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });
});

describe('sessions', () => {
  it('are listed with readable device names, the current one marked, without their tokens', async () => {
    const { cookie, otherCookie } = await learner('lists@ena.example');
    const listed = await sessionsOf(cookie);
    expect(listed.map(({ device, current }) => [device, current]).toSorted()).toEqual([
      ['Firefox on Windows', false],
      ['Unknown browser', true],
    ]);
    expect(JSON.stringify(listed)).not.toContain(otherCookie.slice('ena.session='.length, 40));
    expect(Object.keys(listed[0] ?? {}).toSorted()).toEqual([
      'current',
      'device',
      'id',
      'lastSeenAt',
      'signedInAt',
    ]);
  });

  it('store the browser of a log-in by its readable name only', async () => {
    const { email, userId } = await learner('browser@ena.example');
    const headers = { 'user-agent': firefox };
    await call('POST', '/api/auth/sign-in/email', { email, password, rememberMe: false }, { headers });
    const rows = await world.services.db
      .select()
      .from(schema.sessions)
      .where(eq(schema.sessions.userId, userId));
    expect(rows.map(({ userAgent }) => userAgent).toSorted()).toEqual([
      'Firefox on Windows',
      'Firefox on Windows',
      'Unknown browser',
    ]);
  });

  it('can be ended one by one, and only by their owner', async () => {
    const { cookie, otherCookie } = await learner('ends@ena.example');
    const stranger = await learner('stranger@ena.example');
    const foreign = (await sessionsOf(stranger.cookie)).map(({ id }) => id);
    for (const id of [...foreign, randomUUID()])
      expect((await call('POST', '/api/auth/sessions/end', { id }, { cookie })).status).toBe(200);
    expect([await isSignedIn(stranger.cookie), await isSignedIn(stranger.otherCookie)]).toEqual([true, true]);
    const other = (await sessionsOf(cookie)).find(({ current }) => current === false);
    await call('POST', '/api/auth/sessions/end', { id: other?.['id'] }, { cookie });
    expect([
      await isSignedIn(cookie),
      await isSignedIn(otherCookie),
      (await sessionsOf(cookie)).length,
    ]).toEqual([true, false, 1]);
  });

  it('on other devices can be ended all at once', async () => {
    const { cookie, otherCookie, userId } = await learner('others@ena.example');
    const stranger = await learner('stranger2@ena.example');
    await world.services.accounts.startSession(userId, false);
    expect(await sessionsOf(cookie)).toHaveLength(3);
    await call('POST', '/api/auth/sessions/end-others', {}, { cookie });
    expect([
      await isSignedIn(cookie),
      await isSignedIn(otherCookie),
      await isSignedIn(stranger.cookie),
    ]).toEqual([true, false, true]);
  });
});

const tables = Object.values(schema).filter((one) => is(one, PgTable));
const rowsNaming = async (needles: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const table of tables) {
    const name = getTableName(table);
    const named = needles.map((needle) => sql`row_to_json(t)::text like ${`%${needle}%`}`);
    const rows: unknown = await world.services.db.execute(
      sql`select count(*)::int as count from ${sql.identifier(name)} t where ${sql.join(named, sql` or `)}`,
    );
    const [row] =
      typeof rows === 'object' && rows !== null && 'rows' in rows && Array.isArray(rows.rows)
        ? rows.rows
        : [];
    if (Object(row)['count'] > 0) found.push(name);
  }
  return found.toSorted();
};

/** Tables whose rows never identify a learner, and why. */
const tablesWithoutLearner: Readonly<Record<string, string>> = {
  rate_limits: 'counts hashes that only the secret of the server can make',
};

/** A valid value for a column; generic, so that it also works for new tables. */
const sample = (type: string, enums: readonly string[] | undefined): SQL => {
  if (enums?.[0] !== undefined) return sql`${enums[0]}`;
  if (type.endsWith('[]')) return sql`'{}'`;
  if (type === 'uuid') return sql`${randomUUID()}::uuid`;
  if (type.startsWith('timestamp')) return sql`now()`;
  if (type === 'date') return sql`current_date`;
  if (type === 'boolean') return sql`true`;
  if (type.startsWith('json')) return sql`'{}'`;
  return /int|numeric|real|double/.test(type) ? sql`1` : sql`'sample'`;
};

/** Inserts a row for the learner into every table of the schema that has none of theirs yet. */
async function fillTables(userId: string): Promise<void> {
  const { db } = world.services;
  for (const table of tables) {
    const columns = Object.values(getTableColumns(table));
    const owner = columns.find(({ name }) => name === 'user_id');
    if (!owner) continue;
    const held = await db.select().from(table).where(eq(owner, userId));
    if (held.length > 0) continue;
    const given = columns.filter((column) => column === owner || (column.notNull && !column.hasDefault));
    const values = given.map((column) =>
      column === owner ? sql`${userId}::uuid` : sample(column.getSQLType(), column.enumValues),
    );
    await db.execute(
      sql`insert into ${table} (${sql.join(
        given.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )}) values (${sql.join(values, sql`, `)})`,
    );
  }
}

/** A learner with at least one row in every table. */
const learnerWithAllData = async (name: string) => {
  const email = `${name}@ena.example`;
  const person = await learner(email);
  const { db } = world.services;
  const { userId, cookie } = person;
  const customerId = `cus_${name}`;
  await db.insert(schema.stripeCustomers).values({ userId, customerId });
  const ended = { subscriptionId: `sub_${name}`, status: 'canceled', priceId: 'price' };
  await db.insert(schema.stripeSubscriptions).values({ userId, ...ended });
  await db
    .insert(schema.stripeEvents)
    .values({ id: `evt_${name}`, type: 'invoice.paid', customerId, objectId: 'in_1' });
  const expiresAt = new Date(time.now.getTime() + 60_000);
  await db
    .insert(schema.verifications)
    .values({ identifier: `reset:DIGEST-OF-${name}`, value: userId, expiresAt });
  await db
    .insert(schema.mailQueue)
    .values({ userId, recipient: email, subject: 'Confirm', text: `LINK-OF-${name}`, html: '' });
  await call(
    'POST',
    '/api/progress/reports',
    { id: randomUUID(), lessonId: 'alphabet', timeSpent: 7 },
    { cookie },
  );
  const body = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  await call('POST', '/api/profile/avatar', body, { cookie, headers: { origin: 'http://127.0.0.1:3000' } });
  await call(
    'POST',
    '/api/chat/questions',
    { conversationId: randomUUID(), id: randomUUID(), question: 'How do I say word?' },
    { cookie },
  );
  await fillTables(userId);
  return { ...person, customerId, needles: [userId, email, customerId] };
};

describe('the data export of a learner', () => {
  it('contains every row of every table about the learner, and none about others', async () => {
    const { cookie, userId, needles } = await learnerWithAllData('export');
    const stranger = await learnerWithAllData('someone');
    const { status, json, text } = await call('GET', '/api/account/data', undefined, { cookie });
    expect(status).toBe(200);
    const given: Record<string, unknown[]> = Object(json['tables']);
    const filled = Object.entries(given).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []));
    // Derived from the rows themselves: each table that contains an id of the learner must be in the export.
    expect(filled.toSorted()).toEqual(await rowsNaming(needles));
    expect(filled.length).toBeGreaterThan(12);
    for (const needle of stranger.needles) expect(text).not.toContain(needle);
    for (const table of tables) {
      const name = getTableName(table);
      const owner = Object.values(getTableColumns(table)).find((column) => column.name === 'user_id');
      if (!owner || !given[name]) continue;
      const rows = await world.services.db.select().from(table).where(eq(owner, userId));
      expect(given[name]).toHaveLength(rows.length);
    }
    expect(String(json['avatar'])).toMatch(/^data:image\/webp;base64,/u);
  });

  it('contains no secrets, such as password hashes, session tokens and links', async () => {
    const { cookie, userId } = await learnerWithAllData('secrets');
    const { text } = await call('GET', '/api/account/data', undefined, { cookie });
    const { db } = world.services;
    const tokens = await db.select().from(schema.sessions).where(eq(schema.sessions.userId, userId));
    const passwords = await db.select().from(schema.accounts).where(eq(schema.accounts.userId, userId));
    for (const secret of [
      passwords[0]?.password ?? '',
      'LINK-OF-secrets',
      'DIGEST-OF-secrets',
      ...tokens.map(({ token }) => token),
    ]) {
      expect(secret).not.toBe('');
      expect(text).not.toContain(secret);
    }
    // A new column that is named like a secret must be listed here, or be left out by account/exportData.ts.
    const names = [...text.matchAll(/"(\w*(?:token|secret|password|hash|signature)\w*)":/giu)].map(
      ([, name]) => name,
    );
    expect(new Set(names)).toEqual(new Set(['accessTokenExpiresAt', 'refreshTokenExpiresAt']));
  });
});

describe('deleting an account', () => {
  const remove = (cookie: string, typed: string) =>
    call('POST', '/api/account/delete', { password: typed }, { cookie });

  it('deletes all rows and files of the learner, and nothing of others', async () => {
    const { cookie, otherCookie, email, userId, needles } = await learnerWithAllData('leaves');
    const stranger = await learnerWithAllData('stays');
    const before = await rowsNaming(stranger.needles);
    expect(await rowsNaming(needles)).toEqual(
      tables
        .map(getTableName)
        .filter((name) => tablesWithoutLearner[name] === undefined)
        .toSorted(),
    );
    const { avatarUrl } = Object((await call('GET', '/api/session', undefined, { cookie })).json['learner']);
    const reply = await remove(cookie, password);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('set-cookie')).toMatch(/ena\.session=;.*Max-Age=0/u);
    expect(await rowsNaming(needles)).toEqual([]);
    expect((await call('GET', String(avatarUrl))).status).toBe(404);
    expect([await isSignedIn(cookie), await isSignedIn(otherCookie)]).toEqual([false, false]);
    expect((await signIn(email, password)).status).toBe(401);
    expect(await rowsNaming(stranger.needles)).toEqual(before);
    expect([await isSignedIn(stranger.cookie), userId.length]).toEqual([true, 36]);
  });

  it('would be detected as incomplete if a table had no cascading delete (negative control)', async () => {
    const { db } = world.services;
    const { cookie, needles } = await learnerWithAllData('kept');
    await db.execute(sql`alter table writing_drafts drop constraint writing_drafts_user_id_users_id_fk`);
    await remove(cookie, password);
    expect(await rowsNaming(needles)).toEqual(['writing_drafts']);
    await db.execute(
      sql`delete from writing_drafts d where not exists (select 1 from users u where u.id = d.user_id)`,
    );
    await db.execute(
      sql`alter table writing_drafts add constraint writing_drafts_user_id_users_id_fk foreign key (user_id) references users(id) on delete cascade`,
    );
  });

  it.each(['not the password', '', 'leaves@ena.example'])(
    'is refused with the password "%s"',
    async (typed) => {
      const { cookie, otherCookie } = await learner(`wrong-${typed.length}@ena.example`);
      const { status, json } = await remove(cookie, typed);
      expect([status, json['code']]).toEqual([403, 'WRONG_PASSWORD']);
      expect([await isSignedIn(cookie), await isSignedIn(otherCookie)]).toEqual([true, true]);
    },
  );

  it('is refused if there is a subscription and no payment provider is connected to cancel it', async () => {
    const { cookie, userId } = await learner('stands@ena.example');
    await world.services.db.insert(schema.stripeCustomers).values({ userId, customerId: 'cus_stands' });
    const row = { userId, subscriptionId: 'sub', priceId: 'price' };
    await world.services.db.insert(schema.stripeSubscriptions).values({ ...row, status: 'active' });
    const { status, json } = await remove(cookie, password);
    expect([status, json['code'], await isSignedIn(cookie)]).toEqual([503, 'PAYMENT_UNAVAILABLE', true]);
    await world.services.db.update(schema.stripeSubscriptions).set({ status: 'canceled' });
    expect((await remove(cookie, password)).status).toBe(200);
  });

  it('fails if the avatar files cannot be deleted, and can be retried', async () => {
    const { cookie } = await learner('pictures@ena.example');
    const { files } = world.services;
    const original = files.removeFolder;
    Object.assign(files, { removeFolder: async () => Promise.reject(new Error('stuck')) });
    expect((await remove(cookie, password)).status).toBe(500);
    Object.assign(files, { removeFolder: original });
    expect(await isSignedIn(cookie)).toBe(true);
    expect((await remove(cookie, password)).status).toBe(200);
  });
});
