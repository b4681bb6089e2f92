import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress, type Env, networkOf, wideNetworkOf } from './address.ts';

const addressSeen = async (trustedProxies: number, forwarded?: string) => {
  const app = new Hono<Env>().get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const env = { incoming: { socket: { remoteAddress: '10.0.0.9' } } };
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, env)).text();
};

it.each([
  [0, undefined, '10.0.0.9'],
  [0, '1.1.1.1', '10.0.0.9'],
  [1, 'spoofed, 1.1.1.1', '1.1.1.1'],
  [2, 'spoofed, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
  [2, '2.2.2.2', '10.0.0.9'],
  [1, undefined, '10.0.0.9'],
  [1, '1.1.1.1:50123', '1.1.1.1'],
  [2, '1.1.1.1:50123, 2.2.2.2:443', '1.1.1.1'],
  [1, '[2001:db8::1]:50123', '2001:db8::1'],
  [1, '[2001:db8::1]', '2001:db8::1'],
  [1, '2001:db8::1', '2001:db8::1'],
  [1, '::ffff:1.1.1.1', '::ffff:1.1.1.1'],
  [1, 'unknown', '10.0.0.9'],
  [1, '_hidden', '10.0.0.9'],
  [1, '1.1.1.1:port', '10.0.0.9'],
  [1, '1.1.1.999:80', '10.0.0.9'],
  [1, '[1.1.1.1:80', '10.0.0.9'],
  [1, '', '10.0.0.9'],
])('behind %i trusted proxies, with X-Forwarded-For %s, the client is %s', async (proxies, header, client) =>
  expect(await addressSeen(proxies, header)).toBe(client),
);

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1:2::6', '2001:db8:1:2'],
])('rate limits count the address %s as %s', (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ['::ffff:1.2.3.4', '1.2.3'],
  ['2001:db8:1:2::6', '2001:db8:1'],
])('the wide network of %s is %s', (address, network) => expect(wideNetworkOf(address)).toBe(network));
