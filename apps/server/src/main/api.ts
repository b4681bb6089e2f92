/** Serves every endpoint of the contract under /api, each by its policy. */
import { contract } from '@ena/contract/contract';
import { declaredErrorCodes } from '@ena/contract/policy';
import type { AnyContractProcedure } from '@orpc/contract';
import { call, implement } from '@orpc/server';
import { type Context, Hono } from 'hono';
import { sendOpenApi } from './diagnostics/openapi.ts';
import { sendMetrics } from './diagnostics/metrics.ts';
import { checkReady } from './diagnostics/ready.ts';
import { Failure } from '../platform/failure.ts';
import type { Services } from './services.ts';
import { createRouter } from './router.ts';
import type { Env } from '../platform/http/address.ts';
import { readJsonBody, readParameters } from '../platform/http/body.ts';
import { type Caller, countEmailLimit, authorizeRequest } from '../identity/sessions/caller.ts';
import { prolongSession } from '../identity/sessions/prolongSession.ts';
import { type Endpoint, endpointsOf } from '../platform/http/policy.ts';

/** Log message of an error code that the contract does not declare for its endpoint; tests fail on it. */
export const undeclaredErrorCode = 'undeclared error code';

type Handler = (c: Context<Env>, caller: Caller) => Promise<Response>;

/** Throws if an endpoint has no policy or no handler, so that the server refuses to start. */
export function createApi(services: Services): Hono<Env> {
  const api = new Hono<Env>();
  const handlerOf = createHandlers(services);
  const allowed = new Map<string, string[]>();

  for (const endpoint of endpointsOf()) {
    const handler = handlerOf(endpoint);
    const errorCodes = declaredErrorCodes(endpoint.policy);
    api.on(endpoint.method, endpoint.path, async (c) => {
      try {
        const caller = await authorizeRequest(c, services, endpoint);
        const response = await handler(c, caller);
        const cookie = caller.viewer && (await prolongSession(services, caller.viewer));
        if (cookie !== null) response.headers.append('Set-Cookie', cookie);
        return response;
      } catch (error) {
        if (error instanceof Failure && !errorCodes.has(error.code))
          services.log.error({ endpoint: endpoint.name, code: error.code }, undeclaredErrorCode);
        throw error;
      }
    });
    allowed.set(endpoint.path, [...(allowed.get(endpoint.path) ?? []), endpoint.method]);
  }

  api.get('/health', (c) => c.json({ ok: true }));
  api.get('/ready', async (c) => c.json(await checkReady(services)));
  api.get('/openapi.json', sendOpenApi);
  api.get('/metrics', (c) => sendMetrics(c, services));
  for (const path of ['/health', '/ready', '/openapi.json', '/metrics']) allowed.set(path, ['GET']);

  for (const [path, methods] of allowed) {
    api.all(path, (c) => {
      c.header('Allow', methods.join(', '));
      throw new Failure('METHOD_NOT_ALLOWED', `Use ${methods.join(' or ')}.`);
    });
  }
  api.all('*', () => {
    throw new Failure('NOT_FOUND', 'There is no such endpoint; see /api/openapi.json.');
  });
  return api;
}

/** Returns the handler of an endpoint; throws if there is none, so that the server refuses to start. */
function createHandlers(services: Services): (endpoint: Endpoint) => Handler {
  type ByName<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;
  const descriptions: ByName<AnyContractProcedure> = contract;
  const router: ByName<unknown> = createRouter(services);
  return (endpoint) => {
    const [noun = '', verb = ''] = endpoint.name.split('.');
    const description = descriptions[noun]?.[verb];
    const handler = router[noun]?.[verb];
    if (!description || typeof handler !== 'function')
      throw new Error(`The endpoint ${endpoint.name} is not served.`);
    // as: its type is in the contract (Handlers), by which authorizeRequest and oRPC check what is passed.
    const handle = handler as (
      call: Caller & { readonly c?: Context<Env>; readonly input?: unknown },
    ) => unknown;
    // as: the response of a raw handler.
    if (endpoint.policy.raw) return async (c, caller) => (await handle({ ...caller, c })) as Response;
    const procedure = implement(description)
      .$context<Caller>()
      .handler(({ input, context }) => handle({ ...context, input }));
    return async (c, caller) => {
      const input = endpoint.method === 'GET' ? readParameters(c) : await readJsonBody(c);
      await countEmailLimit(services, endpoint, input);
      return c.json(await call(procedure, input, { context: caller }));
    };
  };
}
