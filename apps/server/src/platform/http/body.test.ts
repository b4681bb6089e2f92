import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { useHttpServers } from '../../../test/httpServer.ts';
import { maxBodyBytes } from './body.ts';

const { world, logged, call, signedIn } = useApp();
const { serve } = useHttpServers();

describe('a request body that is aborted', () => {
  it('returns 408 TIMEOUT and logs no error', async () => {
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"email":')),
      pull: (stream) => stream.error(new Error('aborted')),
    });
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    };
    const reply = await world.app.request('http://127.0.0.1:3000/api/auth/sign-in/email', request);
    expect([reply.status, await reply.json()]).toMatchObject([408, { code: 'TIMEOUT' }]);
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

it('a query with text that the database cannot store is refused', async () => {
  const { cookie } = await signedIn('query@ena.example');
  const reply = await call('GET', '/api/reviews/history?itemId=%00', undefined, { cookie });
  expect([reply.status, reply.json['code']]).toEqual([400, 'BAD_INPUT']);
});

describe('a request body on a real socket', () => {
  const send = async (bytes: number, encoding: (body: string) => string) => {
    const { open } = await serve(createServer(getRequestListener(world.app.fetch)));
    const body = `{"email":"${'x'.repeat(bytes - 12)}"}`;
    const head = `POST /api/auth/sign-in/email HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`;
    const client = await open(head + encoding(body));
    await expect.poll(client.output).toMatch(/^HTTP\/1.1 \d+ /u);
    return client.output().slice(9, 12);
  };
  const declared = (body: string) => `content-length: ${body.length}\r\n\r\n${body}`;
  const chunked = (body: string) =>
    `transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

  it.each([
    ['declared', declared],
    ['not declared', chunked],
  ])('above the maximum is refused with 413, below it is read; its length is %s', async (_name, encoding) => {
    expect([await send(maxBodyBytes + 1, encoding), await send(maxBodyBytes, encoding)]).toEqual([
      '413',
      '400',
    ]);
  });
});
