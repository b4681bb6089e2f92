import type { Tier } from '@ena/course/catalog';
import { Crown } from 'lucide-react';
import { renewalText } from '../../billing/subscriptionText.ts';
import { useLearner } from '../../platform/session.ts';
import { TextLink } from '../../ui/Button.tsx';

/**
 * On premium units: says that Premium is active, and until when; not for admins (GUARD-29, GUARD-30, O10). Until the
 * learner is known, as in prerendered pages, it keeps the place of the date.
 */
export function PremiumBanner({ tier }: { tier: Tier }) {
  const learner = useLearner();
  if (tier === 'free' || learner?.isAdmin) return null;
  const next = learner ? learner.subscription && renewalText(learner.subscription) : 'Renews on May 30, 2026';
  return (
    <div className="border-b border-line bg-gold-soft text-gold">
      {/* One line at any width, so that it does not push the page when the learner becomes known. */}
      <p className="mx-auto flex max-w-page items-center gap-x-3 px-5 py-2 text-sm whitespace-nowrap max-sm:gap-x-2 max-sm:text-xs">
        <Crown size={16} aria-hidden className="shrink-0" />{' '}
        <span className="max-sm:sr-only">Premium is active.</span>
        {next ? <span className={`truncate ${learner ? '' : 'invisible'}`}>{next}.</span> : null}
        <TextLink to="/settings?tab=subscription" className="text-gold!">
          Subscription
        </TextLink>
      </p>
    </div>
  );
}
