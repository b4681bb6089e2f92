import type { CatalogLesson } from '@ena/course/catalog';
import { LazySuspense, lazyPart } from '../../ui/lazyPart.tsx';

const KeepLevel = lazyPart(
  async () => ({ default: (await import('../../offline/parts.ts')).KeepLevel }),
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
