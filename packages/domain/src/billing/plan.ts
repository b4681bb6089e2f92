/** The plans that can be bought (BILL-01, BILL-15). */

/** The only paid plan; its price id is assigned by the payment provider and configured on the server. */
export const premium = {
  name: 'premium',
  mode: 'subscription',
  title: 'Ena Premium',
  description:
    'Access to all lessons (Beginner to Advanced), unlimited vocabulary practice, and all quizzes and exercises',
} as const;

/** US cents a month (BILL-01, SUBS-06). */
export const premiumCents = 499;

/** Days of free trial before the first payment, once per customer (decision D19). */
export const trialDays = 7;

/** So many days before the end of the trial, its end is announced by mail. */
export const trialNoticeDays = 3;

/** Formats an amount in US cents: '$4.99', '$0'. */
export const formatDollars = (cents: number): string =>
  cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;

/** The plan with that name; throws 'Invalid product name: ' and the name where there is none (BILL-16). */
export function findPlan<Plan extends { readonly name: string }>(plans: readonly Plan[], name: string): Plan {
  const plan = plans.find((one) => one.name === name);
  if (!plan) throw new Error(`Invalid product name: ${name}`);
  return plan;
}
