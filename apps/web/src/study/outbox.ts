/**
 * Queue of study reports, answers, reviews and drafts that the server has not acknowledged. It is stored in the
 * browser, so that work done offline or on leaving a page arrives once, later, in any order; each entry has its
 * idempotency key. Entries belong to the learner who made them and are sent in that learner's session only.
 */
import type { AnswerInput } from '@ena/contract/answers';
import { maxAnswersPerCall, maxReviewsPerCall } from '@ena/contract/limits';
import type { ProgressReport } from '@ena/contract/progress';
import type { Review } from '@ena/contract/reviews';
import type { Draft, EditedDraft } from '@ena/contract/writings';
import { check, custom, type GenericSchema, is, literal, object, pipe, string, variant } from 'valibot';
import { joinDrafts, newerDraft, nextSavedAt } from '@ena/domain/lesson/draft';
import { queueEarned } from './achievements.ts';
import { sendProblem } from './sendProblem.ts';
import { api, type CallOptions, errorCodeOf } from '../platform/client.ts';
import { writeStorage } from '../platform/browserStorage.ts';
import { mayStoreFor, outboxKey as key, subscribeToRemovedWork } from '../platform/privateStorage.ts';
import { matchingElements, readStored } from '../platform/readStored.ts';
import { progress, session } from '../platform/session.ts';
import { createEmitter } from '../platform/store.ts';
import { randomUuid } from '../platform/uuid.ts';

export type OutboxEntry =
  | { readonly kind: 'report'; readonly learnerId: string; readonly report: ProgressReport }
  | { readonly kind: 'answer'; readonly learnerId: string; readonly answer: AnswerInput }
  | { readonly kind: 'review'; readonly learnerId: string; readonly review: Review }
  | DraftEntry;
/** At most one draft of an essay is queued: the latest. */
type DraftEntry = { readonly kind: 'draft'; readonly learnerId: string; readonly draft: EditedDraft };

type EntryOf<Kind extends OutboxEntry['kind']> = Extract<OutboxEntry, { readonly kind: Kind }>;
/** Errors for which a retry cannot succeed: answers, reviews and reports that fail with them are dropped. */
const permanentErrorCodes = new Set([
  'BAD_INPUT',
  'BAD_JSON',
  'TOO_LARGE',
  'UNKNOWN_UNIT',
  'NOT_ENTITLED',
  'NOT_FOUND',
]);
/** More entries than this mean that nothing was ever acknowledged; the oldest are dropped, except drafts. */
const maxEntries = 500;

/** Entries that could not be stored, because local storage is disabled or full. */
let inMemory: readonly OutboxEntry[] = [];

/** Error code of the last draft that was sent; null if it was accepted. */
let lastDraftError: ReturnType<typeof errorCodeOf> | null = null;
/** Whether the last answers or reports that were sent did not arrive. */
let isSendFailing = false;
/** How many answers of this page the server has refused for good. */
let lostAnswers = 0;
/** Whether the last request was refused because the session has ended; the entries are kept. */
let isSessionEnded = false;
/** Ids of answers and reviews that the server has rejected, each with its learner; not stored. */
const rejectedAnswers = new Map<string, string>();
const changes = createEmitter();
const recorded = createEmitter();

subscribeToRemovedWork(() => {
  // Without storage, the former learner's work is here.
  const known = session.peek();
  const learnerId = known.kind === 'known' ? known.value?.id : undefined;
  inMemory = inMemory.filter((entry) => entry.learnerId === learnerId && mayStoreFor(entry.learnerId));
  isSendFailing = false;
  lostAnswers = 0;
  updateSendProblem();
  changes.emit();
});

function idOf(entry: OutboxEntry): string {
  switch (entry.kind) {
    case 'report':
      return entry.report.id;
    case 'answer':
      return entry.answer.id;
    case 'review':
      return entry.review.id;
    case 'draft':
      return `${entry.learnerId} ${entry.draft.essayId} ${entry.draft.savedAt}`;
  }
}

/** An input of the contract, which the server validates: here only the fields that the queue itself reads. */
const inputWith = <Input>(fields: GenericSchema) => custom<Input>((value) => is(fields, value));
const withId = object({ id: string() });
const draftFields = object({
  essayId: string(),
  text: string(),
  savedAt: pipe(
    string(),
    check((time) => !Number.isNaN(Date.parse(time))),
  ),
});
const storedEntries = matchingElements(
  variant('kind', [
    object({ kind: literal('report'), learnerId: string(), report: inputWith<ProgressReport>(withId) }),
    object({ kind: literal('answer'), learnerId: string(), answer: inputWith<AnswerInput>(withId) }),
    object({ kind: literal('review'), learnerId: string(), review: inputWith<Review>(withId) }),
    object({ kind: literal('draft'), learnerId: string(), draft: inputWith<EditedDraft>(draftFields) }),
  ]),
);

function read(): OutboxEntry[] {
  const stored = readStored(key, storedEntries) ?? [];
  const ids = new Set(stored.map(idOf));
  return [...stored, ...inMemory.filter((entry) => !ids.has(idOf(entry)))];
}

function write(entries: readonly OutboxEntry[]): void {
  const oldest = entries.length - maxEntries;
  const kept = entries.filter(
    (entry, index) => mayStoreFor(entry.learnerId) && (index >= oldest || entry.kind === 'draft'),
  );
  inMemory = writeStorage(key, JSON.stringify(kept)) ? [] : kept;
  changes.emit();
}

const isAnswer = ({ kind }: OutboxEntry) => kind === 'answer';

/** Says on every page which answers do not arrive. Drafts and reviews have messages of their own, reports none (LERR-01). */
function updateSendProblem(): void {
  const waiting = isSendFailing && !isSessionEnded ? read().filter(isAnswer).length : 0;
  const next =
    waiting + lostAnswers > 0 ? { waiting, isStored: inMemory.length === 0, lost: lostAnswers } : null;
  if (JSON.stringify(next) !== JSON.stringify(sendProblem.get())) sendProblem.set(next);
}

const remove = (sent: readonly OutboxEntry[]) => {
  const removedIds = new Set(sent.map(idOf));
  write(read().filter((entry) => !removedIds.has(idOf(entry))));
};

/** Sends entries in one request; removes those accepted or permanently rejected, and returns whether it did. */
async function sendEntries<E extends OutboxEntry>(
  entries: readonly E[],
  send: (entries: readonly E[]) => Promise<unknown>,
): Promise<boolean> {
  try {
    await send(entries);
  } catch (error) {
    const code = errorCodeOf(error);
    const drafts = entries.some(({ kind }) => kind === 'draft');
    console.error(drafts ? 'Error saving a draft' : 'Error updating progress', code);
    if (drafts) lastDraftError = code;
    isSessionEnded = code === 'UNAUTHENTICATED';
    if (entries.some(isAnswer)) isSendFailing = !permanentErrorCodes.has(code);
    updateSendProblem();
    changes.emit();
    // A draft is the learner's text: it is kept unless its essay no longer exists.
    if (drafts ? code !== 'UNKNOWN_UNIT' : !permanentErrorCodes.has(code)) return false;
    if (entries.length > 1) {
      // One of them is invalid, or the request is too large: bisects, so that valid entries are not dropped.
      const half = Math.ceil(entries.length / 2);
      const first = await sendEntries(entries.slice(0, half), send);
      const second = await sendEntries(entries.slice(half), send);
      return first || second;
    }
    for (const entry of entries)
      if (code === 'NOT_ENTITLED' && entry.kind !== 'report')
        rejectedAnswers.set(idOf(entry), entry.learnerId);
      else if (entry.kind === 'answer') lostAnswers++;
  }
  if (entries.some(({ kind }) => kind === 'draft')) lastDraftError = null;
  isSessionEnded = false;
  if (entries.some(isAnswer)) isSendFailing = false;
  remove(entries);
  updateSendProblem();
  return true;
}

/** Learner and date of the last answer after which the session was read: the first answer of a date lengthens the streak. */
let dayOfStreak = '';

let flushing: Promise<void> | undefined;

async function sendAll(learnerId: string, options: CallOptions): Promise<void> {
  const mine = read().filter((entry) => entry.learnerId === learnerId);
  const ofKind = <Kind extends OutboxEntry['kind']>(kind: Kind) =>
    mine.filter((entry): entry is EntryOf<Kind> => entry.kind === kind);
  /** Sends the entries of a kind in as few requests as possible. */
  const send = <Kind extends OutboxEntry['kind']>(
    kind: Kind,
    maxPerCall: number,
    call: (entries: readonly EntryOf<Kind>[]) => Promise<unknown>,
  ) => {
    const entries = ofKind(kind);
    return Array.from({ length: Math.ceil(entries.length / maxPerCall) }, (_, index) =>
      sendEntries(entries.slice(index * maxPerCall, (index + 1) * maxPerCall), call),
    );
  };
  const drafts = send('draft', 1, async (some) => {
    for (const { draft } of some) {
      const { draft: stored, isConflict } = await api.writings.saveDraft(draft, options);
      if (isConflict) resolveConflict(learnerId, draft, stored);
    }
  });
  let [hasAnswered, hasCompleted] = [false, false];
  const takeResult = (
    // A server of the former release, as during an upgrade, does not tell what was completed.
    result: Pick<Awaited<ReturnType<typeof api.reviews.record>>, 'earned'> & {
      readonly completed?: readonly string[];
    },
  ) => {
    hasAnswered = true;
    hasCompleted ||= result.completed !== undefined && result.completed.length > 0;
    queueEarned(result);
  };
  const studied = [
    ...send('answer', maxAnswersPerCall, async (some) =>
      takeResult(await api.answers.record({ answers: some.map(({ answer }) => answer) }, options)),
    ),
    ...send('review', maxReviewsPerCall, async (some) => {
      const response = await api.reviews.record({ reviews: some.map(({ review }) => review) }, options);
      for (const id of response.rejected) rejectedAnswers.set(id, learnerId);
      takeResult(response);
    }),
    ...send('report', 1, async (some) => {
      for (const { report } of some) queueEarned(await api.progress.report(report, options));
    }),
  ];
  const sent = await Promise.all([...drafts, ...studied]);
  if (studied.length === 0 || !sent.some(Boolean)) return;
  // A report may change the streak and the statistics of the profile, and so do answers that complete a lesson.
  const changesProgress = hasCompleted || ofKind('report').length > 0;
  const day = `${learnerId} ${new Date().toDateString()}`;
  const isFirstOfDay = hasAnswered && dayOfStreak !== day;
  if (isFirstOfDay) dayOfStreak = day;
  if (changesProgress || isFirstOfDay)
    await Promise.all([changesProgress && progress.refresh(), session.refresh()]).catch(() => undefined);
  recorded.emit();
}

/**
 * Sends the entries of the signed-in learner. `keepalive` lets the requests outlive the page.
 * Without a signed-in learner nothing is sent (TIME-06).
 */
export function flush(options: CallOptions = {}): Promise<void> {
  const known = session.peek();
  if (known.kind !== 'known' || known.value === null) return Promise.resolve();
  const { id } = known.value;
  // One flush at a time, so that no entry is in flight twice; a closing page cannot wait for the previous one.
  flushing = options.keepalive
    ? sendAll(id, options)
    : (flushing ?? Promise.resolve()).then(() => sendAll(id, options));
  return flushing;
}

/**
 * Stores an entry at once and sends it. A request takes a slow phone 5 to 10 ms to begin: the request of an answer begins in a
 * later task, so that its feedback is shown first.
 */
export async function enqueue(entry: OutboxEntry, options: CallOptions = {}): Promise<void> {
  write([...read(), entry]);
  if (entry.kind === 'answer') await new Promise((resolve) => setTimeout(resolve));
  return flush(options);
}

const isDraftOf =
  (learnerId: string, essayId?: string) =>
  (entry: OutboxEntry): entry is DraftEntry =>
    entry.kind === 'draft' &&
    entry.learnerId === learnerId &&
    (essayId === undefined || entry.draft.essayId === essayId);

/** Stores a draft in place of the previous one of its essay; the next `flush` sends it. */
export function queueDraft(learnerId: string, draft: EditedDraft): void {
  const before = isDraftOf(learnerId, draft.essayId);
  write([...read().filter((entry) => !before(entry)), { kind: 'draft', learnerId, draft }]);
}

/**
 * The server has another draft, of another device: queues both together, so that neither is lost. What was typed since is
 * in the queue: in place of the sent text, or, if another version was loaded meanwhile, beside it.
 */
function resolveConflict(learnerId: string, sent: EditedDraft, stored: Draft): void {
  const latest = getQueuedDrafts(learnerId).find(({ essayId }) => essayId === sent.essayId) ?? sent;
  const ownText = latest.edit?.id === sent.edit?.id ? latest.text : joinDrafts(latest.text, sent.text);
  queueDraft(learnerId, {
    ...latest,
    text: joinDrafts(stored.text, ownText),
    savedAt: nextSavedAt(Date.parse(latest.savedAt), newerDraft(stored, latest)),
    edit: { id: latest.edit?.id ?? randomUuid(), base: stored.savedAt },
  });
  void flush();
}

/** Removes the draft of an essay, if it still has this text. */
export function removeQueuedDraft(learnerId: string, essayId: string, text: string): void {
  const isRemoved = isDraftOf(learnerId, essayId);
  write(read().filter((entry) => !isRemoved(entry) || entry.draft.text !== text));
}

/** The drafts of a learner that the server has not acknowledged. */
export const getQueuedDrafts = (learnerId: string): readonly EditedDraft[] =>
  read()
    .filter(isDraftOf(learnerId))
    .map(({ draft }) => draft);

/** How many reports, answers, reviews and drafts of a learner the server has not acknowledged. */
export const countUnsent = (learnerId: string): number =>
  read().filter((entry) => entry.learnerId === learnerId).length;

/** Whether a draft is saved on the server or still to be sent, or the error code of the last attempt. */
export const draftState = (
  learnerId: string,
  essayId: string,
): 'saved' | 'saving' | NonNullable<typeof lastDraftError> =>
  read().some(isDraftOf(learnerId, essayId)) ? (lastDraftError ?? 'saving') : 'saved';

/** How many reviews of this learner the server has not acknowledged. */
export const countQueuedReviews = (learnerId: string): number =>
  read().filter((entry) => entry.kind === 'review' && entry.learnerId === learnerId).length;

/**
 * How many answers and reviews of this learner were dropped because the server rejected them: their lessons are no longer
 * open to the learner. Counted until `clearRejectedAnswers`.
 */
export const countRejectedAnswers = (learnerId: string): number =>
  [...rejectedAnswers.values()].filter((id) => id === learnerId).length;

/** Forgets the rejected answers, once the learner has been notified. */
export function clearRejectedAnswers(): void {
  rejectedAnswers.clear();
  changes.emit();
}

/** How many more entries fit before the oldest would be dropped. */
export const queueRoom = (): number => maxEntries - read().length;

/** Whether entries wait for the learner to log in again, because the session has ended. */
export const isWaitingForLogin = (): boolean => isSessionEnded && read().length > 0;

/** Calls a listener on each change of the queue. Returns an unsubscribe function. */
export const subscribeToOutbox = changes.subscribe;

/**
 * Calls a listener when the server has recorded reports, answers or reviews, which change the statistics. Returns an
 * unsubscribe function.
 */
export const subscribeToRecorded = recorded.subscribe;

/** Retry interval while entries are queued. */
const retryIntervalMs = 15_000;

/**
 * Flushes now, after a log-in, and when the browser is online again; and at an interval, because the first request
 * after the `online` event can still fail. Returns a function that stops it.
 */
export function startAutoFlush(): () => void {
  const retry = () =>
    void session.get().then(
      () => flush(),
      () => undefined,
    );
  retry();
  const unsubscribe = session.subscribe(() => void flush());
  window.addEventListener('online', retry);
  const timer = setInterval(() => {
    if (navigator.onLine && !isSessionEnded && read().length > 0) void flush();
  }, retryIntervalMs);
  return () => {
    unsubscribe();
    clearInterval(timer);
    window.removeEventListener('online', retry);
  };
}
