import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazyPart.tsx';

// After a second, when the page itself has loaded: the badge is not part of its first load (e2e/bundleSize.spec.ts).
const TodayBadge = lazyPart(
  async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return import('./TodayBadge.tsx');
  },
  () => null,
);

/** How many reviews are due, in a link to Today; loaded on demand, and left out if that fails. */
export const DueBadge = (props: { inBar?: boolean }) => (
  <Suspense>
    <TodayBadge {...props} />
  </Suspense>
);
