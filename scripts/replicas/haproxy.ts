/** HAProxy with deploy/haproxy.cfg, on a local port, with TLS instead of Caddy. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { type Child, startChild } from '../lib/child.mjs';
import { root } from '../lib/project.mjs';
import { adaptDeployFile } from './deployFiles.ts';

/** A self-signed certificate for localhost, and its key. */
const tlsFolder = join(root, 'apps/server/test/tls');
export const certificateFile = join(tlsFolder, 'test-only-cert.pem');
export const keyFile = join(tlsFolder, 'test-only-key.pem');

const statsSocket = 'haproxy.sock';
const logFile = 'haproxy.log';

/** Local ports for the Stripe sandbox, which does not run in a server here. */
export interface SandboxPorts {
  /** Serves the sandbox's pages: gets the requests of browsers for /stripe-sandbox/. */
  readonly pages: number;
  /** Where the load balancer accepts webhook events, without TLS. */
  readonly webhooks: number;
}

/** What the load balancer has counted. */
export interface ProxyCounts {
  readonly requests: number;
  /**
   * Responses with a status of 500 or more, of a replica or of the load balancer itself; without /api/ready, which is
   * 503 while a replica stops.
   */
  readonly failed: number;
}

interface HaproxyOptions {
  readonly port: number;
  /** Of the two replicas. */
  readonly replicaPorts: readonly [number, number];
  readonly sandbox?: SandboxPorts | undefined;
  /** Without TLS, where clients have little time of the processor for it. */
  readonly isPlain?: boolean;
}

/** Starts it; `folder` gets its files. */
export function startHaproxy(
  program: string,
  folder: string,
  { port, replicaPorts: [first, second], sandbox, isPlain = false }: HaproxyOptions,
): Child {
  const [settingsFile, pemFile] = [join(folder, 'haproxy.cfg'), join(folder, 'ena.pem')];
  writeFileSync(pemFile, readFileSync(certificateFile, 'utf8') + readFileSync(keyFile, 'utf8'));
  const adapted = adaptDeployFile('haproxy.cfg', {
    'mode http\n': 'mode http\n\tlog global\n\toption httplog\n\toption dontlog-normal\n',
    'bind :8080': `bind 127.0.0.1:${port} ${isPlain ? '' : `ssl crt ${pemFile} alpn h2,http/1.1`}`,
    'server-template ena 8 ena:3000 resolvers docker init-addr none': `server first 127.0.0.1:${first}\n\tserver second 127.0.0.1:${second}`,
    '\tdefault_backend ena': `${sandbox ? '\tuse_backend sandbox if { path_beg /stripe-sandbox/ }\n' : ''}\tdefault_backend ena`,
  });
  // First: `log global` takes what is known when it is read.
  const global = `global\n\tlog stdout format raw local0\n\tstats socket ${join(folder, statsSocket)}`;
  const added: string[] = [];
  if (sandbox)
    added.push(
      `frontend webhooks\n\tbind 127.0.0.1:${sandbox.webhooks}\n\tdefault_backend ena`,
      `backend sandbox\n\tserver pages 127.0.0.1:${sandbox.pages}`,
    );
  writeFileSync(settingsFile, [global, adapted, ...added, ''].join('\n'));
  const command = `exec "$0" -db -f "$1" > ${logFile} 2>&1`;
  return startChild('sh', ['-c', command, program, settingsFile], { cwd: folder });
}

/** Requests that failed, or that HAProxy has repeated. */
export const readHaproxyLog = (folder: string): string => readFileSync(join(folder, logFile), 'utf8');

/** Reads the statistics of HAProxy: comma-separated values whose first line names the columns. */
export async function countRequests(folder: string): Promise<ProxyCounts> {
  const socket = createConnection(join(folder, statsSocket));
  socket.end('show stat\n');
  const [names = [], ...rows] = (await readText(socket)).split('\n').map((line) => line.split(','));
  const counted = rows.find(([proxy, service]) => proxy === 'web' && service === 'FRONTEND');
  if (!counted) throw new Error('HAProxy has no statistics.');
  const valueOf = (name: string) => Number(counted[names.indexOf(name)]);
  const notReady =
    readHaproxyLog(folder).match(/ web~ .* 503 .*"GET (?:https:\/\/[^/]+)?\/api\/ready HTTP/gu) ?? [];
  return { requests: valueOf('req_tot'), failed: valueOf('hrsp_5xx') - notReady.length };
}
