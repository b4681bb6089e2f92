/**
 * Access rules: one pure function for links, routes and endpoints (requirements SUBS, ACCESS, GUARD).
 * The server enforces them; the web app uses them for display only.
 */

/** States of a subscription at the payment provider. */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'paused',
] as const;

/** Active or trialing, or admin (SUBS-01 to SUBS-03). Any other status, or none, is not entitled. */
export const isEntitled = (facts: { readonly status: string | null; readonly isAdmin: boolean }): boolean =>
  facts.isAdmin || facts.status === 'active' || facts.status === 'trialing';

/** null is a visitor. */
export type Viewer = { readonly entitled: boolean } | null;
/** What a page or a course unit requires. */
export type RequiredAccess = 'public' | 'learner' | 'premium';
/** `open`, or what the viewer has to do first. */
export type AccessResult = 'open' | 'login' | 'subscribe';

/**
 * Whether a viewer may open something with this requirement, or must log in or subscribe first. The only
 * access rule.
 */
export function checkAccess(required: RequiredAccess, viewer: Viewer): AccessResult {
  if (required === 'public') return 'open';
  if (viewer === null) return 'login';
  return required === 'learner' || viewer.entitled ? 'open' : 'subscribe';
}

/** The required access of a course unit by its tier: every unit needs a login (decision D25). */
export const requiredAccessOfTier = (tier: 'free' | 'premium'): Exclude<RequiredAccess, 'public'> =>
  tier === 'free' ? 'learner' : 'premium';
