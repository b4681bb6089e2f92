import { useEffect, useState } from 'react';
import { api } from '../../platform/client.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Paths of the lessons that a placement has marked as known; none until they are loaded, and if that fails: a hub does
 * not depend on them.
 */
export function useKnownLessons(): ReadonlySet<string> {
  const [known, setKnown] = useState(none);
  useEffect(() => {
    let isLeft = false;
    api.reviews.summary().then(
      ({ knownLessons }) => {
        if (!isLeft && knownLessons.length > 0) setKnown(new Set(knownLessons));
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return known;
}
