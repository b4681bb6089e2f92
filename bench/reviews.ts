/**
 * Latency of spaced review for a learner with 5,000 cards: planning a session alone, and requests to the whole server,
 * one at a time, on the embedded database and on PostgreSQL. The course has fewer items, so that it is enlarged.
 */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { lessonBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { nextFormat, skills } from '@ena/domain/review/question';
import { planSession } from '@ena/domain/review/plan';
import { addDays } from '@ena/domain/streak/day';
import { createCourse } from '../apps/server/src/content/course/units.ts';
import type { Db } from '../apps/server/src/platform/db/open.ts';
import { stripeSubscriptions } from '../apps/server/src/billing/tables.ts';
import { reviewCards, reviewLog, reviewSettings } from '../apps/server/src/learner/review/tables.ts';
import { findPostgres, startPostgres } from '../scripts/checks/postgres.ts';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/setUp.mjs';
import { createBenchServer, type Learner } from './lib/benchServer.ts';
import { sections as addedSections } from './lib/enlargeCourse.ts';
import { type LoadRequest, type LoadResponse, quantile, runClosedLoop } from './lib/load.ts';
import { createRandom } from './lib/simulation/random.ts';
import { report } from './lib/report.mjs';

const cardCount = 5000;
const requests = 400;
const random = createRandom(1);
const items = [...createCourse(lessonBodies, quizBodies, vocabulary).studyItems.values()].slice(
  0,
  cardCount / skills.length,
);
const today = new Date().toISOString().slice(0, 10);

console.log(`The course has ${addedSections.length} more sections than usual.`);
measurePlanning();
await ensureInstalled();
await ensureBuilt();
await measureServer('embedded', null);
const binaries = findPostgres();
if (binaries === undefined) console.log('PostgreSQL was not found: not measured.');
else {
  const postgres = await startPostgres(binaries);
  await measureServer('PostgreSQL', postgres.url).finally(() => postgres.stop());
}

/** Of the pure function, with all cards due or a tenth of them, and the longest session. */
function measurePlanning(): void {
  const cards = items.flatMap(({ id: itemId }) =>
    skills.map((skill) => ({ itemId, skill, retrievability: random.uniform(), stability: 10 })),
  );
  const newItems = items.map(({ id }) => id);
  const byId = new Map(items.map((item) => [item.id, item]));
  const itemOf = (itemId: string) => byId.get(itemId);
  for (const due of [cards, cards.slice(0, cardCount / 10)]) {
    const answers = Array.from({ length: 1000 }, (_, seed) => {
      const begin = performance.now();
      planSession({ due, itemOf, newItems, maxNew: 50, budgetSeconds: 20 * 60, seed });
      const ms = performance.now() - begin;
      return { ms, sentMs: ms };
    });
    report(`planning a session, ${due.length} cards due, median`, quantile(answers, 0.5), 'ms', 5);
    report(`planning a session, ${due.length} cards due, p99`, quantile(answers, 0.99), 'ms', 5);
  }
}

async function measureServer(name: string, databaseUrl: string | null): Promise<void> {
  const endpoints = ['session', 'record', 'summary', 'items'].map((endpoint) => `reviews.${endpoint}`);
  const limits = ['answersPerDay', ...endpoints].map((limit) => `${limit}=999999`);
  const server = await createBenchServer(databaseUrl, 1, { RATE_LIMITS: limits.join(',') });
  try {
    const [learner] = server.learners;
    if (!learner) throw new Error('There is no learner.');
    await server.withDatabase((db) => insertCards(db, learner.id));
    await server.start({ preload: fileURLToPath(import.meta.resolve('./lib/enlargeCourse.ts')) });
    const { headers } = learner;
    for (const [what, next, goal] of [
      ['a session', () => ({ path: '/api/reviews/session', headers }), 50],
      ['what is due', () => ({ path: '/api/reviews/summary', headers }), 50],
      ['recording 10 answers', () => recordRequest(learner), 50],
      ['the list of met items', () => ({ path: '/api/reviews/items', headers }), null],
    ] as const) {
      const answers = await send(server.url, next);
      report(`${name}, ${cardCount} cards: ${what}, median`, quantile(answers, 0.5), 'ms', null);
      report(`${name}, ${cardCount} cards: ${what}, p99`, quantile(answers, 0.99), 'ms', goal);
    }
  } finally {
    await server.stop('SIGKILL');
    server.remove();
  }
}

/** Cards in both skills, of which some are due, and the reviews of the last four weeks. */
async function insertCards(db: Db, userId: string): Promise<void> {
  await db.insert(reviewSettings).values({ userId });
  await db
    .insert(stripeSubscriptions)
    .values({ userId, status: 'active', subscriptionId: 'sub', priceId: 'price' });
  const cards = items.flatMap(({ id: itemId }) =>
    skills.map((skill) => {
      const stability = 1 + 200 * random.uniform() ** 2;
      const lastDay = addDays(today, -Math.floor(1.1 * stability * random.uniform()));
      const due = addDays(lastDay, Math.ceil(stability));
      const state = { stability, difficulty: 5, reps: 8, lapses: 1, lastDay, lastAt: new Date(lastDay), due };
      return { userId, itemId, skill, ...state, createdDay: '2026-01-01' };
    }),
  );
  const log = cards.map(({ itemId, skill }) => {
    const day = addDays(today, -1 - Math.floor(28 * random.uniform()));
    const review = { format: 'choose-meaning', rating: 3, correct: true, elapsedMs: 5000 } as const;
    return { userId, id: randomUUID(), itemId, skill, ...review, reviewedAt: new Date(day), day };
  });
  for (let from = 0; from < cardCount; from += 500) {
    await db.insert(reviewCards).values(cards.slice(from, from + 500));
    await db.insert(reviewLog).values(log.slice(from, from + 500));
  }
}

function recordRequest({ headers }: Learner): LoadRequest {
  const first = Math.floor(random.uniform() * (items.length - 10));
  const reviews = items.slice(first, first + 10).map((item) => ({
    id: randomUUID(),
    itemId: item.id,
    skill: 'recognize',
    format: nextFormat(item, 'recognize', { stability: 1, reps: 0 }, false),
    response: item.gloss,
    secondAttempt: false,
    hintUsed: false,
    acceptedByLearner: false,
    elapsedMs: 3000,
    answeredAt: new Date().toISOString(),
  }));
  return { method: 'POST', path: '/api/reviews', headers, body: JSON.stringify({ reviews }) };
}

/** One request at a time; the first tenth is a warm-up. */
async function send(url: string, next: () => LoadRequest): Promise<readonly LoadResponse[]> {
  let left = requests;
  const onResponse = () => (--left > 0 ? 'continue' : 'stop');
  const answers = await runClosedLoop(url, { connections: 1, seconds: 120, next, onResponse });
  const failed = answers.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${next().path}: ${failed.status}`);
  return answers.slice(requests / 10);
}
