/** Signing in over TLS that a reverse proxy ends, on real sockets: what browsers get, and that it works. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type RequestOptions } from 'node:http';
import { createServer, request as requestTls } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { totpCodeAt } from '../src/identity/secondFactor/secondFactor.ts';
import { readConfig } from '../src/main/config.ts';
import { createHttpServer } from '../src/platform/http/listen.ts';
import { useApp } from './app.ts';
import { addPassword } from './passwords.ts';

const { world, time, appWith, signedIn } = useApp();
const password = 'ქართული ენა';
/** Signed by itself for `localhost`, valid until 2126, used nowhere else: the tests need no program to make one. */
const read = (name: string) => readFileSync(new URL(`./tls/test-only-${name}.pem`, import.meta.url));
const [key, cert] = [read('key'), read('cert')];

/** Listens on a free port and returns it. */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // as: a server that listens on a port has such an address.
  return (server.address() as AddressInfo).port;
}

const addresses = { ena: 0, proxy: 0 };
const proxy = createServer({ key, cert }, (incoming, outgoing) => {
  const { method, url, headers, socket } = incoming;
  const forwarded = { 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' };
  const options = { host: '127.0.0.1', port: addresses.ena, method, path: url };
  const toEna = request({ ...options, headers: { ...headers, ...forwarded } }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  incoming.pipe(toEna);
});

let ena: ReturnType<typeof createHttpServer>['server'];
let origin = '';
beforeAll(async () => {
  addresses.proxy = await listen(proxy);
  origin = `https://localhost:${addresses.proxy}`;
  const config = readConfig({ PUBLIC_URL: origin, TRUSTED_PROXY: '1', SMTP_URL: 'smtp://127.0.0.1:1' });
  const { trustedProxies } = config;
  const listener = getRequestListener(appWith({ config }).fetch);
  ena = createHttpServer(listener, { trustedProxies, isHttps: true }).server;
  addresses.ena = await listen(ena);
});
afterAll(() => {
  for (const server of [proxy, ena]) {
    server.closeAllConnections();
    server.close();
  }
});

/** A request through the proxy, as a page of Ena sends it; the certificate is verified. */
async function callOverTls(method: string, path: string, body?: object, cookie = '') {
  const headers = { origin, cookie, ...(body && { 'content-type': 'application/json' }) };
  const options: RequestOptions = { host: '127.0.0.1', port: addresses.proxy, method, path, headers };
  const sent = requestTls({ ...options, ca: cert, servername: 'localhost', agent: false });
  sent.setHeader('host', `localhost:${addresses.proxy}`);
  sent.end(body && JSON.stringify(body));
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('There is a response.');
  const json: Record<string, unknown> = JSON.parse(await text(response));
  const setCookies = response.headers['set-cookie'] ?? [];
  return { status: response.statusCode, headers: response.headers, json, setCookies };
}
const signIn = (email: string) =>
  callOverTls('POST', '/api/auth/sign-in/email', { email, password, rememberMe: true });

/** Names and attributes of Set-Cookie headers, without values and Max-Age. */
const attributesOf = (setCookies: readonly string[]) =>
  Object.fromEntries(
    setCookies.map((cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      return [pair.split('=')[0], attributes.filter((one) => !one.startsWith('Max-Age=')).toSorted()];
    }),
  );
const cookieNamed = (name: string, setCookies: readonly string[]) =>
  setCookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0] ?? '';

const sessionAttributes = ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'];
const signInAttributes = ['HttpOnly', 'Path=/api/auth', 'SameSite=Strict', 'Secure'];

it('over TLS all cookies of a sign-in are secure, and the session works', async () => {
  const email = 'tls@ena.example';
  const { userId } = await signedIn(email);
  await addPassword(world.services.db, userId, password);

  const first = await signIn(email);
  expect([first.status, first.json]).toEqual([200, { ok: true }]);
  expect(attributesOf(first.setCookies)).toEqual({
    '__Host-ena.session': sessionAttributes,
    '__Secure-ena.device': signInAttributes,
  });
  expect(first.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  const session = cookieNamed('__Host-ena.session', first.setCookies);
  expect((await callOverTls('GET', '/api/session', undefined, session)).json).toMatchObject({
    learner: { email },
  });

  const path = '/api/auth/2fa';
  const secret = String((await callOverTls('POST', path, { password }, session)).json['secret']);
  const codeNow = () => totpCodeAt(secret, time.now);
  expect((await callOverTls('PUT', path, { code: codeNow() }, session)).status).toBe(200);
  // The code of this time step is used.
  time.now = new Date(time.now.getTime() + 60_000);
  const second = await signIn(email);
  expect(second.json).toEqual({ ok: true, needsCode: true });
  expect(attributesOf(second.setCookies)).toEqual({ '__Secure-ena.pending': signInAttributes });
  const pending = cookieNamed('__Secure-ena.pending', second.setCookies);
  const entered = await callOverTls('POST', '/api/auth/code', { code: codeNow() }, pending);
  expect(attributesOf(entered.setCookies)).toEqual({
    '__Host-ena.session': sessionAttributes,
    '__Secure-ena.device': signInAttributes,
    '__Secure-ena.pending': signInAttributes,
  });

  const renewed = cookieNamed('__Host-ena.session', entered.setCookies);
  expect((await callOverTls('GET', '/api/progress', undefined, renewed)).status).toBe(200);
  const signedOut = await callOverTls('POST', '/api/auth/sign-out', {}, renewed);
  expect(attributesOf(signedOut.setCookies)).toEqual({ '__Host-ena.session': sessionAttributes });
  expect((await callOverTls('GET', '/api/progress', undefined, renewed)).status).toBe(401);
});
