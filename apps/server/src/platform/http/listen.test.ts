import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { sendEarly } from './earlyResponses.ts';
import { createHttpServer, findFreePort, listen } from './listen.ts';

it.each([true, false])(
  'refusals before the application have HSTS if the public URL has TLS: %s',
  async (isHttps) => {
    const refuse = (...[request, response]: Parameters<Parameters<typeof createHttpServer>[0]>) =>
      sendEarly(request, response, 'overloaded');
    const server = createHttpServer(refuse, { trustedProxies: 0, maxBytesOf: new Map(), isHttps });
    onTestFinished(async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    });
    const port = await findFreePort('127.0.0.1');
    await listen(server, port, '127.0.0.1');
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/api/session`);
    expect([status, headers.has('strict-transport-security')]).toEqual([503, isHttps]);
  },
);
