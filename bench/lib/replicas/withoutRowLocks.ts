/** Preloaded by a server: it claims jobs without locking their rows. */
import { createRequire } from 'node:module';

type Query = (...args: unknown[]) => unknown;

const requireOfServer = createRequire(import.meta.resolve('../../../apps/server/package.json'));
// as: the driver of the server.
const { Client } = requireOfServer('pg') as { Client: { prototype: { query: Query } } };
Client.prototype.query = new Proxy(Client.prototype.query, {
  apply: (query, self, [first, ...rest]: unknown[]): unknown => {
    if (typeof first !== 'object' || first === null || !('text' in first))
      return Reflect.apply(query, self, [first, ...rest]);
    const text = String(first.text).replace(' for update skip locked', '');
    return Reflect.apply(query, self, [{ ...first, text }, ...rest]);
  },
});
