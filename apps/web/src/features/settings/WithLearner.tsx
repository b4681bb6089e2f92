import type { Learner } from '@ena/contract/session';
import type { ReactNode } from 'react';
import { session, useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/Feedback.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';

/** Draws a tab once it is known who is signed in; says so while it is not, and where it can't be known. */
export function WithLearner({ what, children }: { what: string; children: (learner: Learner) => ReactNode }) {
  const known = useSession();
  if (known.kind === 'failed')
    return <NotLoaded again={session.refresh}>{`Your ${what} could not be loaded.`}</NotLoaded>;
  if (known.kind === 'unknown' || known.value === null)
    return (
      <div role="status" aria-label={`Loading your ${what}`} className="grid gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-40" />
      </div>
    );
  return children(known.value);
}
