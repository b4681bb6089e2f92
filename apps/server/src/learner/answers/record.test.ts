import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { onPostgres, waitForBlockedQueries } from '../../../test/database.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { lockProfile } from '../study/counters.ts';
import { userAnswers } from '../study/tables.ts';

const { world, call, signedIn } = useApp();

let number = 0;
const someone = (subscription?: string) => signedIn(`someone${++number}@ena.example`, subscription);
const answer = (fields: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  unitId: 'alphabet',
  questionId: 'alphabet.1',
  response: 'right',
  answeredAt: '2026-03-01T09:59:00.000Z',
  ...fields,
});
const record = (cookie: string, ...answers: unknown[]) =>
  call('POST', '/api/answers', { answers }, { cookie });
const stored = (userId: string) =>
  world.services.db
    .select()
    .from(userAnswers)
    .where(eq(userAnswers.userId, userId))
    .orderBy(userAnswers.answeredAt);

describe('recorded answers', () => {
  it.each([
    ['right', true],
    ['wrong', false],
    ['', false],
    [null, false],
  ])('are checked again on the server: the response %o is correct: %s', async (response, correct) => {
    const { cookie, userId } = await someone();
    const reply = await record(cookie, answer({ response }));
    expect([reply.status, reply.json['recorded']]).toEqual([200, 1]);
    expect(await stored(userId)).toMatchObject([
      {
        unitId: 'alphabet',
        questionId: 'alphabet.1',
        kind: 'choice',
        teaches: ['alphabet.word.1'],
        correct,
        response,
      },
    ]);
  });

  it.each([
    ['its former name', {}],
    ['both names', { questionId: 'alphabet.1' }],
  ])('may have the id of the question by %s', async (_, fields) => {
    const { cookie, userId } = await someone();
    const { questionId: itemId, ...rest } = answer();
    expect((await record(cookie, { ...rest, itemId, ...fields })).json).toMatchObject({ recorded: 1 });
    expect(await stored(userId)).toMatchObject([{ questionId: 'alphabet.1', correct: true }]);
  });

  it.each([
    ['of the shape of another kind', ['right']],
    ['of the shape of another kind', { right: 'right' }],
    ['longer than any page lets it become', 'x'.repeat(1_001)],
  ])('have no stored response if it is %s', async (_, response) => {
    const { cookie, userId } = await someone();
    expect((await record(cookie, answer({ response }))).status).toBe(200);
    expect(await stored(userId)).toMatchObject([{ correct: false, response: null }]);
  });

  it('[EX-52] [PROF-19] count a word once, the first time it is answered right, on whatever page', async () => {
    const { cookie, userId } = await someone();
    const learned = async () => {
      const { json } = await call('GET', '/api/session', undefined, { cookie });
      const learner: unknown = json['learner'];
      return typeof learner === 'object' && learner !== null && 'wordsLearned' in learner
        ? learner.wordsLearned
        : undefined;
    };
    const steps = [
      [{ response: 'wrong' }, 0],
      [{}, 1],
      [{}, 1],
      [{ response: 'wrong' }, 1],
      [{ questionId: 'alphabet.2' }, 2],
      // The quiz teaches ids that are not in a word list.
      [{ unitId: 'quiz-alphabet', questionId: 'quiz-alphabet.1' }, 2],
      [{ unitId: 'basic-vocabulary', questionId: 'basic-vocabulary.1' }, 3],
    ] as const;
    for (const [fields, expected] of steps) {
      await record(cookie, answer(fields));
      expect([fields, await learned()]).toEqual([fields, expected]);
    }
    expect(await stored(userId)).toHaveLength(steps.length);
  });

  it('[EX-52] of a correction are stored and mark a study day, but prove no word', async () => {
    const { cookie, userId } = await someone();
    const correction = { isCorrection: true, answeredAt: '2026-03-01T09:59:30.000Z' };
    await record(cookie, answer({ response: 'wrong', questionId: 'alphabet.2' }));
    expect((await record(cookie, answer(correction))).json).toMatchObject({ recorded: 1 });
    expect(await stored(userId)).toMatchObject([
      { correct: false, corrected: false },
      { correct: true, corrected: true },
    ]);
    const profileOf = async () => {
      const rows = await world.services.db.select().from(userProfiles).where(eq(userProfiles.id, userId));
      return rows[0];
    };
    expect(await profileOf()).toMatchObject({
      wordsLearned: 0,
      studyStreak: 1,
      lastStudiedAt: new Date(correction.answeredAt),
    });
    // A first answer of a later visit does.
    await record(cookie, answer({ isCorrection: false }));
    expect(await profileOf()).toMatchObject({ wordsLearned: 1 });
  });

  // The embedded database runs one transaction at a time: there, this could not fail.
  it.runIf(onPostgres)('[PROF-19] count every word once when several arrive concurrently', async () => {
    const { cookie, userId } = await someone();
    const questionIds = [1, 2, 3].map((at) => `alphabet.${at}`);
    const replies = await world.services.db.transaction(async (tx) => {
      await lockProfile(tx, userId);
      const sent = questionIds.map((questionId) => record(cookie, answer({ questionId })));
      // All wait for the lock, so none has counted before another one has written.
      await waitForBlockedQueries(tx, questionIds.length);
      return sent;
    });
    await Promise.all(replies);
    const [profile] = await world.services.db.select().from(userProfiles).where(eq(userProfiles.id, userId));
    expect(profile?.wordsLearned).toBe(questionIds.length);
  });

  it('are recorded for the vocabulary section, which is no unit', async () => {
    const { cookie, userId } = await someone('active');
    const vocabulary = { unitId: 'vocabulary', questionId: 'vocabulary.1' };
    expect((await record(cookie, answer(vocabulary))).json).toMatchObject({ recorded: 1 });
    expect(await stored(userId)).toMatchObject([vocabulary]);
  });

  it('are recorded once when sent again, in the same request or concurrently', async () => {
    const { cookie, userId } = await someone();
    const same = answer();
    expect((await record(cookie, same, same)).json).toMatchObject({ recorded: 1 });
    await Promise.all([1, 2, 3].map(() => record(cookie, same)));
    expect((await record(cookie, same, answer())).json).toMatchObject({ recorded: 1 });
    expect(await stored(userId)).toHaveLength(2);
  });

  it('with the same id are recorded for each learner separately', async () => {
    const [ana, gio] = [await someone(), await someone()];
    const same = answer();
    expect([(await record(ana.cookie, same)).json, (await record(gio.cookie, same)).json]).toMatchObject([
      { recorded: 1 },
      { recorded: 1 },
    ]);
  });

  it.each([
    ['2099-01-01T00:00:00.000Z', '2026-03-01T10:00:00.000Z'],
    ['2026-02-28T23:59:59.000Z', '2026-02-28T23:59:59.000Z'],
    ['0000-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'],
  ])('answered at %s are dated %s, no later than now', async (answeredAt, expected) => {
    const { cookie, userId } = await someone();
    expect((await record(cookie, answer({ answeredAt }))).status).toBe(200);
    expect((await stored(userId))[0]?.answeredAt.toISOString()).toBe(expected);
  });

  it.each([
    [{ questionId: 'alphabet.99' }, 404, 'UNKNOWN_UNIT'],
    [{ questionId: '__proto__' }, 404, 'UNKNOWN_UNIT'],
    [{ unitId: 'nonsense' }, 404, 'UNKNOWN_UNIT'],
    [{ unitId: 'beginner' }, 404, 'UNKNOWN_UNIT'],
    [{ unitId: 'quiz-colors', questionId: 'quiz-colors.1' }, 403, 'NOT_ENTITLED'],
    [{ unitId: 'vocabulary', questionId: 'vocabulary.1' }, 403, 'NOT_ENTITLED'],
    [{ questionId: undefined }, 400, 'BAD_INPUT'],
    [{ response: 'a\u0000b' }, 400, 'BAD_INPUT'],
    [{ response: '\ud800' }, 400, 'BAD_INPUT'],
  ])(
    'with %o are refused with %i %s, and no answer of the request is stored',
    async (fields, status, code) => {
      const { cookie, userId } = await someone();
      const reply = await record(cookie, answer(), answer(fields));
      expect([reply.status, reply.json['code']]).toEqual([status, code]);
      expect(await stored(userId)).toEqual([]);
    },
  );
});
