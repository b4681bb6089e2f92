/** `npm run backup FOLDER` and `npm run restore FOLDER`: see main/backup/backup.ts. */
import { resolve } from 'node:path';
import { backUp, backupMessage, restore } from './main/backup/backup.ts';
import { readConfig } from './main/config.ts';
import { StartError } from './platform/startError.ts';

const withoutManifest = '--without-manifest';

async function run(args: readonly string[]): Promise<string> {
  const [action, folder, ...others] = args.filter((arg) => arg !== withoutManifest);
  if ((action !== 'backup' && action !== 'restore') || folder === undefined || others.length > 0)
    throw new StartError(`Specify the folder of the backup: npm run ${action} FOLDER`);
  const config = readConfig(process.env);
  const path = resolve(folder);
  if (action === 'restore')
    return `Restored: ${await restore(config, path, { withoutManifest: args.includes(withoutManifest) })} learners.`;
  await backUp(config, path);
  return backupMessage(config, path);
}

/** System errors that the operator can fix: disk full, no write permission, a file where a folder should be. */
const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof StartError || isSystemError(error))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
