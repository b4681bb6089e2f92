import { afterEach, expect, it, vi } from 'vitest';
import { download } from './download.ts';

afterEach(() => vi.unstubAllGlobals());

it('a file whose connection breaks is an error, before it is stored', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
  vi.stubGlobal('fetch', async () => new Response(broken));
  await expect(download('/audio/a.mp3')).rejects.toThrow('network error');
});

it('a file is read in whole with a timeout, and can be read again to store it', async () => {
  const fetch = vi.fn<(path: string, options: RequestInit) => Promise<Response>>(
    async () => new Response('clip'),
  );
  vi.stubGlobal('fetch', fetch);
  const response = await download('/audio/a.mp3', { cache: 'no-cache' });
  expect(await response.text()).toBe('clip');
  expect(fetch.mock.calls).toEqual([
    ['/audio/a.mp3', { cache: 'no-cache', signal: expect.any(AbortSignal) }],
  ]);
});
