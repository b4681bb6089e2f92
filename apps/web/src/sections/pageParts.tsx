/** Parts of pages of lessons, packs and texts that are loaded after the page; without them it works, too. */
import type { ReactNode } from 'react';
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

/**
 * The words of a page with the settings of sound and device: above the words where there is room, on a phone below them. Their
 * room is reserved, so that nothing moves when they appear.
 */
export const WithSettings = ({
  unitId,
  what,
  hasAudio,
  children,
}: {
  unitId: string;
  what: 'lesson' | 'pack';
  hasAudio: boolean;
  children: ReactNode;
}) => (
  <div className="flex flex-wrap items-center">
    {hasAudio ? (
      <div className="mb-4 min-h-17 w-full max-sm:order-2 sm:min-h-24 lg:min-h-12 xl:w-auto xl:flex-1">
        <LazySuspense>
          <SoundBar />
        </LazySuspense>
      </div>
    ) : null}
    {/* As wide as its button from the beginning: the words begin below it. */}
    <div className="mb-4 min-h-12 min-w-44 max-xl:order-3 max-xl:w-full xl:-mr-5 xl:ml-auto">
      <LazySuspense>
        <KeepLesson unitId={unitId} what={what} />
      </LazySuspense>
    </div>
    <div className="w-full max-xl:order-1">{children}</div>
  </div>
);
