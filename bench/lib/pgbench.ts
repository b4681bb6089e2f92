/** Runs statements of the server in pgbench, as the upper limit of its throughput. */
import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../../scripts/checks/command.ts';
import type { Learner } from './benchServer.ts';
import type { Statement } from '../../apps/server/test/captureStatements.ts';

type Value = Statement['values'][number];

/** The statements of one request of a learner. `requestId`: its idempotency key, which is new in each transaction. */
export interface CapturedRequest {
  readonly learner: Learner;
  readonly requestId: string;
  readonly statements: readonly Statement[];
}

/** Writes the statements as a script of pgbench for each learner; returns their paths. */
export function writeScripts(
  folder: string,
  name: string,
  { learner: captured, requestId, statements }: CapturedRequest,
  learners: readonly Learner[],
): readonly string[] {
  return learners.map((learner, index) => {
    const literal = (value: Value): string => {
      if (value === requestId) return 'gen_random_uuid()';
      if (value === captured.id) return quote(learner.id);
      const ofLearner = <V>(part: V) => (part === captured.token ? learner.token : part);
      return quote(Array.isArray(value) ? value.map(ofLearner) : ofLearner(value));
    };
    const lines = statements.map(
      ({ text, values }) =>
        `${text.replace(/\$(\d+)/gu, (_, number: string) => literal(values[Number(number) - 1] ?? null))};`,
    );
    const path = join(folder, `${name}-${index}.sql`);
    writeFileSync(path, lines.join('\n'));
    return path;
  });
}

function quote(value: Value): string {
  if (value === null) return 'null';
  const text = Array.isArray(value)
    ? `{${value.map((item) => JSON.stringify(item)).join(',')}}`
    : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** Transactions per second, sent as the server sends its own: one statement per round trip, prepared once per connection. */
export async function runPgbench(
  binaries: string,
  databaseUrl: string,
  scripts: readonly string[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<number> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const load = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds)];
  const files = scripts.flatMap((path) => ['-f', path]);
  const target = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
  const { ok, output } = await runCommand('pgbench', [...load, ...files, ...target], {
    env: { PGPASSWORD: password, PATH: `${binaries}${delimiter}${process.env['PATH']}` },
  });
  const rate = /tps = ([\d.]+)/u.exec(output)?.[1];
  if (!ok || rate === undefined) throw new Error(`pgbench failed: ${output.slice(-2000)}`);
  return Number(rate);
}
