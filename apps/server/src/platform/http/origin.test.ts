import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';

const { call, callWith, signedIn } = useApp();

let number = 0;
const newSession = async () => (await signedIn(`origin${++number}@ena.example`)).cookie;
const isSignedIn = async (cookie: string) =>
  (await call('GET', '/api/session', undefined, { cookie })).json['learner'] !== null;

const json = 'application/json';
const formTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
const ownOrigins = ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'];
const foreignOrigins = [
  'https://evil.example',
  'null',
  '',
  'http://127.0.0.1:3001',
  'http://127.0.0.1',
  'https://127.0.0.1:3000',
  'http://127.0.0.1:3000.evil.example',
  'http://127.0.0.1:3000@evil.example',
  'http://evil.example/http://127.0.0.1:3000',
  'http://127.0.0.1:3000/',
];

/** Whether a sign-out with these headers is accepted, judged by its effect on the session. */
const table: readonly (readonly [boolean, Readonly<Record<string, string>>])[] = [
  ...ownOrigins.map((origin) => [true, { origin, 'content-type': json }] as const),
  ...foreignOrigins.flatMap((origin) =>
    [json, ...formTypes].map((type) => [false, { origin, 'content-type': type }] as const),
  ),
  // Sec-Fetch-Site does not override a foreign Origin.
  [false, { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin', 'content-type': json }],
  ...['same-origin', 'none'].map((site) => [true, { 'sec-fetch-site': site, 'content-type': json }] as const),
  ...['same-site', 'cross-site', '', 'nonsense'].flatMap((site) =>
    [json, ...formTypes].map((type) => [false, { 'sec-fetch-site': site, 'content-type': type }] as const),
  ),
  // A client without either header is no current browser; content types that forms can send are refused.
  [true, { 'content-type': json }],
  [true, { 'content-type': 'Application/JSON; charset=utf-8' }],
  ...formTypes.map((type) => [false, { 'content-type': type }] as const),
  [false, { 'content-type': 'application/jsonp' }],
  [false, {}],
];

describe('a change of state', () => {
  it.each(table)('is accepted: %s, with %o', async (accepted, headers) => {
    const cookie = await newSession();
    const body = headers['content-type']?.toLowerCase().startsWith(json) ? '{}' : '{"a":"=b"}';
    const type = { 'content-type': '', ...headers };
    const reply = await call('POST', '/api/auth/sign-out', body, { cookie, headers: type });
    expect([reply.status, await isSignedIn(cookie)]).toEqual(accepted ? [200, false] : [403, true]);
    if (!accepted) expect(reply.json['code']).toBe('FOREIGN_ORIGIN');
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'])(
    'is not possible with %s, even with a method override to POST',
    async (method) => {
      const cookie = await newSession();
      const headers = { 'x-http-method-override': 'POST', 'x-http-method': 'POST' };
      const reply = await call(method, '/api/auth/sign-out?_method=POST', undefined, { cookie, headers });
      expect([reply.status, await isSignedIn(cookie)]).toEqual([405, true]);
      const allows = [...reply.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(allows).toEqual([]);
    },
  );

  it('is not possible by a link: no GET endpoint confirms an e-mail', async () => {
    const reply = await call('GET', '/api/auth/verify-email?token=x');
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([405, null]);
  });

  it('on a public host is accepted only from that host', async () => {
    const config = { publicUrl: 'https://ena.example', port: 3000, trustedProxies: 0, demoMode: false };
    const statusFrom = async (origin: string) =>
      (await callWith({ config }, 'POST', '/api/auth/sign-out', {}, { headers: { origin } })).status;
    const foreign = [
      ...ownOrigins,
      'http://ena.example',
      'https://www.ena.example',
      'https://ena.example:444',
    ];
    for (const origin of foreign) expect([origin, await statusFrom(origin)]).toEqual([origin, 403]);
    expect(await statusFrom('https://ena.example')).toBe(200);
  });
});

describe('no path redirects to another site', () => {
  it.each([
    ['//evil.example', null],
    ['//evil.example/', null],
    ['/\\evil.example/', null],
    ['/%2F%2Fevil.example/', null],
    ['/%5Cevil.example/', null],
    ['///', null],
    ['/login//evil.example/', null],
    ['/https://evil.example/', null],
    ['/login?next=https://evil.example', null],
    ['/confirmation?redirectTo=//evil.example', null],
    ['/login/?next=https://evil.example', '/login?next=https://evil.example'],
    ['/login///', '/login'],
  ])('%s redirects to %s', async (path, target) => {
    const reply = await call('GET', `http://127.0.0.1:3000${path}`);
    expect(reply.headers.get('location')).toBe(target);
    expect(reply.headers.get('refresh')).toBeNull();
  });
});
