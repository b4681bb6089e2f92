import { createStore } from '../../platform/store.ts';

/** The key of the location on which signing out has failed; the layout says so while that page is open. */
export const failedSignOut = createStore<string | null>(null);

/** The key of the current location, as React Router stores it; 'default' for the first one of a document. */
export const currentLocationKey = (): string =>
  // as: React Router's own state.
  (window.history.state as { readonly key?: string } | null)?.key ?? 'default';
