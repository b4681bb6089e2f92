/**
 * Storage for files of learners: a local folder or a bucket of an S3-compatible service. Callers do not depend
 * on which it is.
 */
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { Failure } from './failure.ts';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** URL of another service than Amazon S3; null: Amazon S3. */
  readonly endpoint: string | null;
}

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

/** Timeouts for S3, in milliseconds; every request is tried twice. */
interface FilesTimeouts {
  readonly connectionMs: number;
  /** For the first and for further bytes of a response. */
  readonly responseMs: number;
}
const filesTimeouts: FilesTimeouts = { connectionMs: 3_000, responseMs: 5_000 };

function s3Driver(
  { bucket, region, accessKeyId, secretAccessKey, endpoint }: S3Settings,
  { connectionMs, responseMs }: FilesTimeouts,
): S3Driver {
  return new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Pictures are served by this server, so the bucket is private.
    visibility: 'private',
    supportsACL: false,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectionMs,
      requestTimeout: responseMs,
      // Otherwise it only warns, and keeps waiting.
      throwOnRequestTimeout: true,
      socketTimeout: responseMs,
    },
    // Other services than Amazon's rarely support the newer checksums, and bucket names as subdomains.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  });
}

/** `s3` null: a folder in `dataDir`, created with its first file. */
export function openFiles(s3: S3Settings | null, dataDir: string, timeouts = filesTimeouts): Files {
  const driver = s3
    ? s3Driver(s3, timeouts)
    : new FSDriver({ location: join(dataDir, avatarBucket), visibility: 'private' });
  const disk = new Disk(driver);
  return {
    put: (key, bytes, type) => orUnavailable(disk.put(key, bytes, { contentType: type })),
    read: async (key) => {
      try {
        return new Uint8Array(await disk.getBytes(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw toUnavailable(error);
      }
    },
    remove: (key) => orUnavailable(disk.delete(key)),
    removeFolder: async (folder) => {
      try {
        // Bypasses `disk`, which drops the slash: without it, S3 would delete all keys with this prefix.
        if (driver instanceof FSDriver) await driver.deleteAll(`${folder}/`);
        else await removeAll(driver, `${folder}/`);
      } catch (error) {
        if (!isMissing(error)) throw toUnavailable(error);
      }
    },
  };
}

/** One by one, because `deleteAll` ignores the errors of single keys, which S3 reports with status 200. */
async function removeAll(driver: S3Driver, prefix: string): Promise<void> {
  let paginationToken: string | undefined;
  do {
    const page = await driver.listAll(prefix, {
      recursive: true,
      ...(paginationToken !== undefined && { paginationToken }),
    });
    for (const object of page.objects) if (object.isFile) await driver.delete(object.key);
    ({ paginationToken } = page);
  } while (paginationToken !== undefined);
}

const missingNames = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);
/** The library wraps the error of the folder or the service. */
function isMissing(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (missingNames.has(at.name) || ('code' in at && missingNames.has(String(at.code)))) return true;
  }
  return false;
}

async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw toUnavailable(error);
  }
}

function toUnavailable(error: unknown): Failure {
  const failure = new Failure('UNAVAILABLE', 'The file storage is unavailable; try again soon.', 2);
  failure.cause = error;
  return failure;
}
