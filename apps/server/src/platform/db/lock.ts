import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../startError.ts';

/**
 * Locks the data folder for this process, because two processes on one embedded database lose rows. Uses a file
 * lock of the operating system through SQLite: of two processes that start together exactly one gets it, and
 * a killed process releases it. `lock.pid` is only for the error message. Returns a function that unlocks.
 */
export function lockFolder(dataDir: string): () => void {
  const pidFile = join(dataDir, 'lock.pid');
  const lockFile = join(dataDir, 'lock');
  closeSync(openSync(lockFile, 'a', 0o600));
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) {
      throw new StartError(`The lock file ${lockFile} is damaged. Delete it and start again.`);
    }
    throw new StartError(
      `Another Ena is running on the data folder ${dataDir}${lockOwner(pidFile)}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
    );
  }
  writeFileSync(pidFile, String(process.pid), { mode: 0o600 });
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

/** SQLITE_BUSY. */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5;

function lockOwner(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, 'utf8')})`;
  } catch {
    return '';
  }
}
