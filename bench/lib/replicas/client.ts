/** HTTPS client of a simulated browser, with an address of its own, which repeats what failed and counts it. */
import { Agent, request as httpsRequest } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

export interface ClientRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ClientResponse {
  /** 0: the connection broke before a response. */
  readonly status: number;
  /** The connection broke within the response, which no proxy can repeat. */
  readonly isCut: boolean;
  readonly cookies: readonly string[];
  readonly text: string;
  /** Earlier attempts of this request failed. */
  readonly isRepeated: boolean;
}

/** Attempts of one phase of the benchmark. */
export interface Attempts {
  requests: number;
  /** Method and status of each failed attempt. */
  readonly failures: {
    readonly method: 'GET' | 'POST';
    readonly status: number;
    readonly isCut: boolean;
  }[];
}

const attemptTimeoutMs = 30_000;
const retryDelayMs = 250;
const maxAttempts = 200;

/** A connection that broke, a server that is unavailable, or a request that was refused because of others. */
const isFailure = ({ status, isCut }: { status: number; isCut: boolean }): boolean =>
  isCut || status === 0 || status >= 500 || status === 429;

/** `currentAttempts`: those of the phase that runs. `localAddress`: a loopback address, for rate limits. */
export function createClient(options: {
  readonly url: string;
  readonly ca: string;
  readonly localAddress: string;
  readonly currentAttempts: () => Attempts;
}) {
  const { url, ca, localAddress, currentAttempts } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ca, localAddress });

  const attempt = (one: ClientRequest): Promise<Omit<ClientResponse, 'isRepeated'>> => {
    const { promise, resolve } = Promise.withResolvers<Omit<ClientResponse, 'isRepeated'>>();
    const broken = { status: 0, isCut: false, cookies: [], text: '' };
    const { method = 'GET', path, headers = {}, body = '' } = one;
    const request = httpsRequest(
      new URL(path, url),
      {
        agent,
        method,
        // Only 127.0.0.1 listens, and `localAddress` is one of IPv4.
        family: 4,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
        timeout: attemptTimeoutMs,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('error', () => resolve({ ...broken, isCut: true }));
        response.on('close', () => resolve({ ...broken, isCut: true }));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            isCut: false,
            cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
            text,
          }),
        );
      },
    );
    request.on('error', () => resolve(broken));
    request.on('timeout', () => request.destroy());
    request.end(body);
    return promise;
  };

  return {
    /** Sends a request until it is answered, as the outbox of the web app and the payment provider do. */
    async send(one: ClientRequest): Promise<ClientResponse> {
      for (let count = 0; count < maxAttempts; count++) {
        const attempts = currentAttempts();
        const response = await attempt(one);
        attempts.requests++;
        if (!isFailure(response)) return { ...response, isRepeated: count > 0 };
        const { status, isCut } = response;
        attempts.failures.push({ method: one.method ?? 'GET', status, isCut });
        await wait(retryDelayMs);
      }
      throw new Error(`${one.path} has failed ${maxAttempts} times.`);
    },
    close: () => agent.destroy(),
  };
}
export type Client = ReturnType<typeof createClient>;
