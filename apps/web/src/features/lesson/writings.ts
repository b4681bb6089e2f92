/** What a learner writes for the essays of a page: drafts, kept here and on the server, and submissions. */
import type { Draft, Submission } from '@ena/contract/writings';
import { editedAt, newerDraft } from '@ena/domain/lesson/essay';
import { useCallback, useEffect, useRef, useState } from 'react';
import { celebrate } from '../../lib/achievements.ts';
import { api, failureOf } from '../../lib/client.ts';
import { dropDraft, flush, keepDraft, waitingDrafts } from '../../lib/outbox.ts';
import type { Visit } from './visit.ts';

export type FailureCode = ReturnType<typeof failureOf>;

/** A draft is sent once nothing was typed for so long. */
const pauseMs = 1000;

type Drafts = ReadonlyMap<string, Draft>;

/** Of each essay the newer draft stands: that of this browser, or that of the server. */
function merged(here: Drafts, there: readonly Draft[]): Drafts {
  const drafts = new Map(here);
  for (const draft of there) drafts.set(draft.essayId, newerDraft(draft, here.get(draft.essayId)) ?? draft);
  return drafts;
}

export interface Writings {
  /** Whether the server has told what it keeps: not yet, yes, or why not. */
  readonly listed: 'loading' | 'known' | FailureCode;
  /** Asks the server again. */
  readonly load: () => void;
  /** By essay. An empty text is a draft that was removed or submitted. */
  readonly drafts: Drafts;
  /** Newest first. */
  readonly submissions: readonly Submission[];
  /** Keeps the text of a draft in the browser at once, and on the server after a pause of typing. */
  readonly write: (essayId: string, text: string) => void;
  /** Hands the draft in; null, or why that failed. Nothing is lost then. */
  readonly submit: (essayId: string) => Promise<FailureCode | null>;
  /** Deletes a submission; null, or why that failed. */
  readonly remove: (id: string) => Promise<FailureCode | null>;
}

/** The writings of this learner while a part with essays is open. */
export function useWritings(learnerId: string, visit: Visit): Writings {
  const [listed, setListed] = useState<Writings['listed']>('loading');
  const [drafts, setDrafts] = useState<Drafts>(() => merged(new Map(), waitingDrafts(learnerId)));
  const [submissions, setSubmissions] = useState<readonly Submission[]>([]);
  /** Counts what was submitted and removed: a list that was asked for before does not know of it. */
  const changes = useRef(0);
  const attempt = useRef<(Omit<Submission, 'submittedAt'> & { writtenAt?: string }) | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Takes over what another tab has written since; it may not have reached the server. */
  const share = useCallback(() => setDrafts((here) => merged(here, waitingDrafts(learnerId))), [learnerId]);
  const load = useCallback(async (): Promise<void> => {
    try {
      let [before, stored] = [changes.current, await api.writings.list()];
      while (changes.current !== before) [before, stored] = [changes.current, await api.writings.list()];
      setDrafts((here) => merged(here, stored.drafts));
      setSubmissions(stored.submissions);
      setListed('known');
    } catch (error) {
      setListed((now) => (now === 'known' ? now : failureOf(error)));
    }
  }, []);

  useEffect(() => {
    void load();
    const sendNow = (keepalive: boolean) => {
      clearTimeout(pause.current);
      void flush({ keepalive });
    };
    const turn = () => {
      if (document.visibilityState === 'hidden') sendNow(true);
      // Meanwhile the draft may have been continued in another tab or on another device.
      else void load();
    };
    const close = () => sendNow(true);
    const online = () => void load();
    window.addEventListener('storage', share);
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('pagehide', close);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('storage', share);
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', close);
      window.removeEventListener('online', online);
      sendNow(false);
    };
  }, [load, share]);

  const put = (draft: Draft) => setDrafts((before) => new Map(before).set(draft.essayId, draft));
  return {
    listed,
    load: () => {
      setListed('loading');
      void load();
    },
    drafts,
    submissions,
    write: (essayId, text) => {
      const draft = { essayId, text, savedAt: editedAt(Date.now(), drafts.get(essayId)) };
      put(draft);
      keepDraft(learnerId, draft);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => void flush(), pauseMs);
    },
    submit: async (essayId) => {
      const { text = '', savedAt: writtenAt } = drafts.get(essayId) ?? {};
      // The same text again is the same submission: its answer may have been lost on the way.
      if (attempt.current?.essayId !== essayId || attempt.current.text !== text)
        attempt.current = { id: crypto.randomUUID(), essayId, text, ...(writtenAt && { writtenAt }) };
      clearTimeout(pause.current);
      // No draft is to be on its way still, arriving after the submission that removes it.
      await flush();
      try {
        const { submission, earned } = await api.writings.submit(attempt.current);
        celebrate({ earned });
        changes.current += 1;
        // What was written on since, in another tab or on another device, is a draft as before.
        dropDraft(learnerId, essayId, text);
        setDrafts((before) => {
          const rest = new Map(before);
          if (rest.get(essayId)?.text === text) rest.delete(essayId);
          return rest;
        });
        void load();
        setSubmissions((before) => [submission, ...before.filter(({ id }) => id !== submission.id)]);
        visit.wrote(submission.id, text);
        return null;
      } catch (error) {
        return failureOf(error);
      }
    },
    remove: async (id) => {
      try {
        await api.writings.remove({ id });
        changes.current += 1;
        setSubmissions((before) => before.filter((submission) => submission.id !== id));
        return null;
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}
