import { contract } from '@ena/contract/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../test/app.ts';
import { propertyRuns } from '../../test/database.ts';
import { maxBodyBytes } from '../platform/http/body.ts';
import { endpointsOf } from '../platform/http/policy.ts';

const { call, callWith, signedIn } = useApp();
/** Endpoints that read no JSON, with the error code of the body `[` as event, picture and link token. */
const readsOther: Readonly<Record<string, string>> = {
  'billing.webhook': 'NOT_FOUND',
  'profile.uploadAvatar': 'NOT_AN_IMAGE',
  'mails.stop': 'LINK_INVALID',
};
/** Endpoints of another protocol, with errors in plain text; contact/send.test.ts tests the same for them. */
const plain = /^contact\./;
/** As on a public host. */
const secure = {
  config: { publicUrl: 'https://ena.example', port: 3000, trustedProxies: 0, demoMode: false },
};
const endpoints = endpointsOf().map((endpoint) => ({
  ...endpoint,
  url: `/api${endpoint.path.replace(/:\w+/g, 'alphabet')}`,
}));
let cookie = '';
beforeAll(async () => {
  ({ cookie } = await signedIn('ana@ena.example', 'active'));
});

describe('every endpoint of the contract', () => {
  it.each(endpoints.filter(({ policy }) => policy.access !== 'visitor'))(
    '[PROG-20] [PROF-09] $name refuses visitors',
    async ({ method, url }) => {
      for (const forged of [undefined, 'ena.session=forged.signature']) {
        const reply = await call(method, url, method === 'GET' ? undefined : {}, { cookie: forged });
        expect([reply.status, reply.json]).toEqual([
          401,
          { defined: true, code: 'UNAUTHENTICATED', status: 401, message: 'User not authenticated' },
        ]);
      }
    },
  );

  it('has a policy, or the server does not start', () => {
    const bare = { noun: { verb: { '~orpc': { meta: {}, route: { method: 'GET', path: '/x' } } } } };
    expect(() => endpointsOf(bare)).toThrow('The endpoint noun.verb has no policy.');
    expect(endpoints.map(({ name }) => name)).toEqual(
      Object.entries(contract).flatMap(([noun, verbs]) =>
        Object.keys(verbs).map((verb) => `${noun}.${verb}`),
      ),
    );
  });

  const ours = endpoints.filter(({ name }) => !plain.test(name));
  it.each(ours)('$name refuses another method', async ({ path, url }) => {
    const allowed = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    const other = ['GET', 'DELETE', 'PUT'].find((method) => !allowed.includes(method)) ?? '';
    const reply = await call(other, url, undefined, { cookie });
    expect([reply.status, reply.json['code'], reply.headers.get('allow')]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      allowed.join(', '),
    ]);
  });

  const changing = ours.filter(({ method }) => method !== 'GET');
  it.each(changing)('$name refuses requests from other sites', async ({ name, method, url }) => {
    const send = async (headers: Record<string, string>, body: unknown = {}) =>
      (await call(method, url, body, { cookie, headers })).json['code'];
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'http://127.0.0.1:3001' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign)
      expect([headers, await send(headers)]).toEqual([headers, 'FOREIGN_ORIGIN']);
    expect(await send({ 'content-type': 'text/plain' }, '{}')).toBe('FOREIGN_ORIGIN');
    const own = [
      { origin: 'http://localhost:3000' },
      { origin: 'http://127.0.0.1:3000' },
      { 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of own) expect(await send(headers, '[')).toBe(readsOther[name] ?? 'BAD_JSON');
  });

  const readsJson = changing.filter(({ name }) => readsOther[name] === undefined);
  it.each(readsJson)('$name refuses what is not small JSON', async ({ method, url }) => {
    const send = async (body: string, headers = {}) =>
      (await call(method, url, body, { cookie, headers })).json['code'];
    const own = { origin: 'http://127.0.0.1:3000' };
    expect(await send('{"a":', own)).toBe('BAD_JSON');
    expect(await send('a=1', { ...own, 'content-type': 'application/x-www-form-urlencoded' })).toBe(
      'NOT_JSON',
    );
    expect(await send(`{"a":"${'x'.repeat(maxBodyBytes)}"}`)).toBe('TOO_LARGE');
    expect(await send('["\\u0000"]')).toBe('BAD_INPUT');
    expect(await send('{"\\ud800":1}')).toBe('BAD_INPUT');
    expect(await send('['.repeat(30_000) + ']'.repeat(30_000))).toBe('BAD_INPUT');
  });

  it.each(endpoints)('$name never returns 5xx, whatever it is sent', async ({ name, method, url }) => {
    const ids = fc.constantFrom('alphabet', 'quiz-alphabet', 'beginner', 'alphabet.1', '__proto__', '');
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.uuid(),
      ids,
      fc.constantFrom(
        -1,
        1e308,
        2 ** 53,
        0.5,
        '\u0000',
        '\ud800',
        '1e9',
        '2026-03-01T10:00:00Z',
        '+275760-09-13T00:00:00.001Z',
      ),
    );
    const answer = fc.record({
      id: fc.uuid(),
      unitId: ids,
      questionId: ids,
      itemId: ids,
      response: value,
      answeredAt: value,
    });
    const fields = {
      id: fc.oneof(fc.uuid(), value),
      lessonId: fc.oneof(ids, value),
      timeSpent: fc.oneof(fc.nat(1440), value),
      completed: fc.oneof(fc.boolean(), value),
      score: fc.oneof(fc.nat(100), value),
      answers: fc.oneof(fc.array(fc.oneof(answer, value)), value),
      email: fc.oneof(fc.constant('ana@ena.example'), value),
      password: value,
      name: value,
      rememberMe: value,
      token: value,
    };
    // Each picture starts a process.
    const runs = propertyRuns(name === 'profile.uploadAvatar' ? 15 : 60);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.record(fields, { requiredKeys: [] }), value), async (body) => {
        const query =
          method === 'GET' ? `?token=${encodeURIComponent(JSON.stringify(body).slice(0, 300))}` : '';
        const reply = await call(method, url + query, method === 'GET' ? undefined : JSON.stringify(body), {
          cookie,
        });
        expect(reply.status).toBeLessThan(500);
        if (name === 'auth.signOut')
          ({ cookie } = await signedIn(`again${Math.random()}@ena.example`, 'active'));
      }),
      { numRuns: runs },
    );
  });
});

describe('the API', () => {
  it('returns 404 NOT_FOUND for an unknown path', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nope',
      '/api/auth/get-session',
      '/api/auth/error',
      '/api/auth/callback/x',
    ]) {
      const reply = await call('GET', path);
      expect([path, reply.status, reply.json['code']]).toEqual([path, 404, 'NOT_FOUND']);
    }
  });

  it('has an OpenAPI document, which includes accounts, course, and the error codes of an endpoint', async () => {
    const { json } = await call('GET', '/api/openapi.json');
    expect(json['openapi']).toMatch(/^3\.1/);
    expect(json['paths']).toMatchObject({
      '/achievements': { post: { responses: { 401: {}, 404: {}, 409: {} } } },
    });
    expect(JSON.stringify(json['paths'])).toContain('"NOT_EARNED"');
    expect(Object.keys(Object(json['paths']))).toEqual(
      expect.arrayContaining(['/auth/sign-in/email', '/course/lessons/{lessonId}', '/progress/reports']),
    );
  });

  it('shows mail in demo mode only, and not to another host name (DNS rebinding)', async () => {
    expect((await call('GET', '/api/dev/mailbox')).status).toBe(200);
    const rebound = await call('GET', 'http://evil.example:3000/api/dev/mailbox');
    const elsewhere = await callWith(secure, 'GET', '/api/dev/mailbox');
    expect([rebound.status, elsewhere.status]).toEqual([404, 404]);
  });

  it('behind TLS sends secure cookies and HSTS', async () => {
    const reply = await callWith(secure, 'POST', '/api/auth/sign-out', {});
    expect(reply.headers.get('set-cookie')).toMatch(/^__Host-ena\.session=; .*Secure/);
    expect(reply.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    const local = await callWith(
      secure,
      'POST',
      '/api/auth/sign-out',
      {},
      { headers: { origin: 'http://localhost:3000' } },
    );
    expect(local.status).toBe(403);
  });
});
