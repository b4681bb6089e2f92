import { randomInt } from 'node:crypto';
import { buildHeader } from '@ena/contract/buildHeader';
import { checkAccess } from '@ena/domain/entitlement/entitlement';
import type { Context } from 'hono';
import { findViewer } from '../identity/sessions/findViewer.ts';
import type { IdentityServices } from '../identity/services.ts';
import { Failure } from '../platform/failure.ts';
import type { Env } from '../platform/http/address.ts';
import { sendEncoded } from '../platform/http/encoded.ts';
import { allowOtherOrigins } from '../platform/http/headers.ts';
import type { LearnerPage, Site, SiteFile } from './site.ts';

/**
 * The file of a page for learners, if the viewer may open it (D3). Otherwise null: the web app then leads to the login or
 * the plans, or says what fails, if the session cannot be read.
 */
async function findLearnerFile(
  c: Context<Env>,
  services: PageServices,
  page: LearnerPage,
): Promise<SiteFile | null> {
  const viewer = await findViewer(c, services).catch(() => null);
  if (!viewer) return null;
  const { files, lockedFile } = page;
  return (
    (checkAccess(page.requiredAccess, viewer) === 'open' ? files[randomInt(files.length)] : lockedFile) ??
    null
  );
}

type PageServices = Pick<IdentityServices, 'accounts' | 'readViewer'> & { readonly site: Site };

/** Serves a path of the web app: a file, a page, or the 404 page (D21, NF-02). */
export async function sendPage(c: Context<Env>, services: PageServices): Promise<Response> {
  const { site } = services;
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    c.header('Allow', 'GET, HEAD');
    throw new Failure('METHOD_NOT_ALLOWED', 'Use GET.');
  }
  const answer = site.find(decoded(c.req.path));
  switch (answer.kind) {
    case 'redirect':
      return c.redirect(answer.to + new URL(c.req.url).search, 301);
    case 'asset':
      c.header('Cache-Control', 'public, max-age=31536000, immutable');
      if (site.hasCdn) allowOtherOrigins(c);
      return sendEncoded(c, answer.file);
    case 'file':
      c.header('Cache-Control', 'no-cache');
      if (answer.contentSecurityPolicy) c.header('Content-Security-Policy', answer.contentSecurityPolicy);
      return sendEncoded(c, answer.file);
    case 'page': {
      const { learnerPage } = answer;
      const learnerFile = learnerPage ? await findLearnerFile(c, services, learnerPage) : null;
      const file = learnerFile ?? answer.file;
      c.header('Cache-Control', learnerFile ? 'private, no-cache' : 'no-cache');
      if (learnerPage) c.header('Vary', 'Cookie');
      // The service worker stores pages of its own build only.
      if (site.build !== '') c.header(buildHeader, site.build);
      if (file.contentSecurityPolicy !== null)
        c.header('Content-Security-Policy', file.contentSecurityPolicy);
      return sendEncoded(c, file, answer.status);
    }
  }
}

/** Decodes a path; one with an invalid encoding is left as it is, and matches no page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
