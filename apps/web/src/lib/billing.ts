/** Buying and managing Premium, for every page that offers it (requirements BILL, SET-25 to SET-28). */
import { planNamed, premium } from '@ena/domain/billing/plan';
import { useEffect, useState } from 'react';
import { api, CallError } from './client.ts';
import { errorText } from './errorTexts.ts';
import { createResource } from './resource.ts';
import { alertOtherTabs, session } from './session.ts';

/** What can be bought here; nothing where no payment provider is connected. */
export const plans = createResource(async () => (await api.billing.plans()).plans);

export const activatedText = 'Your subscription has been activated successfully!';
export const canceledText = 'Checkout was canceled. Please try again.';

const failedTexts = {
  subscribe: 'Failed to process subscription. Please try again later. Error: ',
  manage: 'Failed to access subscription management. Please try again later. Error: ',
} as const;

function reasonOf(error: unknown): string {
  if (error instanceof CallError) return errorText(error.code);
  return (error instanceof Error && error.message) || 'Unknown error';
}

/** `from`: the page that somebody wanted to open; they find the way back to it after paying, or not paying. */
async function checkoutAddress(from: string | null): Promise<string> {
  const { origin } = window.location;
  const wanted = from === null ? '' : `&from=${encodeURIComponent(from)}`;
  const plan = planNamed(await plans.get(), premium.name);
  const { url } = await api.billing.createCheckoutSession({
    price_id: plan.price_id,
    success_url: `${origin}/settings?checkout=success&tab=subscription${wanted}`,
    cancel_url: `${origin}/pricing?checkout=canceled${wanted}`,
    mode: plan.mode,
  });
  if (!url) throw new Error('Failed to create checkout session - no URL returned');
  return url;
}

async function portalAddress(): Promise<string> {
  const returnUrl = `${window.location.origin}/settings?tab=subscription`;
  const { url } = await api.billing.createPortalSession({ returnUrl });
  if (!url) throw new Error('Failed to create customer portal session - no URL returned');
  return url;
}

export type Purchase =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'failed'; readonly text: string };

/** On the way to the payment provider: busy until the browser has left, idle again on coming back. */
export function usePurchase() {
  const [purchase, setPurchase] = useState<Purchase>({ kind: 'idle' });
  useEffect(() => {
    // Whoever comes back by the browser's own button finds the page as they left it: busy.
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) setPurchase({ kind: 'idle' });
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  const leave = async (what: keyof typeof failedTexts, address: () => Promise<string>) => {
    setPurchase({ kind: 'busy' });
    try {
      window.location.assign(await address());
    } catch (error) {
      setPurchase({ kind: 'failed', text: failedTexts[what] + reasonOf(error) });
      // It may be that things are not as this page thinks: bought in another tab, say.
      if (error instanceof CallError && error.code === 'ALREADY_SUBSCRIBED')
        session.refresh().catch(() => undefined);
    }
  };
  return {
    purchase,
    subscribe: (from: string | null) => void leave('subscribe', () => checkoutAddress(from)),
    manage: () => void leave('manage', portalAddress),
  };
}

const lookEveryMs = 1_000;
const looks = 30;

/**
 * Looks at the session again and again for half a minute, where a change is on its way from the payment
 * provider. Answers whether it still does.
 */
export function useWatchedSession(): boolean {
  const [watching, setWatching] = useState(true);
  useEffect(() => {
    // This tab may have been away at the provider; the others stayed as they were.
    alertOtherTabs();
    let left = looks;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) {
        clearInterval(timer);
        setWatching(false);
      } else if (document.visibilityState === 'visible') session.refresh().catch(() => undefined);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  return watching;
}
