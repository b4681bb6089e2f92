/** Serves every endpoint of the contract under /api, each by its policy. */
import { call, isProcedure } from '@orpc/server';
import { type Context, Hono } from 'hono';
import { createAsk } from '../chat/ask.ts';
import { receiveMessage } from '../contact/send.ts';
import { createBodies } from '../course/bodies.ts';
import { openApiDocument } from '../diagnostics/openapi.ts';
import { checkReady } from '../diagnostics/ready.ts';
import { Failure } from '../failure.ts';
import type { Parts } from '../parts.ts';
import { uploadAvatar } from '../profile/avatar.ts';
import { toLearner } from '../profile/learner.ts';
import { stopReminders } from '../reminders/stop.ts';
import { createRouter } from '../router.ts';
import type { Env } from './address.ts';
import { readJsonBody, readText } from './body.ts';
import { type Caller, countEmail, receive } from './caller.ts';
import { type Endpoint, endpointsOf } from './policy.ts';

/** Events of the payment provider carry whole invoices. */
const maxEventBytes = 512 * 1024;

type Answer = (c: Context<Env>, caller: Caller) => Promise<Response>;

/** Throws where an endpoint lacks its policy or is not served, so that the server refuses to start. */
export function createApi(parts: Parts): Hono<Env> {
  const api = new Hono<Env>();
  const answerOf = createAnswers(parts);
  const allowed = new Map<string, string[]>();

  for (const endpoint of endpointsOf()) {
    const answer = answerOf(endpoint);
    api.on(endpoint.method, endpoint.path, async (c) => answer(c, await receive(c, parts, endpoint)));
    allowed.set(endpoint.path, [...(allowed.get(endpoint.path) ?? []), endpoint.method]);
  }

  api.get('/health', (c) => c.json({ ok: true }));
  api.get('/ready', async (c) => c.json(await checkReady(parts)));
  api.get('/openapi.json', async (c) => c.json(await openApiDocument()));
  for (const path of ['/health', '/ready', '/openapi.json']) allowed.set(path, ['GET']);

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

/** Finds what answers an endpoint; throws where nothing does, so that the server refuses to start. */
function createAnswers(parts: Parts): (endpoint: Endpoint) => Answer {
  const bodyOf = createBodies(parts.course);
  const ask = createAsk(parts);
  const ofBytes = new Map<string, Answer>([
    ['course.lesson', (c, { viewer }) => bodyOf.unit(c, 'lesson', c.req.param('lessonId') ?? '', viewer)],
    ['course.quiz', (c, { viewer }) => bodyOf.unit(c, 'quiz', c.req.param('quizId') ?? '', viewer)],
    ['course.vocabulary', bodyOf.vocabulary],
    ['course.tips', bodyOf.tips],
    [
      'billing.webhook',
      async (c) => {
        await parts.billing.receive(await readText(c, maxEventBytes), c.req.header('stripe-signature'));
        return c.json({ received: true });
      },
    ],
    [
      'chat.ask',
      async (c, { viewer }) => {
        if (!viewer) throw new Failure('UNAUTHENTICATED', 'User not authenticated');
        return ask(c, viewer);
      },
    ],
    [
      'profile.uploadAvatar',
      async (c, { viewer }) => {
        if (!viewer) throw new Failure('UNAUTHENTICATED', 'User not authenticated');
        await uploadAvatar(c, parts, viewer.userId);
        return c.json({ learner: await toLearner(parts, viewer) });
      },
    ],
  ]);
  ofBytes.set('reminders.stop', async (c) => {
    await stopReminders(parts, c.req.param('token') ?? '');
    return c.json({ ok: true });
  });
  ofBytes.set('reminders.open', async (c) =>
    c.redirect(parts.reminderLinks.pageOf(c.req.param('token') ?? ''), 303),
  );
  ofBytes.set('contact.send', (c) => receiveMessage(c, parts, 'json'));
  ofBytes.set('contact.sendForm', (c) => receiveMessage(c, parts, 'form'));
  const procedures = new Map<string, unknown>(
    Object.entries(createRouter(parts)).flatMap(([noun, verbs]) =>
      Object.entries(verbs).map(([verb, procedure]): [string, unknown] => [`${noun}.${verb}`, procedure]),
    ),
  );
  return (endpoint) => {
    const answer = ofBytes.get(endpoint.name);
    if (answer) return answer;
    const procedure = procedures.get(endpoint.name);
    if (!isProcedure(procedure)) throw new Error(`The endpoint ${endpoint.name} is not served.`);
    return async (c, caller) => {
      const input =
        endpoint.method === 'GET' ? { ...c.req.query(), ...c.req.param() } : await readJsonBody(c);
      await countEmail(parts, endpoint, input);
      return c.json(await call(procedure, input, { context: caller }));
    };
  };
}
