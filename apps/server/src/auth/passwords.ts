/** How passwords are kept, and which are refused at sign-up (D29). */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { lengthProblem } from '@ena/domain/account/signUp';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { Failure } from '../failure.ts';

/** The costly part of passwords; tests count it. */
export interface Hashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: { hash: string; password: string }) => Promise<boolean>;
  /** UNAVAILABLE where the others would refuse now: asked before a try is counted. */
  readonly requireRoom?: () => void;
}
/** The accounts library's own, outside the event loop. */
export const scrypt: Hashing = { hash: hashPassword, verify: verifyPassword };

/** One core stays free for everybody else. */
const hashingAtOnce = Math.max(1, availableParallelism() - 1);
/** So many more wait for their turn, a second or two. */
const mostWaiting = 16;

/**
 * The same, a few at a time, and no more than are done while somebody waits: a flood of log-ins is turned away, instead
 * of taking the machine and being worked off for minutes (trust: a login flood). UNAVAILABLE beyond that.
 */
export function inTurn({ hash, verify }: Hashing, atOnce = hashingAtOnce, most = mostWaiting): Hashing {
  let running = 0;
  const waiting: (() => void)[] = [];
  const requireRoom = () => {
    if (running >= atOnce && waiting.length >= most)
      throw new Failure('UNAVAILABLE', 'Too many log in at this moment; try again soon.', 2);
  };
  const inItsTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    requireRoom();
    if (running < atOnce) running++;
    // Whoever ends hands its place on.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
  return {
    hash: (password) => inItsTurn(() => hash(password)),
    verify: (stored) => inItsTurn(() => verify(stored)),
    requireRoom,
  };
}

/** Lower case, one per line; read on first use. Lines with # are remarks. */
let common: ReadonlySet<string> | undefined;
const commonPasswords = () => {
  common ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return common;
};

/** A plain sentence that says why a password is refused, or null. */
export function passwordProblem(password: string, owner: { name: string; email: string }): string | null {
  const tooShortOrLong = lengthProblem(password);
  if (tooShortOrLong) return tooShortOrLong;
  const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase();
  const folded = fold(password);
  const own = [owner.email, owner.email.split('@')[0] ?? '', owner.name].map(fold);
  if (own.includes(folded)) return 'Password must not be your own e-mail or name';
  if (commonPasswords().has(folded)) return 'This password is among the most common ones; choose another';
  return null;
}
