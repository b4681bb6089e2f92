import { like, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cookieOf, useApp } from '../../test/app.ts';
import { users } from './db/users.ts';
import { mailQueue } from './mail/tables.ts';
import { redactPath } from './log.ts';

const { world, logged, call } = useApp();

it('logs of a sign-up, its failures, log-ins and a reset hold no password, token, cookie, e-mail or mail', async () => {
  const [name, email, password] = ['Zurab Qartveli', 'zurab.private@ena.example', 'my secret words'];
  await call('POST', '/api/auth/sign-up/email', { name, email, password });
  await call('POST', '/api/auth/sign-up/email', { name, email, password });
  await call('POST', '/api/auth/sign-in/email', { email, password, rememberMe: true });
  const mail = (await world.services.db.select().from(mailQueue))[0]?.text ?? '';
  const token = /#token=(\S+)/.exec(mail)?.[1] ?? 'none';
  await call('POST', '/api/auth/verify-email', { token });
  const reply = await call('POST', '/api/auth/sign-in/email', { email, password, rememberMe: true });
  const cookie = cookieOf(reply.headers.get('set-cookie'));
  await call('GET', `/api/session/${email}`, undefined, { cookie });

  const device = reply.headers.getSetCookie()[1]?.split(';')[0] ?? '';
  await call('POST', '/api/auth/sign-in/email', { email, password, rememberMe: true }, { cookie: device });

  await call('POST', '/api/auth/request-password-reset', { email });
  await call('POST', '/api/auth/send-verification-email', { email });
  const mails = await world.services.db.select().from(mailQueue).where(like(mailQueue.subject, 'Choose%'));
  const resetToken = /#token=([^\s&]+)/.exec(mails[0]?.text ?? '')?.[1] ?? 'none';
  const newPassword = 'other secret words';
  const resets = [newPassword, '123', newPassword].map((word) => ({ token: resetToken, password: word }));
  const statuses = [];
  for (const body of [resets[1], resets[0], resets[2]])
    statuses.push(
      (await call('POST', '/api/auth/reset-password', body, { cookie: `${cookie}; ${device}` })).status,
    );
  expect([device.slice(0, 11), resetToken.length, statuses]).toEqual(['ena.device=', 43, [422, 200, 422]]);

  // The one-click unsubscribe link has its token in the path, and never expires.
  const [user] = await world.services.db.select({ id: users.id }).from(users);
  const stop = new URL(world.services.unsubscribeLinks.oneClickUrl('news', user?.id ?? '')).pathname;
  for (const method of ['GET', 'POST']) await call(method, stop, method === 'POST' ? {} : undefined);

  // Database errors contain the values of their query.
  await world.services.db.execute(sql`alter table user_profiles rename to hidden`);
  const failed = await call('POST', '/api/auth/sign-up/email', {
    name,
    email: 'other.private@ena.example',
    password,
  });
  await world.services.db.execute(sql`alter table hidden rename to user_profiles`);
  await world.services.db.execute(sql`alter table mail_queue rename to hidden`);
  const failedReset = await call('POST', '/api/auth/request-password-reset', { email }, { cookie: device });
  await world.services.db.execute(sql`alter table hidden rename to mail_queue`);
  expect(failedReset.status).toBe(500);
  expect([reply.status, failed.status]).toEqual([200, 500]);
  expect(failed.text).toBe(
    '{"defined":true,"code":"INTERNAL","status":500,"message":"Something went wrong on the server."}',
  );

  const log = logged.join('');
  expect(logged.length).toBeGreaterThanOrEqual(8);
  expect(log).toContain('"path":"/api/auth/sign-in/email","status":200');
  expect(log).toContain('request failed');
  const secrets = [
    name,
    'private',
    password,
    token,
    token.split('.')[2] ?? token,
    cookie.split('=')[1] ?? cookie,
    'Confirm your',
    'Choose a new',
    resetToken,
    newPassword,
    stop.split('/').at(-1) ?? stop,
    ...device.replace('ena.device=', '').split('.'),
  ];
  for (const hidden of secrets) expect(log).not.toContain(hidden);
});

it.each([
  ['/api/x', '/api/x'],
  ['/api/a@b.c/d', '/api/[redacted]/d'],
  ['/a%40b', '/[redacted]'],
  ['/api/reminders/stop/00000000-0000.c2lnbmVk', '/api/reminders/stop/[redacted]'],
])('the path %s is logged as %s', (path, expected) => expect(redactPath(path)).toBe(expected));
