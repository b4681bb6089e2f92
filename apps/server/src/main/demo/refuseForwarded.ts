import type { MiddlewareHandler } from 'hono';
import type { Env } from '../../platform/http/address.ts';

/** Headers that reverse proxies add. */
const proxyHeader = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|.+-connecting-ip)$/u;

/**
 * For demo mode, whose passwords and mailbox are public: refuses each request that a reverse proxy has passed on, whatever its
 * Host is. Then others reach this server, although its settings say that only this machine does.
 */
export const refuseForwarded: MiddlewareHandler<Env> = async (c, next) => {
  for (const name of c.req.raw.headers.keys())
    if (proxyHeader.test(name))
      return c.text(
        'Ena runs in demo mode, which is for this machine only, and a proxy has passed on this request. Set PUBLIC_URL, TRUSTED_PROXY and SMTP_URL; the README explains them.\n',
        403,
      );
  return next();
};
