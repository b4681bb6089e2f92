import { Suspense, useEffect, useState } from 'react';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';

const TodayBadge = lazyWithErrorBoundary(
  () => import('./TodayBadge.tsx'),
  () => null,
);

/** Whether the page itself has had time to load: the badge is not part of its first load (e2e/bundleSize.spec.ts). */
let isDelayOver = false;

/** How many reviews are due, in a link to Today; loaded on demand, and left out if that fails. */
export function DueBadge(props: { inBar?: boolean }) {
  const [isShown, setIsShown] = useState(isDelayOver);
  useEffect(() => {
    const timer = setTimeout(() => {
      isDelayOver = true;
      setIsShown(true);
    }, 1000);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? (
    <Suspense>
      <TodayBadge {...props} />
    </Suspense>
  ) : null;
}
