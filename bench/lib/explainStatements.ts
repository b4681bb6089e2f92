/** Checks the query plans of statements that a server has sent: a learner's rows are found by the learner. */
import { distributions, learnerColumnOf } from '../../apps/server/test/distribution.ts';
import type { Client } from '../../apps/server/test/postgresServer.ts';
import type { Statement } from './captureStatements.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Scans that read more rows the more learners there are: what is wrong with the plan of each statement, if anything. */
export async function findWrongPlans(
  client: Client,
  statements: readonly Statement[],
): Promise<{ readonly explained: number; readonly wrong: readonly string[] }> {
  const indexes = await readIndexes(client);
  const distinct = new Map(
    statements
      .filter(({ text }) => /^\s*(?:select|insert|update|delete|with)\b/iu.test(text))
      .map((statement) => [statement.text, statement]),
  );
  const wrong: string[] = [];
  for (const { text, values } of distinct.values()) {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `explain (format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (!plan) throw new Error(`No plan: ${text}`);
    for (const problem of problemsOf(plan, indexes)) wrong.push(`${problem}: ${text}`);
  }
  return { explained: distinct.size, wrong };
}

/** Table and first column of each index. */
async function readIndexes(client: Client) {
  const { rows } = await client.query<{ name: string; table: string; first: string }>(
    `select idx.indexrelid::regclass::text as name, idx.indrelid::regclass::text as "table", att.attname as first
     from pg_index idx join pg_attribute att on att.attrelid = idx.indrelid and att.attnum = idx.indkey[0]
     where idx.indrelid::regclass::text = any($1)`,
    [Object.keys(distributions)],
  );
  return new Map(rows.map(({ name, table, first }) => [name, { table, first }]));
}

function problemsOf(node: PlanNode, indexes: Awaited<ReturnType<typeof readIndexes>>): readonly string[] {
  const relation = node['Relation Name'];
  const index = indexes.get(node['Index Name'] ?? '');
  const learnerColumn = learnerColumnOf(index?.table ?? '');
  // Queues hold what is due, and stay small.
  const grows = ['learner', 'reference'].includes(distributions[relation ?? '']?.kind ?? '');
  const problems = [
    ...(node['Node Type'] === 'Seq Scan' && grows ? [`sequential scan of ${relation}`] : []),
    ...(index && learnerColumn !== undefined && index.first !== learnerColumn
      ? [`index ${node['Index Name']}, which ${index.first} leads`]
      : []),
  ];
  return [...problems, ...(node.Plans ?? []).flatMap((child) => problemsOf(child, indexes))];
}
