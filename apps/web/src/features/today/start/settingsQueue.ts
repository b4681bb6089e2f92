/** Changes of the review settings: shown at once, saved together when no other follows. */
import type { ReviewSettings, ReviewSummary } from '@ena/contract/reviews';
import { useEffect, useState } from 'react';
import { api, type CallErrorCode, errorCodeOf } from '../../../platform/client.ts';
import type { Resource } from '../../../platform/resource.ts';
import { createStore, type Store, useStore } from '../../../platform/store.ts';

/** A slider that is moved changes its value many times. */
const saveDelayMs = 500;

type Change = Partial<ReviewSettings>;

interface QueueState {
  /** What the server has not saved yet. */
  readonly unsaved: Change;
  /** Why the last changes were not saved; null if they were. */
  readonly failed: CallErrorCode | null;
}

export interface SettingsQueue extends Pick<Store<QueueState>, 'get' | 'subscribe'> {
  readonly change: (change: Change) => void;
  /** Saves what is unsaved now; rejects if that fails. */
  readonly flush: () => Promise<void>;
}

/**
 * Sends one request at a time, so that a later change is never overwritten by an earlier one. Changes that could not be
 * saved are dropped, and only those: the settings that the server has are shown again.
 */
export function createSettingsQueue(
  save: (change: Change) => Promise<ReviewSummary>,
  onSaved: (summary: ReviewSummary) => void,
): SettingsQueue {
  const state = createStore<QueueState>({ unsaved: {}, failed: null });
  let waiting: Change = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();
  const sendWaiting = async () => {
    const sent = waiting;
    if (Object.keys(sent).length === 0) return;
    waiting = {};
    try {
      onSaved(await save(sent));
      state.set({ unsaved: waiting, failed: null });
    } catch (error) {
      state.set({ unsaved: waiting, failed: errorCodeOf(error) });
      throw error;
    }
  };
  const flush = () => {
    clearTimeout(timer);
    last = last.catch(() => undefined).then(sendWaiting);
    return last;
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    change: (change) => {
      waiting = { ...waiting, ...change };
      state.set({ unsaved: { ...state.get().unsaved, ...change }, failed: null });
      clearTimeout(timer);
      // A failure is in the state.
      timer = setTimeout(() => void flush().catch(() => undefined), saveDelayMs);
    },
    flush,
  };
}

interface QueuedSettings extends Pick<SettingsQueue, 'change' | 'flush'>, Pick<QueueState, 'failed'> {
  /** The settings of a summary, with those that are not saved yet. */
  readonly of: (summary: ReviewSummary) => ReviewSettings;
}

/** A queue for the settings of a summary; flushed when the page is left. */
export function useSettingsQueue(summary: Resource<ReviewSummary>): QueuedSettings {
  const [queue] = useState(() => createSettingsQueue((change) => api.reviews.settings(change), summary.set));
  const { unsaved, failed } = useStore(queue, queue.get());
  useEffect(() => () => void queue.flush().catch(() => undefined), [queue]);
  const { change, flush } = queue;
  return { change, flush, failed, of: ({ settings }) => ({ ...settings, ...unsaved }) };
}
