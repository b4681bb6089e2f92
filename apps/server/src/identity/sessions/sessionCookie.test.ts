import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { cookieOf, useApp } from '../../../test/app.ts';
import { sessions } from '../tables.ts';
import { createSessionCookies } from './sessionCookie.ts';
import { renewSession } from './sessions.ts';

const { world, time, call, callWith, signedIn } = useApp();

const cookies: Record<string, string> = {};
let [ana, gio] = ['', ''];
beforeAll(async () => {
  for (const email of ['ana@ena.example', 'gio@ena.example']) cookies[email] = (await signedIn(email)).cookie;
  [ana, gio] = [cookies['ana@ena.example'] ?? '', cookies['gio@ena.example'] ?? ''];
});

/** The e-mail of the learner whom the server identifies by this Cookie header, or null. */
async function emailSeenBy(cookie: string): Promise<unknown> {
  const { learner } = (await call('GET', '/api/session', undefined, { cookie })).json;
  return typeof learner === 'object' && learner !== null && 'email' in learner ? learner.email : null;
}
const partsOf = (cookie: string) => {
  const [token = '', signature = ''] = cookie.replace('ena.session=', '').split('.');
  return { token, signature };
};
/** The text with another letter at `place`. */
const altered = (text: string, index: number) =>
  text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1);
const signedWithOtherSecret = (token: string) =>
  cookieOf(createSessionCookies('another secret of just the same length', false).issue(token, false));

describe('a tampered session cookie is refused', () => {
  it('unlike the original one (positive control)', async () => {
    expect([await emailSeenBy(ana), await emailSeenBy(gio)]).toEqual(['ana@ena.example', 'gio@ena.example']);
  });

  it.each<[string, () => string]>([
    ['a changed token', () => `ena.session=${altered(partsOf(ana).token, 5)}.${partsOf(ana).signature}`],
    ['a changed signature', () => `ena.session=${partsOf(ana).token}.${altered(partsOf(ana).signature, 5)}`],
    ['the signature of another', () => `ena.session=${partsOf(ana).token}.${partsOf(gio).signature}`],
    ['the token of another', () => `ena.session=${partsOf(gio).token}.${partsOf(ana).signature}`],
    ['one cut short', () => ana.slice(0, -1)],
    ['no signature', () => `ena.session=${partsOf(ana).token}`],
    ['an empty signature', () => `ena.session=${partsOf(ana).token}.`],
    ['the signature of another secret', () => signedWithOtherSecret(partsOf(ana).token)],
    ['another name', () => ana.replace('ena.session', 'ena.sessions')],
    ['a name that ends alike', () => ana.replace('ena.session', 'x-ena.session')],
    ['something behind it', () => `${ana}x`],
    ['quotes', () => `ena.session="${ana.split('=')[1]}"`],
    ['percent signs', () => `ena.session=${partsOf(ana).token}%2E${partsOf(ana).signature}`],
    ['a forged one before it', () => `ena.session=${partsOf(ana).token}.${'A'.repeat(43)}; ${ana}`],
  ])('with %s', async (_, cookie) => expect(await emailSeenBy(cookie())).toBeNull());

  it.each<[string, () => string, string]>([
    ['its own twice', () => `${ana}; ${ana}`, 'ana@ena.example'],
    ['another’s behind it', () => `${ana}; ${gio}`, 'ana@ena.example'],
    ['others around it', () => `theme=dark; ${gio}; x=1`, 'gio@ena.example'],
  ])('but of several valid ones, the first counts: %s', async (_, cookie, email) =>
    expect(await emailSeenBy(cookie())).toBe(email),
  );
});

it('over TLS is found by its name with the prefix only, which subdomains cannot set', () => {
  const overTls = createSessionCookies('a secret of more than thirty-two characters', true);
  const issued = cookieOf(overTls.issue('a1', false));
  expect(issued).toMatch(/^__Host-ena\.session=/);
  expect([issued, issued.replace('__Host-', '')].map(overTls.read)).toEqual(['a1', null]);
});

describe('a session', () => {
  it('[AUTH-08] survives reloads without a new log-in, and is refreshed in the database as it is used', async () => {
    const { userId, cookie } = await signedIn('reloading@ena.example');
    const endsAt = async () =>
      (
        await world.services.db.select().from(sessions).where(eq(sessions.userId, userId))
      )[0]?.expiresAt.getTime() ?? 0;
    const first = await endsAt();
    for (let turn = 0; turn < 3; turn++) expect(await emailSeenBy(cookie)).toBe('reloading@ena.example');
    expect(await endsAt()).toBe(first);
    const hour = 60 * 60 * 1000;
    // Otherwise the sessions of other tests would be expired.
    const { now } = time;
    onTestFinished(() => {
      time.now = now;
    });
    for (let turn = 1; turn <= 4; turn++) {
      time.now = new Date(time.now.getTime() + 20 * hour);
      expect(await emailSeenBy(cookie)).toBe('reloading@ena.example');
      expect(await endsAt()).toBe(first + turn * 20 * hour);
    }
  });

  it('[AUTH-10] ended by sign-out is refused everywhere, and only that one', async () => {
    const { userId, cookie } = await signedIn('leaving@ena.example');
    const { accounts } = world.services;
    const other = cookieOf(accounts.cookies.issue(await accounts.startSession(userId, true), true));
    await call('POST', '/api/auth/sign-out', {}, { cookie });
    const status = async (with_: string) =>
      (await call('GET', '/api/progress', undefined, { cookie: with_ })).status;
    expect([await emailSeenBy(cookie), await status(cookie), await status(other)]).toEqual([null, 401, 200]);
  });

  it('that gets a new token does not get the former cookie back from a request in flight', async () => {
    const { userId } = await signedIn('elsewhere@ena.example');
    const { accounts, db, readViewer } = world.services;
    const token = await accounts.startSession(userId, true);
    const cookie = cookieOf(accounts.cookies.issue(token, true));
    // As long ago that the next request prolongs it.
    const updatedAt = new Date(time.now.getTime() - 2 * 60 * 60 * 1000);
    await db.update(sessions).set({ updatedAt }).where(eq(sessions.token, token));
    const renewedCookie = async (renew: () => Promise<unknown>) => {
      const readThenRenew: typeof readViewer = async (read) => {
        const viewer = await readViewer(read);
        await renew();
        return viewer;
      };
      const services = { readViewer: readThenRenew };
      const { status, headers } = await callWith(services, 'GET', '/api/progress', undefined, { cookie });
      return [status, headers.get('set-cookie')];
    };
    const session = { token, remembered: true };
    expect(await renewedCookie(() => renewSession(db, { userId, session }, null))).toEqual([200, null]);
    // Positive control: the same request, with the token that the cookie has.
    await db.update(sessions).set({ token }).where(eq(sessions.userId, userId));
    const prolonged = await renewedCookie(() => Promise.resolve());
    expect(prolonged).toEqual([200, expect.stringContaining(`${cookie}; Max-Age=2592000`)]);
  });

  it('is stored as a token that is refused without the signature', async () => {
    const rows = await world.services.db.select().from(sessions);
    for (const { token } of rows) expect(await emailSeenBy(`ena.session=${token}`)).toBeNull();
  });
});
