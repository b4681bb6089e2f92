import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { useApp } from '../../test/app.ts';
import { openEmbedded } from './db/open.ts';
import { watchForPanic } from './db/panic.ts';
import { createDiskSpaceCheck, minFreeBytes } from './diskSpace.ts';
import { StartError } from './startError.ts';

const { callWith, signedIn } = useApp();

it('while the disk is full, writes and readiness have 503 and Retry-After, reads go on, and writes work again afterwards', async () => {
  const { cookie } = await signedIn('full@ena.example');
  let free = minFreeBytes - 1;
  const services = { assertDiskSpace: createDiskSpaceCheck('/', () => free) };
  const report = { id: crypto.randomUUID(), lessonId: 'alphabet', timeSpent: 1 };
  const write = () => callWith(services, 'POST', '/api/progress/reports', report, { cookie });
  const read = (path: string) => callWith(services, 'GET', path, undefined, { cookie });
  for (const reply of [await write(), await read('/api/ready')])
    expect([reply.status, reply.json['code'], reply.headers.get('retry-after')]).toEqual([
      503,
      'UNAVAILABLE',
      '30',
    ]);
  expect((await read('/api/progress')).status).toBe(200);
  free = minFreeBytes;
  expect([(await write()).status, (await read('/api/ready')).status]).toEqual([200, 200]);
});

it('a start on a full disk says so, instead of recommending a backup, and leaves the folder as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ena-full-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const opened = openEmbedded(folder, () => 0);
  await expect(opened).rejects.toThrow(StartError);
  await expect(opened).rejects.toThrow(
    /^The disk that has \S+ is full\. Nothing is lost: free at least 64 MB/,
  );
  expect(readdirSync(folder)).toEqual([]);
});

it('a PANIC of the embedded database is noticed at once, other errors are not', async () => {
  const failWith = (severity: string) => (_message: Uint8Array) =>
    Promise.reject(Object.assign(new Error('x'), { severity }));
  const panics: string[] = [];
  for (const severity of ['PANIC', 'ERROR']) {
    const client = { execProtocol: failWith(severity), execProtocolStream: failWith(severity) };
    watchForPanic(client, () => panics.push(severity));
    const message = new Uint8Array();
    await expect(client.execProtocol(message)).rejects.toThrow('x');
    await expect(client.execProtocolStream(message)).rejects.toThrow('x');
  }
  expect(panics).toEqual(['PANIC', 'PANIC']);
});
