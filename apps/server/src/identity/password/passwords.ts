/** Hashing of passwords, and the rules for new ones (D29). */
import { randomBytes, scrypt as scryptCallback, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { passwordShapeProblem } from '@ena/domain/account/signUp';
import { Failure } from '../../platform/failure.ts';

/** The expensive part; an interface, so that tests can count or replace it. */
export interface Hashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: { hash: string; password: string }) => Promise<boolean>;
  /** Whether `hash` would use other parameters than this stored hash has. */
  readonly isOutdated: (hash: string) => boolean;
  /** Throws UNAVAILABLE if `hash` and `verify` would. Called before an attempt is counted by a rate limit. */
  readonly assertCapacity?: () => void;
}

/** Parameters of scrypt (RFC 7914). A derivation needs 128 · 2^logN · blockSize bytes of memory. */
export interface ScryptCost {
  readonly logN: number;
  readonly blockSize: number;
  readonly parallelization: number;
}
interface StoredHash extends ScryptCost {
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** 'p >= 3: N >= 2^15, r = 8' of OWASP ASVS 5.0, appendix C: 32 MB and about 150 ms (decision 0077). */
const cost: ScryptCost = { logN: 15, blockSize: 8, parallelization: 3 };
/** Parameters of hashes that name none, `salt:key` in hex: those up to decision 0077. */
const formerCost: ScryptCost = { logN: 14, blockSize: 16, parallelization: 1 };

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scryptCallback);
/** `parallelization` lanes are computed one after another. */
const keyOf = (
  password: string,
  {
    salt,
    key: { length },
    logN,
    blockSize,
    parallelization,
  }: Omit<StoredHash, 'key'> & { key: { length: number } },
) =>
  deriveKey(password.normalize('NFKC'), salt, length, {
    cost: 2 ** logN,
    blockSize,
    parallelization,
    maxmem: 64 * 1024 * 1024,
  });

/** PHC string format: `$scrypt$ln=15,r=8,p=3$salt$key`, salt and key in Base64 without padding. */
function format({ logN, blockSize, parallelization, salt, key }: StoredHash): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$scrypt$ln=${logN},r=${blockSize},p=${parallelization}$${base64(salt)}$${base64(key)}`;
}
const pattern = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;
const formerPattern = /^([\da-f]+):([\da-f]+)$/;

function parse(hash: string): StoredHash {
  const [, logN, blockSize, parallelization, salt = '', key = ''] = pattern.exec(hash) ?? [];
  if (logN)
    return {
      logN: Number(logN),
      blockSize: Number(blockSize),
      parallelization: Number(parallelization),
      salt: Buffer.from(salt, 'base64'),
      key: Buffer.from(key, 'base64'),
    };
  const [, formerSalt, formerKey] = formerPattern.exec(hash) ?? [];
  if (!formerSalt || !formerKey) throw new Error('A stored password hash has an unknown format.');
  // The salt of such a hash is the text, not the bytes that the text encodes.
  return { ...formerCost, salt: Buffer.from(formerSalt), key: Buffer.from(formerKey, 'hex') };
}

/** Scrypt, in Node's thread pool. A hash contains its parameters, so that they can be raised. */
export function createScrypt(current: ScryptCost): Hashing {
  return {
    async hash(password) {
      const stored = { ...current, salt: randomBytes(16), key: Buffer.alloc(64) };
      return format({ ...stored, key: await keyOf(password, stored) });
    },
    async verify({ hash, password }) {
      const stored = parse(hash);
      const key = await keyOf(password, stored);
      // Against user enumeration by timing: a former hash is a third of the work, and this the rest.
      if (!pattern.test(hash))
        await keyOf(password, { ...stored, ...current, parallelization: current.parallelization - 1 });
      return timingSafeEqual(key, stored.key);
    },
    isOutdated(hash) {
      const { logN, blockSize, parallelization } = parse(hash);
      return (
        logN !== current.logN ||
        blockSize !== current.blockSize ||
        parallelization !== current.parallelization
      );
    },
  };
}
export const scrypt = createScrypt(cost);

/** No password has this hash, and comparing with it takes as long as with a real one. */
export const dummyHash = format({ ...cost, salt: Buffer.alloc(16), key: Buffer.alloc(64) });

/** One core stays free for other requests, and one of the four threads of the pool for files and DNS. */
const defaultMaxConcurrent = Math.min(3, Math.max(1, availableParallelism() - 1));
/** A class of 30 may log in at once: on two cores, the last of them wait five seconds. */
const defaultMaxQueued = 32;

/**
 * Load shedding: limits concurrent hashing and the length of its queue (first in, first out). Throws
 * UNAVAILABLE beyond that, so that a flood of log-ins neither uses all cores nor builds up minutes of work
 * (decision 0085).
 */
export function limitConcurrency(
  { hash, verify, isOutdated }: Hashing,
  maxConcurrent = defaultMaxConcurrent,
  maxQueued = defaultMaxQueued,
): Hashing {
  let running = 0;
  const queue: (() => void)[] = [];
  const assertCapacity = () => {
    if (running >= maxConcurrent && queue.length >= maxQueued)
      throw new Failure('UNAVAILABLE', 'Too many log-ins at this moment; try again soon.', 2);
  };
  const runQueued = async <T>(work: () => Promise<T>): Promise<T> => {
    assertCapacity();
    if (running < maxConcurrent) running++;
    // The operation that ends passes its slot on to the next one: `running` does not change.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
  return {
    hash: (password) => runQueued(() => hash(password)),
    verify: (stored) => runQueued(() => verify(stored)),
    isOutdated,
    assertCapacity,
  };
}

/** Lower case, one per line; read on first use. Lines with # are comments. */
let common: ReadonlySet<string> | undefined;
const commonPasswords = () => {
  common ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return common;
};

/** A sentence for the user that says why a password is refused, or null. */
export function passwordProblem(password: string, owner: { name: string; email: string }): string | null {
  const tooShortOrLong = passwordShapeProblem(password);
  if (tooShortOrLong) return tooShortOrLong;
  const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase();
  const folded = fold(password);
  const own = [owner.email, owner.email.split('@')[0] ?? '', owner.name].map(fold);
  if (own.includes(folded)) return 'Password must not be your own email or name';
  if (commonPasswords().has(folded)) return 'This password is among the most common ones; choose another';
  return null;
}

/** A new password that is the present one changes nothing, which may be why somebody wants another one. */
export const samePassword = (): Failure =>
  new Failure('SAME_PASSWORD', 'This is the present password of the account.');
