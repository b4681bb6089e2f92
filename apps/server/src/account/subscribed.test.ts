import { expect, it } from 'vitest';
import { useBilling } from '../../test/billing.ts';
import { goodCard } from '../../test/double.ts';
import { cheapHashing } from '../../test/passwords.ts';
import { accounts } from '../db/schema.ts';

const { world, shop, call, buyer, checkout, idIn, signedIn, post } = useBilling();
const password = 'გამარჯობა მეგობარო';
const givePassword = async (userId: string) =>
  world.parts.db.insert(accounts).values({
    userId,
    accountId: userId,
    providerId: 'credential',
    password: await cheapHashing.hash(password),
  });
const remove = (cookie: string) => call('POST', '/api/account/delete', { password }, { cookie });
const isIn = async (cookie: string) =>
  (await call('GET', '/api/session', undefined, { cookie })).json['learner'] !== null;

it('the subscription is ended at the provider first, and the customer is forgotten there', async () => {
  const { userId, cookie, customer, subscription } = await buyer('subscriber@ena.example');
  await givePassword(userId);
  expect((await remove(cookie)).status).toBe(200);
  expect([subscription.status, customer.deleted, await isIn(cookie)]).toEqual(['canceled', true, false]);
  // What the provider tells of it afterwards finds nobody, and is taken.
  for (const event of shop.double.events.slice(-2)) expect((await post(event)).status).toBe(200);
});

it.each(['down', 'error', 'garbage'] as const)(
  'where the provider is %s, nothing is deleted and nothing is cancelled; later it works',
  async (fault) => {
    const { userId, cookie, subscription } = await buyer(`${fault}@ena.example`);
    await givePassword(userId);
    shop.double.fault = fault;
    const { status, json } = await remove(cookie);
    expect([status, json['code']]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    shop.double.fault = null;
    expect([subscription.endedAt, await isIn(cookie)]).toEqual([null, true]);
    expect((await remove(cookie)).status).toBe(200);
    expect(subscription.status).toBe('canceled');
  },
);

it('a checkout that is still open in another tab can not be paid any more', async () => {
  const { userId, cookie } = await signedIn('open@ena.example');
  await givePassword(userId);
  const { json } = await checkout(cookie);
  expect((await remove(cookie)).status).toBe(200);
  expect(shop.double.books.pay(idIn(json['url']), goodCard)).toBe('closed');
});

it('a checkout that began before the account was deleted leads nowhere, and leaves no customer', async () => {
  const email = 'begun@ena.example';
  const { userId, cookie } = await signedIn(email);
  await givePassword(userId);
  shop.double.delay = 400;
  const asked = shop.double.requests.length;
  const begun = checkout(cookie);
  await expect.poll(() => shop.double.requests.slice(asked)).toContain('POST /v1/customers');
  expect((await remove(cookie)).status).toBe(200);
  expect((await begun).status).toBe(401);
  const { customers, checkouts } = shop.double.books.ledger;
  const customer = customers.find((one) => one.email === email);
  expect(customer?.deleted).toBe(true);
  expect(checkouts.filter((one) => one.customer === customer?.id)).toEqual([]);
});

it('a customer whom the provider has forgotten already keeps nobody from going', async () => {
  const { userId, cookie, customer } = await buyer('forgotten@ena.example');
  await givePassword(userId);
  shop.double.books.deleteCustomer(customer.id);
  expect((await remove(cookie)).status).toBe(200);
});
