/** Many learners in PostgreSQL, with the rows of months of study, inserted by SQL. */
import { createHash } from 'node:crypto';
import { lessonBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { initialUnitIds } from '@ena/course/catalog';
import { itemsOfLesson } from '@ena/domain/lesson/items';
import { createCourse } from '../../apps/server/src/content/course/units.ts';
import { type Client, withClient } from '../../apps/server/test/postgresServer.ts';

/** One of so many learners studies; the others have only signed up. */
export const activeEvery = 10;
/** Items of the course with two cards each, and exercise items as `[unit, item]`, twice for each learner. */
const studyItems = [...createCourse(lessonBodies, quizBodies, vocabulary).studyItems.keys()].slice(0, 150);
const exerciseItems = [...lessonBodies.values()]
  .flatMap((lesson) => itemsOfLesson(lesson).map(({ id }) => [lesson.id, id] as const))
  .slice(0, 100);
/** A learner's answers, cards and reviews come in so many sessions, so that they are not side by side on the disk. */
const sessionCount = 10;

/** Id and session token of the learner with a number from 1 on. */
export function learnerOfNumber(number: number): { readonly id: string; readonly token: string } {
  const token = createHash('md5').update(`learner ${number}`).digest('hex');
  return { id: token.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5'), token };
}
/** The same in SQL, from the number `n`. */
const [id, token] = ["md5('learner ' || n)::uuid", "md5('learner ' || n)"];

interface Insert {
  readonly table: string;
  readonly sql: string;
  readonly values?: readonly unknown[];
}

/** `all` and `active` are sources of learner numbers; a `lateral` that refers to `n` keeps the rows of a learner together. */
function inserts(first: number, last: number): readonly (readonly Insert[])[] {
  const all = `generate_series(${first}, ${last}) n`;
  const active = `generate_series(${Math.ceil(first / activeEvery) * activeEvery}, ${last}, ${activeEvery}) n`;
  const times = (count: number) => `cross join lateral generate_series(1, ${count} + 0 * n) i`;
  const sessions = Array.from({ length: sessionCount }, (_, session) => session);
  const at = (session: number) => `now() - interval '${28 - 2 * session} days' + i * interval '20 seconds'`;
  const itemAt = (session: number, perSession: number, count: number) =>
    `[1 + (${session * perSession} + i - 1) % ${count}]`;
  const accounts: readonly Insert[] = [
    {
      table: 'users',
      sql: `insert into users (id, name, email, email_verified) select ${id}, 'Ana', ${token} || '@ena.example', true from ${all}`,
    },
    {
      table: 'sessions',
      sql: `insert into sessions (user_id, token, expires_at) select ${id}, ${token}, now() + interval '1 day' from ${all}`,
    },
    {
      table: 'user_profiles',
      sql: `insert into user_profiles (id, display_name, time_zone, reminders, last_studied_at)
        select ${id}, 'Ana', 'Asia/Tbilisi', n % ${2 * activeEvery} = 0, case when n % ${activeEvery} = 0 then now() - interval '2 days' end from ${all}`,
    },
    {
      table: 'user_progress',
      sql: `insert into user_progress (user_id, lesson_id) select ${id}, ($1::text[])[i] from ${all} ${times(initialUnitIds.length)}`,
      values: [initialUnitIds],
    },
    {
      table: 'stripe_subscriptions',
      sql: `insert into stripe_subscriptions (user_id, subscription_id, status, price_id) select ${id}, 'sub_' || n, 'active', 'price' from ${active}`,
    },
    { table: 'review_settings', sql: `insert into review_settings (user_id) select ${id} from ${active}` },
    {
      table: 'study_days',
      sql: `insert into study_days (user_id, day, minutes, first_at, first_zone, last_at, last_zone)
        select ${id}, current_date - 9 - i, 12, now(), 'Asia/Tbilisi', now(), 'Asia/Tbilisi' from ${active} ${times(28)}`,
    },
    ...sessions.map((session) => ({
      table: 'review_log',
      sql: `insert into review_log (user_id, id, item_id, skill, format, correct, rating, elapsed_ms, reviewed_at, day)
        select ${id}, gen_random_uuid(), ($1::text[])${itemAt(session, 10, studyItems.length)}, 'recognize', 'choose-meaning', true, 3, 4000, ${at(session)}, (${at(session)})::date
        from ${active} ${times(10)}`,
      values: [studyItems],
    })),
  ];
  const study: readonly Insert[] = [
    ...sessions.map((session) => ({
      table: 'user_answers',
      sql: `insert into user_answers (user_id, id, unit_id, item_id, kind, teaches, correct, response, answered_at)
        select ${id}, gen_random_uuid(), ($1::text[])${itemAt(session, 20, exerciseItems.length)}, ($2::text[])${itemAt(session, 20, exerciseItems.length)}, 'choice', array['word.hello'], i % 5 > 0, '"გამარჯობა"', ${at(session)}
        from ${active} ${times(20)}`,
      values: [exerciseItems.map(([unit]) => unit), exerciseItems.map(([, item]) => item)],
    })),
    ...sessions.map((session) => ({
      table: 'review_cards',
      sql: `insert into review_cards (user_id, item_id, skill, stability, difficulty, due, last_day, last_at, created_day, reps)
        select ${id}, ($1::text[])[1 + (${session * 15} + (i - 1) / 2) % ${studyItems.length}], case i % 2 when 0 then 'recognize' else 'produce' end,
          1 + i, 5, current_date - 5 + (i + ${session} + n / ${activeEvery}) % 50, current_date - 9 - i, ${at(session)}, current_date - 60 + i, 3
        from ${active} ${times(30)}`,
      values: [studyItems],
    })),
  ];
  return [accounts, study];
}

/** Adds the learners with the numbers from `first` to `last`, and analyzes the tables. */
export async function seedLearners(databaseUrl: string, first: number, last: number): Promise<void> {
  const lists = inserts(first, last);
  const tables = [...new Set(lists.flat().map(({ table }) => table))];
  await withClient(databaseUrl, async (client) => {
    const restore = await dropIndexes(client, tables);
    await Promise.all(
      lists.map((list) =>
        withClient(databaseUrl, async (own) => {
          // Without checks of foreign keys, which are right.
          await own.query('set session_replication_role = replica');
          await own.query("set maintenance_work_mem = '1GB'");
          for (const { sql, values } of list) await own.query(sql, [...(values ?? [])]);
          const ofList = new Set(list.map(({ table }) => table));
          for (const { table, sql } of restore) if (ofList.has(table)) await own.query(sql);
          for (const table of ofList) await own.query(`vacuum (analyze) ${table}`);
        }),
      ),
    );
    await client.query('checkpoint');
  });
}

/** Drops keys and indexes, which are built faster afterwards; returns the statements that restore them. */
async function dropIndexes(
  client: Client,
  tables: readonly string[],
): Promise<readonly { readonly table: string; readonly sql: string }[]> {
  // Other tables refer to the key of `users`.
  const { rows } = await client.query<{ table: string; drop: string; sql: string }>(
    `select rel.relname as "table",
       case when con.oid is null then format('drop index %s', idx.indexrelid::regclass)
         else format('alter table %I drop constraint %I', rel.relname, con.conname) end as "drop",
       case when con.oid is null then pg_get_indexdef(idx.indexrelid)
         else format('alter table %I add constraint %I %s', rel.relname, con.conname, pg_get_constraintdef(con.oid)) end as "sql"
     from pg_index idx join pg_class rel on rel.oid = idx.indrelid
       left join pg_constraint con on con.conindid = idx.indexrelid and con.contype in ('p', 'u')
     where rel.relname = any($1) and rel.relname <> 'users'`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows;
}
