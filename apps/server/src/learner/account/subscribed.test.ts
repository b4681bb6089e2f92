import { expect, it } from 'vitest';
import { useBilling } from '../../../test/billing.ts';
import { goodCard } from '../../../test/stripeDouble.ts';
import { addPassword } from '../../../test/passwords.ts';

const { world, shop, call, buyer, checkout, idIn, signedIn, post } = useBilling();
const password = 'გამარჯობა მეგობარო';
const remove = (cookie: string) => call('POST', '/api/account/delete', { password }, { cookie });
const isSignedIn = async (cookie: string) =>
  (await call('GET', '/api/session', undefined, { cookie })).json['learner'] !== null;

it('deleting an account cancels the subscription and deletes the customer at the provider', async () => {
  const { userId, cookie, customer, subscription } = await buyer('subscriber@ena.example');
  await addPassword(world.services.db, userId, password);
  expect((await remove(cookie)).status).toBe(200);
  expect([subscription.status, customer.deleted, await isSignedIn(cookie)]).toEqual([
    'canceled',
    true,
    false,
  ]);
  // Later webhook events about the deleted customer are acknowledged.
  for (const event of shop.double.events.slice(-2)) expect((await post(event)).status).toBe(200);
});

it.each(['down', 'error', 'garbage'] as const)(
  'deleting an account deletes and cancels nothing if the provider fails (%s), and can be retried',
  async (fault) => {
    const { userId, cookie, subscription } = await buyer(`${fault}@ena.example`);
    await addPassword(world.services.db, userId, password);
    shop.double.fault = fault;
    const { status, json } = await remove(cookie);
    expect([status, json['code']]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    shop.double.fault = null;
    expect([subscription.endedAt, await isSignedIn(cookie)]).toEqual([null, true]);
    expect((await remove(cookie)).status).toBe(200);
    expect(subscription.status).toBe('canceled');
  },
);

it('an open checkout in another tab cannot be paid after the account is deleted', async () => {
  const { userId, cookie } = await signedIn('open@ena.example');
  await addPassword(world.services.db, userId, password);
  const { json } = await checkout(cookie);
  expect((await remove(cookie)).status).toBe(200);
  expect(shop.double.store.pay(idIn(json['url']), goodCard)).toBe('closed');
});

it('a checkout in flight while the account is deleted fails, and leaves no customer', async () => {
  const email = 'begun@ena.example';
  const { userId, cookie } = await signedIn(email);
  await addPassword(world.services.db, userId, password);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  shop.double.beforeRequest = async (route) => {
    if (route !== 'POST /v1/customers') return;
    arrive();
    await released;
  };
  const inFlight = checkout(cookie);
  await arrived;
  expect((await remove(cookie)).status).toBe(200);
  release();
  expect((await inFlight).status).toBe(401);
  const { customers, checkouts } = shop.double.store.data;
  const customer = customers.find((one) => one.email === email);
  expect(customer?.deleted).toBe(true);
  expect(checkouts.filter((one) => one.customer === customer?.id)).toEqual([]);
});

it('an account can be deleted if its customer was already deleted at the provider', async () => {
  const { userId, cookie, customer } = await buyer('forgotten@ena.example');
  await addPassword(world.services.db, userId, password);
  shop.double.store.deleteCustomer(customer.id);
  expect((await remove(cookie)).status).toBe(200);
});
