/** Parts of pages of lessons, packs and texts that are loaded after the page; without them it works, too. */
import { LazySuspense, lazyWithErrorBoundary } from '../ui/lazyWithErrorBoundary.tsx';

/** Sound preferences. */
const SoundBar = lazyWithErrorBoundary(
  () => import('../sound/SoundBar.tsx'),
  () => null,
);

/** Keeps the lesson, pack or text on this device. */
export const KeepLesson = lazyWithErrorBoundary(
  async () => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return import('../offline/views/KeepLesson.tsx');
  },
  () => null,
);

/** Settings of sound and device of a page of words. The parent shows it above the words, on a phone below them. */
export const UnitSettings = ({
  unitId,
  what,
  hasAudio,
}: {
  unitId: string;
  what: 'lesson' | 'pack';
  hasAudio: boolean;
}) => (
  <div className="mb-4 flex flex-wrap items-center gap-x-4 max-sm:order-1 max-sm:flex-col max-sm:items-start">
    {hasAudio ? (
      <LazySuspense>
        <SoundBar />
      </LazySuspense>
    ) : null}
    {/* As wide as its button from the beginning: nothing wraps when that appears. */}
    <div className="min-h-12 min-w-44 sm:-mr-5 sm:ml-auto">
      <LazySuspense>
        <KeepLesson unitId={unitId} what={what} />
      </LazySuspense>
    </div>
  </div>
);
