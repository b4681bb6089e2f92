/**
 * Makes avatars from uploaded pictures (decision D34). Uploaded bytes are never stored: the pixels are
 * re-encoded, without metadata and anything else that the file contains.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { maxAvatarPixels } from '@ena/domain/account/avatar';
import { Failure } from '../../platform/failure.ts';

const program = fileURLToPath(new URL('./avatarEncoderProcess.ts', import.meta.url));

/** Exit codes of the child process for pictures that it refuses. */
export const exitCodes = { NOT_AN_IMAGE: 3, TOO_MANY_PIXELS: 4 } as const;

/** Timeout of the child process; a photo takes half a second. */
const timeoutMs = 15_000;
/** Both squares together have about 20 kB. */
const maxOutputBytes = 1024 * 1024;

export interface Avatar {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
}

/** One picture at a time and a bounded queue, because each waiting upload holds up to 2 MB of memory. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
const maxWaiting = 16;

/**
 * Two square WebP images, rotated upright; of an animation the first frame. Throws NOT_AN_IMAGE,
 * TOO_MANY_PIXELS, UNAVAILABLE.
 */
export function encodeAvatar(bytes: Uint8Array): Promise<Avatar> {
  if (waiting >= maxWaiting)
    return Promise.reject(
      new Failure('UNAVAILABLE', 'Too many pictures are being processed; try again soon.', 5),
    );
  waiting++;
  const encoded = queue.then(() => runEncoder(bytes)).finally(() => waiting--);
  queue = encoded.catch(() => undefined);
  return encoded;
}

/** Runs the child process, without the settings and secrets of the server in its environment. */
const runEncoder = (bytes: Uint8Array): Promise<Avatar> =>
  new Promise((resolve, reject) => {
    const options = {
      encoding: 'buffer',
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: maxOutputBytes,
      env: { MALLOC_ARENA_MAX: '2' },
    } as const;
    const child = execFile(process.execPath, [program], options, (error, output) => {
      if (!error) {
        const end = 4 + output.readUInt32BE();
        resolve({ large: output.subarray(4, end), small: output.subarray(end) });
      } else if (error.code === exitCodes.TOO_MANY_PIXELS) {
        reject(new Failure('TOO_MANY_PIXELS', `At most ${maxAvatarPixels} pixels are accepted.`));
      } else if (error.code === exitCodes.NOT_AN_IMAGE || error.killed === true || error.signal) {
        reject(new Failure('NOT_AN_IMAGE', 'JPEG, PNG, WebP, GIF and AVIF are accepted.'));
      } else {
        reject(error);
      }
    });
    // The process may exit before it has read everything (EPIPE).
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
  });
