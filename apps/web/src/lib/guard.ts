import type { Learner } from '@ena/contract/session';
import { admission, type Gate } from '@ena/domain/entitlement/entitlement';
import { redirect } from 'react-router';
import { session } from './session.ts';

/**
 * For route loaders: the learner, once it is known that the page may be opened; otherwise a redirect to
 * what has to happen first, remembering where one came from. For comfort only: the server decides.
 */
export async function admit(request: Request, gate: Exclude<Gate, 'public'>): Promise<Learner> {
  const learner = await session.get();
  const verdict = admission(gate, learner);
  if (verdict === 'open' && learner) return learner;
  const { pathname, search } = new URL(request.url);
  throw redirect(
    `/${verdict === 'subscribe' ? 'pricing' : 'login'}?from=${encodeURIComponent(pathname + search)}`,
  );
}
