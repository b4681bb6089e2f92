import type { Learner } from '@ena/contract/session';
import { checkAccess, type RequiredAccess } from '@ena/domain/entitlement/entitlement';
import { redirect, replace } from 'react-router';
import { errorCodeOf } from './client.ts';
import { session } from './session.ts';

/** Whether the window shows the address of a request: it was opened directly or by the back button, not by a link. */
const isOwnEntry = ({ pathname, search }: URL) =>
  window.location.pathname + window.location.search === pathname + search;

/**
 * Redirects to another page. The history entry of the requested page is replaced if it exists already, because
 * its address was opened directly or by the back button: otherwise Back would lead to it and be redirected again.
 */
function redirectFrom({ url }: Request, to: string): Response {
  return isOwnEntry(new URL(url)) ? replace(to) : redirect(to);
}

/** Redirects to the login or the plans, with the requested address in `from`. */
function redirectWithReturn(to: 'login' | 'pricing', request: Request): Response {
  const requested = new URL(request.url);
  // A request has no hash. Pages whose hash is a token are public.
  const hash = isOwnEntry(requested) ? window.location.hash : '';
  return redirectFrom(
    request,
    `/${to}?from=${encodeURIComponent(requested.pathname + requested.search + hash)}`,
  );
}

let lastNotFoundPath = '';
/** Path of the last address that was not found; empty if there was none. */
export const notFoundPath = (): string => lastNotFoundPath;

/** For route loaders: redirects to /404 (NF-01), which reads the requested path from `notFoundPath`. */
export function redirectToNotFound(request: Request): Response {
  lastNotFoundPath = new URL(request.url).pathname;
  return redirectFrom(request, '/404');
}

/**
 * For route loaders: returns the learner if they may open the page, otherwise throws a redirect to the login or
 * the plans. Not a security check: the server enforces access.
 */
export async function requireAccess(
  request: Request,
  requiredAccess: Exclude<RequiredAccess, 'public'>,
): Promise<Learner> {
  const learner = await session.get();
  const verdict = checkAccess(requiredAccess, learner);
  if (verdict === 'open' && learner) return learner;
  throw redirectWithReturn(verdict === 'subscribe' ? 'pricing' : 'login', request);
}

/**
 * For route loaders: loads data of the server; redirects to the login if the session has ended meanwhile, to
 * the plans if Premium has.
 */
export async function loadOrRedirect<T>(request: Request, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'NOT_ENTITLED') {
      // Premium has ended since this tab loaded the session.
      await session.refresh();
      throw redirectWithReturn('pricing', request);
    }
    if (code === 'LEARNER_CHANGED') {
      await session.refresh();
      return load();
    }
    if (code !== 'UNAUTHENTICATED') throw error;
    session.set(null);
    throw redirectWithReturn('login', request);
  }
}
