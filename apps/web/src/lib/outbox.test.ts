import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  draftState,
  dropDraft,
  type Entry,
  flush,
  keepDraft,
  post,
  waitingDrafts,
  watchOutbox,
} from './outbox.ts';
import { session } from './session.ts';
import { ana } from '../../test/learner.ts';

/** A browser's storage with room for so many characters, and a server that refuses some items. */
let room = Number.POSITIVE_INFINITY;
let kept: string | null = null;
let refused: readonly string[] = [];
let received: string[] = [];
/** What the server says to a draft, where that is not yes. */
let draftRefusal: { readonly code: string; readonly status: number } | null = null;
/** The server's error response to all answers, if any. */
let answerRefusal: { readonly code: string; readonly status: number } | null = null;

const learnerId = ana.id;
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
const draft = (text: string, place = 0) => ({
  essayId: 'essay',
  text,
  savedAt: `2026-03-01T10:00:00.00${place}Z`,
});
const stored = (): unknown => JSON.parse(kept ?? '[]');

beforeEach(() => {
  [room, kept, refused, received] = [Number.POSITIVE_INFINITY, null, [], []];
  [draftRefusal, answerRefusal] = [null, null];
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept = value;
    },
  });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.endsWith('/writings/drafts')) {
      if (draftRefusal) return Response.json({ code: draftRefusal.code }, { status: draftRefusal.status });
      const sent: { text: string } = JSON.parse(body);
      received.push(sent.text);
      return Response.json({ draft: sent });
    }
    if (answerRefusal) return Response.json({ code: answerRefusal.code }, { status: answerRefusal.status });
    const { answers }: { answers: { itemId: string }[] } = JSON.parse(body);
    const items = answers.map(({ itemId }) => itemId);
    if (items.some((item) => refused.includes(item)))
      return Response.json({ code: 'UNKNOWN_UNIT' }, { status: 404 });
    received.push(...items);
    return Response.json({ recorded: items.length, earned: [] });
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  session.set(ana);
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

  it.each([
    ['UNAUTHENTICATED', 401],
    ['RATE_LIMITED', 429],
    ['INTERNAL', 500],
  ])('when an answer is refused with %s (%d): it waits, and is sent later', async (code, status) => {
    answerRefusal = { code, status };
    await post(answerTo('ani'));
    expect([received, stored()]).toMatchObject([[], [{ answer: { itemId: 'ani' } }]]);
    answerRefusal = null;
    await flush();
    expect([received, stored()]).toEqual([['ani'], []]);
  });

  it('when more waits than one call takes: all of it is sent', async () => {
    kept = JSON.stringify(Array.from({ length: 120 }, (_, place) => answerTo(`item${place}`)));
    await flush();
    expect(received).toHaveLength(120);
    expect(stored()).toEqual([]);
  });

  it.each([
    '{',
    'null',
    '5',
    '[null, 1, {}]',
    '[{"kind":"answer","learnerId":"ana","answer":null}]',
    '[{"kind":"draft","learnerId":"ana","draft":{"essayId":"essay","text":"a","savedAt":"yesterday"}}]',
  ])('when storage holds %s, which is not ours', async (garbage) => {
    kept = garbage;
    await post(answerTo('ani'));
    expect(received).toEqual(['ani']);
    expect(stored()).toEqual([]);
  });
});

describe('a draft in the outbox', () => {
  it('waits as its latest text, and is sent only when asked', async () => {
    keepDraft(learnerId, draft('first'));
    keepDraft(learnerId, draft('second', 1));
    expect([received, waitingDrafts(learnerId)]).toEqual([[], [draft('second', 1)]]);
    expect(draftState(learnerId, 'essay')).toBe('saving');
    await flush();
    expect([received, waitingDrafts(learnerId), draftState(learnerId, 'essay')]).toEqual([
      ['second'],
      [],
      'saved',
    ]);
  });

  it('that is continued while the one before is on its way still waits', async () => {
    keepDraft(learnerId, draft('first'));
    const sending = flush();
    keepDraft(learnerId, draft('second', 1));
    await sending;
    await flush();
    expect(received.at(-1)).toBe('second');
    expect(waitingDrafts(learnerId)).toEqual([]);
  });

  it('of another learner is neither sent nor shown, and not dropped with one’s own', async () => {
    keepDraft('gio', draft('of gio'));
    keepDraft(learnerId, draft('of ana'));
    dropDraft(learnerId, 'essay', 'another text');
    expect(waitingDrafts(learnerId)).toHaveLength(1);
    dropDraft(learnerId, 'essay', 'of ana');
    await flush();
    expect([received, waitingDrafts(learnerId)]).toEqual([[], []]);
    expect(waitingDrafts('gio')).toEqual([draft('of gio')]);
  });

  it.each([
    ['UNAUTHENTICATED', 401, 1],
    ['NOT_ENTITLED', 403, 1],
    ['INTERNAL', 500, 1],
    ['BAD_INPUT', 400, 1],
    ['TOO_LARGE', 413, 1],
    ['UNKNOWN_UNIT', 404, 0],
  ])('refused with %s (%d): %d still waits', async (code, status, waiting) => {
    draftRefusal = { code, status };
    keepDraft(learnerId, draft('first'));
    await flush();
    expect(waitingDrafts(learnerId)).toHaveLength(waiting);
    if (waiting === 0) return;
    expect(draftState(learnerId, 'essay')).toBe(code);
    draftRefusal = null;
    await flush();
    expect([received, draftState(learnerId, 'essay')]).toEqual([['first'], 'saved']);
  });

  it('outlasts a browser that has no room, and more answers than are kept', async () => {
    kept = JSON.stringify([
      { kind: 'draft', learnerId: 'gio', draft: draft('of gio') },
      ...Array.from({ length: 500 }, (_, place) => ({ ...answerTo(`item${place}`), learnerId: 'gio' })),
    ]);
    keepDraft(learnerId, draft('of ana'));
    expect(waitingDrafts('gio')).toHaveLength(1);
    room = 1;
    keepDraft(learnerId, draft('longer', 1));
    expect(waitingDrafts(learnerId).at(-1)).toEqual(draft('longer', 1));
    await flush();
    expect(received).toContain('longer');
  });

  it('tells whoever watches of each change, until that stops', async () => {
    const seen: string[] = [];
    const stop = watchOutbox(() => seen.push(draftState(learnerId, 'essay')));
    keepDraft(learnerId, draft('first'));
    await flush();
    stop();
    keepDraft(learnerId, draft('second', 1));
    expect(seen).toEqual(['saving', 'saved']);
  });
});
