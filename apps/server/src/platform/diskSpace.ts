/**
 * Free space on the disk of the embedded database. PostgreSQL ends (PANIC) if it can't create the next file of its
 * log, so Ena refuses writes before that, and accepts them again once there is space (decision 0068).
 */
import { statfsSync } from 'node:fs';
import { Failure } from './failure.ts';

/** Several files of the write-ahead log, of 16 MB each: for what jobs still write while requests are refused. */
export const minFreeBytes = 64 * 1024 * 1024;
const retryAfterSeconds = 30;

export type ReadFreeBytes = (folder: string) => number;

/** What unprivileged processes may use. Synchronous: takes microseconds, and needs no thread of Node's pool. */
const readFreeBytes: ReadFreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

export const isDiskFull = (folder: string, read = readFreeBytes): boolean => read(folder) < minFreeBytes;

/** Throws UNAVAILABLE while the disk of `folder` is full. */
export const createDiskSpaceCheck =
  (folder: string, read = readFreeBytes): (() => void) =>
  () => {
    if (isDiskFull(folder, read))
      throw new Failure('UNAVAILABLE', 'The disk is full; try again later.', retryAfterSeconds);
  };
