import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { onPostgres } from '../../../test/database.ts';
import { prepared } from './prepared.ts';
import { users } from './users.ts';

const { world, signedIn } = useApp();

it('a statement is prepared once for a connection, and runs in the transaction that it is given', async () => {
  const { userId } = await signedIn('ana@ena.example');
  const { db } = world.services;
  let count = 0;
  const nameOf = prepared((any) => {
    count++;
    return any
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, sql.placeholder('userId')))
      .prepare('test_name_of');
  });
  const found: unknown[] = [];
  const rename = (name: string) =>
    db.transaction(async (tx) => {
      await tx.update(users).set({ name }).where(eq(users.id, userId));
      found.push(...(await nameOf(tx).execute({ userId })));
      throw new Error('rolled back');
    });
  await expect(rename('Nino')).rejects.toThrow('rolled back');
  await expect(rename('Gela')).rejects.toThrow('rolled back');
  expect(found).toEqual([{ name: 'Nino' }, { name: 'Gela' }]);
  // A transaction of the embedded database is a session of its own.
  expect(count).toBe(onPostgres ? 1 : 2);
  expect(await nameOf(db).execute({ userId })).toEqual([{ name: 'Ana' }]);
});
