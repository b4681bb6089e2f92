/** Checks before an endpoint's use case, by its policy: origin, rate limits, session, access. */
import { clientTimeHeader } from '@ena/contract/clientTime';
import type { Contract } from '@ena/contract/contract';
import type { Access, Policy } from '@ena/contract/policy';
import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import { learnerHeader } from '@ena/contract/learnerHeader';
import { findViewer } from './findViewer.ts';
import type { Viewer } from './viewer.ts';
import { canonicalEmail } from '../../platform/emailAddress.ts';
import { Failure } from '../../platform/failure.ts';
import type { IdentityServices } from '../services.ts';
import {
  clientAddress,
  type Env,
  isIPv6Network,
  networkOf,
  wideNetworkOf,
} from '../../platform/http/address.ts';
import { assertSameOrigin } from '../../platform/http/origin.ts';
import { emailLimitName, type Endpoint } from '../../platform/http/policy.ts';

/** The caller of an endpoint of an access level, and a function that sets a cookie. */
export interface Caller<Level extends Access = Access> {
  /** Null on endpoints for visitors, which do not read the session. */
  readonly viewer: Level extends 'visitor' ? null : Viewer;
  readonly sessionToken: string | null;
  /** Reads the session on an endpoint for visitors that depends on it. */
  readonly findViewer: () => Promise<Viewer | null>;
  readonly cookieHeader: string | undefined;
  /** The time of the device's clock when it sent the request; null: it did not tell, or no date. */
  readonly sentAt: Date | null;
  /** User-Agent header. */
  readonly userAgent: string | undefined;
  /** Returns the host of the requested URL, without the port. */
  readonly hostname: () => string;
  readonly setCookie: (cookie: string) => void;
}

/** The handler of an endpoint, by its description in the contract: with its input, or the request where it is raw. */
type HandlerOf<Description> =
  Description extends ContractProcedure<
    infer Input,
    infer Output,
    infer _Errors,
    { readonly policy: infer P }
  >
    ? P extends Policy & { readonly raw: true }
      ? (call: Caller<P['access']> & { readonly c: Context<Env> }) => Promise<Response> | Response
      : P extends Policy
        ? (
            call: Caller<P['access']> & { readonly input: InferSchemaOutput<Input> },
          ) => Promise<InferSchemaInput<Output>> | InferSchemaInput<Output>
        : never
    : never;

/** The handlers of a noun of the contract. */
export type Handlers<Noun extends keyof Contract> = {
  readonly [Verb in keyof Contract[Noun]]: HandlerOf<Contract[Noun][Verb]>;
};

const timeSchema = z.iso.datetime();
const parseTime = (text: string | undefined): Date | null => {
  const { data } = timeSchema.safeParse(text);
  return data === undefined ? null : new Date(data);
};

/** Result of an endpoint that has none. */
export const done = { ok: true } as const;

/** Checks a request by the policy of its endpoint, cheapest check first. Throws a Failure if it is refused. */
export async function authorizeRequest(
  c: Context<Env>,
  services: IdentityServices,
  endpoint: Endpoint,
): Promise<Caller> {
  const { config, limiter, accounts } = services;
  const { name, policy } = endpoint;
  if (endpoint.method !== 'GET') {
    assertSameOrigin(c, config);
    services.assertDiskSpace();
  }
  if (policy.limit !== 'unlimited' && policy.limit.by !== 'learner') {
    const { limit } = policy;
    const max = limit.by === 'email' ? limit.maxPerAddress : limit.max;
    const rule = { name, max, seconds: limit.seconds };
    const address = clientAddress(c, config.trustedProxies);
    await limiter.count(rule, networkOf(address));
    // One customer may have a /48 of IPv6, with 65,536 networks.
    if (isIPv6Network(address))
      await limiter.count({ ...rule, name: `${name}.wide`, max: 10 * max }, wideNetworkOf(address));
  }

  const cookieHeader = c.req.header('cookie');
  const sessionToken = accounts.cookies.read(cookieHeader);
  const setCookie = (cookie: string) => c.header('Set-Cookie', cookie, { append: true });
  const viewer =
    policy.access === 'visitor' ? null : await requireViewer(c, services, endpoint, sessionToken);
  if (viewer && policy.limit !== 'unlimited' && policy.limit.by === 'learner') {
    limiter.countInMemory({ ...policy.limit, name }, viewer.userId);
  }
  return {
    viewer,
    sessionToken,
    findViewer: () => findViewer(c, services, sessionToken),
    cookieHeader,
    sentAt: parseTime(c.req.header(clientTimeHeader)),
    userAgent: c.req.header('user-agent'),
    hostname: () => new URL(c.req.url).hostname,
    setCookie,
  };
}

/** The second part of an `email` limit, once the body is parsed: counts the e-mail, after the address. */
export async function countEmailLimit(
  services: IdentityServices,
  { name, policy }: Endpoint,
  input: unknown,
): Promise<void> {
  if (policy.limit === 'unlimited' || policy.limit.by !== 'email') return;
  if (typeof input !== 'object' || input === null || !('email' in input) || typeof input.email !== 'string')
    return;
  await services.limiter.count({ ...policy.limit, name: emailLimitName(name) }, canonicalEmail(input.email));
}

/** Refused access is in the log with the account (docs/operations.md). */
async function requireViewer(
  c: Context<Env>,
  services: Pick<IdentityServices, 'accounts' | 'readViewer' | 'log'>,
  { name, policy: { access } }: Endpoint,
  token: string | null,
): Promise<Viewer> {
  const { accounts, log } = services;
  const viewer = await findViewer(c, services, token);
  if (!viewer) throw new Failure('UNAUTHENTICATED', 'User not authenticated');
  const shownLearner = c.req.header(learnerHeader);
  if (shownLearner !== undefined && shownLearner !== accounts.learnerTag(viewer.userId))
    throw new Failure('LEARNER_CHANGED', 'Another learner has signed in since this page was loaded.');
  const refusal = refusalOf(viewer, access);
  if (refusal) {
    log.info({ userId: viewer.userId, endpoint: name, code: refusal.code }, 'access refused');
    throw refusal;
  }
  return viewer;
}

function refusalOf(viewer: Viewer, access: Policy['access']): Failure | null {
  if (access === 'subscriber' && !viewer.entitled)
    return new Failure('NOT_ENTITLED', 'This needs a subscription.');
  if (access === 'admin' && viewer.needsSecondFactor)
    return new Failure('SECOND_FACTOR_REQUIRED', 'Admins need two-step verification.');
  if (access === 'admin' && !viewer.isAdmin) return new Failure('FORBIDDEN', 'Only admins may do this.');
  return null;
}
