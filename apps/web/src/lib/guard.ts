import type { Learner } from '@ena/contract/session';
import { admission, type Gate } from '@ena/domain/entitlement/entitlement';
import { redirect } from 'react-router';
import { failureOf } from './client.ts';
import { session } from './session.ts';

/** To a page that has to come first, remembering where one came from. */
function detour(to: 'login' | 'pricing', request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`/${to}?from=${encodeURIComponent(pathname + search)}`);
}

let lost = '';
/** The path of the last address that led nowhere; empty where there was none. */
export const lostPath = (): string => lost;

/** For route loaders: to the page for addresses that lead nowhere (NF-01), which may read what was meant. */
export function notFound(request: Request): Response {
  lost = new URL(request.url).pathname;
  return redirect('/404');
}

/**
 * For route loaders: the learner, once it is known that the page may be opened; otherwise a redirect to
 * what has to happen first. For comfort only: the server decides.
 */
export async function admit(request: Request, gate: Exclude<Gate, 'public'>): Promise<Learner> {
  const learner = await session.get();
  const verdict = admission(gate, learner);
  if (verdict === 'open' && learner) return learner;
  throw detour(verdict === 'subscribe' ? 'pricing' : 'login', request);
}

/**
 * For route loaders: what a page needs of the server; to the login where the session has ended meanwhile,
 * to the plans where Premium has.
 */
export async function loadSignedIn<T>(request: Request, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const code = failureOf(error);
    if (code === 'NOT_ENTITLED') {
      // It lapsed since this tab last asked.
      await session.refresh();
      throw detour('pricing', request);
    }
    if (code !== 'UNAUTHENTICATED') throw error;
    session.set(null);
    throw detour('login', request);
  }
}
