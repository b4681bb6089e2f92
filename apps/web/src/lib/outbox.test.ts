import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Entry, flush, post } from './outbox.ts';
import { session } from './session.ts';

/** A browser's storage with room for so many characters, and a server that refuses some items. */
let room = Number.POSITIVE_INFINITY;
let kept: string | null = null;
let refused: readonly string[] = [];
let received: string[] = [];

const learnerId = 'ana';
const answerTo = (itemId: string): Entry => ({
  kind: 'answer',
  learnerId,
  answer: {
    id: crypto.randomUUID(),
    unitId: 'alphabet',
    itemId,
    response: 'a',
    answeredAt: '2026-03-01T10:00:00Z',
  },
});
const stored = (): unknown => JSON.parse(kept ?? '[]');

beforeEach(() => {
  [room, kept, refused, received] = [Number.POSITIVE_INFINITY, null, [], []];
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept = value;
    },
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { answers }: { answers: { itemId: string }[] } = JSON.parse(body);
    const items = answers.map(({ itemId }) => itemId);
    if (items.some((item) => refused.includes(item)))
      return Response.json({ code: 'UNKNOWN_UNIT' }, { status: 404 });
    received.push(...items);
    return Response.json({ recorded: items.length });
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  session.set({
    id: learnerId,
    email: 'ana@ena.example',
    displayName: 'Ana',
    avatarUrl: null,
    level: 'Beginner',
    lessonsCompleted: 0,
    totalStudyTime: 0,
    wordsLearned: 0,
    studyStreak: 0,
    isAdmin: false,
    entitled: false,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the outbox loses nothing', () => {
  it('when storage is full: the entry waits in memory and is sent', async () => {
    room = 1;
    await post(answerTo('ani'));
    expect(received).toEqual(['ani']);
  });

  it('when one answer can never be taken: only that one is dropped', async () => {
    refused = ['gone'];
    kept = JSON.stringify(['ani', 'bani', 'gone', 'gani', 'doni'].map(answerTo));
    await flush();
    expect(received.toSorted()).toEqual(['ani', 'bani', 'doni', 'gani']);
    expect(stored()).toEqual([]);
  });

  it('when more waits than one call takes: all of it is sent', async () => {
    kept = JSON.stringify(Array.from({ length: 120 }, (_, place) => answerTo(`item${place}`)));
    await flush();
    expect(received).toHaveLength(120);
    expect(stored()).toEqual([]);
  });

  it.each(['{', 'null', '5', '[null, 1, {}]', '[{"kind":"answer","learnerId":"ana","answer":null}]'])(
    'when storage holds %s, which is not ours',
    async (garbage) => {
      kept = garbage;
      await post(answerTo('ani'));
      expect(received).toEqual(['ani']);
      expect(stored()).toEqual([]);
    },
  );
});
