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
export type Gate = 'public' | 'learner' | 'premium';
/** `open`, or what the viewer has to do first. */
export type AccessResult = 'open' | 'login' | 'subscribe';

/**
 * Whether a viewer may open something with this requirement, or must log in or subscribe first. The only
 * access rule.
 */
export function checkAccess(gate: Gate, viewer: Viewer): AccessResult {
  if (gate === 'public') return 'open';
  if (viewer === null) return 'login';
  return gate === 'learner' || viewer.entitled ? 'open' : 'subscribe';
}

/** The gate of a course unit by its tier: every unit needs a login (decision D25). */
export const gateOfTier = (tier: 'free' | 'premium'): Exclude<Gate, 'public'> =>
  tier === 'free' ? 'learner' : 'premium';
