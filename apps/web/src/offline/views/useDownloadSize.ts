import { useEffect, useState } from 'react';
import { api } from '../../platform/client.ts';

/** Approximate size of the downloads of lessons in bytes; null until it is known. Not requested unless `enabled`. */
export function useDownloadSize(lessonIds: readonly string[], enabled: boolean): number | null {
  const [bytes, setBytes] = useState<number | null>(null);
  const key = lessonIds.join(' ');
  useEffect(() => {
    if (!enabled) return undefined;
    let isCurrent = true;
    const load = async () => {
      let sum = 0;
      // One after the other: what the learner does meanwhile comes first.
      for (const lessonId of key.split(' ')) {
        if (!isCurrent) return;
        sum += (await api.course.offline({ lessonId })).bytes;
      }
      if (isCurrent) setBytes(sum);
    };
    // Without it the control has no size.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [key, enabled]);
  return bytes;
}
