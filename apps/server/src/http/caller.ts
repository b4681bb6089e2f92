/** What happens before an endpoint's use case: origin, limits, session, access; all by its policy. */
import type { Policy } from '@ena/contract/policy';
import type { Context } from 'hono';
import type { Accounts } from '../auth/accounts.ts';
import type { Viewer } from '../auth/viewer.ts';
import { Failure } from '../failure.ts';
import type { Parts } from '../parts.ts';
import { clientAddress, type Env, networkOf } from './address.ts';
import { requireOwnOrigin } from './origin.ts';
import type { Endpoint } from './policy.ts';

/** Who calls, and a way to give them a cookie. */
export interface Caller {
  /** Null for a visitor, and on endpoints that do not ask. */
  readonly viewer: Viewer | null;
  readonly sessionToken: string | null;
  readonly cookieHeader: string | undefined;
  /** What the browser says of itself. */
  readonly userAgent: string | undefined;
  /** Name or address by which the server was called, without the port. */
  readonly hostname: string;
  readonly setCookie: (cookie: string) => void;
}

/** Reads that change something, as the confirmation link's does. */
const changingReads = new Set(['auth.confirm']);

/** Lets a request in, or throws the failure that turns it away; the order is the cheapest check first. */
export async function receive(c: Context<Env>, parts: Parts, endpoint: Endpoint): Promise<Caller> {
  const { config, limiter, accounts } = parts;
  const { name, policy } = endpoint;
  if (endpoint.method !== 'GET' || changingReads.has(name)) requireOwnOrigin(c, config);
  if (policy.limit !== 'unlimited' && policy.limit.by !== 'learner') {
    await limiter.count({ ...policy.limit, name }, networkOf(clientAddress(c, config.trustedProxies)));
  }

  const cookieHeader = c.req.header('cookie');
  const sessionToken = accounts.cookies.read(cookieHeader);
  const setCookie = (cookie: string) => c.header('Set-Cookie', cookie, { append: true });
  const viewer = policy.access === 'visitor' ? null : await requireViewer(parts, policy, sessionToken);
  if (viewer) renewCookie(accounts, viewer, setCookie);
  if (viewer && policy.limit !== 'unlimited' && policy.limit.by === 'learner') {
    limiter.countHere({ ...policy.limit, name }, viewer.userId);
  }
  return {
    viewer,
    sessionToken,
    cookieHeader,
    userAgent: c.req.header('user-agent'),
    hostname: new URL(c.req.url).hostname,
    setCookie,
  };
}

/** A remembered session that was prolonged takes its cookie along; others end with the browser anyway. */
export function renewCookie(accounts: Accounts, viewer: Viewer, setCookie: Caller['setCookie']): void {
  const { token, remembered } = viewer.session;
  if (viewer.prolonged && remembered) setCookie(accounts.cookies.issue(token, true));
}

/** The second half of an `email` limit, once the body is known. */
export async function countEmail(parts: Parts, { name, policy }: Endpoint, input: unknown): Promise<void> {
  if (policy.limit === 'unlimited' || policy.limit.by !== 'email') return;
  if (typeof input !== 'object' || input === null || !('email' in input) || typeof input.email !== 'string')
    return;
  await parts.limiter.count({ ...policy.limit, name: `${name} to` }, input.email.trim().toLowerCase());
}

async function requireViewer(parts: Parts, policy: Policy, token: string | null): Promise<Viewer> {
  const viewer = token === null ? null : await parts.readViewer(token);
  if (!viewer) throw new Failure('UNAUTHENTICATED', 'User not authenticated');
  if (policy.access === 'subscriber' && !viewer.entitled) {
    throw new Failure('NOT_ENTITLED', 'This needs a subscription.');
  }
  if (policy.access === 'admin' && !viewer.isAdmin) throw new Failure('FORBIDDEN', 'This is for admins.');
  return viewer;
}
