import { describe, expect, it } from 'vitest';
import {
  createScrypt,
  dummyHash,
  type Hashing,
  limitConcurrency,
  passwordProblem,
  scrypt,
} from './passwords.ts';

it('passwords hashed by better-auth, which created the first accounts, still match', async () => {
  const hash =
    '861c207964510f429e0f0909961450b5:211a7abf10ee988143a344c16134a2771225e622fba1fb867f794ebd0ea5faf8c70daa46230afda1f7b0f72b1c276879d6a58fff0916c25f717a28de076c34f6';
  expect(await scrypt.verify({ hash, password: 'ქართული ენა' })).toBe(true);
  expect(await scrypt.verify({ hash, password: 'ქართული ენ' })).toBe(false);
  expect(scrypt.isOutdated(hash)).toBe(true);
});

describe('a hash of a password', () => {
  const password = 'ქართული ენა';

  it('has the parameters that OWASP recommends for 32 MB, in PHC string format', async () => {
    const hash = await scrypt.hash(password);
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{86}$/);
    expect(await scrypt.verify({ hash, password })).toBe(true);
    expect(await scrypt.verify({ hash, password: 'ქართული ენ' })).toBe(false);
    expect(scrypt.isOutdated(hash)).toBe(false);
  });

  it('still matches after the parameters were changed, and is outdated then', async () => {
    const before = createScrypt({ logN: 1, blockSize: 8, parallelization: 3 });
    const hash = await before.hash(password);
    for (const changed of [{ logN: 2 }, { blockSize: 4 }, { parallelization: 2 }]) {
      const after = createScrypt({ logN: 1, blockSize: 8, parallelization: 3, ...changed });
      expect(await after.verify({ hash, password })).toBe(true);
      expect(after.isOutdated(hash)).toBe(true);
    }
    expect(before.isOutdated(hash)).toBe(false);
  });

  it('of nobody, which is compared with for unknown e-mails, has the parameters of real ones', () => {
    expect(scrypt.isOutdated(dummyHash)).toBe(false);
  });
});

describe('limited concurrency of password hashing', () => {
  const stored = { hash: 'hash', password: 'word' };
  const isOutdated = () => false;
  const blockedHashing = () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const hashing: Hashing = { hash: () => promise.then(String), verify: () => promise, isOutdated };
    return { limited: limitConcurrency(hashing, 1, 1), finish: () => resolve(true) };
  };

  it('refuses operations while the queue is full, and accepts them again afterwards', async () => {
    const { limited, finish } = blockedHashing();
    const accepted = [limited.verify(stored), limited.hash('word')];
    await expect(limited.verify(stored)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
    await expect(limited.hash('word')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(limited.assertCapacity).toThrow('Too many log-ins');
    finish();
    expect(await Promise.all(accepted)).toEqual([true, 'true']);
    expect(await limited.verify(stored)).toBe(true);
    expect(limited.assertCapacity).not.toThrow();
  });

  it('runs queued operations first in, first out', async () => {
    const started: string[] = [];
    const ends: (() => void)[] = [];
    const hashing: Hashing = {
      hash: (password) => {
        started.push(password);
        return new Promise((resolve) => ends.push(() => resolve(password)));
      },
      verify: () => Promise.resolve(true),
      isOutdated,
    };
    const limited = limitConcurrency(hashing, 2, 9);
    const all = ['a', 'b', 'c', 'd'].map((password) => limited.hash(password));
    expect(started).toEqual(['a', 'b']);
    ends.shift()?.();
    await all[0];
    expect(started).toEqual(['a', 'b', 'c']);
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('releases the slot of a failed operation', async () => {
    const failing: Hashing = {
      hash: () => Promise.reject(new Error('broken')),
      verify: () => Promise.reject(new Error('broken')),
      isOutdated,
    };
    const limited = limitConcurrency(failing, 1, 1);
    for (let turn = 0; turn < 3; turn++) await expect(limited.verify(stored)).rejects.toThrow('broken');
  });
});

describe('a new password', () => {
  const owner = { name: 'Nino Beridze', email: 'nino@ena.example' };
  const refused = 'This password is among the most common ones; choose another';

  // Of all ranks; the last two are the 3,000th and the 5,000th.
  it.each(['123456', 'Football', 'MICHAEL', 'trustno1', 'wassup', 'redfox'])(
    'is refused if it is among the 5,000 most common ones: %s',
    (password) => expect(passwordProblem(password, owner)).toBe(refused),
  );

  it.each(['kartuli', 'ქართული', 'learngeorgian'])('is refused if it is what Ena is about: %s', (password) =>
    expect(passwordProblem(password, owner)).toBe(refused),
  );

  it.each(['ვარსკვლავი ცაზე', 'correct horse battery', 'qpzmwo'])('is accepted: %s', (password) =>
    expect(passwordProblem(password, owner)).toBeNull(),
  );
});
