/** The Hono application: API, web app, and middleware of all responses. Tests call its `app.request()`. */
import { randomUUID } from 'node:crypto';
import { buildHeader } from '@ena/contract/buildHeader';
import { Hono } from 'hono';
import { type Env } from '../platform/http/address.ts';
import { createApi } from './api.ts';
import { toErrorResponse } from '../platform/http/errors.ts';
import { securityHeaders } from '../platform/http/headers.ts';
import { recordRoute } from '../platform/http/observeRequests.ts';
import { redactPath } from '../platform/log.ts';
import { nameLearner } from '../identity/sessions/findViewer.ts';
import { sendPage } from '../site/pages.ts';
import { refuseForwarded } from './demo/refuseForwarded.ts';
import { protectSandboxPages } from './stripeSandboxPages.ts';
import type { Services } from './services.ts';
import { sendAvatar } from '../learner/profile/avatar.ts';
import { sendClip } from '../content/sound/send.ts';

/** Throws if an endpoint of the contract has no policy or no handler. */
export function createApp(services: Services): Hono<Env> {
  const { config, log, site, stripeSandboxPages, isOpen } = services;
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    recordRoute(c);
    c.res.headers.set('X-Request-Id', requestId);
    if (!isOpen()) c.res.headers.set('Connection', 'close');
    const ms = Math.round(performance.now() - started);
    log.info(
      { requestId, method: c.req.method, path: redactPath(c.req.path), status: c.res.status, ms },
      'request',
    );
  });
  if (config.demoMode) app.use(refuseForwarded);
  app.use(nameLearner);
  app.use(securityHeaders(config.publicUrl.startsWith('https:')));
  if (site.build !== '')
    app.use('/api/*', async (c, next) => {
      await next();
      c.res.headers.set(buildHeader, site.build);
    });
  app.route('/api', createApi(services));
  app.all('/audio/*', (c) => sendClip(c, services));
  app.all('/avatars/*', (c) => sendAvatar(c, services));
  if (stripeSandboxPages) app.route('/stripe-sandbox', protectSandboxPages(stripeSandboxPages, config));
  app.all('*', (c) => sendPage(c, services));
  app.onError((error, c) => toErrorResponse(c, error, log));
  return app;
}
