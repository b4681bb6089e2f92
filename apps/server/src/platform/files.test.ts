import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Storage, startStorage } from '../../test/storage.ts';
import { type Files, openFiles } from './files.ts';
import { openBucket } from './s3.ts';

let storage: Storage;
let folder: string;
beforeAll(async () => {
  storage = await startStorage();
  folder = mkdtempSync(join(tmpdir(), 'ena-files-'));
});
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = new Uint8Array([0, 255, 13, 10, 128]);

describe.each(['a folder', 'S3'])('files in %s', (where) => {
  let files: Files;
  beforeAll(() => {
    files = openFiles(where === 'S3' ? storage.settings : null, folder);
  });

  it('are read unchanged, replaced, and removed', async () => {
    expect(await files.read('avatars/a/1.webp')).toBeNull();
    await files.put('avatars/a/1.webp', new Uint8Array([1]), 'image/webp');
    await files.put('avatars/a/1.webp', bytes, 'image/webp');
    expect(await files.read('avatars/a/1.webp')).toEqual(bytes);
    await files.remove('avatars/a/1.webp');
    expect(await files.read('avatars/a/1.webp')).toBeNull();
    await expect(files.remove('avatars/a/1.webp')).resolves.toBeUndefined();
  });

  it('of one folder are removed together, and no others', async () => {
    for (const key of ['avatars/b/1.webp', 'avatars/b/2.webp', 'avatars/b/3.webp', 'avatars/bc/1.webp'])
      await files.put(key, bytes, 'image/webp');
    await files.removeFolder('avatars/b');
    expect(await files.read('avatars/b/1.webp')).toBeNull();
    expect(await files.read('avatars/b/2.webp')).toBeNull();
    expect(await files.read('avatars/b/3.webp')).toBeNull();
    expect(await files.read('avatars/bc/1.webp')).toEqual(bytes);
    await expect(files.removeFolder('avatars/nobody')).resolves.toBeUndefined();
  });
});

it.each([
  ['does not respond', ''],
  ['stalls in the middle of its response', 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf'],
])('S3 that %s fails with UNAVAILABLE after the timeout', async (_, answer) => {
  const silent = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.write(answer));
  });
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const address = silent.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const files = openFiles({ ...storage.settings, endpoint }, folder, 500);
  await expect(files.read('avatars/a/1.webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  silent.close();
});

it('S3 that does not delete a file of a folder fails with UNAVAILABLE', async () => {
  const key = 'avatars/a/1.webp';
  // What S3 answers: a deletion of several keys has status 200, and an error for each that failed.
  const responses: Record<string, readonly [number, string]> = {
    GET: [200, `<ListBucketResult><Contents><Key>${key}</Key></Contents></ListBucketResult>`],
    POST: [200, `<DeleteResult><Error><Key>${key}</Key><Code>AccessDenied</Code></Error></DeleteResult>`],
    DELETE: [403, '<Error><Code>AccessDenied</Code></Error>'],
  };
  const refusing = createHttpServer(({ method = '' }, response) => {
    const [status, xml] = responses[method] ?? [500, ''];
    response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
  });
  await once(refusing.listen(0, '127.0.0.1'), 'listening');
  const address = refusing.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const files = openFiles({ ...storage.settings, endpoint }, folder);
  await expect(files.removeFolder('avatars/a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  refusing.closeAllConnections();
  refusing.close();
});

it('S3 that fails once is tried again', async () => {
  let requests = 0;
  const failing = createHttpServer((_request, response) => {
    requests++;
    if (requests === 1) response.destroy();
    else response.writeHead(requests === 2 ? 200 : 503).end('picture');
  });
  await once(failing.listen(0, '127.0.0.1'), 'listening');
  const address = failing.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const files = openFiles({ ...storage.settings, endpoint }, folder);
  expect(String(Buffer.from((await files.read('a')) ?? []))).toBe('picture');
  await expect(files.read('a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(requests).toBe(4);
  failing.closeAllConnections();
  failing.close();
});

it('a bucket is created once', async () => {
  const settings = { ...storage.settings, bucket: 'new-bucket' };
  await openBucket(settings).create();
  await openFiles(settings, folder).put('avatars/a/1.webp', bytes, 'image/webp');
  await openBucket(settings).create();
  expect(await openFiles(settings, folder).read('avatars/a/1.webp')).toEqual(bytes);
});

it.each([
  ['not reached', { endpoint: 'http://127.0.0.1:9' }],
  ['of a wrong key', { secretAccessKey: 'wrong' }],
  ['of an unknown bucket', { bucket: 'another-bucket' }],
])('S3 that can not be used (%s) fails with UNAVAILABLE', async (_, settings) => {
  const files = openFiles({ ...storage.settings, ...settings }, folder);
  await expect(files.put('avatars/a/1.webp', bytes, 'image/webp')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  await expect(files.removeFolder('avatars/a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(files.read('avatars/a/1.webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
