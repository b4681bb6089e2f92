/**
 * Storage for files of learners: a local folder or a bucket of an S3-compatible service. Callers do not depend
 * on which it is.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from './failure.ts';
import { openBucket, type S3Settings, s3TimeoutMs } from './s3.ts';

/** Keys are paths such as `avatars/{userId}/{id}.webp`. Throws UNAVAILABLE if the storage can't be reached. */
export interface Files {
  readonly put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** Null if there is no such file. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** No error if it does not exist. */
  readonly remove: (key: string) => Promise<void>;
  /** Removes every file whose key begins with `folder/`. */
  readonly removeFolder: (folder: string) => Promise<void>;
}

/** The default name of the bucket, and the name of the local folder (PROF-10). */
export const avatarBucket = 'user-avatars';

function openFolder(folder: string): Files {
  const pathOf = (key: string) => join(folder, key);
  return {
    put: async (key, bytes) => {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await writeFile(pathOf(key), bytes);
    },
    read: async (key) => {
      try {
        return new Uint8Array(await readFile(pathOf(key)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    removeFolder: (key) => rm(pathOf(key), { recursive: true, force: true }),
  };
}

function openS3(settings: S3Settings, timeoutMs: number): Files {
  const { list, ...bucket } = openBucket(settings, timeoutMs);
  return {
    ...bucket,
    // With the slash: otherwise other folders have the same prefix.
    removeFolder: async (folder) => {
      for (const key of await list(`${folder}/`)) await bucket.remove(key);
    },
  };
}

/** `s3` null: a folder in `dataDir`, created with its first file. The timeout is for tests. */
export function openFiles(s3: S3Settings | null, dataDir: string, timeoutMs = s3TimeoutMs): Files {
  const files = s3 ? openS3(s3, timeoutMs) : openFolder(join(dataDir, avatarBucket));
  return {
    put: (...file) => orUnavailable(files.put(...file)),
    read: (key) => orUnavailable(files.read(key)),
    remove: (key) => orUnavailable(files.remove(key)),
    removeFolder: (folder) => orUnavailable(files.removeFolder(folder)),
  };
}

async function orUnavailable<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    const failure = new Failure('UNAVAILABLE', 'The file storage is unavailable; try again soon.', 2);
    failure.cause = error;
    throw failure;
  }
}
