import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

/** A program like run.mjs: starts a child that counts SIGINT until SIGTERM, and exits with its code. Its clock stands still. */
const parent = `
  import { startChild } from ${JSON.stringify(new URL('./child.mjs', import.meta.url).href)};
  Date.now = () => 1;
  const child = "let n = 0; process.on('SIGINT', () => console.log('counted ' + ++n)).on('SIGTERM', () => process.exit(40 + n));" +
    "console.log('ready'); setTimeout(() => process.exit(1), 120000)";
  const { done } = startChild(process.execPath, ['-e', child], { cwd: '.', show: true });
  let received = 0;
  process.on('SIGINT', () => console.log('received ' + ++received));
  const { code } = await done;
  process.exit(code);
`;

it('forwards a duplicate signal once, waits for the child, and exits with its code', async () => {
  const program = spawn(process.execPath, ['--input-type=module', '-e', parent]);
  const ended = new Promise((resolve) => program.once('close', resolve));
  let output = '';
  program.stdout.on('data', (chunk) => (output += chunk));
  const waitFor = (text: string) => expect.poll(() => output, { timeout: 60_000 }).toContain(text);
  await waitFor('ready');
  // Ctrl-C under npm: once from the terminal, once from npm.
  program.kill('SIGINT');
  await waitFor('counted 1');
  await waitFor('received 1');
  program.kill('SIGINT');
  await waitFor('received 2');
  program.kill('SIGTERM');
  expect(await ended).toBe(41);
});
