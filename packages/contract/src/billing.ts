import { z } from 'zod';
import { endpoint } from './policy.ts';

/**
 * Premium: plans, checkout, billing portal, and the payment provider's webhook. Names in snake case are
 * those of the specification (SUBS-04, BILL-17, SET-26, SET-27).
 */

/** The learner's subscription as the API returns it; a learner has at most one (SUBS-04). */
export const subscriptionSchema = z.object({
  subscription_status: z.string(),
  price_id: z.string(),
  current_period_end: z.int().nullable().describe('unix seconds'),
  cancel_at_period_end: z.boolean(),
  payment_method_brand: z.string().nullable(),
  payment_method_last4: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable().describe('as printed on the invoice'),
  createdAt: z.int().describe('unix seconds'),
  amount: z.int().describe('in the smallest unit of the currency'),
  currency: z.string(),
  status: z.enum(['paid', 'open', 'void']),
  url: z.string().nullable().describe('page of the payment provider with the invoice'),
});
export type InvoiceEntry = z.infer<typeof invoiceSchema>;

const planSchema = z.object({
  name: z.string(),
  mode: z.literal('subscription'),
  price_id: z.string(),
  title: z.string(),
  description: z.string(),
});

const urlSchema = z.string().max(2000);
/** Page of the payment provider to redirect to; null if the provider returned no URL (BILL-20, BILL-23). */
const redirectSchema = z.object({ url: z.string().nullable() });

export const billing = {
  plans: endpoint({ access: 'visitor', limit: 'unlimited', errors: [] })
    .route({
      method: 'GET',
      path: '/billing/plans',
      summary: 'What can be bought; empty where no payment provider is connected',
    })
    .output(z.object({ plans: z.array(planSchema) })),
  createCheckoutSession: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 20, seconds: 60 },
    errors: ['ALREADY_SUBSCRIBED', 'PAYMENT_UNAVAILABLE', 'PAYMENT_SLOW'],
  })
    .route({
      method: 'POST',
      path: '/billing/create-checkout-session',
      summary:
        'Start a checkout; same-origin URLs and the configured price only. Concurrent calls get the same checkout',
    })
    .input(
      z.object({
        price_id: z.string().max(255),
        success_url: urlSchema,
        cancel_url: urlSchema,
        mode: z.literal('subscription'),
      }),
    )
    .output(redirectSchema),
  createPortalSession: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 20, seconds: 60 },
    errors: ['NO_SUBSCRIPTION', 'PAYMENT_UNAVAILABLE', 'PAYMENT_SLOW'],
  })
    .route({
      method: 'POST',
      path: '/billing/create-portal-session',
      summary: 'Open the billing portal: cards, invoices, canceling',
    })
    .input(z.object({ returnUrl: urlSchema }))
    .output(redirectSchema),
  invoices: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 20, seconds: 60 },
    errors: ['PAYMENT_UNAVAILABLE', 'PAYMENT_SLOW'],
  })
    .route({
      method: 'GET',
      path: '/billing/invoices',
      summary: 'The latest invoices of the learner, newest first; from the payment provider',
    })
    .output(z.object({ invoices: z.array(invoiceSchema) })),
  // Unlimited with a valid signature; calls without are limited by the server, and access no database.
  webhook: endpoint({
    access: 'visitor',
    limit: 'unlimited',
    errors: ['BAD_SIGNATURE', 'NOT_FOUND'],
    raw: true,
  })
    .route({
      method: 'POST',
      path: '/billing/webhook',
      summary: 'Events of the payment provider, signed in the header Stripe-Signature, at most 300 s old',
    })
    .input(z.unknown())
    .output(z.object({ received: z.literal(true) })),
};
