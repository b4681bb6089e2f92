import { useEffect } from 'react';
import { useNetwork } from '../../platform/network.ts';
import { KeepControl, type KeepStatus } from './KeepControl.tsx';
import {
  keepLessons,
  keepRecentLesson,
  type LessonState,
  removeLessons,
  useLessonStates,
} from '../cache/keptLessons.ts';
import { useIsControlled } from '../cache/support.ts';
import { useDownloadSize } from './useDownloadSize.ts';
import { whenIdle } from '../cache/whenIdle.ts';

/** Time for which a lesson is open before it counts as opened lately. */
const openMs = 3000;

const percentOf = ({ done, total }: { done: number; total: number }) => Math.floor((100 * done) / total);

function statusOf(state: LessonState): KeepStatus {
  if (state.kind === 'saving') return { kind: 'saving', percent: percentOf(state) };
  // A recent lesson goes when others come: the learner can still keep it.
  return state.kind === 'stored' ? { kind: state.lesson.kind === 'kept' ? 'kept' : 'none' } : state;
}

/** On the page of a lesson, pack or text: keeps it on this device; without that, among those opened lately. */
export default function KeepLesson({ unitId, what }: { unitId: string; what: 'lesson' | 'pack' | 'text' }) {
  const isControlled = useIsControlled();
  const isOffline = useNetwork() === 'offline';
  const [state] = useLessonStates([unitId]) ?? [];
  const status = state && statusOf(state);
  const isOffered = isControlled && !isOffline && status !== undefined && status.kind !== 'kept';
  const size = useDownloadSize([unitId], isOffered);
  useEffect(
    () => (isControlled ? whenIdle(() => void keepRecentLesson(unitId), openMs) : undefined),
    [isControlled, unitId],
  );
  // Nothing can be downloaded offline.
  if (!isControlled || !status || (isOffline && status.kind !== 'kept')) return null;
  return (
    <KeepControl
      status={status}
      what={`The ${what}`}
      keepLabel="Keep offline"
      bytes={state?.kind === 'stored' ? state.lesson.bytes : size}
      keep={() => void keepLessons([unitId])}
      remove={() => void removeLessons([unitId])}
    />
  );
}
