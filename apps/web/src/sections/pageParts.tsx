/** Parts of pages of lessons, packs and texts that are loaded after the page; without them it works, too. */
import { lazyWithErrorBoundary } from '../ui/lazyWithErrorBoundary.tsx';

/** Sound preferences. */
export const SoundBar = lazyWithErrorBoundary(
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
