/** Passwords whose stored hash has former parameters: logging in replaces it. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cookieOf, type Reply, useApp } from '../../../test/app.ts';
import { fastHashing } from '../../../test/passwords.ts';
import { mailQueue } from '../../platform/mail/tables.ts';
import { accounts } from '../tables.ts';

const { world, call, signedIn } = useApp();
const password = 'ქართული ენა';
/** Of this password, as it was stored before hashes had parameters. */
const formerHash =
  '861c207964510f429e0f0909961450b5:211a7abf10ee988143a344c16134a2771225e622fba1fb867f794ebd0ea5faf8c70daa46230afda1f7b0f72b1c276879d6a58fff0916c25f717a28de076c34f6';

let number = 0;
async function formerAccount() {
  const email = `former${++number}@ena.example`;
  const { userId } = await signedIn(email);
  await world.services.db
    .insert(accounts)
    .values({ userId, accountId: userId, providerId: 'credential', password: formerHash });
  const storedHash = async () =>
    (await world.services.db.select().from(accounts).where(eq(accounts.userId, userId)))[0]?.password ?? '';
  const signIn = (typed = password, cookie?: string) =>
    call('POST', '/api/auth/sign-in/email', { email, password: typed, rememberMe: false }, { cookie });
  return { email, userId, storedHash, signIn };
}
const cookieNamed = (name: string, { headers }: Reply) =>
  cookieOf(headers.getSetCookie().find((one) => one.startsWith(`ena.${name}=`)) ?? '');

it('is replaced by the next log-in, not by a wrong password, and the password stays the same', async () => {
  const { storedHash, signIn } = await formerAccount();
  expect((await signIn('wrong')).status).toBe(401);
  expect(await storedHash()).toBe(formerHash);

  const reply = await signIn();
  expect(reply.status).toBe(200);
  const hash = await storedHash();
  expect(hash).toMatch(/^\$scrypt\$/);
  expect(fastHashing.isOutdated(hash)).toBe(false);
  const session = await call('GET', '/api/session', undefined, { cookie: cookieNamed('session', reply) });
  expect(session.json['learner']).not.toBeNull();

  expect([(await signIn()).status, (await signIn('wrong')).status]).toEqual([200, 401]);
  expect(await storedHash()).toBe(hash);
});

it('is replaced once by concurrent log-ins, which all succeed', async () => {
  const { signIn } = await formerAccount();
  const replies = await Promise.all([signIn(), signIn(), signIn()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('leaves the browser that logs in a known one', async () => {
  const { email, userId, storedHash, signIn } = await formerAccount();
  await signIn();
  const issued = world.services.accounts.devices.issue({ userId, passwordHash: formerHash });
  await world.services.db.update(accounts).set({ password: formerHash }).where(eq(accounts.userId, userId));
  const device = cookieNamed('device', await signIn(password, cookieOf(issued)));
  expect(await storedHash()).not.toBe(formerHash);
  await signIn(password, device);
  const mails = await world.services.db.select().from(mailQueue).where(eq(mailQueue.recipient, email));
  expect(mails).toEqual([]);
});
