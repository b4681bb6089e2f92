/** Hashing of passwords, and the rules for new ones (D29). */
import { randomBytes, scrypt as scryptCallback, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { passwordLengthProblem } from '@ena/domain/account/signUp';
import { Failure } from '../platform/failure.ts';

/** The expensive part; an interface, so that tests can count or replace it. */
export interface Hashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: { hash: string; password: string }) => Promise<boolean>;
  /** Throws UNAVAILABLE if `hash` and `verify` would. Called before an attempt is counted by a rate limit. */
  readonly assertCapacity?: () => void;
}

const deriveKey = promisify<string, string, number, ScryptOptions, Buffer>(scryptCallback);

/**
 * Scrypt, in Node's thread pool. A hash is `salt:key`, both in hex. It does not contain the parameters: with
 * others, no stored password matches any more.
 */
export function createScrypt(cost: number): Hashing {
  const parameters = { cost, blockSize: 16, parallelization: 1, maxmem: 64 * 1024 * 1024 };
  const keyOf = (password: string, salt: string) =>
    deriveKey(password.normalize('NFKC'), salt, 64, parameters);
  return {
    async hash(password) {
      const salt = randomBytes(16).toString('hex');
      return `${salt}:${(await keyOf(password, salt)).toString('hex')}`;
    },
    async verify({ hash, password }) {
      const [salt = '', key = ''] = hash.split(':');
      return timingSafeEqual(await keyOf(password, salt), Buffer.from(key, 'hex'));
    },
  };
}
/** Takes about 50 ms and 32 MB for each password. */
export const scrypt = createScrypt(16_384);

/** One core stays free for other requests. */
const defaultMaxConcurrent = Math.max(1, availableParallelism() - 1);
/** Queued operations wait a second or two. */
const defaultMaxQueued = 16;

/**
 * Load shedding: limits concurrent hashing and the length of its queue (first in, first out). Throws
 * UNAVAILABLE beyond that, so that a flood of log-ins neither uses all cores nor builds up minutes of work
 * (decision 0033).
 */
export function limitConcurrency(
  { hash, verify }: Hashing,
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
  const tooShortOrLong = passwordLengthProblem(password);
  if (tooShortOrLong) return tooShortOrLong;
  const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase();
  const folded = fold(password);
  const own = [owner.email, owner.email.split('@')[0] ?? '', owner.name].map(fold);
  if (own.includes(folded)) return 'Password must not be your own e-mail or name';
  if (commonPasswords().has(folded)) return 'This password is among the most common ones; choose another';
  return null;
}
