/** The mail about a sign-in from a browser that has not signed in to the account before. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cookieOf, useApp } from '../../../test/app.ts';
import { addPassword } from '../../../test/passwords.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { createLimiter } from '../../platform/http/limits.ts';
import { mailQueue } from '../../platform/mail/tables.ts';
import { newDeviceMails } from './newDevice.ts';

const { world, time, call, signedIn, callWith } = useApp();
const password = 'ქართული ენა';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

let number = 0;
/** An account that has never signed in. */
async function account() {
  const email = `owner${++number}@ena.example`;
  const { userId } = await signedIn(email);
  await addPassword(world.services.db, userId, password);
  return { email, userId };
}
const signIn = async (email: string, cookie?: string, typed = password) => {
  const body = { email, password: typed, rememberMe: false };
  const { headers } = await call('POST', '/api/auth/sign-in/email', body, {
    cookie,
    headers: { 'user-agent': firefox },
  });
  return cookieOf(headers.getSetCookie().find((one) => one.startsWith('ena.device=')) ?? '');
};
const mailsTo = (email: string) =>
  world.services.db.select().from(mailQueue).where(eq(mailQueue.recipient, email));
const setTo = (userId: string, settings: Partial<typeof userProfiles.$inferInsert>) =>
  world.services.db.update(userProfiles).set(settings).where(eq(userProfiles.id, userId));

it('is sent once for each new browser: not for the first sign-in, a known browser, or a wrong password', async () => {
  const { email, userId } = await account();
  await setTo(userId, { emailNotifications: false, timeZone: 'Asia/Tbilisi' });
  const device = await signIn(email);
  await signIn(email, device);
  await signIn(email, undefined, 'wrong');
  expect(await mailsTo(email)).toEqual([]);

  await signIn(email);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('New sign-in to your Ena account');
  expect(mail?.kind).toBeNull();
  expect(mail?.text).toContain('Firefox on Windows');
  expect(mail?.text).toMatch(/Sunday, March 1, 2026 at 2:00\sPM GMT\+4/u);
  expect(mail?.text).toContain('http://127.0.0.1:3000/settings?tab=account');
});

it('a device cookie of another account does not prevent it', async () => {
  const [mine, other] = [await account(), await account()];
  await signIn(mine.email);
  await signIn(mine.email, await signIn(other.email));
  expect(await mailsTo(mine.email)).toHaveLength(1);
});

it('is not sent after signing up: confirming the e-mail was the first sign-in, and made the browser known', async () => {
  const email = 'new@ena.example';
  await call('POST', '/api/auth/sign-up/email', { name: 'Ana', email, password });
  const token = /#token=(\S+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
  const { headers } = await call('POST', '/api/auth/verify-email', { token });
  await signIn(email, headers.getSetCookie().map(cookieOf).join('; '));
  expect(await mailsTo(email)).toHaveLength(1);
  await signIn(email);
  expect(await mailsTo(email)).toHaveLength(2);
});

it('is limited per learner and day; the sign-in works all the same', async () => {
  const [one, other] = [await account(), await account()];
  const limiter = createLimiter(world.services.db, 'secret', () => time.now);
  const signInWithLimits = (email: string, turn: number) =>
    callWith(
      { limiter },
      'POST',
      '/api/auth/sign-in/email',
      { email, password, rememberMe: false },
      { address: `10.3.${turn}.1` },
    );
  for (let turn = 0; turn < newDeviceMails.max + 3; turn++)
    expect((await signInWithLimits(one.email, turn)).status).toBe(200);
  await signInWithLimits(other.email, 1);
  await signInWithLimits(other.email, 1);
  expect(await mailsTo(one.email)).toHaveLength(newDeviceMails.max);
  expect(await mailsTo(other.email)).toHaveLength(1);
  time.now = new Date(time.now.getTime() + 1000 * newDeviceMails.seconds);
  await signInWithLimits(one.email, 1);
  expect(await mailsTo(one.email)).toHaveLength(newDeviceMails.max + 1);
});
