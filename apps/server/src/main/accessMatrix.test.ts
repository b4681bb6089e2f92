import { randomUUID } from 'node:crypto';
import type { Access } from '@ena/contract/policy';
import { subscriptionStatuses } from '@ena/domain/entitlement/entitlement';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccessFixtures, AccessRequest } from '../../test/accessCells.ts';
import { accessMatrix, freeUnits } from '../../test/accessMatrix.ts';
import { cookieOf, useApp } from '../../test/app.ts';
import { onPostgres } from '../../test/database.ts';
import { testCourse } from '../../test/fixtures.ts';
import { addPassword } from '../../test/passwords.ts';
import type { createApp } from './app.ts';
import { userProfiles, users } from '../platform/db/users.ts';
import { stripeSubscriptions } from '../billing/tables.ts';
import { userAnswers, userProgress, writingSubmissions } from '../learner/study/tables.ts';
import { writingDrafts } from '../learner/writings/tables.ts';
import { type Endpoint, endpointsOf } from '../platform/http/policy.ts';

const { world, call, callOn, appWith, signedIn } = useApp();

/** They differ in one value of a row, so that the embedded database tries one of each access. */
const statuses = onPostgres ? subscriptionStatuses : (['active', 'canceled'] as const);
const isActive = (status: string) => status === 'active' || status === 'trialing';
const lapsed = statuses.filter((status) => !isActive(status));
/** Every kind of caller, with the access that the requirements give it. */
const callers: readonly (readonly [who: string, as: Access, status?: string])[] = [
  ['visitor', 'visitor'],
  ['a', 'learner'],
  ['b', 'learner'],
  ...statuses.filter(isActive).map((status) => [status, 'subscriber', status] as const),
  ...lapsed.map((status) => [status, 'learner', status] as const),
  ['admin', 'admin'],
  ['unverified', 'learner'],
  // An admin without the second factor (decision 0070).
  ['admin_without_code', 'learner'],
];

interface Person {
  readonly userId: string;
  /** Strings that responses to others must not contain: ids, e-mail and name, which texts contain, too. */
  readonly marks: readonly string[];
}
const people = new Map<string, Person>();
let fixtures: AccessFixtures;

beforeAll(async () => {
  const { db } = world.services;
  for (const [who, , status] of callers.slice(1)) {
    const email = `${who.replaceAll('_', '-')}@ena.example`;
    const { userId } = await signedIn(email, status);
    await db
      .update(userProfiles)
      .set({ displayName: `Name-of-${who}` })
      .where(eq(userProfiles.id, userId));
    people.set(who, { userId, marks: [email, userId, `Name-of-${who}"`] });
  }
  const [a, b] = [personBy('a'), personBy('b')];
  await db
    .update(users)
    .set({ emailVerified: false })
    .where(eq(users.id, personBy('unverified').userId));
  await addPassword(db, b.userId, 'the password of b');
  fixtures = {
    emails: ['a@ena.example', 'b@ena.example', 'admin@ena.example'],
    userIds: [a.userId, b.userId],
    usedIds: [randomUUID()],
    account: { email: 'b@ena.example', password: 'the password of b' },
    freshToken: async () => {
      const email = `${randomUUID()}@ena.example`;
      await db.insert(users).values({ email, name: 'New' });
      return world.services.accounts.confirmationTokens.issue(email);
    },
  };
  const used = { id: fixtures.usedIds[0], lessonId: 'alphabet', timeSpent: 7 };
  await call('POST', '/api/progress/reports', used, { cookie: await freshCookie('a') });
  // Learner a had Premium once, and has private texts.
  const text = { userId: a.userId, essayId: 'essay.1', text: 'Name-of-a' };
  await db.insert(writingDrafts).values({ ...text, savedAt: world.services.now() });
  await db
    .insert(writingSubmissions)
    .values({ ...text, id: fixtures.usedIds[0] ?? '', submittedAt: world.services.now() });
});

/** Adds the ids of progress records to the marks; some requests recreate these records. */
async function markRecords(): Promise<void> {
  for (const [who, { userId, marks }] of people) {
    const records = await world.services.db
      .select()
      .from(userProgress)
      .where(eq(userProgress.userId, userId));
    people.set(who, { userId, marks: [...marks.slice(0, 3), ...records.map(({ id }) => id)] });
  }
}

function personBy(who: string): Person {
  const person = people.get(who);
  if (!person) throw new Error(`There is no caller ${who}.`);
  return person;
}

/** The cookie of a new session. */
async function freshCookie(who: string): Promise<string | undefined> {
  if (who === 'visitor') return undefined;
  const own = world.services.accounts;
  return cookieOf(
    own.cookies.issue(await own.startSession(personBy(who).userId, false, undefined, who === 'admin'), false),
  );
}

const urlOf = ({ path }: Endpoint, { params = {}, query = '' }: AccessRequest) =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}${query}`;

/** Leaks in a response: text of units that this caller may not open, marks of other people. */
function leaksIn(text: string, who: string, as: Access, isMailbox: boolean): string[] {
  const opens = (unit: string) =>
    as === 'subscriber' || as === 'admin' || (as === 'learner' && freeUnits.has(unit));
  const units = [...text.matchAll(/SECRET-OF-([\w-]+)/g)].map((match) => match[1] ?? '');
  // The mailbox of the demo mode shows all mail by design.
  const others = isMailbox ? [] : [...people].filter(([name]) => name !== who);
  return [
    ...units.filter((unit) => !opens(unit)).map((unit) => `text of ${unit}`),
    ...others.flatMap(([, { marks }]) => marks.filter((mark) => text.includes(mark))),
  ];
}

/** The cells of the table that differ from the responses of `app` for one caller. */
async function wrongCells(app: ReturnType<typeof createApp>, who: string, as: Access, only = /./) {
  const wrong: string[] = [];
  let cells = 0;
  await markRecords();
  let cookie = await freshCookie(who);
  for (const endpoint of endpointsOf().filter(({ name }) => only.test(name))) {
    for (const request of (await accessMatrix[endpoint.name]?.(fixtures)) ?? []) {
      const url = urlOf(endpoint, request);
      const reply = await callOn(app, endpoint.method, url, request.body, { cookie });
      // The request has ended the session or started another one.
      if (reply.headers.has('set-cookie')) cookie = await freshCookie(who);
      const code = reply.json['code'];
      const got =
        reply.status === 200 || typeof code !== 'string' ? `${reply.status}` : `${reply.status} ${code}`;
      const leaks = leaksIn(reply.text, who, as, endpoint.name === 'mailbox.list');
      cells += 1;
      if (got !== request.cells[as] || leaks.length > 0) {
        wrong.push(`${who}: ${endpoint.name} ${url}: ${got}, not ${request.cells[as]}; ${leaks.join(', ')}`);
      }
    }
  }
  return { wrong, cells };
}

/** Names that are on one side only: an endpoint without a row, or a row without an endpoint. */
const unmatched = (endpoints: readonly { readonly name: string }[], table: object) => {
  const [declared, written] = [endpoints.map(({ name }) => name), Object.keys(table)];
  return [
    ...declared.filter((name) => !written.includes(name)),
    ...written.filter((name) => !declared.includes(name)),
  ];
};

const rowsOf = async (userId: string) => {
  const { db } = world.services;
  return [
    await db.select().from(userProfiles).where(eq(userProfiles.id, userId)),
    await db.select().from(userAnswers).where(eq(userAnswers.userId, userId)),
    await db.select().from(writingDrafts).where(eq(writingDrafts.userId, userId)),
    await db.select().from(writingSubmissions).where(eq(writingSubmissions.userId, userId)),
    await db
      .select()
      .from(userProgress)
      .where(eq(userProgress.userId, userId))
      .orderBy(asc(userProgress.lessonId)),
  ];
};

/**
 * The embedded database can differ in how a statement is sent and read, not in the value of a row (decision 116): one
 * caller of each access is enough there.
 */
const tested = onPostgres
  ? callers
  : callers.filter(([, access], index) => callers.findIndex(([, other]) => other === access) === index);

describe('the access matrix', () => {
  it('has a row for every endpoint of the contract and no other', () => {
    expect(unmatched(endpointsOf(), accessMatrix)).toEqual([]);
    expect(unmatched([...endpointsOf(), { name: 'course.leak' }], accessMatrix)).toEqual(['course.leak']);
    expect(unmatched(endpointsOf().slice(1), accessMatrix)).toEqual(['session.get']);
  });

  it('covers everything that is served under /api', () => {
    const declared = endpointsOf().map(({ method, path }) => `${method} /api${path}`);
    const open = ['GET /api/health', 'GET /api/ready', 'GET /api/openapi.json', 'GET /api/metrics'];
    const served = world.app.routes.filter(({ path }) => path.startsWith('/api'));
    const answering = served.filter(({ method }) => method !== 'ALL');
    expect(answering.map(({ method, path }) => `${method} ${path}`)).toEqual([...declared, ...open]);
    const paths = new Set([...answering.map(({ path }) => path), '/api/*']);
    expect(served.filter(({ path }) => !paths.has(path))).toEqual([]);
  });

  it.each(tested.map(([who, as]) => ({ who, as })))(
    '[ACCESS-12] [ACCESS-13] [ACCESS-17] [ACCESS-18] [ACCESS-19] [GUARD-26] [GUARD-32] [GUARD-33] [GUARD-35] [SUBS-01] [SUBS-02] [SUBS-03] holds for $who as $as',
    async ({ who, as }) => {
      const { wrong, cells } = await wrongCells(world.app, who, as);
      expect(wrong).toEqual([]);
      expect(cells).toBeGreaterThan(150);
    },
  );

  it('[SUBS-04] [SUBS-05] leaves all subscriptions unchanged after these requests', async () => {
    const rows = await world.services.db.select().from(stripeSubscriptions);
    const expected = callers.flatMap(([who, , status]) => (status ? [[personBy(who).userId, status]] : []));
    expect(rows.map(({ userId, status }) => [userId, status]).sort()).toEqual(expected.sort());
    const { userId } = personBy('active');
    const second = { userId, status: 'canceled', subscriptionId: 'other', priceId: 'price' };
    await expect(world.services.db.insert(stripeSubscriptions).values(second)).rejects.toThrow();
  });

  it('[BACK-08] lets nobody else change the rows of a learner by their ids', async () => {
    const { userId } = personBy('a');
    const before = await rowsOf(userId);
    for (const mark of ['"timeSpent":', '"savedAt":', '"submittedAt":'])
      expect(JSON.stringify(before)).toContain(mark);
    for (const who of onPostgres ? ['b', 'active', 'admin'] : ['b']) {
      await wrongCells(world.app, who, 'learner', /^(?:progress|answers|writings)\./);
    }
    expect(await rowsOf(userId)).toEqual(before);
  });

  it('[ACCESS-11] lets an admin without a subscription open whatever a subscriber opens', async () => {
    const { db } = world.services;
    const { userId } = personBy('admin');
    const held = await db.select().from(stripeSubscriptions).where(eq(stripeSubscriptions.userId, userId));
    expect(held).toEqual([]);
    const openedBy = async (who: string) => {
      const opened: string[] = [];
      for (const [unit, path] of [
        ...[...testCourse.lessons.keys()].map((id) => [id, `lessons/${id}`]),
        ...[...testCourse.quizzes.keys()].map((id) => [id, `quizzes/${id}`]),
        ['vocabulary', 'vocabulary'],
      ]) {
        const how = { cookie: await freshCookie(who) };
        const { status, text } = await call('GET', `/api/course/${path}`, undefined, how);
        if (status === 200 && text.includes(`SECRET-OF-${unit}`)) opened.push(unit ?? '');
      }
      return opened;
    };
    const opened = await openedBy('active');
    expect(opened).toHaveLength(testCourse.lessons.size + testCourse.quizzes.size + 1);
    expect(await openedBy('admin')).toEqual(opened);
    expect((await openedBy('a')).length).toBeLessThan(opened.length);
  });

  it.each(['HEAD', 'GET'])('[ACCESS-12] refuses %s with the ETag of a premium body', async (method) => {
    const path = '/api/course/lessons/numbers';
    const seen = await call('GET', path, undefined, { cookie: await freshCookie('active') });
    const headers = { 'if-none-match': seen.headers.get('etag') ?? '' };
    expect(headers['if-none-match']).not.toBe('');
    const reply = await call(method, path, undefined, { cookie: await freshCookie('a'), headers });
    expect([reply.status, reply.headers.get('etag')]).toEqual([403, null]);
  });
});

// Of the test itself: the same on either database.
describe.skipIf(!onPostgres)('the access matrix detects', () => {
  const courseOnly = /^course\./;

  it('an access check that always passes', async () => {
    const find: typeof testCourse.find = (id) => {
      const unit = testCourse.find(id);
      return unit && { ...unit, tier: 'free' };
    };
    const broken = appWith({ course: { ...testCourse, find } });
    const { wrong } = await wrongCells(broken, 'a', 'learner', courseOnly);
    expect(wrong.join('\n')).toContain(
      'a: course.lesson /api/course/lessons/numbers: 200, not 403 NOT_ENTITLED; text of numbers',
    );
    expect((await wrongCells(broken, 'active', 'subscriber', courseOnly)).wrong).toEqual([]);
  });

  it.each(lapsed)('a server that takes %s for a subscription', async (status) => {
    const { readViewer } = world.services;
    const broken = appWith({
      readViewer: async (token) => {
        const viewer = await readViewer(token);
        return viewer && { ...viewer, entitled: true };
      },
    });
    const { wrong } = await wrongCells(broken, status, 'learner', /^course\.quiz/);
    expect(wrong.join('\n')).toContain('quiz-colors: 200, not 403 NOT_ENTITLED; text of quiz-colors');
  });

  it('a server that takes one learner for another', async () => {
    const { readViewer, accounts: own } = world.services;
    const tokenOfA = await own.startSession(personBy('a').userId, false);
    const broken = appWith({ readViewer: () => readViewer(tokenOfA) });
    const { wrong } = await wrongCells(broken, 'b', 'learner', /^(?:session\.get|progress\.list)/);
    expect(wrong.join('\n')).toContain('session.get /api/session: 200, not 200; a@ena.example');
    expect(wrong.join('\n')).toContain(
      `progress.list /api/progress: 200, not 200; ${personBy('a').marks[3]}`,
    );
  });

  it('a server that lets visitors in', async () => {
    const { readViewer, accounts: own } = world.services;
    const token = await own.startSession(personBy('a').userId, false);
    const cookies = { ...own.cookies, read: () => token };
    const broken = appWith({ readViewer, accounts: { ...own, cookies } });
    const { wrong } = await wrongCells(broken, 'visitor', 'visitor', /^progress\.list/);
    expect(wrong).toHaveLength(3);
  });
});
