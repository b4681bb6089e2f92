/**
 * Answers given offline, in random schedules: two devices, one of them with two tabs, that answer, lose requests and
 * responses, go offline, and are reloaded in the middle of a request. That the server records an answer once, however
 * often it arrives, is tested there (learner/review/dailyRun/record.test.ts).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ana } from '../../test/learner.ts';

/** What becomes of a request: answered; lost on its way; recorded, but its response is lost; refused for now. */
const fates = ['answered', 'lost', 'response lost', 'refused'] as const;
type Fate = (typeof fates)[number];

interface Device {
  readonly storage: Map<string, string>;
  isOnline: boolean;
}
type Tab = typeof import('./outbox.ts');

/** Replaces the global objects of a device: two of them run in one process. */
const devices = new AsyncLocalStorage<Device>();
const device = (): Device => {
  const current = devices.getStore();
  if (!current) throw new Error('not run on a device');
  return current;
};

/** The ids that the server has recorded. */
let recorded: Set<string>;
let nextFates: Fate[];

async function respond(_: string, { body }: { body: string }): Promise<Response> {
  const { isOnline } = device();
  const fate = nextFates.shift() ?? 'answered';
  const { reviews }: { reviews: { id: string }[] } = JSON.parse(body);
  // Requests of several tabs and devices overlap.
  await Promise.resolve();
  if (!isOnline || fate === 'lost') throw new TypeError('Failed to fetch');
  if (fate === 'refused') return Response.json({ code: 'UNAVAILABLE' }, { status: 503 });
  const before = recorded.size;
  for (const { id } of reviews) recorded.add(id);
  if (fate === 'response lost') throw new TypeError('Failed to fetch');
  return Response.json({ recorded: recorded.size - before, rejected: [], earned: [] });
}

/** A new instance of the module, as after a reload. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  const { session } = await import('../platform/session.ts');
  session.set(ana);
  return import('./outbox.ts');
}

const review = (id: number) => ({
  kind: 'review' as const,
  learnerId: ana.id,
  review: {
    id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    itemId: 'alphabet.word.1',
    skill: 'recognize' as const,
    format: 'choose-meaning' as const,
    response: 'word',
    secondAttempt: false,
    hintUsed: false,
    acceptedByLearner: false,
    elapsedMs: 3000,
    answeredAt: '2026-03-01T10:00:00Z',
  },
});

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device().storage.get(key) ?? null,
    setItem: (key: string, text: string) => void device().storage.set(key, text),
    removeItem: (key: string) => void device().storage.delete(key),
  });
  vi.stubGlobal('navigator', {
    get onLine() {
      return device().isOnline;
    },
  });
  vi.stubGlobal('fetch', respond);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const events = ['answer', 'answer', 'answer', 'leave', 'flush', 'switch network', 'wait', 'reload'] as const;
const schedules = fc.array(
  fc.record({
    type: fc.constantFrom(...events),
    tab: fc.constantFrom(0, 1, 2),
    answers: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 6 }) },
      { weight: 1, arbitrary: fc.integer({ min: 45, max: 110 }) },
    ),
  }),
  { minLength: 3, maxLength: 12 },
);
/** Of the queue. More do not fit: the page warns before (ReviewRunView.test.tsx). */
const maxEntries = 500;

it('no answer is lost, in 1,000 random schedules', { timeout: 300_000 }, async () => {
  const reloaded = [await openTab(), await openTab(), await openTab()];
  await fc.assert(
    fc.asyncProperty(
      schedules,
      fc.array(fc.constantFrom(...fates), { maxLength: 8 }),
      async (schedule, someFates) => {
        [recorded, nextFates] = [new Set(), [...someFates]];
        const newDevice = () => ({ storage: new Map<string, string>(), isOnline: true, answered: 0 });
        const [phone, laptop] = [newDevice(), newDevice()];
        const tabs = [phone, laptop, laptop].map((owner, index) => ({ owner, outbox: reloaded[index] }));
        const pending: Promise<void>[] = [];
        let lastId = 0;
        for (const { type, tab: index, answers } of schedule) {
          const tab = tabs[index];
          if (!tab?.outbox) throw new Error('no such tab');
          const { owner, outbox } = tab;
          const enqueue = (count: number, keepalive: boolean) => {
            for (let left = Math.min(count, maxEntries - owner.answered); left > 0; left--) {
              owner.answered++;
              pending.push(outbox.enqueue(review(++lastId), { keepalive }));
            }
          };
          await devices.run(owner, async () => {
            if (type === 'answer') enqueue(answers, false);
            else if (type === 'leave') enqueue(1, true);
            else if (type === 'flush') pending.push(outbox.flush());
            else if (type === 'switch network') owner.isOnline = !owner.isOnline;
            else if (type === 'wait') await Promise.all(pending.splice(0));
            else tab.outbox = reloaded[index] = await openTab();
          });
        }
        await Promise.all(pending);
        nextFates = [];
        for (const { owner, outbox } of tabs) {
          owner.isOnline = true;
          await devices.run(owner, async () => outbox?.flush());
        }
        expect(recorded.size).toBe(lastId);
        for (const { storage } of [phone, laptop])
          expect(JSON.parse(storage.get('outbox') ?? '[]')).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
});
