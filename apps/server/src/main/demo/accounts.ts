/**
 * Three demo accounts: only in demo mode, which is with the embedded database on a loopback host. Existing
 * accounts are not changed, so that a warm start costs one query.
 */
import { eq, inArray } from 'drizzle-orm';
import { scrypt } from '../../identity/password/passwords.ts';
import type { Course } from '../../content/course/units.ts';
import type { Db } from '../../platform/db/open.ts';
import { users } from '../../platform/db/users.ts';
import { stripeCustomers } from '../../billing/tables.ts';
import { accounts } from '../../identity/tables.ts';
import type { StripeSandbox } from '@ena/stripe-sandbox/sandbox';
import { createLearnerRows } from '../../learner/study/createLearnerRows.ts';
import { addMonthOfStudy } from './study.ts';

export const demoPassword = 'gamarjoba';
const demoSubscriberEmail = 'subscriber@demo.ena.example';
export const demoAdminEmail = 'admin@demo.ena.example';
export const demoAccounts = [
  { email: 'learner@demo.ena.example', name: 'Nino', what: 'brand new' },
  { email: demoSubscriberEmail, name: 'Giorgi Beridze', what: 'a month of study, subscribed' },
  { email: demoAdminEmail, name: 'Tamar', what: 'admin' },
] as const;
const demoEmails = demoAccounts.map(({ email }) => email);

/** Outside of demo mode they must not exist, even if the data folder was used in demo mode before. */
export async function removeDemoAccounts(db: Db): Promise<void> {
  await db.delete(users).where(inArray(users.email, demoEmails));
}

export async function ensureDemoAccounts(db: Db, course: Course, now: Date): Promise<void> {
  const rows = await db.select({ email: users.email }).from(users).where(inArray(users.email, demoEmails));
  const existing = new Set(rows.map(({ email }) => email));
  for (const { email, name } of demoAccounts.filter((account) => !existing.has(account.email))) {
    const password = await scrypt.hash(demoPassword);
    await db.transaction(async (tx) => {
      const [user] = await tx.insert(users).values({ email, name, emailVerified: true }).returning();
      if (!user) throw new Error('An insert returned no row.');
      await tx
        .insert(accounts)
        .values({ userId: user.id, accountId: user.id, providerId: 'credential', password });
      await createLearnerRows(tx, user.id);
      if (email === demoSubscriberEmail) await addMonthOfStudy(tx, course, user.id, now);
    });
  }
}

/** The demo subscriber is a customer in the Stripe sandbox, too: Premium can be managed and canceled. */
export async function linkDemoSubscriber(
  db: Db,
  sandbox: Pick<StripeSandbox, 'ensureSubscriber'>,
): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoSubscriberEmail));
  if (!user) return;
  const customerId = `cus_demo${user.id.replaceAll('-', '')}`;
  await db
    .insert(stripeCustomers)
    .values({ userId: user.id, customerId })
    .onConflictDoNothing({ target: stripeCustomers.userId });
  sandbox.ensureSubscriber(customerId, demoSubscriberEmail, user.id);
}
