/**
 * Makes avatars of pictures that strangers send (decision D34). Nothing that came in is kept: what is
 * stored was drawn anew from its pixels, without metadata and without whatever else the file held.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { maxAvatarPixels } from '@ena/domain/account/avatar';
import { Failure } from '../failure.ts';

const program = fileURLToPath(new URL('./drawPicture.ts', import.meta.url));

/** How the program says that it can't draw. */
export const exitCodes = { NOT_AN_IMAGE: 3, TOO_MANY_PIXELS: 4 } as const;

/** A picture that takes longer to draw is not worth it; a photo takes half a second. */
const drawMs = 15_000;
/** The squares weigh some 20 kB. */
const maxDrawnBytes = 1024 * 1024;

export interface Avatar {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
}

/** One at a time, and few that wait with their 2 MB, so that memory does not grow with the crowd. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
const mostWaiting = 16;

/** Squares of two sizes in WebP, upright; of a moving picture its first frame. NOT_AN_IMAGE, TOO_MANY_PIXELS, UNAVAILABLE. */
export function drawAvatar(bytes: Uint8Array): Promise<Avatar> {
  if (waiting >= mostWaiting)
    return Promise.reject(new Failure('UNAVAILABLE', 'Many pictures are being drawn; try again soon.', 5));
  waiting++;
  const drawn = queue.then(() => draw(bytes)).finally(() => waiting--);
  queue = drawn.catch(() => undefined);
  return drawn;
}

/** Draws in a process of its own, which knows no setting and no secret of the server. */
const draw = (bytes: Uint8Array): Promise<Avatar> =>
  new Promise((resolve, reject) => {
    const options = {
      encoding: 'buffer',
      timeout: drawMs,
      killSignal: 'SIGKILL',
      maxBuffer: maxDrawnBytes,
      env: { MALLOC_ARENA_MAX: '2' },
    } as const;
    const child = execFile(process.execPath, [program], options, (error, output) => {
      if (!error) {
        const end = 4 + output.readUInt32BE();
        resolve({ large: output.subarray(4, end), small: output.subarray(end) });
      } else if (error.code === exitCodes.TOO_MANY_PIXELS) {
        reject(new Failure('TOO_MANY_PIXELS', `At most ${maxAvatarPixels} pixels are taken.`));
      } else if (error.code === exitCodes.NOT_AN_IMAGE || error.killed === true || error.signal) {
        reject(new Failure('NOT_AN_IMAGE', 'JPEG, PNG, WebP, GIF and AVIF are taken.'));
      } else {
        reject(error);
      }
    });
    // It may have ended before it has read all.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
  });
