/** Observes every request of a server, also those that never reach the application. */
import { performance } from 'node:perf_hooks';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { Env } from './address.ts';

export interface CompletedRequest {
  readonly method: string;
  /** The pattern of the route, such as `/api/course/lessons/:lessonId`; null if the application did not answer. */
  readonly route: string | null;
  /** 499 if the client disconnected before the end of the response. */
  readonly status: number;
  readonly seconds: number;
}

const clientClosedRequest = 499;
const routes = new WeakMap<IncomingMessage, string>();

/** Records which route has answered; called by the outermost middleware, after the response. */
export function recordRoute(c: Context<Env>): void {
  // `env` is absent where a test calls the app without a server.
  const incoming = c.env?.incoming;
  if (incoming) routes.set(incoming, routePath(c));
}

/** Calls `observe` after each response of the server. */
export function observeRequests(server: Server, observe: (request: CompletedRequest) => void): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    response.once('close', () =>
      observe({
        method: request.method ?? '',
        route: routes.get(request) ?? null,
        status: response.writableFinished ? response.statusCode : clientClosedRequest,
        seconds: (performance.now() - startedAt) / 1000,
      }),
    );
  });
}
