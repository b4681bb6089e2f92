import { createStore } from '../platform/store.ts';

/** Answers that the server has not got although it was asked to take them. */
export interface SendProblem {
  readonly waiting: number;
  /** False: local storage is disabled or full, and they live as long as the page. */
  readonly isStored: boolean;
  /** Answers that it refuses for good. */
  readonly lost: number;
}

/** Null: everything was sent, or the browser is offline, which the page says anyway. Set by `outbox.ts`. */
export const sendProblem = createStore<SendProblem | null>(null);
