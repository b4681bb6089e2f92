import { useEffect } from 'react';

/** Reloads what a page shows each time its tab becomes visible: one that was left open may show yesterday. */
export function useRefreshWhenVisible(refresh: () => Promise<unknown>): void {
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') refresh().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => document.removeEventListener('visibilitychange', refreshIfVisible);
  }, [refresh]);
}
