import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';

describe('the search endpoint', () => {
  const { call, signedIn } = useApp();
  const search = async (query: string, cookie?: string) =>
    (await call('GET', `/api/search?q=${encodeURIComponent(query)}`, undefined, { cookie })).json['found'];

  it('returns results by the access of the caller’s session', async () => {
    const free = (await signedIn('free@ena.example')).cookie;
    const paid = (await signedIn('paid@ena.example', 'active')).cookie;
    const lapsed = (await signedIn('lapsed@ena.example', 'canceled')).cookie;
    const lesson = { id: 'numbers', title: 'Numbers', lock: 'subscribe', hidden: true };
    expect(await search('sitqva')).toContainEqual(expect.objectContaining(lesson));
    for (const cookie of [free, lapsed]) {
      expect(await search('sitqva', cookie)).toEqual([
        expect.objectContaining({ kind: 'word', title: 'word', form: 'სიტყვა', lock: null }),
        expect.objectContaining({ kind: 'form', path: `/nouns/${encodeURIComponent('სიტყვა')}` }),
      ]);
    }
    expect(await search('numbers', free)).toContainEqual(
      expect.objectContaining({ ...lesson, hidden: false, kind: 'lesson' }),
    );
    expect(await search('numbers', paid)).toContainEqual(
      expect.objectContaining({ ...lesson, hidden: false, lock: null }),
    );
  });

  it('finds words from their forms', async () => {
    expect(await search('tsqlis')).toContainEqual(
      expect.objectContaining({ kind: 'form', form: 'წყლის', explanation: 'genitive of წყალი' }),
    );
  });

  it.each(['', '%20%20', 'a'.repeat(81), '%00'])('refuses %o', async (query) => {
    const reply = await call('GET', `/api/search?q=${query}`);
    expect([reply.status, reply.json['code']]).toEqual([400, 'BAD_INPUT']);
  });

  it.each(['%ED%A0%80', '.*', "'; drop table users; --", '%F0%9F%8D%B7', 'a'.repeat(80)])(
    'returns 200 for %s',
    async (query) => expect((await call('GET', `/api/search?q=${query}`)).status).toBe(200),
  );
});
