/**
 * Queries of the course's search, one after the other, through the whole stack of the real server on its embedded
 * database: limit, session, search, answer. Words of the course in each spelling, beginnings as they are typed, slips,
 * questions, and what is not there; by a visitor and by a subscriber.
 */
import { report } from './lib/figure.mjs';
import { inChromium } from './lib/served.mjs';

const typed = [
  'w',
  'wa',
  'wat',
  'wate',
  'water',
  'ts',
  "ts'q'",
  "ts'q'ali",
  'tsqali',
  'წყ',
  'წყალი',
  'wyali',
];
const others = [
  'watre',
  'gamarjobs',
  'how do you say bread in Georgian?',
  'good morning',
  'food',
  'numbers',
  'quiz',
  'preverbs',
  'a',
  'e',
  'qqqqqqqq',
  'nothing of the kind is here',
  'x'.repeat(80),
];
/** Visitors may ask 300 times in a minute. */
const rounds = 4;

await inChromium(async (browser, origin) => {
  const context = await browser.newContext({ baseURL: origin });
  const demo = { email: 'subscriber@demo.ena.example', password: 'gamarjoba', rememberMe: false };
  const signedIn = await context.request.post('/api/auth/sign-in/email', { data: demo, headers: { origin } });
  if (!signedIn.ok()) throw new Error(`The demo learner could not sign in: ${signedIn.status()}.`);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const [who, headers] of /** @type {const} */ ([
    ['visitor', {}],
    ['subscriber', { cookie }],
  ])) {
    /** @type {number[]} */
    const times = [];
    for (let round = 0; round <= rounds; round++) {
      for (const query of [...typed, ...others]) {
        const start = performance.now();
        const answer = await fetch(`${origin}/api/search?q=${encodeURIComponent(query)}`, { headers });
        await answer.text();
        if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
        // The first round warms up.
        if (round > 0) times.push(performance.now() - start);
      }
    }
    times.sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => times[Math.floor(share * times.length)] ?? 0;
    report(`a query of a ${who}, half of them`, at(0.5), 'ms', null);
    report(`a query of a ${who}, 95 % of them`, at(0.95), 'ms', 20);
  }
});
