/** The typed API client: `api.progress.report({...})`, with types from the contract. */
import { clientTimeHeader } from '@ena/contract/clientTime';
import type { Contract } from '@ena/contract/contract';
import { type ErrorCode, isErrorCode, type NetworkErrorCode } from '@ena/contract/errors';
import type { CommonErrorCode } from '@ena/contract/policy';
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { addresses } from 'virtual:ena-contract';
import { readServerBuild } from './build.ts';
import { isOfAnotherLearner, learnerHeaders, notifyLearnerChanged } from './learnerTag.ts';
import { readNetworkEvidence } from './network.ts';

type Inputs = InferContractRouterInputs<Contract>;
type Outputs = InferContractRouterOutputs<Contract>;

export interface CallOptions {
  /** The request outlives the page, for reports sent while it closes (64 kB at most). */
  readonly keepalive?: boolean;
}
type Call<Input, Output> = unknown extends Input
  ? (input?: undefined, options?: CallOptions) => Promise<Output>
  : (input: Input, options?: CallOptions) => Promise<Output>;
type Client = {
  readonly [Noun in keyof Contract]: {
    readonly [Name in keyof Contract[Noun] & keyof Inputs[Noun] & keyof Outputs[Noun]]: Call<
      Inputs[Noun][Name],
      Outputs[Noun][Name]
    >;
  };
};

/** A failed call: with an error code of the contract, or of the network. */
export class CallError extends Error {
  readonly code: CallErrorCode;
  /** After how many seconds the server accepts the call again; null if it does not say. */
  readonly retryAfterSeconds: number | null;
  /** `message`: the server's; a sentence for users only where errors.ts of the contract says so. */
  constructor(code: CallErrorCode, message: string = code, retryAfterSeconds: number | null = null) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Any code with which a call can fail. */
export type CallErrorCode = ErrorCode | NetworkErrorCode;

/** The codes with which the calls of one endpoint can fail, such as `ErrorCodeOf<'auth', 'signIn'>`. */
export type ErrorCodeOf<Noun extends keyof Contract, Name extends keyof Contract[Noun]> =
  | NetworkErrorCode
  | CommonErrorCode
  | (Contract[Noun][Name] extends { readonly '~orpc': { readonly errorMap: infer Codes } }
      ? Extract<keyof Codes, ErrorCode>
      : never);

/** Error code of anything that a call throws. */
export const errorCodeOf = (error: unknown): CallErrorCode =>
  error instanceof CallError ? error.code : 'INTERNAL';

/** The error of a request without a complete response, from what `fetch` or the body's stream has thrown. */
export const networkError = (error: unknown): CallError =>
  new CallError(
    error instanceof DOMException && error.name === 'TimeoutError'
      ? 'SLOW'
      : navigator.onLine
        ? 'NETWORK'
        : 'OFFLINE',
  );

/** What proxies answer while the server is down. */
const outageStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** The error that a response with this body reports. */
export function refusalError({ status, headers }: Response, body: unknown): CallError {
  const isObject = typeof body === 'object' && body !== null;
  const code = isObject && 'code' in body ? body.code : undefined;
  const message = isObject && 'message' in body ? body.message : undefined;
  const seconds = Number(headers.get('retry-after') ?? '');
  if (code === 'LEARNER_CHANGED') notifyLearnerChanged();
  return new CallError(
    isErrorCode(code) ? code : outageStatuses.has(status) ? 'UNAVAILABLE' : 'INTERNAL',
    typeof message === 'string' ? message : undefined,
    seconds > 0 ? seconds : null,
  );
}

/**
 * `fetch` of an endpoint for the learner whom the page shows. Throws what `fetch` does, and LEARNER_CHANGED if the response
 * belongs to another one.
 */
export async function fetchAsLearner(
  url: string,
  options: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
): Promise<Response> {
  const { method = 'GET' } = options;
  const response = await fetch(url, {
    credentials: 'same-origin',
    ...options,
    // A GET with another header than the preload of the page would be sent twice.
    ...(method !== 'GET' && { headers: { ...learnerHeaders(), ...options.headers } }),
  });
  if (!isOfAnotherLearner(response)) return response;
  notifyLearnerChanged();
  throw new CallError('LEARNER_CHANGED');
}

/** The endpoint that says who is signed in: its response decides whom the page shows. */
const sessionUrl = `/api${addresses.session.get[1]}`;
const timeoutMs = 15_000;
/** Uploads may take longer: 2 MB at 3.5 kB/s. */
const uploadTimeoutMs = 600_000;
const isString = (value: unknown): value is string => typeof value === 'string';

function buildRequest(
  method: string,
  path: string,
  input: Readonly<Record<string, unknown>>,
): [url: string, body?: string] {
  const rest = new Map(Object.entries(input));
  const url = path.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(isString(value) ? value : '');
  });
  if (method !== 'GET') return [`/api${url}`, JSON.stringify(Object.fromEntries(rest))];
  const query = new URLSearchParams(
    [...rest].flatMap(([name, value]) => (isString(value) ? [[name, value]] : [])),
  );
  return [`/api${url}${query.size > 0 ? `?${query}` : ''}`];
}

async function call(
  method: string,
  path: string,
  input: object = {},
  options: CallOptions = {},
): Promise<unknown> {
  const file = input instanceof Blob ? input : null;
  const [url, body] = file ? ([`/api${path}`, file] as const) : buildRequest(method, path, { ...input });
  let response: Response;
  try {
    response = await (url === sessionUrl ? fetch : fetchAsLearner)(url, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(file ? uploadTimeoutMs : timeoutMs),
      // The browser sets the content type of a Blob.
      ...(body !== undefined && {
        body,
        headers: file
          ? {}
          : { 'content-type': 'application/json', [clientTimeHeader]: new Date().toISOString() },
      }),
      ...options,
    });
  } catch (error) {
    throw error instanceof CallError ? error : networkError(error);
  }
  readServerBuild(response.headers);
  readNetworkEvidence(response);
  const payload: unknown = await response.json().catch(() => null);
  if (response.ok && payload !== null) return payload;
  throw refusalError(response, payload);
}

/** The calls of all endpoints. */
function createApi(): Client {
  const entries = Object.entries<Readonly<Record<string, readonly [string, string]>>>(addresses).map(
    ([noun, endpoints]) => [
      noun,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, [method, path]]) => [
          name,
          (input?: object, options?: CallOptions) => call(method, path, input, options),
        ]),
      ),
    ],
  );
  // as: built from the same table as the type; tests of the server check that it conforms to the contract.
  return Object.fromEntries(entries) as Client;
}

export const api = createApi();
