/** Runs PostgreSQL's programs `pg_dump` and `pg_restore` on the database at a URL. */
import { spawn } from 'node:child_process';
import pg from 'pg';
import { StartError } from '../../platform/startError.ts';

type Tool = 'pg_dump' | 'pg_restore';

export interface PostgresTools {
  readonly database: string;
  /** Throws StartError with the output of the program. */
  readonly run: (tool: Tool, args: readonly string[]) => Promise<void>;
}

const connectTimeoutMs = 5000;
/** SSL modes that the programs understand like our client; it interprets other values in its own way. */
const programSslModes = new Set(['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full']);

/**
 * Reads the server's version, and takes the connection parameters from our client's parsing of the URL. They
 * are passed in the environment, because other users can see arguments.
 */
export async function postgresTools(url: string): Promise<PostgresTools> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  const serverVersion = await versionOfServer(client);
  const { searchParams } = new URL(url);
  const mode = searchParams.get('sslmode') ?? '';
  const rootCertificate = searchParams.get('sslrootcert');
  const database = client.database ?? '';
  const env = {
    ...process.env,
    PGHOST: client.host,
    PGPORT: String(client.port),
    PGUSER: client.user,
    PGDATABASE: database,
    ...(typeof client.password === 'string' && { PGPASSWORD: client.password }),
    ...(client.ssl && { PGSSLMODE: programSslModes.has(mode) ? mode : 'require' }),
    ...(rootCertificate !== null && { PGSSLROOTCERT: rootCertificate }),
  };
  const run = async (tool: Tool, args: readonly string[]) => {
    const { output: version } = await runProgram(tool, ['--version'], env);
    const major = Number(/(\d+)/u.exec(version)?.[1]);
    // A newer version writes commands that the server does not understand on restore.
    if (major !== serverVersion)
      throw new StartError(
        `${tool} is of PostgreSQL ${major}, the database of ${serverVersion}. Put the programs of PostgreSQL ${serverVersion} first in PATH.`,
      );
    const { code, output } = await runProgram(tool, ['--no-password', ...args], env);
    if (code !== 0) throw new StartError(`${tool} failed: ${output.trim()}`);
  };
  return { database, run };
}

async function versionOfServer(client: pg.Client): Promise<number> {
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    return Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database at DATABASE_URL can't be reached: ${why}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function runProgram(file: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) =>
      reject(
        new StartError(`${file} could not be run: ${error.message}. Install PostgreSQL's client programs.`),
      ),
    );
    child.once('close', resolve);
  });
  return { code, output };
}
