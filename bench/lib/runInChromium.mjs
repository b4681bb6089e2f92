import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { startChild } from '../../scripts/lib/child.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { findFreePort } from '../../scripts/lib/port.mjs';
import { node24, root } from '../../scripts/lib/project.mjs';
import { ensureBuilt, ensureInstalled } from '../../scripts/lib/setUp.mjs';

const startTimeoutSeconds = 120;

/** The path of Chromium. */
export function requireChromium() {
  const path = findChromium();
  if (path === null) throw new Error('Chromium was not found: install it, or set CHROMIUM to its path.');
  return path;
}

/**
 * Starts the real server on a temporary data folder, runs `measure`, and always stops it.
 * @param {(origin: string) => Promise<void>} measure
 */
export async function runWithServer(measure) {
  await ensureInstalled();
  await ensureBuilt();
  const origin = `http://127.0.0.1:${await findFreePort()}`;
  const data = mkdtempSync(join(tmpdir(), 'ena-bench-'));
  const server = startChild(node24(), [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: { HOST: '127.0.0.1', PORT: new URL(origin).port, DATA_DIR: data, LOG_LEVEL: 'error' },
  });
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    for (const end = Date.now() + startTimeoutSeconds * 1000; !(await isReady()); await wait(100)) {
      if (Date.now() > end) throw new Error(`The server did not start within ${startTimeoutSeconds} s.`);
    }
    await measure(origin);
  } finally {
    server.kill('SIGTERM');
    await server.done;
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * As `runWithServer`, with Chromium.
 * @param {(browser: import('playwright-core').Browser, origin: string) => Promise<void>} measure
 */
export async function runInChromium(measure) {
  const executablePath = requireChromium();
  await runWithServer(async (origin) => {
    const browser = await chromium.launch({
      executablePath,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    await measure(browser, origin).finally(() => browser.close());
  });
}
