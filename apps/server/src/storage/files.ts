/**
 * Files of learners, in a folder of this machine or in a bucket of an S3-compatible service: the only
 * place that knows which.
 */
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { Failure } from '../failure.ts';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of a service other than Amazon's; null is Amazon's own. */
  readonly endpoint: string | null;
}

/** Keys are paths such as `avatars/{userId}/{id}.webp`. Calls fail with UNAVAILABLE where the files can't be reached. */
export interface Files {
  readonly put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** Null where there is no such file. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** What is not there is no failure. */
  readonly remove: (key: string) => Promise<void>;
  /** Removes every file whose key begins with `folder/`. */
  readonly removeFolder: (folder: string) => Promise<void>;
}

/** The bucket's name, and that of the folder that stands for it (document 1, section 3; PROF-10). */
export const avatarBucket = 'user-avatars';

/** How long is waited for S3, in milliseconds; each is tried twice. */
interface FilesPatience {
  readonly connection: number;
  /** For the beginning of an answer, and for more of it. */
  readonly answer: number;
}
const filesPatience: FilesPatience = { connection: 3_000, answer: 5_000 };

function s3Driver(
  { bucket, region, accessKeyId, secretAccessKey, endpoint }: S3Settings,
  { connection, answer }: FilesPatience,
): S3Driver {
  return new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Pictures are sent by this server, so the bucket stays closed.
    visibility: 'private',
    supportsACL: false,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connection,
      requestTimeout: answer,
      // It would only warn, and wait on.
      throwOnRequestTimeout: true,
      socketTimeout: answer,
    },
    // Services other than Amazon's rarely know the newer checksums, and bucket names in front of the host.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  });
}

/** `s3` null: a folder in `dataDir`, made with its first file. */
export function openFiles(s3: S3Settings | null, dataDir: string, patience = filesPatience): Files {
  const driver = s3
    ? s3Driver(s3, patience)
    : new FSDriver({ location: join(dataDir, avatarBucket), visibility: 'private' });
  const disk = new Disk(driver);
  return {
    put: (key, bytes, type) => reached(disk.put(key, bytes, { contentType: type })),
    read: async (key) => {
      try {
        return new Uint8Array(await disk.getBytes(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw unreachable(error);
      }
    },
    remove: (key) => reached(disk.delete(key)),
    removeFolder: async (folder) => {
      try {
        // Past the disk, which drops the slash: without it a bucket takes `folder` for the beginning of other names.
        await driver.deleteAll(`${folder}/`);
      } catch (error) {
        if (!isMissing(error)) throw unreachable(error);
      }
    },
  };
}

const missingNames = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);
/** The drive wraps what the folder or the service said. */
function isMissing(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (missingNames.has(at.name) || ('code' in at && missingNames.has(String(at.code)))) return true;
  }
  return false;
}

async function reached<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw unreachable(error);
  }
}

function unreachable(error: unknown): Failure {
  const failure = new Failure('UNAVAILABLE', 'The files can not be reached; try again soon.', 2);
  failure.cause = error;
  return failure;
}
