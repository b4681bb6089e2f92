import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { users } from '../../platform/db/users.ts';
import { mailQueue } from '../../platform/mail/tables.ts';
import { accounts } from '../tables.ts';

const { world, call } = useApp();

const signUp = (email: string) =>
  call('POST', '/api/auth/sign-up/email', { name: 'Ana', email, password: 'a good password' });
/** Tries to sign up while a table is missing. */
async function failToSignUp(table: string, email: string) {
  const { db } = world.services;
  const name = sql.identifier(table);
  const hidden = sql.identifier(`${table}_hidden`);
  await db.execute(sql`alter table ${name} rename to ${hidden}`);
  const failed = await signUp(email);
  await db.execute(sql`alter table ${hidden} rename to ${name}`);
  expect([failed.status, failed.json['code']]).toEqual([500, 'INTERNAL']);
}

it.each(['user_progress', 'user_profiles', 'mail_queue'])(
  '[PROG-02] a sign-up whose %s can’t be written leaves nothing behind',
  async (table) => {
    const { db } = world.services;
    const rows = async () => [
      await db.select().from(users),
      await db.select().from(accounts),
      await db.select().from(mailQueue),
    ];
    const before = await rows();
    await failToSignUp(table, `${table.replace('_', '-')}@ena.example`);
    expect(await rows()).toEqual(before);
  },
);

it('a sign-up succeeds with the same e-mail after a failed one', async () => {
  await failToSignUp('user_profiles', 'ana@ena.example');
  expect((await signUp('ana@ena.example')).status).toBe(200);
});
