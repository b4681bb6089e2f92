/** What deploy/ describes, without containers: two replicas behind HAProxy with TLS, on one PostgreSQL behind PgBouncer. */
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres, findUnprivilegedIds, startPostgres } from '../checks/postgres.ts';
import { type Child, startChild } from '../lib/child.mjs';
import { findFreePort } from '../lib/port.mjs';
import { node24, root } from '../lib/project.mjs';
import { adaptDeployFile, findProgram } from './deployFiles.ts';
import {
  countRequests,
  type ProxyCounts,
  readHaproxyLog,
  type SandboxPorts,
  startHaproxy,
} from './haproxy.ts';

const startTimeoutSeconds = 90;
/** Fewer connections to PostgreSQL than the replicas have to PgBouncer, so that clients share them. */
const poolSize = 5;

export interface Topology {
  readonly url: string;
  /** PostgreSQL itself, without PgBouncer. */
  readonly databaseUrl: string;
  /** Starts replica 0 or 1 with settings besides those that the topology determines, and waits until it is ready. */
  readonly startReplica: (index: number, settings: Readonly<Record<string, string>>) => Promise<void>;
  /** Stops it gracefully. */
  readonly stopReplica: (index: number) => Promise<void>;
  readonly countRequests: () => Promise<ProxyCounts>;
  /** Requests that failed, or that the load balancer has repeated. */
  readonly proxyLog: () => string;
  readonly stop: () => Promise<void>;
}

const missingMessage =
  'This needs PostgreSQL, PgBouncer and HAProxy: apt-get install --no-install-recommends postgresql pgbouncer haproxy.';

/** How to install what the topology needs; null if it is installed. */
export const missingPrograms = (): string | null =>
  findPostgres() && findProgram('pgbouncer') && findProgram('haproxy') ? null : missingMessage;

/** Starts everything but the replicas. */
export async function startTopology(sandbox: SandboxPorts): Promise<Topology> {
  const [pgbouncer, haproxy] = [findProgram('pgbouncer'), findProgram('haproxy')];
  const binaries = findPostgres();
  if (binaries === undefined || pgbouncer === undefined || haproxy === undefined)
    throw new Error(missingMessage);
  const folder = mkdtempSync(join(tmpdir(), 'ena-replicas-'));
  const postgres = await startPostgres(binaries);
  const [poolerPort, proxyPort] = [await findFreePort(), await findFreePort()];
  const replicaPorts = [await findFreePort(), await findFreePort()] as const;
  const programs = [
    await startPgBouncer(pgbouncer, folder, postgres.url, poolerPort),
    startHaproxy(haproxy, folder, { port: proxyPort, replicaPorts, sandbox }),
  ];
  const pooledUrl = new URL(postgres.url);
  pooledUrl.host = `127.0.0.1:${poolerPort}`;
  pooledUrl.pathname = '/ena';
  const url = `https://localhost:${proxyPort}`;
  const authSecret = randomBytes(24).toString('hex');
  const replicas: (Child | null)[] = [null, null];

  const endReplica = async (index: number, signal: NodeJS.Signals) => {
    replicas[index]?.kill(signal);
    await replicas[index]?.done;
    replicas[index] = null;
  };
  return {
    url,
    databaseUrl: postgres.url,
    stopReplica: (index) => endReplica(index, 'SIGTERM'),
    async startReplica(index, settings) {
      const port = replicaPorts[index] ?? 0;
      const child = startChild(node24(), [join(root, 'apps/server/src/main.ts')], {
        cwd: root,
        env: {
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_URL: url,
          DATA_DIR: join(folder, `replica-${index}`),
          DATABASE_URL: pooledUrl.href,
          AUTH_SECRET: authSecret,
          TRUSTED_PROXY: '1',
          LOG_LEVEL: 'error',
          ...settings,
        },
      });
      replicas[index] = child;
      let hasEnded = false;
      void child.done.then(({ code, output }) => {
        hasEnded = true;
        if (![0, 137].includes(code)) console.log(output);
      });
      const isReady = () => fetch(`http://127.0.0.1:${port}/api/ready`).then((response) => response.ok);
      await waitUntil(() => hasEnded || isReady(), 'A replica did not start');
      if (hasEnded) throw new Error('A replica ended while it was starting.');
    },
    countRequests: () => countRequests(folder),
    proxyLog: () => readHaproxyLog(folder),
    async stop() {
      for (const index of replicas.keys()) await endReplica(index, 'SIGKILL');
      for (const program of programs) program.kill('SIGKILL');
      await Promise.all(programs.map(({ done }) => done));
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntil(isDone: () => boolean | Promise<boolean>, failure: string): Promise<void> {
  const check = async () => isDone();
  for (
    const end = Date.now() + startTimeoutSeconds * 1000;
    !(await check().catch(() => false));
    await wait(50)
  )
    if (Date.now() > end) throw new Error(`${failure} within ${startTimeoutSeconds} s.`);
}

/** With deploy/pgbouncer.ini. It refuses to run as root. */
async function startPgBouncer(program: string, folder: string, databaseUrl: string, port: number) {
  const ids = await findUnprivilegedIds();
  const { username, password, port: databasePort, pathname } = new URL(databaseUrl);
  const own = join(folder, 'pgbouncer');
  const [settingsFile, usersFile] = [join(own, 'pgbouncer.ini'), join(own, 'users.txt')];
  mkdirSync(own, { mode: 0o700 });
  writeFileSync(usersFile, `"${username}" "${password}"\n`);
  writeFileSync(
    settingsFile,
    adaptDeployFile('pgbouncer.ini', {
      'host=database port=5432 dbname=ena': `host=127.0.0.1 port=${databasePort} dbname=${pathname.slice(1)}`,
      'listen_addr = *': 'listen_addr = 127.0.0.1\nunix_socket_dir =',
      'listen_port = 6432': `listen_port = ${port}`,
      '/etc/pgbouncer/users.txt': usersFile,
      'default_pool_size = 20': `default_pool_size = ${poolSize}`,
    }),
  );
  if (ids !== undefined) {
    for (const path of [folder, own, settingsFile, usersFile]) chownSync(path, ids.uid, ids.gid);
  }
  return startChild(program, ['-q', settingsFile], { cwd: own, ...ids });
}
