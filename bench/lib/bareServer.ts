/** A bare node:http server in a process of its own, as the upper limit of throughput. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChild } from '../../scripts/lib/child.mjs';
import { findFreePort } from '../../scripts/lib/port.mjs';
import { node24, root } from '../../scripts/lib/project.mjs';

const script = `
  const texts = JSON.parse(require('node:fs').readFileSync(process.argv[1], 'utf8'));
  // Buffers, as in the server: encoding a text with each response would take longer than sending it.
  const bodies = Object.fromEntries(Object.entries(texts).map(([url, text]) => [url, Buffer.from(text)]));
  require('node:http')
    .createServer(({ url }, response) => response.end(bodies[url]))
    .listen(Number(process.argv[2]), '127.0.0.1');
`;

/** Starts a server that sends these texts by path. */
export async function startBareServer(bodies: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'ena-bench-'));
  const file = join(folder, 'bodies.json');
  writeFileSync(file, JSON.stringify(bodies));
  const port = await findFreePort();
  const child = startChild(node24(), ['-e', script, file, String(port)], { cwd: root });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))?.ok) await wait(50);
  return {
    url,
    async stop() {
      child.kill('SIGKILL');
      await child.done;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
