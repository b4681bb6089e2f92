import type { CatalogLesson } from '@ena/course/catalog';
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

/** On the page of a lesson: keeps it on this device; without that, among those opened lately. */
export default function KeepLesson({ lesson }: { lesson: CatalogLesson }) {
  const isControlled = useIsControlled();
  const isOffline = useNetwork() === 'offline';
  const [state] = useLessonStates([lesson.id]) ?? [];
  const status = state && statusOf(state);
  const isOffered = isControlled && !isOffline && status !== undefined && status.kind !== 'kept';
  const size = useDownloadSize([lesson.id], isOffered);
  useEffect(
    () => (isControlled ? whenIdle(() => void keepRecentLesson(lesson.id), openMs) : undefined),
    [isControlled, lesson.id],
  );
  // Nothing can be downloaded offline.
  if (!isControlled || !status || (isOffline && status.kind !== 'kept')) return null;
  return (
    <KeepControl
      status={status}
      what="The lesson"
      keepLabel="Keep offline"
      bytes={state?.kind === 'stored' ? state.lesson.bytes : size}
      keep={() => void keepLessons([lesson.id])}
      remove={() => void removeLessons([lesson.id])}
    />
  );
}
