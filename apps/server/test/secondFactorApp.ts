import { beforeEach } from 'vitest';
import { totpCodeAt } from '../src/identity/secondFactor/secondFactor.ts';
import { type CallOptions, cookieOf, type Reply, type useApp } from './app.ts';
import { addPassword } from './passwords.ts';

export const password = 'ქართული ენა';
export const path = '/api/auth/2fa';
export const stepMs = 30_000;
export const minute = 60_000;

/** Of learners and addresses. */
let number = 0;

/** Learners with two-step verification, and the requests of their browsers. */
export function createSecondFactorApp({ world, time, call, signedIn }: ReturnType<typeof useApp>) {
  /** A new IP address per call, because these tests are about the limit per account. */
  const from = (cookie?: string): CallOptions => ({ cookie, address: `10.9.${++number % 250}.1` });
  beforeEach(() => {
    // Codes of other tests are in the past.
    time.now = new Date(time.now.getTime() + 60 * minute);
  });

  async function learner(email = `owner${++number}@ena.example`) {
    const person = await signedIn(email);
    await addPassword(world.services.db, person.userId, password);
    return { ...person, email };
  }
  const codeOf = (secret: string, steps = 0) =>
    totpCodeAt(secret, new Date(time.now.getTime() + steps * stepMs));
  const outcome = ({ status, json }: Reply) =>
    `${status} ${typeof json['code'] === 'string' ? json['code'] : 'OK'}`;

  const begin = (cookie: string, typed = password) => call('POST', path, { password: typed }, from(cookie));
  const enable = (cookie: string, code: string) => call('PUT', path, { code }, from(cookie));
  const prove = (method: string, at: string, cookie: string, code: string, typed = password) =>
    call(method, at, { password: typed, code }, from(cookie));
  const stateOf = async (cookie: string) => (await call('GET', path, undefined, from(cookie))).json;
  const codesIn = ({ json }: Reply): string[] =>
    Array.isArray(json['recoveryCodes']) ? json['recoveryCodes'].map(String) : [];

  /** A learner with two-step verification on; codes of the present step are not used. */
  async function protectedLearner(email?: string) {
    const owner = await learner(email);
    const secret = String((await begin(owner.cookie)).json['secret']);
    const enabled = await enable(owner.cookie, codeOf(secret));
    time.now = new Date(time.now.getTime() + 2 * stepMs);
    return { ...owner, cookie: sessionOf(enabled), secret, recovery: codesIn(enabled) };
  }

  const signIn = (email: string, typed = password, rememberMe = false) =>
    call('POST', '/api/auth/sign-in/email', { email, password: typed, rememberMe }, from());
  const cookieNamed = (name: string, { headers }: Reply) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith(`ena.${name}=`)) ?? '';
  const sessionOf = (reply: Reply) => cookieOf(cookieNamed('session', reply));
  const enterCode = (pending: string, code: string) =>
    call('POST', '/api/auth/code', { code }, from(cookieOf(pending)));
  const pendingOf = async (email: string) => cookieNamed('pending', await signIn(email));
  const learnerOf = async (cookie: string) =>
    (await call('GET', '/api/session', undefined, from(cookie))).json['learner'];
  return {
    from,
    learner,
    codeOf,
    outcome,
    begin,
    enable,
    prove,
    stateOf,
    codesIn,
    protectedLearner,
    signIn,
    cookieNamed,
    sessionOf,
    enterCode,
    pendingOf,
    learnerOf,
  };
}
