import { useEffect, useState } from 'react';
import { useNetwork } from '../../platform/network.ts';

const none: ReadonlySet<string> = new Set();

/** Ids of the lessons that are on this device while the browser is offline; online none, because all can be opened. */
export function useLessonsOnDevice(): ReadonlySet<string> {
  const isOffline = useNetwork() === 'offline';
  const [ids, setIds] = useState(none);
  useEffect(() => {
    if (!isOffline) return undefined;
    let isCurrent = true;
    import('../cache/keptList.ts')
      .then(({ readKeptList }) => readKeptList())
      .then(
        (list) => {
          if (isCurrent) setIds(new Set(list.map(({ id }) => id)));
        },
        // Optional: the hub works without marks.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [isOffline]);
  return isOffline ? ids : none;
}
