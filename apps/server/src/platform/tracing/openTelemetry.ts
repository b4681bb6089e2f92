/** Traces by OpenTelemetry, exported by OTLP over HTTP. Loaded only where an endpoint is configured (decision 0075). */
import type { IncomingMessage, RequestListener } from 'node:http';
import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { isTracingSuppressed, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { observeOutgoing } from './outgoing.ts';
import type { Tracing } from './tracing.ts';

export interface TracingSettings {
  /** Base address of the collector, to which `/v1/traces` is added. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Number of reverse proxies: the header `traceparent` is theirs. */
  readonly trustedProxies: number;
  /** The pattern of the route that has answered a request; null: none. */
  readonly routeOf: (request: IncomingMessage) => string | null;
}

/** Any other method of a request is a word of the client. */
const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Starts recording; spans are exported in the background, and dropped while the collector does not respond. */
export function startTracing({ endpoint, serviceName, trustedProxies, routeOf }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('ena');
  const contextManager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contextManager);

  const run = async <Result>(span: Span, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await context.with(trace.setSpan(context.active(), span), work);
    } catch (error) {
      // Without its message, which may contain personal data.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };

  const stopObserving = observeOutgoing(({ method, host }) => {
    // Requests of the exporter itself.
    if (isTracingSuppressed(context.active())) return null;
    const span = tracer.startSpan(`${method} ${host}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'http.request.method': method, 'server.address': host },
    });
    return (status) => {
      if (status !== null) span.setAttribute('http.response.status_code', status);
      if (status === null || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  });

  return {
    traceRequests:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        const method = knownMethods.has(request.method ?? '') ? String(request.method) : '_OTHER';
        const parent = trustedProxies > 0 ? remoteParent(request) : ROOT_CONTEXT;
        const attributes = { 'http.request.method': method };
        const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
        response.once('close', () => {
          const route = routeOf(request);
          if (route !== null) {
            span.updateName(`${method} ${route}`);
            span.setAttribute('http.route', route);
          }
          if (response.writableFinished) span.setAttribute('http.response.status_code', response.statusCode);
          if (!response.writableFinished || response.statusCode >= 500)
            span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        context.with(trace.setSpan(parent, span), () => listener(request, response));
      },
    trace: (name, work) => run(tracer.startSpan(name, { kind: SpanKind.CLIENT }), work),
    traceQuery(text, work) {
      if (trace.getSpan(context.active()) === undefined) return work();
      const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      return run(tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }), work);
    },
    async stop() {
      stopObserving();
      // A collector that does not respond must not fail the shutdown.
      await provider.shutdown().catch(() => undefined);
      context.disable();
    },
  };
}

/** The context of the header `traceparent`; the root if there is none, or an invalid one. */
function remoteParent(request: IncomingMessage): Context {
  const parent = parseTraceParent(String(request.headers['traceparent'] ?? ''));
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}
