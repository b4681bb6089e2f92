/** Log-ins, changes of what is needed to log in and refused access are in the log, with the id of the account. */
import { expect, it } from 'vitest';
import { cookieOf, type Reply, useApp } from '../../test/app.ts';
import { addPassword } from '../../test/passwords.ts';
import { totpCodeAt } from './secondFactor/secondFactor.ts';

const { world, time, call, logged, signedIn } = useApp();
const password = 'ქართული ენა';
const messages = new Set([
  'signed in',
  'log-in refused',
  'two-step verification changed',
  'password changed',
  'access refused',
]);
/** Without time and level. */
const eventsSince = (line: number) =>
  logged
    .slice(line)
    .map((text): Record<string, unknown> => JSON.parse(text))
    .filter(({ msg }) => messages.has(String(msg)))
    .map(({ time: _, level: __, ...event }) => event);
const sessionOf = ({ headers }: Reply) =>
  cookieOf(headers.getSetCookie().find((cookie) => cookie.startsWith('ena.session=')) ?? '');

it('names account and factors of log-ins, refused ones, changes, and refused access', async () => {
  const email = 'logged@ena.example';
  const { userId } = await signedIn(email);
  await addPassword(world.services.db, userId, password);
  const signIn = (typed: string, address = email) =>
    call('POST', '/api/auth/sign-in/email', { email: address, password: typed, rememberMe: false });
  const line = logged.length;
  await signIn('wrong');
  await signIn('wrong', 'nobody@ena.example');
  const current = sessionOf(await signIn(password));
  const { json } = await call('POST', '/api/auth/2fa', { password }, { cookie: current });
  const secret = String(json['secret']);
  const code = totpCodeAt(secret, time.now);
  const on = sessionOf(await call('PUT', '/api/auth/2fa', { code }, { cookie: current }));
  const pending = cookieOf((await signIn(password)).headers.get('set-cookie'));
  await call('POST', '/api/auth/code', { code: '000000' }, { cookie: pending });
  await call('GET', '/api/writings', undefined, { cookie: on });
  const later = totpCodeAt(secret, new Date(time.now.getTime() + 30_000));
  const next = { current: password, password: 'ახალი სიტყვა', code: later };
  await call('POST', '/api/auth/change-password', next, { cookie: on });

  expect(eventsSince(line)).toEqual([
    { userId, reason: 'password', msg: 'log-in refused' },
    { userId: '00000000-0000-0000-0000-000000000000', reason: 'password', msg: 'log-in refused' },
    { userId, hasSecondFactor: false, isKnownDevice: false, msg: 'signed in' },
    { userId, change: 'secondFactorOn', msg: 'two-step verification changed' },
    { userId, reason: 'code', msg: 'log-in refused' },
    { userId, endpoint: 'writings.list', code: 'NOT_ENTITLED', msg: 'access refused' },
    { userId, by: 'password', msg: 'password changed' },
  ]);
});
