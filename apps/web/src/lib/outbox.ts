/**
 * What the server has yet to hear: study reports, answers and drafts. Kept in the browser until acknowledged,
 * so that work done offline or on leaving a page arrives once, later, in any order; each entry has its
 * idempotency key. Entries belong to the learner who made them and are sent in that learner's session only.
 */
import type { Answer } from '@ena/contract/answers';
import type { ProgressReport } from '@ena/contract/progress';
import type { Draft } from '@ena/contract/writings';
import { celebrate } from './achievements.ts';
import { api, type CallOptions, failureOf } from './client.ts';
import { progress, session } from './session.ts';

export type Entry =
  | { readonly kind: 'report'; readonly learnerId: string; readonly report: ProgressReport }
  | { readonly kind: 'answer'; readonly learnerId: string; readonly answer: Answer }
  | DraftEntry;
/** Of an essay at most one draft waits: the latest. */
type DraftEntry = { readonly kind: 'draft'; readonly learnerId: string; readonly draft: Draft };

const key = 'outbox';
/** Answers that can never be taken are dropped: sending them again would change nothing. */
const hopeless = new Set(['BAD_INPUT', 'BAD_JSON', 'TOO_LARGE', 'UNKNOWN_UNIT', 'NOT_ENTITLED', 'NOT_FOUND']);
/** More than this many waiting entries means that nothing was ever acknowledged; the oldest go, but no draft. */
const most = 500;
/** As many answers as one call takes (contract). */
const batch = 50;

/** What storage did not take, being off or full: it waits in memory. */
let unstored: readonly Entry[] = [];

/** Why a draft was not taken the last time that one was sent; null once one was. */
let refusal: ReturnType<typeof failureOf> | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function idOf(entry: Entry): string {
  switch (entry.kind) {
    case 'report':
      return entry.report.id;
    case 'answer':
      return entry.answer.id;
    case 'draft':
      return `${entry.learnerId} ${entry.draft.essayId} ${entry.draft.savedAt}`;
  }
}

const hasId = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
const isDraft = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  ['essayId', 'text', 'savedAt'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  !Number.isNaN(Date.parse(String(Reflect.get(value, 'savedAt'))));
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'learnerId' in value &&
  'kind' in value &&
  ((value.kind === 'report' && 'report' in value && hasId(value.report)) ||
    (value.kind === 'answer' && 'answer' in value && hasId(value.answer)) ||
    (value.kind === 'draft' && 'draft' in value && isDraft(value.draft)));

function readStored(): Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function read(): Entry[] {
  const stored = readStored();
  const ids = new Set(stored.map(idOf));
  return [...stored, ...unstored.filter((entry) => !ids.has(idOf(entry)))];
}

function write(entries: readonly Entry[]): void {
  const oldest = entries.length - most;
  const kept = entries.filter((entry, place) => place >= oldest || entry.kind === 'draft');
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    unstored = [];
  } catch {
    unstored = kept;
  }
  tell();
}

const remove = (sent: readonly Entry[]) => {
  const gone = new Set(sent.map(idOf));
  write(read().filter((entry) => !gone.has(idOf(entry))));
};

/** Sends entries in one call and removes what was taken, or can never be; true where something was. */
async function deliver<E extends Entry>(
  entries: readonly E[],
  send: (entries: readonly E[]) => Promise<unknown>,
): Promise<boolean> {
  try {
    await send(entries);
  } catch (error) {
    const code = failureOf(error);
    const drafts = entries.some(({ kind }) => kind === 'draft');
    console.error(drafts ? 'Error saving a draft' : 'Error updating progress', code);
    if (drafts) {
      refusal = code;
      tell();
    }
    // A draft is somebody's text: it outlasts all but its essay.
    if (drafts ? code !== 'UNKNOWN_UNIT' : !hopeless.has(code)) return false;
    if (entries.length > 1) {
      // One of them cannot be taken, or all are too much at once: the others do not fall with it.
      const half = Math.ceil(entries.length / 2);
      const first = await deliver(entries.slice(0, half), send);
      const second = await deliver(entries.slice(half), send);
      return first || second;
    }
  }
  if (entries.some(({ kind }) => kind === 'draft')) refusal = null;
  remove(entries);
  return true;
}

let flushing: Promise<void> | undefined;

async function sendAll(learnerId: string, options: CallOptions): Promise<void> {
  const mine = read().filter((entry) => entry.learnerId === learnerId);
  const answers = mine.flatMap((entry) => (entry.kind === 'answer' ? [entry] : []));
  const batches = Array.from({ length: Math.ceil(answers.length / batch) }, (_, place) =>
    answers.slice(place * batch, (place + 1) * batch),
  );
  const reports = mine.flatMap((entry) => (entry.kind === 'report' ? [entry] : []));
  const drafts = mine.flatMap((entry) => (entry.kind === 'draft' ? [entry] : []));
  const sent = await Promise.all([
    ...drafts.map((entry) => deliver([entry], () => api.writings.saveDraft(entry.draft, options))),
    ...batches.map((entries) =>
      deliver(entries, async (some) =>
        celebrate(await api.answers.record({ answers: some.map(({ answer }) => answer) }, options)),
      ),
    ),
    ...reports.map((entry) =>
      deliver([entry], async () => celebrate(await api.progress.report(entry.report, options))),
    ),
  ]);
  if (reports.length === 0 || !sent.some(Boolean)) return;
  // The streak and the figures on the profile may be others now.
  await Promise.all([progress.refresh(), session.refresh()]).catch(() => undefined);
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

const isDraftOf =
  (learnerId: string, essayId?: string) =>
  (entry: Entry): entry is DraftEntry =>
    entry.kind === 'draft' &&
    entry.learnerId === learnerId &&
    (essayId === undefined || entry.draft.essayId === essayId);

/** Keeps a draft in place of the one before it, without sending it yet: that is for `flush`. */
export function keepDraft(learnerId: string, draft: Draft): void {
  const before = isDraftOf(learnerId, draft.essayId);
  write([...read().filter((entry) => !before(entry)), { kind: 'draft', learnerId, draft }]);
}

/** Forgets a draft that need not be sent any more, as long as it has this text. */
export function dropDraft(learnerId: string, essayId: string, text: string): void {
  const gone = isDraftOf(learnerId, essayId);
  write(read().filter((entry) => !gone(entry) || entry.draft.text !== text));
}

/** The drafts of a learner that the server has yet to take. */
export const waitingDrafts = (learnerId: string): readonly Draft[] =>
  read()
    .filter(isDraftOf(learnerId))
    .map(({ draft }) => draft);

/** Forgets all that waits for a learner whose account is gone: nobody would take it. */
export function forgetWaiting(learnerId: string): void {
  write(read().filter((entry) => entry.learnerId !== learnerId));
}

/** Whether a draft is with the server, on its way there, or why it is not: a code. */
export const draftState = (
  learnerId: string,
  essayId: string,
): 'saved' | 'saving' | NonNullable<typeof refusal> =>
  read().some(isDraftOf(learnerId, essayId)) ? (refusal ?? 'saving') : 'saved';

/** Tells of every change of what waits; answers the function that stops it. */
export function watchOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends what waits now, after a log-in, and when the browser is online again; answers the function that stops it. */
export function keepFlushing(): () => void {
  const again = () =>
    void session.get().then(
      () => flush(),
      () => undefined,
    );
  again();
  const unsubscribe = session.subscribe(() => void flush());
  window.addEventListener('online', again);
  return () => {
    unsubscribe();
    window.removeEventListener('online', again);
  };
}
