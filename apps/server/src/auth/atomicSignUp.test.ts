import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useApp } from '../../test/app.ts';
import { accounts, mailQueue, users } from '../db/schema.ts';

const { world, call } = useApp();

it.each(['user_progress', 'user_profiles', 'mail_queue'])(
  '[PROG-02] a sign-up whose %s can’t be written leaves nothing behind',
  async (table) => {
    const { db } = world.parts;
    const name = sql.identifier(table);
    const hidden = sql.identifier(`${table}_hidden`);
    await db.execute(sql`alter table ${name} rename to ${hidden}`);
    const input = { name: 'Ana', email: 'ana@ena.example', password: 'a good password' };
    const failed = await call('POST', '/api/auth/sign-up/email', input);
    await db.execute(sql`alter table ${hidden} rename to ${name}`);

    expect([failed.status, failed.json['code']]).toEqual([500, 'INTERNAL']);
    const rows = [
      await db.select().from(users),
      await db.select().from(accounts),
      await db.select().from(mailQueue),
    ];
    expect(rows).toEqual([[], [], []]);
  },
);

it('succeeds afterwards with the same e-mail', async () => {
  const input = { name: 'Ana', email: 'ana@ena.example', password: 'a good password' };
  expect((await call('POST', '/api/auth/sign-up/email', input)).status).toBe(200);
});
