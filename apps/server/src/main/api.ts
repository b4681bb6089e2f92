/** Serves every endpoint of the contract under /api, each by its policy. */
import { maxAvatarBytes } from '@ena/domain/account/avatar';
import { declaredErrorCodes } from '@ena/contract/policy';
import { call, isProcedure } from '@orpc/server';
import { type Context, Hono } from 'hono';
import { createAskHandler } from '../content/chat/ask.ts';
import { maxEventBytes, receiveWebhook } from '../billing/webhook.ts';
import { receiveMessage } from '../contact/send.ts';
import { createBodies } from '../content/course/bodies.ts';
import { sendOpenApi } from './diagnostics/openapi.ts';
import { sendMetrics } from './diagnostics/metrics.ts';
import { checkReady } from './diagnostics/ready.ts';
import { Failure } from '../platform/failure.ts';
import type { Services } from './services.ts';
import { sendAccountData } from '../learner/account/exportData.ts';
import { downloadItems } from '../learner/export/download.ts';
import { uploadAvatar } from '../learner/profile/avatar.ts';
import { toLearner } from '../learner/profile/learner.ts';
import { unsubscribe } from '../learner/optionalMail/unsubscribe.ts';
import { createRouter } from './router.ts';
import type { Env } from '../platform/http/address.ts';
import { readJsonBody, readParameters } from '../platform/http/body.ts';
import { type Caller, countEmailLimit, authorizeRequest } from '../identity/sessions/caller.ts';
import { prolongSession } from '../identity/sessions/prolongSession.ts';
import { type Endpoint, endpointsOf } from '../platform/http/policy.ts';

/** The maxima of request bodies by path, where they are not `maxBodyBytes`. */
export const maxBytesOf: ReadonlyMap<string, number> = new Map([
  ['/api/billing/webhook', maxEventBytes],
  ['/api/profile/avatar', maxAvatarBytes],
]);

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
  const bodyOf = createBodies(services.course);
  const ask = createAskHandler(services);
  const rawHandlers = new Map<string, Handler>([
    ['course.lesson', (c, { viewer }) => bodyOf.unit(c, 'lesson', c.req.param('lessonId') ?? '', viewer)],
    ['course.quiz', (c, { viewer }) => bodyOf.unit(c, 'quiz', c.req.param('quizId') ?? '', viewer)],
    ['course.vocabulary', bodyOf.vocabulary],
    ['course.tips', bodyOf.tips],
    ['billing.webhook', (c) => receiveWebhook(c, services)],
    [
      'chat.ask',
      async (c, { viewer }) => {
        if (!viewer) throw new Failure('UNAUTHENTICATED', 'User not authenticated');
        return ask(c, viewer);
      },
    ],
    [
      'reviews.download',
      async (c, { viewer }) => {
        if (!viewer) throw new Failure('UNAUTHENTICATED', 'User not authenticated');
        return downloadItems(c, services, viewer);
      },
    ],
    [
      'account.data',
      async (c, { viewer }) => {
        if (!viewer) throw new Failure('UNAUTHENTICATED', 'User not authenticated');
        return sendAccountData(c, services, viewer.userId);
      },
    ],
    [
      'profile.uploadAvatar',
      async (c, { viewer }) => {
        if (!viewer) throw new Failure('UNAUTHENTICATED', 'User not authenticated');
        await uploadAvatar(c, services, viewer.userId);
        return c.json({ learner: await toLearner(services, viewer) });
      },
    ],
  ]);
  rawHandlers.set('mails.stop', async (c) => {
    await unsubscribe(services, c.req.param('kind') ?? '', c.req.param('token') ?? '');
    return c.json({ ok: true });
  });
  rawHandlers.set('mails.open', async (c) => {
    const url = services.unsubscribeLinks.pageUrlForToken(
      c.req.param('kind') ?? '',
      c.req.param('token') ?? '',
    );
    return c.redirect(url, 303);
  });
  rawHandlers.set('contact.send', (c) => receiveMessage(c, services, 'json'));
  rawHandlers.set('contact.sendForm', (c) => receiveMessage(c, services, 'form'));
  const procedures = new Map<string, unknown>(
    Object.entries(createRouter(services)).flatMap(([noun, verbs]) =>
      Object.entries(verbs).map(([verb, procedure]): [string, unknown] => [`${noun}.${verb}`, procedure]),
    ),
  );
  return (endpoint) => {
    const handler = rawHandlers.get(endpoint.name);
    if (handler) return handler;
    const procedure = procedures.get(endpoint.name);
    if (!isProcedure(procedure)) throw new Error(`The endpoint ${endpoint.name} is not served.`);
    return async (c, caller) => {
      const input = endpoint.method === 'GET' ? readParameters(c) : await readJsonBody(c);
      await countEmailLimit(services, endpoint, input);
      return c.json(await call(procedure, input, { context: caller }));
    };
  };
}
