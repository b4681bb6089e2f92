/** A fake S3 service in memory, which verifies signatures (AWS Signature Version 4). */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { avatarBucket } from '../src/platform/files.ts';
import type { S3Settings } from '../src/platform/s3.ts';

export interface Storage {
  readonly settings: S3Settings;
  readonly close: () => Promise<void>;
}

type Credentials = Pick<S3Settings, 'accessKeyId' | 'secretAccessKey' | 'region'>;

/** Keys in one page of a list; 1,000 at Amazon. */
const pageSize = 2;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

function isSigned(request: IncomingMessage, body: Buffer, credentials: Credentials): boolean {
  const { accessKeyId, secretAccessKey, region } = credentials;
  const { method, url = '', headers } = request;
  const [, key, day = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/[\w-]+\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/u.exec(
      headers.authorization ?? '',
    ) ?? [];
  const signedNames = names.split(';');
  const required = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  if (key !== accessKeyId || !required.every((name) => signedNames.includes(name))) return false;
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...signedNames.map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    sha256(body),
  ].join('\n');
  const scope = [day, region, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), sha256(canonical)].join('\n');
  const signingKey = scope.reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`);
  return (
    headers['x-amz-content-sha256'] === sha256(body) && signature === hmac(signingKey, text).toString('hex')
  );
}

const errorXml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

function listXml(keys: readonly string[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const left = keys.filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = left.slice(0, pageSize);
  const token = left.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${token}${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`;
}

/** Starts the service, which has an empty bucket. */
export async function startStorage(): Promise<Storage> {
  const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret', region: 'us-east-1' };
  const buckets = new Map([[avatarBucket, new Map<string, Buffer>()]]);

  const answer = (request: IncomingMessage, body: Buffer): readonly [number, (Buffer | string)?] => {
    if (!isSigned(request, body, credentials)) return [403, errorXml('SignatureDoesNotMatch')];
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const [, bucket = '', ...segments] = pathname.split('/');
    const key = segments.join('/');
    const files = buckets.get(bucket);
    if (request.method === 'PUT' && key === '') {
      buckets.set(bucket, files ?? new Map());
      return files ? [409, errorXml('BucketAlreadyOwnedByYou')] : [200];
    }
    if (!files) return [404, errorXml('NoSuchBucket')];
    if (key === '') return [200, listXml([...files.keys()], searchParams)];
    if (request.method === 'PUT') {
      files.set(key, body);
      return [200];
    }
    if (request.method === 'DELETE') {
      files.delete(key);
      return [204];
    }
    const file = files.get(key);
    return file ? [200, file] : [404, errorXml('NoSuchKey')];
  };
  const server = createServer(async (request, response) => {
    const [status, content] = answer(request, await buffer(request));
    response.writeHead(status).end(content);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return {
    settings: { bucket: avatarBucket, ...credentials, endpoint: `http://127.0.0.1:${port}` },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
