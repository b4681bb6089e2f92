import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** What tests read of OTLP's JSON format. */
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.int(),
              attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
              status: z.object({ code: z.int(), message: z.string().optional() }),
              events: z.array(z.unknown()).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type Collector = Awaited<ReturnType<typeof startCollector>>;

const [serverKind, errorCode] = [2, 2];

/** A collector of OpenTelemetry on 127.0.0.1. */
export async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // as: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Everything that was received, as text. */
    text: () => bodies.join('\n'),
    spans: () =>
      bodies
        .flatMap((body) => exportSchema.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ traceId, spanId, parentSpanId, name, kind, attributes, status, events }) => ({
          traceId,
          id: spanId,
          parent: parentSpanId,
          name,
          kind: kind === serverKind ? 'server' : 'client',
          attributes: Object.fromEntries(
            attributes.map(({ key, value }) => [key, value['stringValue'] ?? value['intValue']]),
          ),
          failed: status.code === errorCode,
          message: status.message,
          events,
        })),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
