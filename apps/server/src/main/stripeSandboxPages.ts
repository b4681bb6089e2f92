import { Hono } from 'hono';
import { Failure } from '../platform/failure.ts';
import { type Env, isLoopback } from '../platform/http/address.ts';
import { assertSameOrigin, type OriginSettings } from '../platform/http/origin.ts';

/** The pages of the Stripe sandbox, only for loopback hosts; changes need a same-origin request (CSRF). */
export function protectSandboxPages(pages: Hono, settings: OriginSettings): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    // Against DNS rebinding: refuses host names of other sites that resolve to this machine.
    if (!isLoopback(new URL(c.req.url).hostname)) throw new Failure('NOT_FOUND', 'There is no such page.');
    if (c.req.method !== 'GET') assertSameOrigin(c, settings);
    await next();
  });
  app.route('/', pages);
  return app;
}
