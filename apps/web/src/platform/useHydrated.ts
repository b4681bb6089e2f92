import { useSyncExternalStore } from 'react';

/**
 * False while a prerendered page is hydrated, when it must render what its file contains: nothing that depends
 * on the query, the hash or browser storage. True from then on.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
