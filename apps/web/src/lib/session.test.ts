import type { Learner } from '@ena/contract/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ana } from '../../test/learner.ts';
import { safeReturn, session, sessionChanged, workerId } from './session.ts';

describe('a listener for who is signed in', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[BACK-06] is told of sign-in, sign-out and a user update, until it stops listening', async () => {
    const server: { learner: Learner | null } = { learner: null };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(server)));
    const told: unknown[] = [];
    const stop = session.subscribe(() => {
      const known = session.peek();
      told.push(known.kind === 'known' ? (known.value?.displayName ?? 'nobody') : known.kind);
    });
    const becomes = async (learner: Learner | null) => {
      server.learner = learner;
      await sessionChanged();
      return told.splice(0);
    };
    expect(await becomes(ana)).toEqual(['Ana']);
    expect(await becomes({ ...ana, displayName: 'Anano' })).toEqual(['Anano']);
    session.set({ ...ana, displayName: 'Anuki' });
    expect(told.splice(0)).toEqual(['Anuki']);
    expect(await becomes(null)).toEqual(['nobody']);
    stop();
    expect(await becomes(ana)).toEqual([]);
  });
});

describe('whose work it is', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is still theirs when the session has ended of itself, until they sign out', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ learner: null })));
    await sessionChanged();
    expect(workerId()).toBe(null);
    session.set(ana);
    expect(workerId()).toBe(ana.id);
    await session.refresh();
    expect(workerId()).toBe(ana.id);
    await sessionChanged();
    expect(workerId()).toBe(null);
  });
});

describe('where a login leads', () => {
  it.each([
    ['/beginner', '/beginner'],
    ['/beginner/alphabet?seen=1#practice', '/beginner/alphabet?seen=1#practice'],
    [null, '/'],
    ['', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n\\evil.example', '/'],
    ['/..//evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/beginner/../login', '/login'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['beginner', '/'],
  ])('[AUTH-04] from %o to %s, never to another site', (from, to) => {
    expect(safeReturn(from)).toBe(to);
  });
});
