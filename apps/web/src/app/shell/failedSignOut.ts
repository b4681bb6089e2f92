import { createStore } from '../../platform/store.ts';

/** `key` of the history entry on which signing out has failed: the message is shown there, until navigation. */
export const failedSignOut = createStore<string | null>(null);
