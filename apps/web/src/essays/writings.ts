/** A learner's texts for the essays of a page: drafts, in the browser and on the server, and submissions. */
import type { Draft, Submission } from '@ena/contract/writings';
import { nextSavedAt, newerDraft } from '@ena/domain/lesson/essay';
import { useCallback, useEffect, useRef, useState } from 'react';
import { queueEarned } from '../study/achievements.ts';
import { api, errorCodeOf } from '../platform/client.ts';
import { removeQueuedDraft, flush, queueDraft, getQueuedDrafts } from '../study/outbox.ts';
import type { Visit } from '../sections/visit.ts';

export type FailureCode = ReturnType<typeof errorCodeOf>;

/** Debounce: a draft is sent this long after the last edit. */
const debounceMs = 1000;

type Drafts = ReadonlyMap<string, Draft>;

/** Merges the drafts of the server or another tab into the local ones; the newer draft of an essay wins. */
function mergeDrafts(local: Drafts, other: readonly Draft[]): Drafts {
  const drafts = new Map(local);
  for (const draft of other) drafts.set(draft.essayId, newerDraft(draft, local.get(draft.essayId)) ?? draft);
  return drafts;
}

export interface Writings {
  /** Whether the texts are loaded from the server, or the error code of the failed request. */
  readonly loadState: 'loading' | 'known' | FailureCode;
  /** Retries loading. */
  readonly reload: () => void;
  /** By essay. An empty text is a draft that was removed or submitted. */
  readonly drafts: Drafts;
  /** Newest first. */
  readonly submissions: readonly Submission[];
  /** Stores a draft in the browser at once, and on the server after a debounce delay. */
  readonly updateDraft: (essayId: string, text: string) => void;
  /** Submits the draft. Returns null or the error code; the draft is kept after an error. */
  readonly submit: (essayId: string) => Promise<FailureCode | null>;
  /** Deletes a submission. Returns null or the error code. */
  readonly remove: (id: string) => Promise<FailureCode | null>;
}

/** Drafts and submissions of a learner, kept up to date while a section with essays is open. */
export function useWritings(learnerId: string, visit: Visit): Writings {
  const [loadState, setLoadState] = useState<Writings['loadState']>('loading');
  const [drafts, setDrafts] = useState<Drafts>(() => mergeDrafts(new Map(), getQueuedDrafts(learnerId)));
  const [submissions, setSubmissions] = useState<readonly Submission[]>([]);
  /** Number of submissions and removals: a list that was requested before the last of them is stale. */
  const changeCount = useRef(0);
  const submitRequest = useRef<(Omit<Submission, 'submittedAt'> & { writtenAt?: string }) | null>(null);
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Merges the drafts that another tab has queued since; they may not be on the server yet. */
  const mergeQueuedDrafts = useCallback(
    () => setDrafts((local) => mergeDrafts(local, getQueuedDrafts(learnerId))),
    [learnerId],
  );
  const load = useCallback(async (): Promise<void> => {
    try {
      let [before, stored] = [changeCount.current, await api.writings.list()];
      while (changeCount.current !== before)
        [before, stored] = [changeCount.current, await api.writings.list()];
      setDrafts((local) => mergeDrafts(local, stored.drafts));
      setSubmissions(stored.submissions);
      setLoadState('known');
    } catch (error) {
      setLoadState((now) => (now === 'known' ? now : errorCodeOf(error)));
    }
  }, []);

  useEffect(() => {
    void load();
    const sendNow = (keepalive: boolean) => {
      clearTimeout(debounceTimer.current);
      void flush({ keepalive });
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') sendNow(true);
      // Meanwhile the draft may have been continued in another tab or on another device.
      else void load();
    };
    const onPageHide = () => sendNow(true);
    const onOnline = () => void load();
    window.addEventListener('storage', mergeQueuedDrafts);
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('storage', mergeQueuedDrafts);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('online', onOnline);
      sendNow(false);
    };
  }, [load, mergeQueuedDrafts]);

  const setDraft = (draft: Draft) => setDrafts((before) => new Map(before).set(draft.essayId, draft));
  return {
    loadState,
    reload: () => {
      setLoadState('loading');
      void load();
    },
    drafts,
    submissions,
    updateDraft: (essayId, text) => {
      const draft = { essayId, text, savedAt: nextSavedAt(Date.now(), drafts.get(essayId)) };
      setDraft(draft);
      queueDraft(learnerId, draft);
      clearTimeout(debounceTimer.current);
      debounceTimer.current = setTimeout(() => void flush(), debounceMs);
    },
    submit: async (essayId) => {
      const { text = '', savedAt: writtenAt } = drafts.get(essayId) ?? {};
      // Idempotency: a retry of the same text has the same id, because only the response may have been lost.
      if (submitRequest.current?.essayId !== essayId || submitRequest.current.text !== text)
        submitRequest.current = { id: crypto.randomUUID(), essayId, text, ...(writtenAt && { writtenAt }) };
      clearTimeout(debounceTimer.current);
      // Race condition: a draft still in flight could arrive after the submission, which removes the draft.
      await flush();
      try {
        const { submission, earned } = await api.writings.submit(submitRequest.current);
        queueEarned({ earned });
        changeCount.current += 1;
        // A draft that was continued meanwhile, in another tab or on another device, is kept.
        removeQueuedDraft(learnerId, essayId, text);
        setDrafts((before) => {
          const rest = new Map(before);
          if (rest.get(essayId)?.text === text) rest.delete(essayId);
          return rest;
        });
        void load();
        setSubmissions((before) => [submission, ...before.filter(({ id }) => id !== submission.id)]);
        visit.trackText(submission.id, text);
        return null;
      } catch (error) {
        return errorCodeOf(error);
      }
    },
    remove: async (id) => {
      try {
        await api.writings.remove({ id });
        changeCount.current += 1;
        setSubmissions((before) => before.filter((submission) => submission.id !== id));
        return null;
      } catch (error) {
        return errorCodeOf(error);
      }
    },
  };
}
