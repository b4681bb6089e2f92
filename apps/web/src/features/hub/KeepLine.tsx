import type { CatalogLesson } from '@ena/course/catalog';
import { LazySuspense, lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';

const KeepLevel = lazyWithErrorBoundary(
  () => import('../../offline/views/KeepLevel.tsx'),
  () => null,
);

/** Keeps the lessons of a level that the learner may open on this device. Its place is reserved. */
export function KeepLine({ lessons }: { lessons: readonly CatalogLesson[] }) {
  return lessons.length > 0 ? (
    <div className="min-h-12">
      <LazySuspense>
        <KeepLevel lessons={lessons} />
      </LazySuspense>
    </div>
  ) : null;
}
