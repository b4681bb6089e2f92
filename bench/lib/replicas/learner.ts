/** A simulated learner: signs up by mail, then reads lessons and reports study time and reviews. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mailLeaseMs } from '../../../apps/server/src/platform/mail/queue.ts';
import { createReview } from '../createReview.ts';
import type { Client, ClientRequest, ClientResponse } from './client.ts';

/** Ids of writes that the server has acknowledged. */
export interface Acknowledged {
  readonly emails: string[];
  readonly reports: string[];
  readonly reviews: string[];
}

const password = 'გამარჯობა მეგობარო';
const pauseMs = 100;
const mailPollMs = 100;
/** A mail whose worker was killed waits for the end of its lease. */
const mailTimeoutMs = mailLeaseMs + 30_000;

const post = (path: string, body: object): ClientRequest => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
});

/** Throws unless the response is the expected one: other failures are no matter of replicas. */
function expectOk(response: ClientResponse, what: string): ClientResponse {
  if (response.status !== 200) throw new Error(`${what}: ${response.status} ${response.text.slice(0, 300)}`);
  return response;
}

/**
 * Creates an account and confirms it by the link that was mailed (`findMail`); returns the request headers of its
 * session.
 */
export async function signUp(
  client: Client,
  acknowledged: Acknowledged,
  findMail: (email: string) => string | undefined,
): Promise<Readonly<Record<string, string>>> {
  const email = `${randomUUID()}@ena.example`;
  const account = { name: 'Ana', email, password };
  const created = await client.send(post('/api/auth/sign-up/email', account));
  // The attempt before was successful, although its response was lost.
  if (!(created.isRepeated && created.text.includes('EMAIL_TAKEN'))) expectOk(created, 'sign-up');
  acknowledged.emails.push(email);
  const end = performance.now() + mailTimeoutMs;
  let token: string | undefined;
  while ((token = /#token=([\w.-]+)/u.exec(findMail(email) ?? '')?.[1]) === undefined) {
    if (performance.now() > end) throw new Error('A confirmation mail did not arrive.');
    await wait(mailPollMs);
  }
  const confirmed = await client.send(post('/api/auth/verify-email', { token }));
  if (confirmed.status === 200) return { cookie: confirmed.cookies.join('; ') };
  // The response of an earlier attempt was lost, also if the proxy has made both.
  if (!confirmed.text.includes('ALREADY_CONFIRMED')) expectOk(confirmed, 'confirmation');
  const signedIn = await client.send(post('/api/auth/sign-in/email', { email, password, rememberMe: false }));
  return { cookie: expectOk(signedIn, 'log-in').cookies.join('; ') };
}

/** Studies until `isOver`. */
export async function study(
  client: Client,
  headers: Readonly<Record<string, string>>,
  acknowledged: Acknowledged,
  isOver: () => boolean,
): Promise<void> {
  const send = async (request: ClientRequest) =>
    expectOk(await client.send({ ...request, headers }), request.path);
  while (!isOver()) {
    await send({ path: '/beginner/alphabet' });
    const session = await send({ path: '/api/session' });
    if (!session.text.includes('@ena.example')) throw new Error('The session has ended.');
    await send({ path: '/api/course/lessons/alphabet' });
    await wait(pauseMs);
    const report = { id: randomUUID(), lessonId: 'alphabet', timeSpent: 1, timeZone: 'Asia/Tbilisi' };
    await send(post('/api/progress/reports', report));
    acknowledged.reports.push(report.id);
    await wait(pauseMs);
    await send({ path: '/api/reviews/session' });
    const review = createReview();
    await send(post('/api/reviews', { reviews: [review] }));
    acknowledged.reviews.push(review.id);
    await send({ path: '/api/progress' });
    await wait(pauseMs);
  }
}
