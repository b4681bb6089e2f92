/** Whether the schema and the statements fit Citus, without it; test/app.ts checks the statements of all other tests. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../test/app.ts';
import { onPostgres } from '../../test/database.ts';
import {
  type Distribution,
  distributions,
  learnerColumnOf,
  multiShardStatements,
} from '../../test/distribution.ts';
import { findMultiShardStatements, inRequest } from '../../test/requestStatements.ts';
import { userProfiles } from '../platform/db/users.ts';
import { userProgress } from './study/tables.ts';

const { world, signedIn } = useApp();
const query = async (text: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]> => {
  const result: unknown = await world.services.db.execute(text);
  return Object(result).rows;
};

describe('the distribution by learner', () => {
  it('names every table', async () => {
    const rows = await query(sql`select tablename from pg_tables where schemaname = 'public' order by 1`);
    expect(rows.map(({ tablename }) => tablename)).toEqual(Object.keys(distributions).sort());
  });

  it('has its column in every key of a learner’s table, and without a default, so that inserts name it', async () => {
    const rows = await query(sql`
      select rel.relname as "table", array_agg(att.attname::text) as columns
      from pg_index idx join pg_class rel on rel.oid = idx.indrelid and rel.relnamespace = 'public'::regnamespace
      join pg_attribute att on att.attrelid = rel.oid and att.attnum = any(idx.indkey)
      where idx.indisunique group by rel.relname, idx.indexrelid`);
    const ofLearners = rows.filter(({ table }) => learnerColumnOf(String(table)) !== undefined);
    expect(ofLearners.length).toBeGreaterThanOrEqual(20);
    const wrong = ofLearners.filter(
      ({ table, columns }) => !(Array.isArray(columns) && columns.includes(learnerColumnOf(String(table)))),
    );
    expect(wrong).toEqual([]);
    const columns = await query(
      sql`select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = 'public' and (is_nullable = 'YES' or column_default is not null)`,
    );
    expect(columns.filter(({ table, column }) => learnerColumnOf(String(table)) === column)).toEqual([]);
  });

  it('keeps foreign keys on the node: between tables of learners by learner, or to copied tables', async () => {
    const rows = await query(sql`
      select con.conname as name, rel.relname as "from", target.relname as "to",
        (select att.attname from pg_attribute att where att.attrelid = con.conrelid and att.attnum = con.conkey[1]) as "fromColumn",
        (select att.attname from pg_attribute att where att.attrelid = con.confrelid and att.attnum = con.confkey[1]) as "toColumn"
      from pg_constraint con join pg_class rel on rel.oid = con.conrelid join pg_class target on target.oid = con.confrelid
      where con.contype = 'f' and con.connamespace = 'public'::regnamespace`);
    expect(rows.length).toBeGreaterThanOrEqual(20);
    const kind = (table: unknown): Distribution['kind'] | undefined => distributions[String(table)]?.kind;
    const isKept = ({ from, to, fromColumn, toColumn }: Record<string, unknown>) =>
      kind(to) === 'reference' ||
      (kind(from) === 'learner' &&
        kind(to) === 'learner' &&
        fromColumn === learnerColumnOf(String(from)) &&
        toColumn === learnerColumnOf(String(to)));
    expect(rows.filter((row) => !isKept(row))).toEqual([]);
  });

  it('is explained in docs/scaling.md, exceptions included', () => {
    const file = new URL('../../../../docs/scaling.md', import.meta.url);
    const text = readFileSync(file, 'utf8').replaceAll(/\s+/gu, ' ');
    const exceptions = Object.values(distributions).filter((one) => one.kind === 'exception');
    const facts = [...exceptions, ...multiShardStatements].flatMap(({ reason, solution }) => [
      reason,
      solution,
    ]);
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });
});

describe.runIf(onPostgres)('the check of statements', () => {
  it('finds one that does not name the learner', async () => {
    const { db } = world.services;
    await inRequest(async () => await db.select({ score: userProgress.score }).from(userProgress));
    expect(await findMultiShardStatements(db)).toEqual([
      'user_progress without user_id: select "score" from "user_progress"',
    ]);
  });

  it('finds a transaction of two learners', async () => {
    const { db } = world.services;
    const [one, other] = [await signedIn('one@ena.example'), await signedIn('other@ena.example')];
    await inRequest(() =>
      db.transaction(async (tx) => {
        await tx.delete(userProfiles).where(sql`"user_profiles"."id" = ${one.userId}`);
        await tx.insert(userProfiles).values({ displayName: 'Ana', id: one.userId });
        await tx.insert(userProgress).values({ userId: other.userId, lessonId: 'other' });
      }),
    );
    expect(await findMultiShardStatements(db)).toEqual([
      `a transaction of the learners ${one.userId} and ${other.userId}`,
    ]);
  });
});
