import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';

/** A program like run.mjs: starts a child that counts SIGINT, and exits with its code. */
const parent = `
  import { startChild } from ${JSON.stringify(new URL('./child.mjs', import.meta.url).href)};
  const child = "let n = 0; process.on('SIGINT', () => { n++; if (n === 1) setTimeout(() => process.exit(40 + n), 300) });" +
    "console.log('ready'); setTimeout(() => process.exit(1), 10000)";
  const { code } = await startChild(process.execPath, ['-e', child], { cwd: '.', show: true }).done;
  process.exit(code);
`;

it('forwards a duplicate signal once, waits for the child, and exits with its code', async () => {
  const program = spawn(process.execPath, ['--input-type=module', '-e', parent]);
  const ended = new Promise((resolve) => program.once('close', resolve));
  await new Promise((resolve) => program.stdout.once('data', resolve));
  // Ctrl-C under npm: once from the terminal, once from npm.
  program.kill('SIGINT');
  await wait(50);
  program.kill('SIGINT');
  expect(await ended).toBe(41);
});
