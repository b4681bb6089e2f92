/**
 * What the statements of requests and jobs have to be on Citus: each names the learner whose shard has the rows, and no transaction
 * spans two learners. On PostgreSQL only: the embedded driver does not show the statements of transactions.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/db/open.ts';
import { onPostgres } from './database.ts';
import { distributions, isMultiShard, learnerColumnOf } from './distribution.ts';
import { observeStatements, type Statement } from './statement.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const requests = new AsyncLocalStorage<true>();
/** Statements of requests by their text, until they are checked. */
const unchecked = new Map<string, Statement>();
const checked = new Set<string>();
/** The learners of open transactions of requests, by connection, and of those that have ended. */
const open = new WeakMap<object, Set<unknown>>();
let ended: ReadonlySet<unknown>[] = [];

if (onPostgres)
  observeStatements((connection, statement) => {
    if (requests.getStore() === undefined) return;
    const { text } = statement;
    if (/^begin/iu.test(text)) open.set(connection, new Set());
    const transaction = open.get(connection) ?? new Set();
    for (const id of learnersOf(statement)) transaction.add(id);
    if (!open.has(connection) || /^(?:commit|rollback)$/iu.test(text)) {
      ended.push(transaction);
      open.delete(connection);
    }
    const isQuery = /^\s*(?:select|insert|update|delete|with)\b/iu.test(text);
    if (isQuery && !checked.has(text)) unchecked.set(text, statement);
  });

/** The learners whose rows a statement names: in conditions, and in the rows that it inserts. */
function learnersOf({ text, values }: Statement): readonly unknown[] {
  const conditions = [...text.matchAll(/"(?:user_id|user_profiles"\."id|users"\."id)" = \$(\d+)/gu)];
  const [, table = '', names = '', rows = ''] =
    /^insert into "(\w+)" \(([^)]*)\) values (.*?)(?: on conflict | returning |$)/su.exec(text) ?? [];
  const column = names.split(', ').indexOf(`"${learnerColumnOf(table) ?? 'user_id'}"`);
  const inserted =
    column < 0 ? [] : rows.split('), (').map((row) => /\$(\d+)/u.exec(row.split(', ')[column] ?? ''));
  return [...conditions, ...inserted].flatMap((match) => (match ? [values[Number(match[1]) - 1]] : []));
}

/** Runs `work`, the statements of which are recorded as one request or job. */
export const inRequest = <T>(work: () => T): T => requests.run(true, work);

/** What is wrong with the statements and transactions since the last call. */
export async function findMultiShardStatements(db: Db): Promise<readonly string[]> {
  if (!onPostgres) return [];
  const statements = [...unchecked.values()];
  unchecked.clear();
  const problems: string[] = [];
  for (const statement of statements) {
    checked.add(statement.text);
    if (isMultiShard(statement.text)) continue;
    problems.push(...(await problemsOf(db, statement)).map((problem) => `${problem}: ${statement.text}`));
  }
  for (const learners of ended)
    if (learners.size > 1) problems.push(`a transaction of the learners ${[...learners].join(' and ')}`);
  ended = [];
  return problems;
}

async function problemsOf(db: Db, { text, values }: Statement): Promise<readonly string[]> {
  const scans = scansOf(await explain(db, text, values));
  const kinds = new Set(scans.map(({ table }) => distributions[table]?.kind));
  return [
    ...scans
      .filter(({ namesLearner }) => !namesLearner)
      .map(({ table }) => `${table} without ${learnerColumnOf(table)}`),
    ...(kinds.has('learner') && kinds.has('exception')
      ? ['tables of learners together with one that is not distributed']
      : []),
  ];
}

/**
 * The scans of a plan. The planner derives equalities from others, as that of Citus does, so that each scan of a learner's
 * table has to compare with the learner's id as a constant. An `insert` names it anyway: the column has no default.
 */
function scansOf(node: PlanNode): readonly { readonly table: string; readonly namesLearner: boolean }[] {
  const { 'Relation Name': table, Plans: children = [] } = node;
  const column = learnerColumnOf(table ?? '');
  const conditions = Object.entries(node).filter(([name]) => name === 'Filter' || name.endsWith(' Cond'));
  const constant = new RegExp(String.raw`\b${column} = '[0-9a-f-]{36}'::uuid`, 'u');
  const isScan = table !== undefined && node['Node Type'].endsWith('Scan');
  const namesLearner = column === undefined || conditions.some(([, text]) => constant.test(String(text)));
  return [...(isScan ? [{ table, namesLearner }] : []), ...children.flatMap(scansOf)];
}

async function explain(db: Db, text: string, values: readonly unknown[]): Promise<PlanNode> {
  const chunks = text.split(/\$(\d+)/u);
  const query = sql.join(
    chunks.map((chunk, index) => (index % 2 === 0 ? sql.raw(chunk) : sql.param(values[Number(chunk) - 1]))),
  );
  const result: unknown = await db.execute(sql`explain (format json) ${query}`);
  return Object(result).rows[0]['QUERY PLAN'][0].Plan;
}
