import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';

const { world, logged, call, signedIn } = useApp();

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
