/**
 * Latency of search queries, one at a time, through the real server on its embedded database: rate limit,
 * session, search, response. Words of the course in each spelling, prefixes as they are typed, typos,
 * questions, and queries without results; by a visitor and by a subscriber. And how long the query that matches most
 * blocks the event loop, the first time and uncached.
 */
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { createCourse } from '../apps/server/src/content/course/units.ts';
import { searchEntries } from '../apps/server/src/content/search/entries.ts';
import { createSearch } from '../apps/server/src/content/search/query.ts';
import { report } from './lib/report.mjs';
import { runInChromium } from './lib/runInChromium.mjs';

const prefixes = [
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
const otherQueries = [
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
/** The rate limit is 300 queries a minute for visitors. */
const rounds = 4;

const search = createSearch(
  searchEntries(createCourse(lessonBodies, quizBodies, vocabulary, packBodies)),
  () => true,
);
const blocks = [null, { entitled: false }, { entitled: true }].map((viewer) => {
  const start = performance.now();
  search('a', viewer);
  return performance.now() - start;
});
report('longest block of the event loop by q=a', Math.max(...blocks), 'ms', 10);

await runInChromium(async (browser, origin) => {
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
      for (const query of [...prefixes, ...otherQueries]) {
        const start = performance.now();
        const response = await fetch(`${origin}/api/search?q=${encodeURIComponent(query)}`, { headers });
        await response.text();
        if (!response.ok) throw new Error(`${query}: ${response.status}`);
        // The first round is a warm-up.
        if (round > 0) times.push(performance.now() - start);
      }
    }
    times.sort((a, b) => a - b);
    const percentile = (/** @type {number} */ share) => times[Math.floor(share * times.length)] ?? 0;
    report(`query of a ${who}, median`, percentile(0.5), 'ms', null);
    report(`query of a ${who}, p95`, percentile(0.95), 'ms', 20);
  }
});
