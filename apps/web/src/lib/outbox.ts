/**
 * What the server has yet to hear: study reports and answers. Kept in the browser until acknowledged,
 * so that work done offline or on leaving a page arrives once, later, in any order; each entry has its
 * idempotency key. Entries belong to the learner who made them and are sent in that learner's session only.
 */
import type { Answer } from '@ena/contract/answers';
import type { ProgressReport } from '@ena/contract/progress';
import { api, type CallOptions, failureOf } from './client.ts';
import { progress, session } from './session.ts';

export type Entry =
  | { readonly kind: 'report'; readonly learnerId: string; readonly report: ProgressReport }
  | { readonly kind: 'answer'; readonly learnerId: string; readonly answer: Answer };

const key = 'outbox';
/** Answers that can never be taken are dropped: sending them again would change nothing. */
const hopeless = new Set(['BAD_INPUT', 'BAD_JSON', 'TOO_LARGE', 'UNKNOWN_UNIT', 'NOT_ENTITLED', 'NOT_FOUND']);
/** More than this many waiting entries means that nothing was ever acknowledged; the oldest go. */
const most = 500;

// In memory too, for browsers whose storage is off.
let waiting: Entry[] = [];

const idOf = (entry: Entry) => (entry.kind === 'report' ? entry.report.id : entry.answer.id);

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'learnerId' in value &&
  'kind' in value &&
  ((value.kind === 'report' && 'report' in value) || (value.kind === 'answer' && 'answer' in value));

function read(): Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return waiting;
  }
}

function write(entries: readonly Entry[]): void {
  waiting = entries.slice(-most);
  try {
    localStorage.setItem(key, JSON.stringify(waiting));
  } catch {
    // Storage is off or full: the entries wait in memory.
  }
}

const remove = (sent: readonly Entry[]) => {
  const gone = new Set(sent.map(idOf));
  write(read().filter((entry) => !gone.has(idOf(entry))));
};

async function deliver(entries: readonly Entry[], send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send();
  } catch (error) {
    const code = failureOf(error);
    console.error('Error updating progress', code);
    if (!hopeless.has(code)) return false;
  }
  remove(entries);
  return true;
}

let flushing: Promise<void> | undefined;

async function sendAll(learnerId: string, options: CallOptions): Promise<void> {
  const mine = read().filter((entry) => entry.learnerId === learnerId);
  const answers = mine.flatMap((entry) => (entry.kind === 'answer' ? [entry] : [])).slice(0, 50);
  const reports = mine.flatMap((entry) => (entry.kind === 'report' ? [entry] : []));
  const sent = await Promise.all([
    ...(answers.length > 0
      ? [
          deliver(answers, () =>
            api.answers.record({ answers: answers.map((entry) => entry.answer) }, options),
          ),
        ]
      : []),
    ...reports.map((entry) => deliver([entry], () => api.progress.report(entry.report, options))),
  ]);
  if (reports.length > 0 && sent.some(Boolean)) await progress.refresh().catch(() => undefined);
}

/**
 * Sends what is waiting for the signed-in learner. `keepalive` lets the requests outlive the page.
 * Without a signed-in learner nothing is sent (TIME-06).
 */
export function flush(options: CallOptions = {}): Promise<void> {
  const known = session.peek();
  if (known.kind !== 'known' || known.value === null) return Promise.resolve();
  const { id } = known.value;
  // One flush at a time, so that no entry is on its way twice; a closing page cannot wait.
  flushing = options.keepalive
    ? sendAll(id, options)
    : (flushing ?? Promise.resolve()).then(() => sendAll(id, options));
  return flushing;
}

/** Keeps an entry and sends it. */
export function post(entry: Entry, options: CallOptions = {}): Promise<void> {
  write([...read(), entry]);
  return flush(options);
}

/** Sends what waits now, and whenever the browser comes back online; answers the function that stops it. */
export function keepFlushing(): () => void {
  const again = () => void flush();
  again();
  window.addEventListener('online', again);
  return () => window.removeEventListener('online', again);
}
