import type { CatalogLesson } from '@ena/course/catalog';
import { useEffect } from 'react';
import { useNetwork } from '../../platform/network.ts';
import { totalSize } from './formatSize.ts';
import { KeepControl, type KeepStatus } from './KeepControl.tsx';
import {
  keepLessons,
  type LessonState,
  removeLessons,
  syncKeptLessons,
  useLessonStates,
} from '../cache/keptLessons.ts';
import { useIsControlled } from '../cache/support.ts';
import { useDownloadSize } from './useDownloadSize.ts';
import { whenIdle } from '../cache/whenIdle.ts';

const isKept = (state: LessonState): boolean => state.kind === 'stored' && state.lesson.kind === 'kept';

function statusOf(states: readonly LessonState[]): KeepStatus {
  const savedPart = (state: LessonState) =>
    isKept(state) ? 1 : state.kind === 'saving' ? state.done / state.total : 0;
  if (states.some(({ kind }) => kind === 'saving')) {
    const saved = states.reduce((sum, state) => sum + savedPart(state), 0);
    return { kind: 'saving', percent: Math.floor((100 * saved) / states.length) };
  }
  return states.find((state) => state.kind === 'failed') ?? { kind: states.every(isKept) ? 'kept' : 'none' };
}

/** On the hub of a level: keeps all its lessons that the learner may open on this device. */
export default function KeepLevel({ lessons }: { lessons: readonly CatalogLesson[] }) {
  const isControlled = useIsControlled();
  const isOffline = useNetwork() === 'offline';
  const ids = lessons.map(({ id }) => id);
  const states = useLessonStates(ids);
  const status = states && statusOf(states);
  const isOffered = isControlled && !isOffline && status !== null && status.kind !== 'kept';
  const size = useDownloadSize(ids, isOffered);
  useEffect(() => (isControlled ? whenIdle(() => void syncKeptLessons(), 1000) : undefined), [isControlled]);
  if (!isControlled || !states || !status || (isOffline && status.kind !== 'kept')) return null;
  const kept = states.flatMap((state) => (state.kind === 'stored' ? [state.lesson] : []));
  return (
    <KeepControl
      status={status}
      what="The level"
      keepLabel="Keep this level offline"
      bytes={status.kind === 'kept' ? totalSize(kept) : size}
      keep={() => void keepLessons(ids.filter((_, index) => !isKept(states[index] ?? { kind: 'none' })))}
      remove={() => void removeLessons(ids)}
    />
  );
}
