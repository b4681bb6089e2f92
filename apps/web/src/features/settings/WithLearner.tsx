import type { Learner } from '@ena/contract/session';
import type { ReactNode } from 'react';
import { session, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, Skeleton } from '../../ui/Feedback.tsx';

/** Draws a tab once it is known who is signed in; says so while it is not, and where it can't be known. */
export function WithLearner({ what, children }: { what: string; children: (learner: Learner) => ReactNode }) {
  const known = useSession();
  if (known.kind === 'failed')
    return (
      <Banner
        tone="wrong"
        action={
          <Button look="secondary" onClick={() => void session.refresh().catch(() => undefined)}>
            Try again
          </Button>
        }
      >
        {`Your ${what} could not be loaded.`}
      </Banner>
    );
  if (known.kind === 'unknown' || known.value === null)
    return (
      <div role="status" aria-label={`Loading your ${what}`} className="grid gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-40" />
      </div>
    );
  return children(known.value);
}
