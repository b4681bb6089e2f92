import type { Learner } from '@ena/contract/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ana } from '../../test/learner.ts';
import { safeReturnPath, session, handleSessionChange, getOutboxLearnerId } from './session.ts';

describe('a session listener', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[BACK-06] is called on sign-in, sign-out and a user update, until it unsubscribes', async () => {
    const server: { learner: Learner | null } = { learner: null };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(server)));
    const notified: unknown[] = [];
    const unsubscribe = session.subscribe(() => {
      const known = session.peek();
      notified.push(known.kind === 'known' ? (known.value?.displayName ?? 'signed out') : known.kind);
    });
    const changeLearner = async (learner: Learner | null) => {
      server.learner = learner;
      await handleSessionChange();
      return notified.splice(0);
    };
    expect(await changeLearner(ana)).toEqual(['Ana']);
    expect(await changeLearner({ ...ana, displayName: 'Anano' })).toEqual(['Anano']);
    session.set({ ...ana, displayName: 'Anuki' });
    expect(notified.splice(0)).toEqual(['Anuki']);
    expect(await changeLearner(null)).toEqual(['signed out']);
    unsubscribe();
    expect(await changeLearner(ana)).toEqual([]);
  });
});

describe('the learner that new outbox entries belong to', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stays the same after the session has expired, until they sign out', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ learner: null })));
    await handleSessionChange();
    expect(getOutboxLearnerId()).toBe(null);
    session.set(ana);
    expect(getOutboxLearnerId()).toBe(ana.id);
    await session.refresh();
    expect(getOutboxLearnerId()).toBe(ana.id);
    await handleSessionChange();
    expect(getOutboxLearnerId()).toBe(null);
  });
});

describe('the return path of a login', () => {
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
  ])('[AUTH-04] for %o is %s, never another site', (from, to) => {
    expect(safeReturnPath(from)).toBe(to);
  });
});
