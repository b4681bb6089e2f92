import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cookieOf, useApp } from '../../test/app.ts';
import { mailQueue } from '../platform/db/schema.ts';

const { world, call, signedIn } = useApp();
const emailOf = async (cookie: string) =>
  (await call('GET', '/api/session', undefined, { cookie })).json['learner'];

it('[AUTH-36] confirming an e-mail ends the previous session of the browser, as a log-in does', async () => {
  const { cookie: before } = await signedIn('first@ena.example');
  const email = 'second@ena.example';
  await call('POST', '/api/auth/sign-up/email', { name: 'Ana', email, password: 'ქართული ენა' });
  const [mail] = await world.services.db.select().from(mailQueue).where(eq(mailQueue.recipient, email));
  const token = /#token=(\S+)/.exec(mail?.text ?? '')?.[1];
  const reply = await call('POST', '/api/auth/verify-email', { token }, { cookie: before });
  expect(await emailOf(cookieOf(reply.headers.get('set-cookie')))).toMatchObject({ email });
  expect(await emailOf(before)).toBeNull();
});
