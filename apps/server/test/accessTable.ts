/**
 * Who gets what from which endpoint: one row per endpoint of the contract, one cell per kind of caller.
 * Written from the requirements (ACCESS, GUARD, D5, D25), not from the code that it judges.
 */
import { randomUUID } from 'node:crypto';
import type { Access } from '@ena/contract/policy';
import { lessonAliases, lessons, levels, quizzes } from '@ena/course/catalog';
import { testCourse } from './fixtures.ts';

/** Status, and the code where the answer is a failure: '200', '403 NOT_ENTITLED'. */
type Cells = Readonly<Record<Access, string>>;

export interface AccessRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly cells: Cells;
}

/** What the requests name: ids of two learners, and a password that one of them has. */
export interface Named {
  readonly emails: readonly string[];
  readonly userIds: readonly string[];
  /** Idempotency keys that learner A has used. */
  readonly usedIds: readonly string[];
  readonly account: { readonly email: string; readonly password: string };
  /** A confirmation link that was not used yet. */
  readonly freshToken: () => Promise<string>;
}

const all = (cell: string): Cells => ({ visitor: cell, learner: cell, subscriber: cell, admin: cell });
const signedIn = (cell: string): Cells => ({ ...all(cell), visitor: '401 UNAUTHENTICATED' });

/** The four free units and the three hubs (ACCESS-03 to ACCESS-05, D5). */
export const freeUnits: ReadonlySet<string> = new Set([
  'alphabet',
  'basic-vocabulary',
  'quiz-alphabet',
  'quiz-vocabulary',
  'beginner',
  'intermediate',
  'advanced',
]);
const unknownIds = ['nonsense', '__proto__', 'ALPHABET', 'alphabet ', '../alphabet', 'quiz-'];
const lessonIds = [...lessons.map(({ id }) => id), ...Object.keys(lessonAliases)];
const quizIds = quizzes.map(({ id }) => id);
const unitIds = [...lessonIds, ...quizIds, ...levels.map(({ id }) => id), ...unknownIds];

const realId = (id: string) => lessonAliases[id] ?? id;
const isWritten = (id: string) =>
  testCourse.lessons.has(realId(id)) ||
  testCourse.quizzes.has(id) ||
  levels.some((level) => level.id === id && level.written);

/** The cells of a unit, where `found` says what those get who may open it. */
function unitCells(id: string, found: string): Cells {
  if (!isWritten(id)) return signedIn('404 UNKNOWN_UNIT');
  return { ...signedIn(found), ...(!freeUnits.has(realId(id)) && { learner: '403 NOT_ENTITLED' }) };
}
const bodyRequests = (param: string, bodies: ReadonlyMap<string, unknown>): AccessRequest[] =>
  unitIds.map((id) => ({
    params: { [param]: id },
    cells: unitCells(id, bodies.has(realId(id)) ? '200' : '404 UNKNOWN_UNIT'),
  }));

/** Of each kind of unit one: writing is slower than reading. */
const writable = [
  'alphabet',
  'numbers',
  'grammar',
  'advanced-idioms',
  'idiomatic-expressions',
  'quiz-alphabet',
  'quiz-colors',
  'quiz-numbers',
  'advanced-quiz',
  'beginner',
  'advanced',
  'nonsense',
];
const report = (lessonId: string, id: string, more = {}) => ({ id, lessonId, timeSpent: 1, ...more });
const answer = (unitId: string, id: string) => ({
  id,
  unitId,
  itemId: `${realId(unitId)}.1`,
  response: 'right',
  answeredAt: '2026-03-01T09:00:00Z',
});
const hasItems = (id: string) => !levels.some((level) => level.id === id);

export const accessTable: Readonly<
  Record<string, (named: Named) => readonly AccessRequest[] | Promise<readonly AccessRequest[]>>
> = {
  'session.get': ({ userIds }) => [
    { cells: all('200') },
    ...userIds.map((id) => ({ query: `?id=${id}&userId=${id}`, cells: all('200') })),
  ],
  'auth.signUp': ({ emails }) => [
    {
      body: { name: 'New', email: `${randomUUID()}@ena.example`, password: 'ახალი სიტყვა' },
      cells: all('200'),
    },
    ...emails.map((email) => ({
      body: { name: 'New', email, password: 'ახალი სიტყვა' },
      cells: all('422 EMAIL_TAKEN'),
    })),
  ],
  'auth.signIn': ({ emails, account }) => [
    { body: { ...account, rememberMe: false }, cells: all('200') },
    ...[...emails, 'unknown@ena.example'].map((email) => ({
      body: { email, password: 'not the password', rememberMe: true },
      cells: all('401 INVALID_CREDENTIALS'),
    })),
  ],
  'auth.signOut': () => [{ body: {}, cells: all('200') }],
  'auth.confirm': async ({ freshToken }) => [
    { query: `?token=${await freshToken()}`, cells: all('200') },
    { query: '?token=nonsense', cells: all('422 LINK_INVALID') },
  ],
  'auth.resend': ({ emails }) =>
    [...emails, 'unknown@ena.example'].map((email) => ({ body: { email }, cells: all('200') })),
  'auth.requestReset': ({ emails }) =>
    [...emails, 'unknown@ena.example'].map((email) => ({ body: { email }, cells: all('200') })),
  'auth.resetPassword': ({ userIds }) =>
    ['nonsense', ...userIds].map((token) => ({
      body: { token, password: 'ახალი სიტყვა' },
      cells: all('422 LINK_EXPIRED'),
    })),
  'progress.list': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}&id=${id}`, cells: signedIn('200') })),
  ],
  'progress.report': ({ userIds, usedIds }) => [
    ...writable.map((id) => ({ body: report(id, randomUUID()), cells: unitCells(id, '200') })),
    ...usedIds.map((id) => ({ body: report('alphabet', id), cells: signedIn('200') })),
    ...userIds.map((userId) => ({
      body: report('alphabet', randomUUID(), { userId, user_id: userId, isAdmin: true, status: 'active' }),
      cells: signedIn('200'),
    })),
  ],
  'progress.initialise': () => [
    { body: { userId: randomUUID() }, cells: signedIn('403 FORBIDDEN') },
    { body: { userId: 'nonsense' }, cells: signedIn('403 FORBIDDEN') },
  ],
  'progress.reset': ({ userIds }) => [
    { body: {}, cells: signedIn('200') },
    ...userIds.map((userId) => ({ body: { userId, user_id: userId }, cells: signedIn('200') })),
  ],
  'answers.record': ({ userIds, usedIds }) => [
    ...writable.map((id) => ({
      body: { answers: [answer(id, randomUUID())] },
      cells: unitCells(id, hasItems(id) ? '200' : '404 UNKNOWN_UNIT'),
    })),
    // One premium answer among free ones takes the others down with it.
    {
      body: { answers: ['alphabet', 'numbers'].map((id) => answer(id, randomUUID())) },
      cells: unitCells('numbers', '200'),
    },
    ...usedIds.map((id) => ({ body: { answers: [answer('alphabet', id)] }, cells: signedIn('200') })),
    ...userIds.map((userId) => ({
      body: { userId, answers: [{ ...answer('alphabet', randomUUID()), userId, user_id: userId }] },
      cells: signedIn('200'),
    })),
  ],
  'course.lesson': () => bodyRequests('lessonId', testCourse.lessons),
  'course.quiz': () => bodyRequests('quizId', testCourse.quizzes),
  'course.vocabulary': () => [{ cells: { ...signedIn('200'), learner: '403 NOT_ENTITLED' } }],
  // The set-up for trying out; elsewhere it is not found (api.test.ts).
  'mailbox.list': () => [{ cells: all('200') }],
};
