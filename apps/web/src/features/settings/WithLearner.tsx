import type { Learner } from '@ena/contract/session';
import type { ReactNode } from 'react';
import { session, useSession } from '../../platform/session.ts';
import { Skeleton } from '../../ui/Feedback.tsx';
import { LoadErrorBanner } from '../../ui/LoadErrorBanner.tsx';

/** Renders a tab once the session is loaded; a skeleton until then, and a retry button after a failure. */
export function WithLearner({
  contentName,
  children,
}: {
  contentName: string;
  children: (learner: Learner) => ReactNode;
}) {
  const sessionState = useSession();
  if (sessionState.kind === 'failed')
    return (
      <LoadErrorBanner retry={session.refresh}>{`Your ${contentName} could not be loaded.`}</LoadErrorBanner>
    );
  if (sessionState.kind === 'unknown' || sessionState.value === null)
    return (
      <div role="status" aria-label={`Loading your ${contentName}`} className="grid gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-40" />
      </div>
    );
  return children(sessionState.value);
}
