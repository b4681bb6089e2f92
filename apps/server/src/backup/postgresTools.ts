/** PostgreSQL's own programs, `pg_dump` and `pg_restore`, on the database at an address. */
import { spawn } from 'node:child_process';
import pg from 'pg';
import { StartError } from '../startError.ts';

type Tool = 'pg_dump' | 'pg_restore';

export interface PostgresTools {
  readonly database: string;
  /** Throws StartError with what the program said. */
  readonly run: (tool: Tool, args: readonly string[]) => Promise<void>;
}

const connectMs = 5000;
/** Of these the programs know more than our client does; the others it reads its own way. */
const knownToPrograms = new Set(['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full']);

/**
 * Asks the server for its version, and finds out by our own client's reading of the address what the programs have to be
 * told. They are told by the environment: arguments can be seen by others.
 */
export async function postgresTools(url: string): Promise<PostgresTools> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
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
    ...(client.ssl && { PGSSLMODE: knownToPrograms.has(mode) ? mode : 'require' }),
    ...(rootCertificate !== null && { PGSSLROOTCERT: rootCertificate }),
  };
  const run = async (tool: Tool, args: readonly string[]) => {
    const { said: version } = await runProgram(tool, ['--version'], env);
    const major = Number(/(\d+)/u.exec(version)?.[1]);
    // A newer one writes and says what the server does not understand when it is put back.
    if (major !== serverVersion)
      throw new StartError(
        `${tool} is of PostgreSQL ${major}, the database of ${serverVersion}. Put the programs of PostgreSQL ${serverVersion} first in PATH.`,
      );
    const { code, said } = await runProgram(tool, ['--no-password', ...args], env);
    if (code !== 0) throw new StartError(`${tool} failed: ${said.trim()}`);
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
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) =>
      reject(
        new StartError(`${file} could not be run: ${error.message}. Install PostgreSQL's client programs.`),
      ),
    );
    child.once('close', resolve);
  });
  return { code, said };
}
