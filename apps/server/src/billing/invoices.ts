import type { InvoiceEntry } from '@ena/contract/billing';
import { eq } from 'drizzle-orm';
import type { BillingServices } from './services.ts';
import { stripeCustomers } from './tables.ts';

/** The learner's invoices at the payment provider; none without a customer there. */
export async function listInvoices(
  { db, provider }: Pick<BillingServices, 'db' | 'provider'>,
  userId: string,
): Promise<InvoiceEntry[]> {
  const [row] = await db
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId));
  return row?.customerId ? provider.listInvoices(row.customerId) : [];
}
