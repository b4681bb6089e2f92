/** Buying and managing Premium, for every page that offers it (requirements BILL, SET-25 to SET-28). */
import { findPlan, premium } from '@ena/domain/billing/plan';
import { useEffect, useState } from 'react';
import { readStorage, writeStorage } from '../platform/browserStorage.ts';
import { api, CallError } from '../platform/client.ts';
import { errorText } from '../platform/errorTexts.ts';
import { createResource } from '../platform/resource.ts';
import { notifyOtherTabs, session } from '../platform/session.ts';

/** Plans that can be bought; empty if no payment provider is connected. */
export const plans = createResource(async () => (await api.billing.plans()).plans);

const failedTexts = {
  subscribe: 'Failed to process subscription. Please try again later. Error: ',
  manage: 'Failed to access subscription management. Please try again later. Error: ',
} as const;

function reasonOf(error: unknown): string {
  if (error instanceof CallError) return errorText(error.code);
  return (error instanceof Error && error.message) || 'Unknown error';
}

/** `from`: the page that the learner wanted to open; they can return to it after the checkout, paid or not. */
async function checkoutAddress(from: string | null): Promise<string> {
  const { origin } = window.location;
  const fromParam = from === null ? '' : `&from=${encodeURIComponent(from)}`;
  const plan = findPlan(await plans.get(), premium.name);
  const { url } = await api.billing.createCheckoutSession({
    price_id: plan.price_id,
    success_url: `${origin}/settings?checkout=success&tab=subscription${fromParam}`,
    cancel_url: `${origin}/pricing?checkout=canceled${fromParam}`,
    mode: plan.mode,
  });
  if (!url) throw new Error('Failed to create checkout session - no URL returned');
  return url;
}

/** Key of the id of the learner who went to the checkout from this tab. */
const checkoutKey = 'checkout';

/** Remembers in this tab that the signed-in learner goes to the checkout. */
function rememberCheckout(): void {
  const known = session.peek();
  if (known.kind === 'known' && known.value) writeStorage(checkoutKey, known.value.id, 'session');
}

/** Whether this learner went to the checkout from this tab, and `forgetCheckout` was not called since. */
export const isCheckoutOf = (learnerId: string): boolean => readStorage(checkoutKey, 'session') === learnerId;
/** Forgets the checkout, whose outcome was shown. */
export const forgetCheckout = (): boolean => writeStorage(checkoutKey, null, 'session');

async function portalAddress(): Promise<string> {
  const returnUrl = `${window.location.origin}/settings?tab=subscription`;
  const { url } = await api.billing.createPortalSession({ returnUrl });
  if (!url) throw new Error('Failed to create customer portal session - no URL returned');
  return url;
}

export type Purchase =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'failed'; readonly text: string };

/** State of the redirect to the payment provider: busy until the page is left, idle after coming back. */
export function usePurchase() {
  const [purchase, setPurchase] = useState<Purchase>({ kind: 'idle' });
  useEffect(() => {
    // The back button may restore the page from the back/forward cache, where it is still busy.
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) setPurchase({ kind: 'idle' });
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

  const redirectTo = async (what: keyof typeof failedTexts, address: () => Promise<string>) => {
    setPurchase({ kind: 'busy' });
    try {
      const url = await address();
      if (what === 'subscribe') rememberCheckout();
      window.location.assign(url);
    } catch (error) {
      setPurchase({ kind: 'failed', text: failedTexts[what] + reasonOf(error) });
      // The session of this page may be outdated, for example after a purchase in another tab.
      if (error instanceof CallError && error.code === 'ALREADY_SUBSCRIBED')
        session.refresh().catch(() => undefined);
    }
  };
  return {
    purchase,
    subscribe: (from: string | null) => void redirectTo('subscribe', () => checkoutAddress(from)),
    manage: () => void redirectTo('manage', portalAddress),
  };
}

const pollIntervalMs = 1_000;
const maxPolls = 30;

/**
 * Polls the session for half a minute while `isEnabled`, because a change from the payment provider is expected.
 * Returns whether the half minute is not over.
 */
export function useSessionPolling(isEnabled = true): boolean {
  const [isPolling, setIsPolling] = useState(true);
  useEffect(() => {
    if (!isEnabled) return undefined;
    // This tab comes back from the provider; other tabs still have the old session.
    notifyOtherTabs();
    let left = maxPolls;
    const timer = setInterval(() => {
      left -= 1;
      const known = session.peek();
      const isVisitor = known.kind === 'known' && known.value === null;
      if (left === 0) {
        clearInterval(timer);
        setIsPolling(false);
      } else if (document.visibilityState === 'visible' && !isVisitor)
        session.refresh().catch(() => undefined);
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [isEnabled]);
  return isPolling;
}
