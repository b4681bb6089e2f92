/** Client of S3 and of services that are compatible with it. */
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** URL of another service than Amazon S3; null: Amazon S3. */
  readonly endpoint: string | null;
}

/** Timeout of an attempt; every request is tried twice. */
export const s3TimeoutMs = 5000;

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Empty for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  readonly type?: string;
}
interface S3Response {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const textOf = ({ bytes }: S3Response): string => new TextDecoder().decode(bytes);
const isMissing = (response: S3Response): boolean =>
  response.status === 404 && textOf(response).includes('<Code>NoSuchKey</Code>');

/** The texts of XML elements of this name. Keys of ours and continuation tokens contain nothing that XML escapes. */
const readElements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'gu'))].map(([, text = '']) => text);

/** Operations on a bucket. They throw if the service cannot be reached or refuses. */
export function openBucket(settings: S3Settings, timeoutMs = s3TimeoutMs) {
  const { bucket, region, accessKeyId, secretAccessKey, endpoint } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  // Other services than Amazon's rarely support bucket names as subdomains.
  const bucketUrl =
    endpoint === null
      ? `https://${bucket}.s3.${region}.amazonaws.com`
      : `${endpoint.replace(/\/+$/u, '')}/${bucket}`;

  /** Throws for what another attempt may repair. */
  async function attempt({ method, key, query, body, type }: S3Request): Promise<S3Response> {
    const url = new URL(key === undefined ? bucketUrl : `${bucketUrl}/${key}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      ...(type !== undefined && { 'content-type': type }),
    };
    const signed = await client.sign(url, {
      method,
      headers,
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
    const response = await fetch(signed, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.status >= 500 || response.status === 429) throw new S3Error(response.status);
    return { status: response.status, bytes };
  }
  async function send(request: S3Request): Promise<S3Response> {
    try {
      return await attempt(request);
    } catch {
      return attempt(request);
    }
  }
  async function sendOk(request: S3Request, isExpected?: (response: S3Response) => boolean) {
    const response = await send(request);
    if (response.status >= 300 && isExpected?.(response) !== true) throw new S3Error(response.status);
    return response;
  }

  return {
    put: async (key: string, body: Uint8Array, type: string): Promise<void> => {
      await sendOk({ method: 'PUT', key, body, type });
    },
    /** Null if there is no such file. */
    read: async (key: string): Promise<Uint8Array<ArrayBuffer> | null> => {
      const response = await sendOk({ method: 'GET', key }, isMissing);
      return isMissing(response) ? null : response.bytes;
    },
    /** No error if it does not exist. */
    remove: async (key: string): Promise<void> => {
      await sendOk({ method: 'DELETE', key }, isMissing);
    },
    /** All keys that begin with `prefix`. */
    list: async (prefix: string): Promise<string[]> => {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const page = token === undefined ? {} : { 'continuation-token': token };
        const xml = textOf(await sendOk({ method: 'GET', query: { 'list-type': '2', prefix, ...page } }));
        keys.push(...readElements(xml, 'Key'));
        [token] = readElements(xml, 'NextContinuationToken');
      } while (token !== undefined);
      return keys;
    },
    /** Creates the bucket, if it does not exist. */
    create: async (): Promise<void> => {
      const configuration = `<CreateBucketConfiguration><LocationConstraint>${region}</LocationConstraint></CreateBucketConfiguration>`;
      // The first region must not be named.
      const body = region === 'us-east-1' ? {} : { body: configuration };
      await sendOk({ method: 'PUT', ...body }, ({ status }) => status === 409);
    },
  };
}

class S3Error extends RangeError {
  constructor(status: number) {
    super(`S3 responds with status ${status}.`);
  }
}
