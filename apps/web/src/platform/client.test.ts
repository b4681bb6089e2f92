import { clientTimeHeader } from '@ena/contract/clientTime';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from './client.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a request with a body tells the time of the device, by which the server corrects what it reports', async () => {
  const sentAt: (string | null)[] = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    sentAt.push(new Request(new URL(url, 'https://ena.example'), options).headers.get(clientTimeHeader));
    return Response.json({ changed: true });
  });
  const before = Date.now();
  await api.answers.record({ answers: [] });
  await api.session.get();
  const [time, ...others] = sentAt;
  expect(Date.parse(time ?? '')).toBeGreaterThanOrEqual(before);
  expect(Date.parse(time ?? '')).toBeLessThanOrEqual(Date.now());
  expect(others).toEqual([null]);
});
