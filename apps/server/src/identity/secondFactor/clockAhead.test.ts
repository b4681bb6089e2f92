/** Codes of authenticator apps after the clock of the server was wrong. */
import { expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { createSecondFactorApp, minute, stepMs } from '../../../test/secondFactorApp.ts';

const testApp = useApp({ limits: true });
const { time, call } = testApp;
const { from, codeOf, outcome, protectedLearner, enterCode, pendingOf } = createSecondFactorApp(testApp);

it.each([
  ['an hour', 60 * minute],
  ['a month', 30 * 24 * 60 * minute],
])('accepts right codes after the clock of the server was %s ahead, and no used one', async (_, aheadMs) => {
  const { email, secret } = await protectedLearner();
  const enter = async (code: string) => outcome(await enterCode(await pendingOf(email), code));
  const start = time.now;
  const before = codeOf(secret);
  expect(await enter(before)).toBe('200 OK');
  time.now = new Date(start.getTime() + aheadMs);
  const ahead = codeOf(secret);
  expect(await enter(ahead)).toBe('200 OK');
  time.now = start;
  await call('POST', '/api/auth/forget-password', { email }, from());
  expect(await enter(before)).toBe('403 WRONG_CODE');
  const after = codeOf(secret, 1);
  expect([await enter(after), await enter(after)]).toEqual(['200 OK', '403 WRONG_CODE']);
  expect(await enter(codeOf(secret))).toBe('403 WRONG_CODE');
  time.now = new Date(start.getTime() + 2 * stepMs);
  expect(await enter(codeOf(secret))).toBe('200 OK');
  time.now = new Date(start.getTime() + aheadMs);
  expect(await enter(ahead)).toBe('403 WRONG_CODE');
});
