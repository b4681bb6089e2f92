/** The mails about payments: which, when, with which facts, and each only once. */
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SerializedEvent } from '@ena/stripe-sandbox/webhooks';
import { useBilling } from '../../test/billing.ts';
import { startMailServer } from '../../test/mailServer.ts';
import { goodCard } from '../../test/stripeDouble.ts';
import { userProfiles, users } from '../platform/db/users.ts';
import { mailQueue } from '../platform/mail/tables.ts';
import { billingMails } from './tables.ts';
import { startMailWorker } from '../platform/mail/queue.ts';
import { createSmtpDelivery } from '../platform/mail/smtp.ts';
import { applyDueEvents, storeEvent } from './inbox.ts';
import { queueInvoiceMail } from './mailQueue.ts';
import { createProvider } from './provider.ts';

const { world, time, shop, post, settled, deliver, buyer, billingServices } = useBilling();
const start = new Date('2026-03-01T10:00:00Z');
const [hour, day] = [3_600_000, 86_400_000];
const advanceClock = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
  shop.double.store.advance();
};
const badCard = { brand: 'visa', last4: '0002', pays: 'never' } as const;

beforeEach(() => {
  time.now = start;
});

const allMailsTo = (email: string) =>
  world.services.db
    .select()
    .from(mailQueue)
    .where(eq(mailQueue.recipient, email))
    .orderBy(asc(mailQueue.createdAt));
/** Without the one about the beginning of the trial, which every buyer gets. */
const mailsTo = async (email: string) =>
  (await allMailsTo(email)).filter(({ subject }) => subject !== trialBegins);
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const receipt = 'Your receipt for Ena Premium: $4.99';
const failed = 'Your payment for Ena Premium failed';
const canceled = 'Your subscription to Ena Premium is canceled';
const ended = 'Your subscription to Ena Premium has ended';
const resumed = 'Your subscription to Ena Premium continues';
const trialBegins = 'Your free trial of Ena Premium has begun';
const trialEnds = 'Your free trial of Ena Premium ends on March 8, 2026';

/** The event with another id: the provider may announce one change several times. */
const copyOf = (event: SerializedEvent, id: string): SerializedEvent => ({
  id,
  body: event.body.replace(event.id, id),
});
const eventsSince = (index: number) => shop.double.events.slice(index);

describe('a receipt', () => {
  it('names amount, date, period and invoice, is in text and HTML, and is sent by SMTP', async () => {
    const server = await startMailServer();
    const { db, log, now } = world.services;
    const transport = createSmtpDelivery(server.url, 'Ena <hello@ena.example>');
    const { subscription, userId } = await buyer('receipt@ena.example');
    // The invoice of the trial, of zero, has no receipt.
    expect(await mailsTo('receipt@ena.example')).toEqual([]);
    await db.update(userProfiles).set({ displayName: 'Nino' }).where(eq(userProfiles.id, userId));
    advanceClock(7 * day);
    await deliver();

    const [mail] = await mailsTo('receipt@ena.example');
    const number = /TEST-\w{8}/u.exec(mail?.text ?? '')?.[0];
    expect(subscription.latestInvoice?.toUpperCase()).toContain(number?.slice(5));
    expect(mail).toMatchObject({ subject: receipt, userId, unsubscribe: null });
    expect(mail?.text).toBe(
      `Hello Nino,\n\nThank you. We received your payment of $4.99 for Ena Premium on March 8, 2026. It covers the time until April 7, 2026. Invoice number: ${number}.\n\nhttp://127.0.0.1:3000/settings?tab=subscription\n\nIn your settings you can see your invoices, change your card, or cancel.\n\nEna\n`,
    );
    for (const text of ['Hello Nino,', 'on March 8, 2026', 'Manage Subscription'])
      expect(mail?.html).toContain(text);
    expect(mail?.html).toContain('href="http://127.0.0.1:3000/settings?tab=subscription"');

    await db
      .update(mailQueue)
      .set({ sentAt: null, nextAttemptAt: now() })
      .where(and(eq(mailQueue.userId, userId), eq(mailQueue.subject, receipt)));
    const worker = startMailWorker({ db, deliver: transport, log, now });
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 60_000);
    await worker.stop();
    await server.close();
    expect(server.received[0]).toMatch(/^Subject: Your receipt for Ena Premium: \$4\.99/m);
    expect(server.received[0]).toMatch(/text\/plain[\s\S]*text\/html/);
  });

  it('is sent once, however often and in whatever order events arrive at concurrent replicas', async () => {
    const { subscription } = await buyer('once@ena.example');
    const index = shop.double.events.length;
    advanceClock(7 * day);
    shop.double.store.endPeriod(subscription);
    await deliver();
    const services = { ...billingServices(), provider: createProvider(shop.double.settings) };
    const repeated = eventsSince(index).flatMap((event, position) =>
      [1, 2, 3].map((again) => copyOf(event, `evt_again_${position}_${again}`)),
    );
    // A third payment, whose events have not been delivered in order before.
    const second = shop.double.events.length;
    shop.double.store.endPeriod(subscription);
    const events = [...eventsSince(second).toReversed(), ...repeated];
    for (const event of events) {
      const parsed: { type: string; data: { object: { id: string } } } = JSON.parse(event.body);
      const { type, data } = parsed;
      await storeEvent(services, {
        id: event.id,
        type,
        customerId: subscription.customer,
        objectId: data.object.id,
      });
    }
    await Promise.all([applyDueEvents(services), applyDueEvents(services), applyDueEvents(services)]);
    await deliver();
    expect(await subjectsTo('once@ena.example')).toEqual([receipt, receipt, receipt]);
  });

  it('does not follow a refund, which ends the subscription', async () => {
    const { subscription } = await buyer('refunded@ena.example');
    advanceClock(7 * day);
    await deliver();
    advanceClock(hour);
    shop.double.store.refund(subscription.id);
    await deliver();
    await deliver();
    expect(await subjectsTo('refunded@ena.example')).toEqual([receipt, ended]);
  });
});

describe('a failed payment', () => {
  it('has one mail, also if the next card fails too, and a receipt once it is paid', async () => {
    const { customer, subscription } = await buyer('failed@ena.example');
    const { store } = shop.double;
    store.replaceCard(customer.id, badCard);
    advanceClock(7 * day);
    await deliver();
    expect(subscription.status).toBe('past_due');
    const [mail] = await mailsTo('failed@ena.example');
    expect(mail?.text).toContain(
      'Your payment of $4.99 for Ena Premium did not go through, so Premium is on hold. Please check your card, or choose another one.',
    );
    advanceClock(hour);
    store.replaceCard(customer.id, { ...badCard, last4: '0003' });
    await deliver();
    advanceClock(hour);
    store.replaceCard(customer.id, goodCard);
    await deliver();
    expect(await subjectsTo('failed@ena.example')).toEqual([failed, receipt]);
  });

  it('has no mail if its event, or the answer about it, arrives after the payment', async () => {
    const { customer, subscription, userId } = await buyer('late@ena.example');
    const { store } = shop.double;
    store.replaceCard(customer.id, badCard);
    await deliver();
    const index = shop.double.events.length;
    advanceClock(7 * day);
    const services = { ...billingServices(), provider: createProvider(shop.double.settings) };
    const outdated = await services.provider.fetchInvoice(subscription.latestInvoice ?? '');
    expect(outdated?.status).toBe('open');
    store.replaceCard(customer.id, goodCard);
    for (const event of eventsSince(index).toReversed()) {
      expect((await post(event)).status).toBe(200);
      await settled();
    }
    if (outdated) await queueInvoiceMail(services, userId, outdated);
    await deliver();
    expect(await subjectsTo('late@ena.example')).toEqual([receipt]);
  });
});

describe('the beginning of a trial', () => {
  it('is confirmed once, with its end, price and card', async () => {
    const { customer } = await buyer('begun@ena.example');
    // Another event of the same trial.
    shop.double.store.replaceCard(customer.id, goodCard);
    await deliver();
    const mails = await allMailsTo('begun@ena.example');
    expect(mails.map(({ subject }) => subject)).toEqual([trialBegins]);
    expect(mails[0]?.text).toContain(
      'Your trial is free until March 8, 2026. After that, it costs $4.99 per month. The payments will be charged to your card ending in 4242.',
    );
  });
});

describe('the end of a trial', () => {
  it('is announced once, three days before, with price and card', async () => {
    await buyer('trial@ena.example');
    advanceClock(4 * day - 2 * hour);
    shop.double.store.replaceCard(shop.double.store.data.customers.at(-1)?.id ?? '', goodCard);
    await deliver();
    expect(await mailsTo('trial@ena.example')).toEqual([]);
    const index = shop.double.events.length;
    advanceClock(2 * hour);
    await deliver();
    const [event] = eventsSince(index);
    if (!event) throw new Error('There is no event.');
    expect(event.body).toContain('customer.subscription.trial_will_end');
    await post(copyOf(event, 'evt_trial_again'));
    await settled();
    expect(await subjectsTo('trial@ena.example')).toEqual([trialEnds]);
    const [mail] = await mailsTo('trial@ena.example');
    expect(mail?.text).toContain(
      'ends on March 8, 2026. After that, it costs $4.99 per month. The payments will be charged to your card ending in 4242.',
    );
    expect(mail?.text).toContain('If you cancel before that day, you pay nothing.');
  });

  it('is announced with the missing payment method, and with the date in the learner’s time zone', async () => {
    const { customer, userId } = await buyer('cardless@ena.example');
    // March 8, 10:00 UTC is March 9 there.
    const timeZone = 'Etc/GMT-14';
    await world.services.db.update(userProfiles).set({ timeZone }).where(eq(userProfiles.id, userId));
    customer.card = null;
    advanceClock(4 * day);
    await deliver();
    const [mail] = await mailsTo('cardless@ena.example');
    expect(mail?.text).toContain(
      'ends on March 9, 2026. After that, it costs $4.99 per month. There is no payment method on file: add one before that day to keep Premium.',
    );
    expect(mail?.text).toContain('If you do nothing, you pay nothing.');
  });

  it('is not announced after it was canceled or is over; who resumes is told the price', async () => {
    const late = await buyer('over@ena.example');
    const { subscription } = await buyer('resumed@ena.example');
    const { store } = shop.double;
    store.cancelAtPeriodEnd(subscription, true);
    await deliver();
    const index = shop.double.events.length;
    advanceClock(4 * day);
    const trialEvents = eventsSince(index);
    expect(trialEvents).toHaveLength(2);
    for (const event of trialEvents)
      if (event.body.includes(subscription.id)) expect((await post(event)).status).toBe(200);
    await settled();
    expect(await subjectsTo('resumed@ena.example')).toEqual([canceled]);
    advanceClock(hour);
    store.cancelAtPeriodEnd(subscription, false);
    for (const event of shop.double.events.slice(-1)) await post(event);
    await settled();
    expect(await subjectsTo('resumed@ena.example')).toEqual([canceled, resumed]);
    expect((await mailsTo('resumed@ena.example'))[1]?.text).toContain(
      'You have a free trial until March 8, 2026. After that, it costs $4.99 per month. The payments will be charged to your card ending in 4242.',
    );
    // The event of the other learner arrives after the trial.
    store.endPeriod(late.subscription);
    await deliver();
    expect(await subjectsTo('over@ena.example')).toEqual([receipt]);
  });
});

describe('a cancellation', () => {
  it('is confirmed with the day until which Premium is open, again after resuming, and not once more at its end', async () => {
    const { subscription } = await buyer('canceled@ena.example');
    const { store } = shop.double;
    const cancel = async (isCanceled: boolean) => {
      advanceClock(hour);
      store.cancelAtPeriodEnd(subscription, isCanceled);
      await deliver();
    };
    await cancel(true);
    const [mail] = await mailsTo('canceled@ena.example');
    expect(mail?.text).toContain(
      'We have canceled your subscription to Ena Premium. You keep Premium until March 8, 2026, and you will not be charged again.',
    );
    await cancel(false);
    expect(await subjectsTo('canceled@ena.example')).toEqual([canceled, resumed]);
    await cancel(true);
    advanceClock(7 * day);
    await deliver();
    expect(subscription.status).toBe('canceled');
    expect(await subjectsTo('canceled@ena.example')).toEqual([canceled, resumed, canceled]);
  });

  it('that was taken back before its event arrives has no mail', async () => {
    const { subscription } = await buyer('undone@ena.example');
    shop.double.store.cancelAtPeriodEnd(subscription, true);
    shop.double.store.cancelAtPeriodEnd(subscription, false);
    await deliver();
    expect(await mailsTo('undone@ena.example')).toEqual([]);
  });

  it('at once is confirmed as the end, once', async () => {
    const { subscription } = await buyer('now@ena.example');
    shop.double.store.cancel(subscription);
    const event = shop.double.events.at(-1);
    await deliver();
    if (event) await post(copyOf(event, 'evt_ended_again'));
    await settled();
    expect(await subjectsTo('now@ena.example')).toEqual([ended]);
  });
});

it('a deleted account gets no mail about payments, and the keys of its mails are deleted', async () => {
  const { userId, customer, subscription } = await buyer('deleted@ena.example');
  advanceClock(7 * day);
  await deliver();
  const { db } = world.services;
  const keys = () => db.select().from(billingMails).where(eq(billingMails.userId, userId));
  expect((await keys()).map(({ key }) => key)).toContain(`receipt:${subscription.latestInvoice}`);
  // As the deletion of an account does: first the customer at the provider, then the rows.
  shop.double.store.deleteCustomer(customer.id);
  await deliver();
  expect(await subjectsTo('deleted@ena.example')).toEqual([receipt]);
  await db.delete(users).where(eq(users.id, userId));
  expect(await keys()).toEqual([]);
});
