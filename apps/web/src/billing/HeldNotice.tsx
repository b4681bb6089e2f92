import type { Learner } from '@ena/contract/session';
import { subscriptionPhaseOf } from '@ena/domain/billing/subscription';
import type { ReactNode } from 'react';
import { Banner } from '../ui/Feedback.tsx';
import { heldText } from './heldText.ts';

/** Whether the learner has a subscription that gives no access, such as after a failed payment. */
export const hasHeldSubscription = (learner: Learner | null | undefined): boolean =>
  learner?.entitled === false &&
  subscriptionPhaseOf(learner.subscription?.subscription_status ?? null) === 'held';

/** On a page that is locked because of such a subscription: why, and what to do. */
export function HeldNotice({ learner, action }: { learner: Learner; action?: ReactNode }) {
  if (!hasHeldSubscription(learner) || !learner.subscription) return null;
  return (
    <Banner tone="wrong" action={action}>
      {heldText(learner.subscription)} Your progress is kept.
    </Banner>
  );
}
