/** Changing the password and deleting the account need what signing in needs. */
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { createSecondFactorApp, password } from '../../../test/secondFactorApp.ts';

const testApp = useApp({ limits: true });
const { call } = testApp;
const { from, learner, codeOf, outcome, protectedLearner, signIn, learnerOf, sessionOf } =
  createSecondFactorApp(testApp);

const newPassword = 'სხვა სიტყვა';
const actions = [
  {
    what: 'changing the password',
    act: (cookie: string, body: object) =>
      call(
        'POST',
        '/api/auth/change-password',
        { current: password, password: newPassword, ...body },
        from(cookie),
      ),
  },
  {
    what: 'deleting the account',
    act: (cookie: string, body: object) =>
      call('POST', '/api/account/delete', { password, ...body }, from(cookie)),
  },
] as const;

describe.each(actions)('$what', ({ act }) => {
  it('needs no code without two-step verification', async () => {
    const { cookie } = await learner();
    expect(outcome(await act(cookie, {}))).toBe('200 OK');
  });

  it('needs a code of the app with it, which works once', async () => {
    const { cookie, secret, email } = await protectedLearner();
    expect(outcome(await act(cookie, {}))).toBe('403 CODE_REQUIRED');
    expect(outcome(await act(cookie, { code: '' }))).toBe('403 CODE_REQUIRED');
    expect(outcome(await act(cookie, { code: codeOf(secret, 5) }))).toBe('403 WRONG_CODE');
    expect(await learnerOf(cookie)).toMatchObject({ email });
    expect((await signIn(email)).status).toBe(200);
    const code = codeOf(secret);
    expect(outcome(await act(cookie, { code }))).toBe('200 OK');
    expect((await signIn(email)).status).toBe(401);
  });

  it('takes a recovery code instead', async () => {
    const { cookie, recovery } = await protectedLearner();
    expect(outcome(await act(cookie, { code: recovery[0] }))).toBe('200 OK');
  });

  it('says nothing about the code before the password is right, and limits guesses', async () => {
    const { cookie, secret } = await protectedLearner();
    const wrong = { current: 'wrong', ...(act === actions[1].act && { password: 'wrong' }) };
    expect(outcome(await act(cookie, { ...wrong, code: codeOf(secret) }))).toBe('403 WRONG_PASSWORD');
    for (let turn = 0; turn < 10; turn++) await act(cookie, { code: '000000' });
    expect(outcome(await act(cookie, { code: codeOf(secret) }))).toBe('429 RATE_LIMITED');
  });
});

it('a new password that is refused does not use up a code', async () => {
  const { cookie, secret } = await protectedLearner();
  const code = codeOf(secret);
  const change = (next: string) =>
    call('POST', '/api/auth/change-password', { current: password, password: next, code }, from(cookie));
  expect(outcome(await change('12345'))).toBe('422 WEAK_PASSWORD');
  expect(outcome(await change(password))).toBe('422 SAME_PASSWORD');
  const changed = await change(newPassword);
  expect(outcome(changed)).toBe('200 OK');
  expect(await learnerOf(sessionOf(changed))).not.toBeNull();
});
