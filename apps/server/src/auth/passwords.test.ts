import { describe, expect, it } from 'vitest';
import { type Hashing, inTurn } from './passwords.ts';

describe('a flood of log-ins', () => {
  const stored = { hash: 'hash', password: 'word' };
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const hashing: Hashing = { hash: () => promise.then(String), verify: () => promise };
    return { bounded: inTurn(hashing, 1, 1), finish: () => resolve(true) };
  };

  it('is turned away beyond what is done while somebody waits, and taken again after that', async () => {
    const { bounded, finish } = held();
    const taken = [bounded.verify(stored), bounded.hash('word')];
    await expect(bounded.verify(stored)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
    await expect(bounded.hash('word')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(bounded.requireRoom).toThrow('Too many log in');
    finish();
    expect(await Promise.all(taken)).toEqual([true, 'true']);
    expect(await bounded.verify(stored)).toBe(true);
    expect(bounded.requireRoom).not.toThrow();
  });

  it('is worked off a few at a time, first come first served', async () => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const hashing: Hashing = {
      hash: (password) => {
        begun.push(password);
        return new Promise((resolve) => ends.push(() => resolve(password)));
      },
      verify: () => Promise.resolve(true),
    };
    const bounded = inTurn(hashing, 2, 9);
    const all = ['a', 'b', 'c', 'd'].map((password) => bounded.hash(password));
    expect(begun).toEqual(['a', 'b']);
    ends.shift()?.();
    await all[0];
    expect(begun).toEqual(['a', 'b', 'c']);
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves room again where the hashing itself fails', async () => {
    const failing: Hashing = {
      hash: () => Promise.reject(new Error('broken')),
      verify: () => Promise.reject(new Error('broken')),
    };
    const bounded = inTurn(failing, 1, 1);
    for (let turn = 0; turn < 3; turn++) await expect(bounded.verify(stored)).rejects.toThrow('broken');
  });
});
