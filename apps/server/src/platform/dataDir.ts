/** The data folder: created, and checked to be writable before anything is opened in it. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from './startError.ts';

/** Creates the folder if it is missing, and checks with a temporary file that it is writable. */
export function prepareDataDir(dataDir: string): void {
  const probe = join(dataDir, `probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const what =
      code === 'EEXIST' || code === 'ENOTDIR' ? 'is a file, not a folder' : `can't be written to (${code})`;
    if (code === 'ENOSPC')
      throw new StartError(`The disk that has ${dataDir} is full. Free some space on it and start again.`);
    throw new StartError(
      `The data folder ${dataDir} ${what}. Set DATA_DIR to a folder that this user may write to.`,
    );
  }
}

const secretsSchema = z.object({ authSecret: z.string().min(32) });

/** The secret that signs sessions and mailed links, created once with mode 600: sessions survive a restart. */
export function readOrCreateAuthSecret(dataDir: string): string {
  const file = join(dataDir, 'secrets.json');
  const authSecret = randomBytes(48).toString('base64url');
  try {
    writeFileSync(file, JSON.stringify({ authSecret }), { mode: 0o600, flag: 'wx' });
    return authSecret;
  } catch {
    // The file exists: created at an earlier start, or by another process just now.
  }
  return readAuthSecret(dataDir);
}

/** The secret of an Ena that has run with this data folder before. Throws StartError without one. */
export function readAuthSecret(dataDir: string): string {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file))
    throw new StartError(`There is no ${file}: set DATA_DIR or AUTH_SECRET as Ena runs with them.`);
  const stored = secretsSchema.safeParse(readJson(file));
  if (stored.success) return stored.data.authSecret;
  throw new StartError(
    `${file} is damaged. Restore it from a backup, or delete it: everyone then has to log in again.`,
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
