import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { useApp } from '../../test/app.ts';
import { Failure } from '../platform/failure.ts';
import type { Env } from '../platform/http/address.ts';
import { createLimiter } from '../platform/http/limits.ts';
import { disabledBilling } from './billing.ts';
import { receiveWebhook, unsignedCalls } from './webhook.ts';

const { world, time } = useApp();

it('calls without a valid signature are limited for their network, those with one are not', async () => {
  const limiter = createLimiter(
    world.services.db,
    'secret',
    () => time.now,
    new Map([[unsignedCalls.name, 2]]),
  );
  const verified: unknown[] = [];
  const billing = {
    ...disabledBilling,
    receiveWebhook: async (_: string, signature: string | undefined) => {
      verified.push(signature);
      if (signature !== 'valid') throw new Failure('BAD_SIGNATURE', 'Invalid.');
    },
  };
  const { config } = world.services;
  const app = new Hono<Env>()
    .post('/', (c) => receiveWebhook(c, { billing, config, limiter }))
    .onError((error, c) => c.text(error instanceof Failure ? error.code : String(error)));
  const post = async (signature: string, remoteAddress: string) => {
    const request = { method: 'POST', headers: { 'stripe-signature': signature }, body: '{}' };
    return (await app.request('/', request, { incoming: { socket: { remoteAddress } } })).text();
  };
  const answers = [];
  for (let count = 0; count < 3; count++) answers.push(await post('forged', '10.0.0.1'));
  expect(answers).toEqual(['BAD_SIGNATURE', 'BAD_SIGNATURE', 'RATE_LIMITED']);
  expect(verified).toEqual(['forged', 'forged']);
  for (let count = 0; count < 3; count++) expect(await post('valid', '10.0.0.2')).toContain('received');
  time.now = new Date(time.now.getTime() + unsignedCalls.seconds * 1000);
  expect(await post('forged', '10.0.0.1')).toBe('BAD_SIGNATURE');
});
