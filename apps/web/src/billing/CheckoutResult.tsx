/** The result of a checkout, on the pages to which the payment provider redirects back (BILL-13, BILL-14). */
import { subscriptionPhaseOf } from '@ena/domain/billing/subscription';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../platform/session.ts';
import { Banner } from '../ui/Feedback.tsx';
import { TextLink } from '../ui/Button.tsx';
import { forgetCheckout, isCheckoutOf } from './purchase.ts';

const activatedText = 'Your subscription has been activated successfully!';
const canceledText = 'Checkout was canceled. Please try again.';
const confirmingText = 'We are confirming your payment…';
const unconfirmedText =
  'The payment provider has not confirmed a payment yet. If you have just paid, your payment is not lost: Premium opens as soon as it is confirmed. Please check again in a few minutes.';

export type CheckoutOutcome = 'activated' | 'canceled' | 'confirming' | 'unconfirmed' | 'signed out';

/**
 * The outcome of the checkout that the parameter `checkout` of the URL announces; null if it announces none.
 * The parameter proves nothing, because anyone can type it: a subscription was activated by the checkout if it
 * is active now, and if this tab went to the checkout with it, or has seen the session without it. A final
 * outcome removes the parameter, so that it is shown once; it stays on the page until the page is left.
 * `isPolling`: the page still polls the session; `tab`: the tab of the page that shows the outcome.
 */
export function useCheckoutOutcome(isPolling: boolean, tab?: string): CheckoutOutcome | null {
  const sessionState = useSession();
  const [query, setQuery] = useSearchParams();
  const [final, setFinal] = useState<'activated' | 'canceled' | null>(null);
  /** Id of the learner whose subscription was not active yet after the checkout. */
  const awaitedId = useRef<string | null>(null);

  const param = query.get('checkout');
  const learner = sessionState.kind === 'known' ? sessionState.value : undefined;
  const learnerId = learner?.id ?? null;
  const phase = subscriptionPhaseOf(learner?.subscription?.subscription_status ?? null);

  useEffect(() => {
    if (param === null || learner === undefined) return;
    if (param === 'success' && (learnerId === null || phase !== 'open')) {
      awaitedId.current = learnerId;
      return;
    }
    if (param === 'canceled' && phase !== 'open') setFinal('canceled');
    if (param === 'success' && learnerId !== null)
      if (awaitedId.current === learnerId || isCheckoutOf(learnerId)) setFinal('activated');
    forgetCheckout();
    setQuery(
      (current) => {
        current.delete('checkout');
        if (tab !== undefined) current.set('tab', tab);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [param, learner, learnerId, phase, tab, setQuery]);

  if (param !== 'success' || learner === undefined || phase === 'open') return final;
  if (learner === null) return 'signed out';
  return isPolling ? 'confirming' : 'unconfirmed';
}

/** Shows the outcome of a checkout; `action` follows a successful one. */
export function CheckoutResult({ outcome, action }: { outcome: CheckoutOutcome | null; action?: ReactNode }) {
  switch (outcome) {
    case 'activated':
      return (
        <Banner tone="right" action={action}>
          {activatedText}
        </Banner>
      );
    case 'confirming':
      return <Banner>{confirmingText}</Banner>;
    case 'unconfirmed':
      return <Banner>{unconfirmedText}</Banner>;
    case 'canceled':
      return <Banner>{canceledText}</Banner>;
    case 'signed out':
      return (
        <Banner>
          You are signed out.{' '}
          <TextLink to={`/login?from=${encodeURIComponent('/settings?checkout=success&tab=subscription')}`}>
            Log in
          </TextLink>{' '}
          to see whether your subscription is active.
        </Banner>
      );
    case null:
      return null;
  }
}
