import { learnerHeader, learnerHeaderOf } from '@ena/contract/learnerHeader';
import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from '../../platform/http/address.ts';
import type { IdentityServices } from '../services.ts';
import type { Viewer } from './viewer.ts';

/** The viewer of a session; the response names the learner, also if it is an error. */
export async function findViewer(
  c: Context<Env>,
  { accounts, readViewer }: Pick<IdentityServices, 'accounts' | 'readViewer'>,
  token: string | null = accounts.cookies.read(c.req.header('cookie')),
): Promise<Viewer | null> {
  const viewer = token === null ? null : await readViewer(token);
  if (viewer)
    c.set('learner', learnerHeaderOf({ tag: accounts.learnerTag(viewer.userId), entitled: viewer.entitled }));
  return viewer;
}

/** Sets the header with the learner whom `findViewer` has found. */
export const nameLearner: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const learner = c.get('learner');
  if (learner !== undefined) c.res.headers.set(learnerHeader, learner);
};
