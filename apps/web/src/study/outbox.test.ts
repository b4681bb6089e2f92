import type { EditedDraft } from '@ena/contract/writings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearRejectedAnswers,
  countQueuedReviews,
  countRejectedAnswers,
  draftState,
  removeQueuedDraft,
  type OutboxEntry,
  flush,
  queueDraft,
  enqueue,
  getQueuedDrafts,
  queueRoom,
  startAutoFlush,
  subscribeToOutbox,
} from './outbox.ts';
import { session } from '../platform/session.ts';
import { ana } from '../../test/learner.ts';

/** Local storage with a limited number of characters, and a server that rejects some items. */
let storageLimit = Number.POSITIVE_INFINITY;
let storedText: string | null = null;
let rejectedItems: readonly string[] = [];
/** Ids of reviews that the server rejects, while it records the others of the request. */
let rejectedReviews: readonly string[] = [];
let received: string[] = [];
/** Number of answers or reviews in each request. */
let batches: number[] = [];
/** The server's error response to drafts, if any. */
let draftError: { readonly code: string; readonly status: number } | null = null;
/** The draft that the server has, of another device. */
let otherDraft: ReturnType<typeof draft> | null = null;
/** The server's error response to answers, if any. */
let answerError: { readonly code: string; readonly status: number } | null = null;

const learnerId = ana.id;
const answerTo = (questionId: string): OutboxEntry => ({
  kind: 'answer',
  learnerId,
  answer: {
    id: crypto.randomUUID(),
    unitId: 'alphabet',
    questionId,
    response: 'a',
    answeredAt: '2026-03-01T10:00:00Z',
  },
});
const reviewOf = (itemId: string): OutboxEntry => ({
  kind: 'review',
  learnerId,
  review: {
    id: crypto.randomUUID(),
    itemId,
    skill: 'recognize',
    format: 'choose-meaning',
    response: 'a',
    secondAttempt: false,
    hintUsed: false,
    acceptedByLearner: false,
    elapsedMs: 4000,
    answeredAt: '2026-03-01T10:00:00Z',
  },
});
const draft = (text: string, index = 0) => ({
  essayId: 'essay',
  text,
  savedAt: `2026-03-01T10:00:00.00${index}Z`,
});
const stored = (): unknown => JSON.parse(storedText ?? '[]');

beforeEach(() => {
  [storageLimit, storedText, rejectedItems, received] = [Number.POSITIVE_INFINITY, null, [], []];
  batches = [];
  rejectedReviews = [];
  [draftError, answerError, otherDraft] = [null, null, null];
  vi.stubGlobal('localStorage', {
    getItem: () => storedText,
    setItem: (_: string, value: string) => {
      if (value.length > storageLimit) throw new DOMException('full', 'QuotaExceededError');
      storedText = value;
    },
  });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.endsWith('/writings/drafts')) {
      if (draftError) return Response.json({ code: draftError.code }, { status: draftError.status });
      const sent: EditedDraft = JSON.parse(body);
      received.push(sent.text);
      const isConflict = otherDraft !== null && sent.edit?.base !== otherDraft.savedAt;
      return Response.json({ draft: isConflict ? otherDraft : sent, isConflict });
    }
    if (answerError) return Response.json({ code: answerError.code }, { status: answerError.status });
    const sent: Record<string, Partial<Record<'questionId' | 'itemId', string>>[]> = JSON.parse(body);
    const entries = sent['answers'] ?? sent['reviews'] ?? [];
    batches.push(entries.length);
    const items = entries.map(({ itemId = '', questionId = itemId }) => questionId);
    if (items.some((item) => rejectedItems.includes(item)))
      return Response.json({ code: 'UNKNOWN_UNIT' }, { status: 404 });
    received.push(...items);
    return Response.json({ recorded: items.length, rejected: rejectedReviews, earned: [] });
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  session.set(ana);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the outbox', () => {
  it('keeps an entry in memory and sends it when storage is full', async () => {
    storageLimit = 1;
    await enqueue(answerTo('ani'));
    expect(received).toEqual(['ani']);
  });

  it('sends an answer that the former release has stored as it is', async () => {
    const { questionId: itemId, ...answer } = { ...Object(answerTo('ani')).answer };
    storedText = JSON.stringify([{ kind: 'answer', learnerId, answer: { ...answer, itemId } }]);
    await flush();
    expect([received, stored()]).toEqual([['ani'], []]);
  });

  it('drops only the answer that the server rejects permanently', async () => {
    rejectedItems = ['gone'];
    storedText = JSON.stringify(['ani', 'bani', 'gone', 'gani', 'doni'].map(answerTo));
    await flush();
    expect(received.toSorted()).toEqual(['ani', 'bani', 'doni', 'gani']);
    expect(stored()).toEqual([]);
  });

  it.each([
    ['UNAUTHENTICATED', 401],
    ['RATE_LIMITED', 429],
    ['INTERNAL', 500],
  ])('keeps an answer rejected with %s (%d), and sends it later', async (code, status) => {
    answerError = { code, status };
    await enqueue(answerTo('ani'));
    expect([received, stored()]).toMatchObject([[], [{ answer: { questionId: 'ani' } }]]);
    answerError = null;
    await flush();
    expect([received, stored()]).toEqual([['ani'], []]);
  });

  it('sends all answers when there are more than one request may contain', async () => {
    storedText = JSON.stringify(Array.from({ length: 120 }, (_, index) => answerTo(`item${index}`)));
    await flush();
    expect(received).toHaveLength(120);
    expect(stored()).toEqual([]);
  });

  it('sends reviews in batches of 50, and drops only those that the server rejects permanently', async () => {
    rejectedItems = ['item7'];
    storedText = JSON.stringify(Array.from({ length: 120 }, (_, index) => reviewOf(`item${index}`)));
    expect([countQueuedReviews(learnerId), queueRoom()]).toEqual([120, 380]);
    await flush();
    expect(new Set(received).size).toBe(119);
    expect(batches.slice(0, 3)).toEqual([50, 50, 20]);
    expect([countQueuedReviews(learnerId), queueRoom()]).toEqual([0, 500]);
  });

  it('drops reviews of items that are no longer open, and counts them for their learner until that is told', async () => {
    const reviews = ['ani', 'bani', 'gani'].map(reviewOf);
    storedText = JSON.stringify(reviews);
    rejectedReviews = reviews.slice(1).flatMap((entry) => (entry.kind === 'review' ? [entry.review.id] : []));
    await flush();
    expect([stored(), countRejectedAnswers(learnerId), countRejectedAnswers('gio')]).toEqual([[], 2, 0]);
    rejectedReviews = [];
    await enqueue(reviewOf('doni'));
    expect(countRejectedAnswers(learnerId)).toBe(2);
    clearRejectedAnswers();
    expect(countRejectedAnswers(learnerId)).toBe(0);
  });

  it('counts answers that are dropped because the subscription has ended, until the learner is notified', async () => {
    answerError = { code: 'NOT_ENTITLED', status: 403 };
    storedText = JSON.stringify(['ani', 'bani'].map(answerTo));
    await flush();
    expect([stored(), countRejectedAnswers(learnerId), countRejectedAnswers('gio')]).toEqual([[], 2, 0]);
    clearRejectedAnswers();
  });

  it('keeps reviews that could not be sent, and sends them later', async () => {
    answerError = { code: 'UNAVAILABLE', status: 503 };
    await enqueue(reviewOf('ani'));
    expect(countQueuedReviews(learnerId)).toBe(1);
    answerError = null;
    await flush();
    expect([received, stored()]).toEqual([['ani'], []]);
  });

  it.each([
    '{',
    'null',
    '5',
    '[null, 1, {}]',
    '[{"kind":"answer","learnerId":"ana","answer":null}]',
    '[{"kind":"review","learnerId":"ana","review":{}}]',
    '[{"kind":"draft","learnerId":"ana","draft":{"essayId":"essay","text":"a","savedAt":"yesterday"}}]',
  ])('ignores invalid stored data: %s', async (garbage) => {
    storedText = garbage;
    await enqueue(answerTo('ani'));
    expect(received).toEqual(['ani']);
    expect(stored()).toEqual([]);
  });
});

describe('a draft in the outbox', () => {
  it('is stored with its latest text only, and is sent by a flush only', async () => {
    queueDraft(learnerId, draft('first'));
    queueDraft(learnerId, draft('second', 1));
    expect([received, getQueuedDrafts(learnerId)]).toEqual([[], [draft('second', 1)]]);
    expect(draftState(learnerId, 'essay')).toBe('saving');
    await flush();
    expect([received, getQueuedDrafts(learnerId), draftState(learnerId, 'essay')]).toEqual([
      ['second'],
      [],
      'saved',
    ]);
  });

  it('that changes while its earlier text is being sent is sent again', async () => {
    queueDraft(learnerId, draft('first'));
    const sending = flush();
    queueDraft(learnerId, draft('second', 1));
    await sending;
    await flush();
    expect(received.at(-1)).toBe('second');
    expect(getQueuedDrafts(learnerId)).toEqual([]);
  });

  /** One of an edit that began with an empty page, or by `edit`. */
  const edited = (text: string, index: number, edit: EditedDraft['edit'] = { id: 'phone', base: null }) => ({
    ...draft(text, index),
    edit,
  });

  it.each([
    ['earlier', 0],
    ['later', 8],
  ])('that conflicts with an %s one of another device is saved together with that', async (_, index) => {
    otherDraft = draft('on the laptop', index);
    queueDraft(learnerId, edited('on the phone', 4));
    await flush();
    await flush();
    expect([received.at(-1), getQueuedDrafts(learnerId), draftState(learnerId, 'essay')]).toEqual([
      'on the laptop\n\non the phone',
      [],
      'saved',
    ]);
  });

  it.each([
    ['continued', edited('on the phone, and more', 7), 'on the laptop\n\non the phone, and more'],
    [
      'begun from the other one',
      edited('on the laptop, and more', 7, { id: 'new', base: draft('', 5).savedAt }),
      'on the laptop, and more\n\non the phone',
    ],
  ])('that conflicts, and was %s while it was sent, is joined with that', async (_, next, text) => {
    otherDraft = draft('on the laptop', 5);
    const { fetch: answer } = globalThis;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (received.length === 0) queueDraft(learnerId, next);
      return answer(...request);
    });
    queueDraft(learnerId, edited('on the phone', 4));
    await flush();
    await flush();
    expect([received, getQueuedDrafts(learnerId)]).toEqual([['on the phone', text], []]);
  });

  it('of another learner is neither sent nor returned, and not removed with one’s own', async () => {
    queueDraft('gio', draft('of gio'));
    queueDraft(learnerId, draft('of ana'));
    removeQueuedDraft(learnerId, 'essay', 'another text');
    expect(getQueuedDrafts(learnerId)).toHaveLength(1);
    removeQueuedDraft(learnerId, 'essay', 'of ana');
    await flush();
    expect([received, getQueuedDrafts(learnerId)]).toEqual([[], []]);
    expect(getQueuedDrafts('gio')).toEqual([draft('of gio')]);
  });

  it.each([
    ['UNAUTHENTICATED', 401, 1],
    ['NOT_ENTITLED', 403, 1],
    ['INTERNAL', 500, 1],
    ['BAD_INPUT', 400, 1],
    ['TOO_LARGE', 413, 1],
    ['UNKNOWN_UNIT', 404, 0],
  ])('rejected with %s (%d): %d stay queued', async (code, status, queued) => {
    draftError = { code, status };
    queueDraft(learnerId, draft('first'));
    await flush();
    expect(getQueuedDrafts(learnerId)).toHaveLength(queued);
    if (queued === 0) return;
    expect(draftState(learnerId, 'essay')).toBe(code);
    draftError = null;
    await flush();
    expect([received, draftState(learnerId, 'essay')]).toEqual([['first'], 'saved']);
  });

  it('survives full storage, and more answers than the maximum', async () => {
    storedText = JSON.stringify([
      { kind: 'draft', learnerId: 'gio', draft: draft('of gio') },
      ...Array.from({ length: 500 }, (_, index) => ({ ...answerTo(`item${index}`), learnerId: 'gio' })),
    ]);
    queueDraft(learnerId, draft('of ana'));
    expect(getQueuedDrafts('gio')).toHaveLength(1);
    storageLimit = 1;
    queueDraft(learnerId, draft('longer', 1));
    expect(getQueuedDrafts(learnerId).at(-1)).toEqual(draft('longer', 1));
    await flush();
    expect(received).toContain('longer');
  });

  it('notifies listeners of each change, until they unsubscribe', async () => {
    const seen: string[] = [];
    const unsubscribe = subscribeToOutbox(() => seen.push(draftState(learnerId, 'essay')));
    queueDraft(learnerId, draft('first'));
    await flush();
    unsubscribe();
    queueDraft(learnerId, draft('second', 1));
    expect(seen).toEqual(['saving', 'saved']);
  });
});

describe('while the app is open', () => {
  const network = { onLine: true };
  beforeEach(() => {
    network.onLine = true;
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('navigator', network);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Queues an answer and lets its request begin. */
  const queueAnswer = async () => {
    const sent = enqueue(answerTo('a'));
    await vi.advanceTimersByTimeAsync(0);
    await sent;
  };

  it('an answer is stored at once, and its request begins in a later task', async () => {
    const sent = enqueue(answerTo('a'));
    expect(storedText).toContain('"questionId":"a"');
    await Promise.resolve();
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    await sent;
    expect(received).toEqual(['a']);
  });

  it('what could not be sent is sent again every 15 seconds, until it arrives', async () => {
    answerError = { code: 'UNAVAILABLE', status: 503 };
    await queueAnswer();
    const stop = startAutoFlush();
    await vi.advanceTimersByTimeAsync(14_000);
    answerError = null;
    expect(received).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(received).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(received).toEqual(['a']);
    stop();
  });

  it('what was queued offline is sent at once when the browser is online again', async () => {
    answerError = { code: 'UNAVAILABLE', status: 503 };
    network.onLine = false;
    await queueAnswer();
    const stop = startAutoFlush();
    await vi.advanceTimersByTimeAsync(0);
    answerError = null;
    network.onLine = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toEqual(['a']);
    stop();
  });

  it('nothing is sent at an interval while the browser is offline', async () => {
    answerError = { code: 'UNAVAILABLE', status: 503 };
    await queueAnswer();
    const stop = startAutoFlush();
    await vi.advanceTimersByTimeAsync(0);
    answerError = null;
    network.onLine = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(received).toEqual([]);
    stop();
  });
});
