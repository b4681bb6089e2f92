/** A learner's texts for the course: drafts, in the browser and on the server, and submissions. */
import type { EditedDraft, Submission } from '@ena/contract/writings';
import { continueEdit, nextSavedAt, newerDraft } from '@ena/domain/lesson/draft';
import { useEffect, useRef } from 'react';
import { queueEarned } from '../study/achievements.ts';
import { api, errorCodeOf } from '../platform/client.ts';
import { createStore, useStore } from '../platform/store.ts';
import { removeQueuedDraft, flush, queueDraft, getQueuedDrafts, subscribeToOutbox } from '../study/outbox.ts';
import { randomUuid } from '../platform/uuid.ts';

export type FailureCode = ReturnType<typeof errorCodeOf>;

/** Debounce: a draft is sent this long after the last edit. */
const debounceMs = 1000;

type Drafts = ReadonlyMap<string, EditedDraft>;

export interface Texts {
  readonly learnerId: string | null;
  /** Whether the texts are loaded from the server, or the error code of the failed request. */
  readonly loadState: 'loading' | 'known' | FailureCode;
  /** By essay or writing exercise. An empty text is a draft that was removed or submitted. */
  readonly drafts: Drafts;
  /** The submissions of essays, newest first. */
  readonly submissions: readonly Submission[];
}

const empty: Texts = { learnerId: null, loadState: 'loading', drafts: new Map(), submissions: [] };
const texts = createStore<Texts>(empty);
const update = (changed: Partial<Texts>) => texts.set({ ...texts.get(), ...changed });

/** Number of submissions and removals: a list that was requested before the last of them is stale. */
let changeCount = 0;
let debounceTimer: ReturnType<typeof setTimeout> | undefined;

/** Merges the drafts of the server or another tab into the local ones; the newer draft of an essay wins. */
function mergeDrafts(local: Drafts, other: readonly EditedDraft[]): Drafts {
  const drafts = new Map(local);
  for (const draft of other) drafts.set(draft.essayId, newerDraft(draft, local.get(draft.essayId)) ?? draft);
  return drafts;
}

async function load(learnerId: string): Promise<void> {
  const isCurrent = () => texts.get().learnerId === learnerId;
  try {
    let [before, stored] = [changeCount, await api.writings.list()];
    while (changeCount !== before) [before, stored] = [changeCount, await api.writings.list()];
    if (!isCurrent()) return;
    // The server decides whether a queued one replaces what it has.
    const queued = new Set(getQueuedDrafts(learnerId).map(({ essayId }) => essayId));
    const drafts = mergeDrafts(
      texts.get().drafts,
      stored.drafts.filter(({ essayId }) => !queued.has(essayId)),
    );
    update({ drafts, submissions: stored.submissions, loadState: 'known' });
  } catch (error) {
    if (isCurrent() && texts.get().loadState !== 'known') update({ loadState: errorCodeOf(error) });
  }
}

function sendNow(keepalive: boolean): void {
  clearTimeout(debounceTimer);
  void flush({ keepalive });
}

/** Loads the texts of a learner and keeps them up to date. Returns a function that stops it. */
function open(learnerId: string): () => void {
  texts.set({ ...empty, learnerId });
  const mergeQueuedDrafts = () => {
    const { drafts } = texts.get();
    const newer = getQueuedDrafts(learnerId).filter(
      (draft) => newerDraft(drafts.get(draft.essayId), draft) === draft,
    );
    if (newer.length > 0) update({ drafts: mergeDrafts(drafts, newer) });
  };
  mergeQueuedDrafts();
  const reload = () => void load(learnerId);
  reload();
  const listeners = new AbortController();
  const { signal } = listeners;
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') sendNow(true);
    // Meanwhile the draft may have been continued in another tab or on another device.
    else reload();
  };
  window.addEventListener('storage', mergeQueuedDrafts, { signal });
  // A text that the server has refused is queued together with the later one.
  const unsubscribe = subscribeToOutbox(mergeQueuedDrafts);
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  window.addEventListener('pagehide', () => sendNow(true), { signal });
  window.addEventListener('online', reload, { signal });
  return () => {
    listeners.abort();
    unsubscribe();
    sendNow(false);
    texts.set(empty);
  };
}

/** The components that use the texts; the texts are open while there is any. */
let userCount = 0;
let close = () => {};

/** The texts of a learner, shared by the components of a page, which load them when the first one is mounted. */
export function useTexts(learnerId: string): Texts {
  const known = useStore(texts, empty);
  useEffect(() => {
    if (texts.get().learnerId !== learnerId) {
      close();
      close = open(learnerId);
    }
    userCount += 1;
    return () => {
      userCount -= 1;
      if (userCount === 0) close();
    };
  }, [learnerId]);
  return known.learnerId === learnerId ? known : empty;
}

/** Retries loading. */
export function reloadTexts(): void {
  const { learnerId } = texts.get();
  if (learnerId === null) return;
  update({ loadState: 'loading' });
  void load(learnerId);
}

/** Stores a draft in the browser at once, and on the server after a debounce delay. */
export function updateDraft(essayId: string, text: string): void {
  const { learnerId, drafts } = texts.get();
  if (learnerId === null) return;
  const before = drafts.get(essayId);
  const edit = continueEdit(before, randomUuid());
  const draft = { essayId, text, savedAt: nextSavedAt(Date.now(), before), edit };
  update({ drafts: new Map(drafts).set(essayId, draft) });
  queueDraft(learnerId, draft);
  clearTimeout(debounceTimer);
  debounceTimer = setTimeout(() => void flush(), debounceMs);
}

/** Deletes a submission. Returns null or the error code. */
export async function removeSubmission(id: string): Promise<FailureCode | null> {
  try {
    await api.writings.remove({ id });
    changeCount += 1;
    update({ submissions: texts.get().submissions.filter((submission) => submission.id !== id) });
    return null;
  } catch (error) {
    return errorCodeOf(error);
  }
}

type SubmitRequest = Parameters<typeof api.writings.submit>[0];

/**
 * Returns a function that submits the draft of an essay. It returns the submission, or the error code; the draft is
 * kept after an error.
 */
export function useSubmit(): (essayId: string) => Promise<Submission | FailureCode> {
  const request = useRef<SubmitRequest>(null);
  return async (essayId) => {
    const { learnerId, drafts } = texts.get();
    const { text = '', savedAt: writtenAt } = drafts.get(essayId) ?? {};
    // Idempotency: a retry of the same text has the same id, because only the response may have been lost.
    if (request.current?.essayId !== essayId || request.current.text !== text)
      request.current = { id: randomUuid(), essayId, text, ...(writtenAt && { writtenAt }) };
    clearTimeout(debounceTimer);
    // Race condition: a draft still in flight could arrive after the submission, which removes the draft.
    await flush();
    try {
      const { submission, earned } = await api.writings.submit(request.current);
      queueEarned({ earned });
      changeCount += 1;
      if (learnerId === null) return submission;
      // A draft that was continued meanwhile, in another tab or on another device, is kept.
      removeQueuedDraft(learnerId, essayId, text);
      if (texts.get().learnerId !== learnerId) return submission;
      const { drafts: latest, submissions } = texts.get();
      const rest = new Map(latest);
      if (rest.get(essayId)?.text === text) rest.delete(essayId);
      update({
        drafts: rest,
        submissions: [submission, ...submissions.filter(({ id }) => id !== submission.id)],
      });
      void load(learnerId);
      return submission;
    } catch (error) {
      return errorCodeOf(error);
    }
  };
}
