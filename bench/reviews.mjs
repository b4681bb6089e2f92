/**
 * Latency of spaced review through the real server on its embedded database, one request at a time, by the demo
 * subscriber with a month of study: what is due, a planned session, the list of met items, and recording answers.
 */
import { randomUUID } from 'node:crypto';
import { report } from './lib/report.mjs';
import { runInChromium } from './lib/runInChromium.mjs';

/** Sessions are limited to 60 a minute. */
const rounds = 40;

await runInChromium(async (browser, origin) => {
  const context = await browser.newContext({ baseURL: origin });
  const demo = { email: 'subscriber@demo.ena.example', password: 'gamarjoba', rememberMe: false };
  const signedIn = await context.request.post('/api/auth/sign-in/email', { data: demo, headers: { origin } });
  if (!signedIn.ok()) throw new Error(`The demo learner could not sign in: ${signedIn.status()}.`);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

  /**
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<{ ms: number, json: any }>}
   */
  const call = async (path, body) => {
    const start = performance.now();
    const response = await fetch(`${origin}${path}`, {
      headers: { cookie, origin, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const json = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return { ms: performance.now() - start, json };
  };

  const { json: session } = await call('/api/reviews/session');
  const asked = session.steps.filter((/** @type {{ kind: string }} */ { kind }) => kind === 'ask');
  const answers = () =>
    asked.slice(0, 10).map((/** @type {{ itemId: string, skill: string, format: string }} */ step) => ({
      id: randomUUID(),
      itemId: step.itemId,
      skill: step.skill,
      format: step.format,
      response: null,
      secondAttempt: false,
      hintUsed: false,
      acceptedByLearner: false,
      elapsedMs: 3000,
      answeredAt: new Date().toISOString(),
    }));

  for (const [what, run] of /** @type {const} */ ([
    ['what is due', () => call('/api/reviews/summary')],
    [`a session of ${session.steps.length} steps`, () => call('/api/reviews/session')],
    ['the list of met items', () => call('/api/reviews/items')],
    ['recording 10 answers', () => call('/api/reviews', { reviews: answers() })],
  ])) {
    /** @type {number[]} */
    const times = [];
    for (let round = 0; round < rounds; round++) times.push((await run()).ms);
    times.sort((one, other) => one - other);
    const percentile = (/** @type {number} */ share) => times[Math.floor(share * times.length)] ?? 0;
    report(`${what}, median`, percentile(0.5), 'ms', null);
    report(`${what}, p95`, percentile(0.95), 'ms', 50);
  }
});
