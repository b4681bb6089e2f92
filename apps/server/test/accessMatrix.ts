/**
 * Access matrix: one row per endpoint of the contract, one cell per kind of caller. Written from the
 * requirements (ACCESS, GUARD, D5, D25), not from the tested code.
 */
import { randomUUID } from 'node:crypto';
import { lessonAliases, lessons, levels, quizzes } from '@ena/course/catalog';
import { type AccessRequest, type AccessRow, all, type Cells, signedIn } from './accessCells.ts';
import { testCourse } from './fixtures.ts';
import { secondFactorAccess } from './secondFactorAccess.ts';
import { reviewAccess } from './reviewAccess.ts';
import { textAccess, textFiles, textRequests } from './textAccess.ts';
import { wordAccess } from './wordAccess.ts';

/** The four free units, the three hubs (ACCESS-03 to ACCESS-05, D5) and a free pack of words. */
export const freeUnits: ReadonlySet<string> = new Set([
  'alphabet',
  'basic-vocabulary',
  'quiz-alphabet',
  'quiz-vocabulary',
  'beginner',
  'intermediate',
  'advanced',
  'first-words',
]);
const packIds = [...testCourse.packs.keys(), 'questions'];
const unknownIds = ['nonsense', '__proto__', 'ALPHABET', 'alphabet ', '../alphabet', 'quiz-'];
const lessonIds = [...lessons.map(({ id }) => id), ...lessonAliases.keys()];
const quizIds = quizzes.map(({ id }) => id);
const unitIds = [...lessonIds, ...quizIds, ...packIds, ...levels.map(({ id }) => id), ...unknownIds];
const realId = (id: string) => lessonAliases.get(id) ?? id;
const isWritten = (id: string) =>
  testCourse.lessons.has(realId(id)) ||
  testCourse.quizzes.has(id) ||
  testCourse.packs.has(id) ||
  levels.some((level) => level.id === id);

/** The cells of a unit; `found` is the cell of callers who may open it. */
function unitCells(id: string, found: string): Cells {
  if (!isWritten(id)) return signedIn('404 UNKNOWN_UNIT');
  return { ...signedIn(found), ...(!freeUnits.has(realId(id)) && { learner: '403 NOT_ENTITLED' }) };
}
const bodyRequests = (param: string, bodies: ReadonlyMap<string, unknown>): AccessRequest[] =>
  unitIds.map((id) => ({
    params: { [param]: id },
    cells: unitCells(id, bodies.has(realId(id)) ? '200' : '404 UNKNOWN_UNIT'),
  }));
const keepable = new Map([...testCourse.lessons, ...testCourse.packs]);
/** One unit of each kind, because writing is slower than reading. */
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
  ...packIds,
];
const report = (lessonId: string, id: string, more = {}) => ({ id, lessonId, timeSpent: 1, ...more });
const answer = (unitId: string, id: string) => ({
  id,
  unitId,
  questionId: `${realId(unitId)}.1`,
  response: 'right',
  answeredAt: '2026-03-01T09:00:00Z',
});
/** Essays are in lessons of Premium. */
const subscribed = (cell: string): Cells => ({ ...signedIn(cell), learner: '403 NOT_ENTITLED' });
const draft = (essayId: string, more = {}) => ({
  essayId,
  text: 'მე',
  savedAt: '2026-03-01T09:00:00Z',
  ...more,
});
const submission = (essayId: string, id: string, more = {}) => ({
  id,
  essayId,
  text: 'ა'.repeat(50),
  ...more,
});
const hasItems = (id: string) => !levels.some((level) => level.id === id);

const home = 'http://127.0.0.1:3000/settings?tab=subscription';
/** Foreign URLs, to which no redirect after payment may lead (open redirect). */
const foreignAddresses = [
  'https://evil.example/settings',
  'http://127.0.0.1:3000.evil.example/',
  'http://127.0.0.1:3000@evil.example/',
  '//evil.example',
  '/settings',
  'javascript:alert(1)',
  'http://127.0.0.1:3001/settings',
  '',
];
const checkout = (success_url: string, cancel_url: string) => ({
  price_id: 'price_1',
  success_url,
  cancel_url,
  mode: 'subscription',
});

const message = {
  from_name: 'Nino',
  from_email: 'nino@example.com',
  subject: 'Hello',
  message: 'A question',
};
const mailed = (template_params: object) => ({
  user_id: 'ena',
  service_id: 'ena',
  template_id: 'contact',
  template_params,
});

export const accessMatrix: Readonly<Record<string, AccessRow>> = {
  'sound.info': () => [{ cells: all('200') }],
  // Which results a caller may see is tested in search/query.test.ts.
  'search.query': ({ userIds }) => [
    { query: '?q=word', cells: all('200') },
    ...userIds.map((id) => ({ query: `?q=word&userId=${id}&user_id=${id}`, cells: all('200') })),
    { query: '', cells: all('400 BAD_INPUT') },
    { query: '?q=%20', cells: all('400 BAD_INPUT') },
    { query: `?q=${'a'.repeat(81)}`, cells: all('400 BAD_INPUT') },
  ],
  'grammar.verbs': () => [{ cells: all('200') }],
  'grammar.verb': () => [
    { params: { id: 'write' }, cells: all('200') },
    { params: { id: 'nothing' }, cells: all('404 NOT_FOUND') },
  ],
  'grammar.verbForms': () => [
    { query: '?form=dagitsere', cells: all('200') },
    { query: '', cells: all('400 BAD_INPUT') },
  ],
  'grammar.noun': () => [
    { params: { id: 'წყალი' }, cells: all('200') },
    { params: { id: 'nothing' }, cells: all('404 NOT_FOUND') },
  ],
  'grammar.analyze': () => [
    { query: `?form=${encodeURIComponent('წყლის')}`, cells: all('200') },
    { query: '', cells: all('400 BAD_INPUT') },
  ],
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
    { body: { token: await freshToken() }, cells: all('200') },
    { body: { token: 'nonsense' }, cells: all('422 LINK_INVALID') },
  ],
  'auth.resend': ({ emails }) =>
    [...emails, 'unknown@ena.example'].map((email) => ({ body: { email }, cells: all('200') })),
  'auth.requestReset': ({ emails }) =>
    [...emails, 'unknown@ena.example'].map((email) => ({ body: { email }, cells: all('200') })),
  'auth.checkResetLink': ({ userIds }) =>
    ['nonsense', ...userIds].map((token) => ({ body: { token }, cells: all('422 LINK_EXPIRED') })),
  'auth.resetPassword': ({ userIds }) =>
    ['nonsense', ...userIds].map((token) => ({
      body: { token, password: 'ახალი სიტყვა' },
      cells: all('422 LINK_EXPIRED'),
    })),
  'account.changePassword': () => [
    {
      body: { current: 'not the password', password: 'ახალი სიტყვა' },
      cells: signedIn('403 WRONG_PASSWORD'),
    },
    { body: {}, cells: signedIn('400 BAD_INPUT') },
  ],
  'account.sessions': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}&id=${id}`, cells: signedIn('200') })),
  ],
  'account.endSession': ({ userIds }) =>
    [randomUUID(), ...userIds].map((id) => ({ body: { id, userId: id }, cells: signedIn('200') })),
  'account.endOtherSessions': ({ userIds }) =>
    userIds.map((userId) => ({ body: { userId, user_id: userId }, cells: signedIn('200') })),
  'account.data': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}&id=${id}`, cells: signedIn('200') })),
  ],
  'account.remove': ({ userIds }) =>
    userIds.map((userId) => ({
      body: { password: 'not the password', userId, user_id: userId },
      cells: signedIn('403 WRONG_PASSWORD'),
    })),
  'profile.update': ({ userIds }) => [
    { body: { untimed: true }, cells: signedIn('200') },
    ...userIds.map((id) => ({
      body: { id, userId: id, user_id: id, avatarUrl: null, isAdmin: true },
      cells: signedIn('200'),
    })),
  ],
  'profile.uploadAvatar': () => [{ body: { picture: 'none' }, cells: signedIn('415 NOT_AN_IMAGE') }],
  'profile.setTimeZone': ({ userIds }) => [
    { body: { timeZone: 'Mars/Olympus' }, cells: signedIn('422 UNKNOWN_TIME_ZONE') },
    ...userIds.map((id) => ({
      body: { timeZone: 'Asia/Tbilisi', id, userId: id, user_id: id },
      cells: signedIn('200'),
    })),
  ],
  'profile.statistics': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}&id=${id}`, cells: signedIn('200') })),
  ],
  // Valid tokens of links in e-mails are tested in unsubscribe.test.ts; a user id is not a token.
  'mails.stop': ({ userIds }) =>
    ['progress', 'reminders', 'news', 'email'].flatMap((kind) =>
      ['nonsense', ...userIds].map((token) => ({
        params: { kind, token },
        body: {},
        cells: all('422 LINK_INVALID'),
      })),
    ),
  'mails.open': () => [{ params: { kind: 'news', token: 'nonsense' }, cells: all('303') }],
  'progress.list': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}&id=${id}`, cells: signedIn('200') })),
  ],
  'progress.report': ({ userIds, usedIds }) => [
    ...writable.map((id) => ({ body: report(id, randomUUID()), cells: unitCells(id, '200') })),
    ...textRequests().map(({ id, cells }) => ({ body: report(id, randomUUID()), cells })),
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
  'answers.history': ({ userIds }) => [
    ...writable.map((unitId) => ({ params: { unitId }, cells: unitCells(unitId, '200') })),
    ...userIds.map((id) => ({
      params: { unitId: 'alphabet' },
      query: `?userId=${id}&user_id=${id}&id=${id}`,
      cells: signedIn('200'),
    })),
  ],
  'answers.record': ({ userIds, usedIds }) => [
    ...writable.map((id) => ({
      body: { answers: [answer(id, randomUUID())] },
      cells: unitCells(id, hasItems(id) ? '200' : '404 UNKNOWN_UNIT'),
    })),
    // One premium answer among free ones makes the whole request fail.
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
  'achievements.list': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}&id=${id}`, cells: signedIn('200') })),
  ],
  'achievements.add': ({ userIds }) => [
    { body: { achievementId: 'words-300' }, cells: signedIn('409 NOT_EARNED') },
    ...unknownIds.map((achievementId) => ({ body: { achievementId }, cells: signedIn('404 NOT_FOUND') })),
    ...userIds.map((userId) => ({
      body: { achievementId: 'words-300', userId, user_id: userId },
      cells: signedIn('409 NOT_EARNED'),
    })),
  ],
  ...reviewAccess,
  ...secondFactorAccess,
  ...textAccess,
  ...wordAccess,
  'writings.list': ({ userIds }) => [
    { cells: subscribed('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}&id=${id}`, cells: subscribed('200') })),
  ],
  'writings.saveDraft': ({ userIds }) => [
    { body: draft('essay.1'), cells: subscribed('200') },
    ...unknownIds.map((id) => ({ body: draft(id), cells: subscribed('404 UNKNOWN_UNIT') })),
    ...userIds.map((userId) => ({
      body: draft('essay.1', { userId, user_id: userId }),
      cells: subscribed('200'),
    })),
  ],
  'writings.submit': ({ userIds, usedIds }) => [
    { body: submission('essay.1', randomUUID()), cells: subscribed('200') },
    { body: submission('nonsense', randomUUID()), cells: subscribed('404 UNKNOWN_UNIT') },
    ...usedIds.map((id) => ({ body: submission('essay.1', id), cells: subscribed('200') })),
    ...userIds.map((userId) => ({
      body: submission('essay.1', randomUUID(), { userId, user_id: userId }),
      cells: subscribed('200'),
    })),
  ],
  'writings.remove': ({ userIds, usedIds }) => [
    { body: { id: randomUUID() }, cells: subscribed('200') },
    ...usedIds.map((id) => ({ body: { id }, cells: subscribed('200') })),
    ...userIds.map((userId) => ({ body: { id: userId, userId, user_id: userId }, cells: subscribed('200') })),
  ],
  'chat.list': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}&id=${id}`, cells: signedIn('200') })),
  ],
  // That conversations belong to one learner is tested in chat.test.ts.
  'chat.read': ({ userIds }) => [
    { params: { conversationId: 'nonsense' }, cells: signedIn('400 BAD_INPUT') },
    ...[randomUUID(), ...userIds].map((conversationId) => ({
      params: { conversationId },
      cells: signedIn('404 NOT_FOUND'),
    })),
  ],
  'chat.ask': ({ userIds, usedIds }) => [
    { body: {}, cells: signedIn('400 BAD_INPUT') },
    ...[randomUUID(), ...usedIds].map((id) => ({
      body: { conversationId: randomUUID(), id, question: 'What does სიტყვა mean?', userId: userIds[0] },
      cells: signedIn('200'),
    })),
  ],
  'chat.rename': ({ userIds }) =>
    [randomUUID(), ...userIds].map((conversationId) => ({
      body: { conversationId, title: 'Mine', userId: userIds[0] },
      cells: signedIn('404 NOT_FOUND'),
    })),
  'chat.remove': ({ userIds }) =>
    [randomUUID(), ...userIds].map((conversationId) => ({
      body: { conversationId, userId: userIds[0], user_id: userIds[0] },
      cells: signedIn('200'),
    })),
  'course.lesson': () => bodyRequests('lessonId', testCourse.lessons),
  'course.offline': () => [...bodyRequests('lessonId', keepable), ...textFiles],
  'course.quiz': () => bodyRequests('quizId', testCourse.quizzes),
  'course.pack': () => bodyRequests('packId', testCourse.packs),
  'course.vocabulary': () => [{ cells: { ...signedIn('200'), learner: '403 NOT_ENTITLED' } }],
  'course.tips': () => [{ cells: signedIn('200') }],
  'billing.plans': () => [{ cells: all('200') }],
  // Without a payment provider; with one, see billing/*.test.ts.
  'billing.createCheckoutSession': () => [
    { body: checkout(home, home), cells: signedIn('503 PAYMENT_UNAVAILABLE') },
    ...foreignAddresses.flatMap((foreign) => [
      { body: checkout(foreign, home), cells: signedIn('400 BAD_INPUT') },
      { body: checkout(home, foreign), cells: signedIn('400 BAD_INPUT') },
    ]),
    { body: { ...checkout(home, home), mode: 'payment' }, cells: signedIn('400 BAD_INPUT') },
    { body: {}, cells: signedIn('400 BAD_INPUT') },
  ],
  'billing.createPortalSession': () => [
    { body: { returnUrl: home }, cells: signedIn('503 PAYMENT_UNAVAILABLE') },
    ...foreignAddresses.map((returnUrl) => ({ body: { returnUrl }, cells: signedIn('400 BAD_INPUT') })),
  ],
  'billing.invoices': () => [{ cells: signedIn('200') }],
  // Their errors are plain text, so that the cells have no code.
  'contact.send': ({ userIds }) => [
    { body: mailed(message), cells: all('200') },
    ...userIds.map((id) => ({
      body: { ...mailed({ ...message, userId: id }), userId: id },
      cells: all('200'),
    })),
    { body: mailed({ ...message, from_email: 'nobody' }), cells: all('400') },
  ],
  'contact.sendForm': () => [{ body: mailed(message), cells: all('415') }],
  'billing.webhook': () => [{ body: { id: 'evt_1' }, cells: all('404 NOT_FOUND') }],
  'diagnostics.connection': () => [{ cells: all('200') }],
  'diagnostics.authentication': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}&id=${id}`, cells: signedIn('200') })),
  ],
  'diagnostics.data': ({ userIds }) => [
    { body: {}, cells: signedIn('200') },
    ...userIds.map((id) => ({
      body: { id, userId: id, user_id: id, lesson_id: 'alphabet' },
      cells: signedIn('200'),
    })),
  ],
  // In demo mode; otherwise 404 (api.test.ts).
  'mailbox.list': () => [{ cells: all('200') }],
};
