/**
 * What an account with as much data as the limits allow costs the others: the time that each of its requests takes of the
 * server's main thread; and how long usual requests of honest learners take, alone and beside two connections of such an
 * account that send whatever the rate limits let through. The time of the thread is that of Linux.
 */
import { readFileSync } from 'node:fs';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { ownItemId } from '@ena/domain/ownWords/ownWord';
import { createCourse } from '../apps/server/src/content/course/units.ts';
import { openItems } from '../apps/server/src/learner/review/dailyRun/state.ts';
import { endpointLimitNames } from '../apps/server/src/platform/http/policy.ts';
import { fillAccount } from '../apps/server/test/heavyAccount.ts';
import { type BenchServer, createBenchServer, type Learner } from './lib/benchServer.ts';
import { createReview } from './lib/createReview.ts';
import {
  createConnection,
  type LoadRequest,
  type LoadResponse,
  quantile,
  runClosedLoop,
  runOpenLoop,
  withStatus,
} from './lib/load.ts';
import { onBothDatabases } from './lib/onBothDatabases.ts';
import { report } from './lib/report.mjs';

const size = { words: 5000, reviews: 10_000, answers: 2000 };
const goalMs = 15;
const repeats = Number(process.env['REPEATS'] ?? 20);
/** Of the load: a period of the rate limits. */
const seconds = Number(process.env['SECONDS'] ?? 60);
const honestLearners = 50;
const honest = { perSecond: 20, seconds, connections: 20 };

/** Of these, more are measured than a learner may send. */
const unlimited = endpointLimitNames().filter((name) =>
  /^(?:reviews|words|progress|profile|achievements)\./u.test(name),
);

const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
const courseItems = [...openItems(course, { entitled: false }).keys()];

interface Kind {
  readonly name: string;
  readonly path: string;
  readonly method?: 'POST' | 'PATCH';
  readonly body?: () => unknown;
}

/** The requests about all that an account has. */
function kindsOf(wordIds: readonly string[]): readonly Kind[] {
  const itemOf = () => ownItemId(wordIds[Math.floor(Math.random() * wordIds.length)] ?? '');
  const someIds = (count: number) => Array.from({ length: count }, itemOf);
  const reviewsOf = (count: number) => ({
    reviews: someIds(count).map((itemId) => createReview({ itemId, response: 'meaning' })),
  });
  const get = (name: string, path: string): Kind => ({ name, path: `/api/reviews/${path}` });
  const items = (name: string, query: string) => get(`list, ${name}`, `items?${query}`);
  const kinds: readonly Kind[] = [
    get('summary', 'summary'),
    get('session', 'session'),
    { ...get('settings', 'settings'), method: 'PATCH', body: () => ({ newPerDay: 10 }) },
    items('weakest first', ''),
    items('next first', 'order=next'),
    items('in the order of the course', 'order=course'),
    items('searched', 'search=meaning%2049'),
    items('strong ones', 'strength=strong'),
    get('overview', 'overview'),
    get('curve', 'curve'),
    get('confusions', 'confusions'),
    { ...get('record 1', ''), path: '/api/reviews', method: 'POST', body: () => reviewsOf(1) },
    { ...get('record 50', ''), path: '/api/reviews', method: 'POST', body: () => reviewsOf(50) },
    {
      ...get('pause 500', 'items/pause'),
      method: 'POST',
      body: () => ({ itemIds: someIds(500), paused: false }),
    },
    { name: 'imports', path: '/api/words/imports' },
    {
      name: 'change groups of 500',
      path: '/api/words/groups',
      method: 'POST',
      body: () => ({ ids: wordIds.slice(0, 500), add: 'travel' }),
    },
    { name: 'progress', path: '/api/progress' },
    { name: 'statistics', path: '/api/profile/statistics' },
    { name: 'achievements', path: '/api/achievements' },
  ];
  return kinds.filter(({ name }) => name.startsWith(process.env['KIND'] ?? ''));
}

const toRequest = ({ path, method, body }: Kind, { headers }: Learner): LoadRequest => ({
  path,
  headers,
  ...(method && { method }),
  ...(body && { body: JSON.stringify(body()) }),
});

/** Processor time of the main thread so far. */
const mainThreadMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** What each request costs; the first ones warm up. */
async function measureCosts(database: string, server: BenchServer, learner: Learner, kinds: readonly Kind[]) {
  const connection = createConnection(server.url);
  for (const kind of kinds) {
    const costs: number[] = [];
    for (let count = -repeats; count < repeats; count++) {
      const request = toRequest(kind, learner);
      const before = mainThreadMs(server.pid());
      const status = await connection.send(request);
      if (status !== 200) throw new Error(`${kind.name}: ${status}`);
      if (count >= 0) costs.push(mainThreadMs(server.pid()) - before);
    }
    const sorted = costs.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
    report(`${database}: ${kind.name}, median`, at(0.5), 'ms', goalMs);
    report(`${database}: ${kind.name}, p90`, at(0.9), 'ms', null);
  }
  connection.close();
}

/** What honest learners ask most. */
const honestPaths = [
  '/api/session',
  '/api/progress',
  '/api/reviews/summary',
  '/api/course/lessons/alphabet',
  '/faq',
];

async function measureHonest(name: string, { url, learners }: BenchServer) {
  const next = (count: number): LoadRequest => ({
    path: honestPaths[count % honestPaths.length] ?? '',
    headers: learners[1 + (count % honestLearners)]?.headers ?? {},
  });
  const answers = await runOpenLoop(url, { ...honest, next });
  const failed = answers.length - withStatus(answers, 200).length;
  report(`${name}: failed`, failed, '', 0);
  report(`${name}: p50`, quantile(answers, 0.5), 'ms', null);
  return answers;
}

await onBothDatabases(async (database, databaseUrl) => {
  const server = await createBenchServer(databaseUrl, 1 + honestLearners);
  try {
    const [account] = server.learners;
    if (!account) throw new Error('There are no learners.');
    const { wordIds } = await server.withDatabase((db) =>
      fillAccount(db, account.id, new Date(), { ...size, courseItems }),
    );
    const kinds = kindsOf(wordIds);
    await server.start({
      settings: { RATE_LIMITS: unlimited.map((name) => `${name}=999999`).join(',') },
    });
    await measureCosts(database, server, account, kinds);
    await server.stop('SIGTERM');
    await server.start();
    const alone = await measureHonest(`${database}: honest, alone`, server);
    const load = runClosedLoop(server.url, {
      connections: 2,
      seconds,
      next: (count) => toRequest(kinds[count % kinds.length] ?? { name: '', path: '' }, account),
    });
    const beside = await measureHonest(`${database}: honest, beside it`, server);
    const sent: readonly LoadResponse[] = await load;
    report(`${database}: requests of the account, served`, withStatus(sent, 200).length, '', null);
    report(`${database}: refused`, withStatus(sent, 429).length, '', null);
    report(`${database}: honest, alone: p99`, quantile(alone, 0.99), 'ms', null);
    report(`${database}: honest, beside it: p99`, quantile(beside, 0.99), 'ms', 2 * quantile(alone, 0.99));
  } finally {
    await server.stop('SIGKILL');
    server.remove();
  }
});
