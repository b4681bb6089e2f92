import type { Learner } from '@ena/contract/session';
import type { Tier } from '@ena/course/catalog';
import { Crown } from 'lucide-react';
import { TextLink } from '../../ui/Button.tsx';

/** Above what a subscription opens: that it is active. Admins, who need none, see nothing (GUARD-29, GUARD-30). */
export function PremiumBanner({ tier, learner }: { tier: Tier; learner: Learner }) {
  if (tier === 'free' || learner.isAdmin) return null;
  return (
    <div className="border-b border-line bg-gold-soft text-gold">
      <p className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 px-5 py-2 text-sm">
        <Crown size={16} aria-hidden /> <span>Premium is active.</span>
        <TextLink to="/pricing" className="text-gold!">
          Subscription
        </TextLink>
      </p>
    </div>
  );
}
