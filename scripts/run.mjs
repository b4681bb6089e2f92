#!/usr/bin/env node
/**
 * Entry point of the npm scripts, such as `npm start`, `npm run dev` and `npm test`. Runs on any Node from
 * 20.19, installs and builds what is missing, and starts the command with the project's own Node 24.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Ena needs Node 20.19 or newer to start; this is Node ${process.versions.node}. See https://nodejs.org.`,
  );
  process.exit(1);
}

// glibc gives freed memory back to the system, as at first, instead of keeping ever more of it: pictures (decision 83).
process.env['MALLOC_TRIM_THRESHOLD_'] ??= '1048576';

const { CommandError } = await import('./lib/commandError.mjs');
const { commands } = await import('./lib/commands.mjs');

try {
  const [name = 'start', ...rest] = process.argv.slice(2);
  const command = commands.get(name);
  if (command === undefined)
    throw new CommandError(`Unknown command '${name}'. There are: ${[...commands.keys()].join(', ')}.`);
  process.exitCode = await command(rest);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
