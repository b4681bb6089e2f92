/**
 * Makes avatars from uploaded pictures (decision D34). Uploaded bytes are never stored: the pixels are
 * re-encoded, without metadata and anything else that the file contains. This is done by a child process, because
 * image decoders can take hundreds of megabytes, do not release them, and are exposed to malicious files.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { avatarEdges, maxAvatarEdge, maxAvatarPixels } from '@ena/domain/account/avatar';
import { Failure } from '../../platform/failure.ts';

const encoderProgram = fileURLToPath(new URL('./avatarEncoderProcess.mjs', import.meta.url));

export interface Avatar {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
}

/**
 * Two square WebP images, rotated upright; of an animation the first frame. Throws NOT_AN_IMAGE, TOO_MANY_PIXELS,
 * IMAGE_UNREADABLE, UNAVAILABLE.
 */
export type EncodeAvatar = (bytes: Uint8Array) => Promise<Avatar>;

interface EncoderOptions {
  /** Path of the module that the child process runs. */
  readonly program?: string;
  /** Timeout in case that the process hangs, or the machine is overloaded. */
  readonly timeoutMs?: number;
  /** Maximum processor time in seconds, on Linux; a photo takes a tenth of a second. */
  readonly maxCpuSeconds?: number;
}

/**
 * Maximum of private memory (heap, anonymous mappings, stacks) in KiB, on Linux: with the pages of program and libraries
 * that are in use, less than 150 MB.
 */
const maxDataKiB = 108_000;
/** Of each thread; it counts as private memory as a whole. */
const maxStackKiB = 1024;
/** Both squares together have about 20 kB. */
const maxOutputBytes = 1024 * 1024;
/** Bounds the queue, because each waiting upload holds up to 2 MB of memory. */
const maxWaiting = 16;

/** Arguments of the child process. */
const limits = [maxAvatarPixels, maxAvatarEdge, avatarEdges.large, avatarEdges.small].map(String);
const unreadable = () =>
  new Failure('IMAGE_UNREADABLE', 'The picture is damaged, or takes too much time or memory.');
/** Refusals by the child process. */
const refusals: ReadonlyMap<string, () => Failure> = new Map([
  ['NOT_AN_IMAGE', () => new Failure('NOT_AN_IMAGE', 'JPEG, PNG, WebP, GIF and AVIF are accepted.')],
  ['TOO_MANY_PIXELS', () => new Failure('TOO_MANY_PIXELS', 'The picture has too many pixels.')],
  ['IMAGE_UNREADABLE', unreadable],
]);

/** Encodes one picture at a time. The options are for tests. */
export function createAvatarEncoder(options: EncoderOptions = {}): EncodeAvatar {
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (bytes) => {
    if (waiting >= maxWaiting)
      return Promise.reject(
        new Failure('UNAVAILABLE', 'Too many pictures are being processed; try again soon.', 5),
      );
    waiting++;
    const encoded = queue.then(() => runEncoder(bytes, options)).finally(() => waiting--);
    queue = encoded.catch(() => undefined);
    return encoded;
  };
}

/** Runs the child process, without the settings and secrets of the server in its environment. */
const runEncoder = (
  bytes: Uint8Array,
  { program = encoderProgram, timeoutMs = 10_000, maxCpuSeconds = 2 }: EncoderOptions,
): Promise<Avatar> =>
  new Promise((resolve, reject) => {
    const [file, args] = encoderCommand(program, maxCpuSeconds);
    const options = {
      encoding: 'buffer',
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: maxOutputBytes,
      env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' },
    } as const;
    const child = execFile(file, args, options, (error, output) => {
      if (!error) {
        const end = 4 + output.readUInt32BE();
        resolve({ large: output.subarray(4, end), small: output.subarray(end) });
      } else if (error.killed === true || error.signal) reject(unreadable());
      else reject(refusals.get(output.toString())?.() ?? error);
    });
    // The process may exit before it has read everything (EPIPE).
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
  });

/** On Linux a shell sets the limits (and no core dump, which would contain the picture), and becomes the encoder. */
function encoderCommand(program: string, maxCpuSeconds: number): readonly [string, string[]] {
  // Without its compiler, which reserves half a gigabyte, V8 fits into a tight limit of memory.
  const args = ['--jitless', '--v8-pool-size=0', program, ...limits];
  if (process.platform !== 'linux') return [process.execPath, args];
  const ulimits = ['-c 0', `-s ${maxStackKiB}`, `-d ${maxDataKiB}`, `-t ${maxCpuSeconds}`];
  const script = `${ulimits.map((limit) => `ulimit ${limit} && `).join('')}exec "$0" "$@"`;
  return ['/bin/sh', ['-c', script, process.execPath, ...args]];
}
