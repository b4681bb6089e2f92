/**
 * Whom this page shows, by the tag of the session (contract/learnerHeader.ts). Requests that change something name the learner, and a response that
 * names another one is dropped: it was requested before somebody else has signed in, in this tab or another one.
 */
import { learnerHeader, learnerTagIn } from '@ena/contract/learnerHeader';
import { createEmitter } from './store.ts';

/** Null: a visitor. Undefined: the session is not loaded yet. */
let shownTag: string | null | undefined;
const changes = createEmitter();

export const setShownLearner = (tag: string | null | undefined): void => {
  shownTag = tag;
};

/** Headers of each request to the API that changes something. */
export const learnerHeaders = (): Readonly<Record<string, string>> =>
  typeof shownTag === 'string' ? { [learnerHeader]: shownTag } : {};

/** Whether a response belongs to another learner than the page shows; public ones belong to nobody. */
export function isOfAnotherLearner({ headers }: Response): boolean {
  const named = headers.get(learnerHeader);
  return named !== null && shownTag !== undefined && learnerTagIn(named) !== shownTag;
}

/** Makes `session.ts` load the session again. */
export const notifyLearnerChanged = changes.emit;
export const subscribeToLearnerChanged = changes.subscribe;
