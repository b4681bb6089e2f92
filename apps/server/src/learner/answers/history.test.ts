import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';

const { world, call, signedIn } = useApp();

const minute = (number: number) => `2026-03-01T09:0${number}:00.000Z`;
const record = (
  cookie: string,
  ...answers: readonly (readonly [questionId: string, at: number, response: string])[]
) =>
  call(
    'POST',
    '/api/answers',
    {
      answers: answers.map(([questionId, at, response]) => ({
        id: randomUUID(),
        unitId: questionId.split('.')[0],
        questionId,
        response,
        answeredAt: minute(at),
      })),
    },
    { cookie },
  );
const historyOf = async (cookie: string, unitId: string) =>
  (await call('GET', `/api/answers/${unitId}`, undefined, { cookie })).json['items'];

describe('the history of answers', () => {
  it('has the last answer to each item of the unit, in whatever order the answers arrived', async () => {
    const { cookie } = await signedIn('history@ena.example');
    expect(await historyOf(cookie, 'alphabet')).toEqual([]);
    await record(cookie, ['alphabet.1', 3, 'wrong'], ['alphabet.2', 1, 'wrong']);
    await record(cookie, ['alphabet.1', 1, 'right'], ['alphabet.2', 2, 'right']);
    await record(cookie, ['basic-vocabulary.1', 4, 'right']);
    const items = await historyOf(cookie, 'alphabet');
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        { questionId: 'alphabet.1', itemId: 'alphabet.1', correct: false, answeredAt: minute(3) },
        { questionId: 'alphabet.2', itemId: 'alphabet.2', correct: true, answeredAt: minute(2) },
      ]),
    );
  });

  it('has a corrected answer as wrong, so that the item is asked again first', async () => {
    const { cookie } = await signedIn('corrected-history@ena.example');
    const fields = { unitId: 'alphabet', questionId: 'alphabet.1', response: 'right', answeredAt: minute(1) };
    const answers = [{ ...fields, id: randomUUID(), isCorrection: true }];
    await call('POST', '/api/answers', { answers }, { cookie });
    expect(await historyOf(cookie, 'alphabet')).toMatchObject([{ questionId: 'alphabet.1', correct: false }]);
  });

  it('is that of the learner alone', async () => {
    const [ana, gio] = [await signedIn('ana-history@ena.example'), await signedIn('gio-history@ena.example')];
    await record(ana.cookie, ['alphabet.1', 1, 'right']);
    expect(await historyOf(gio.cookie, 'alphabet')).toEqual([]);
  });

  it.each([
    ['numbers', 403, 'NOT_ENTITLED'],
    ['nonsense', 404, 'UNKNOWN_UNIT'],
  ])('of %s is refused with %i %s', async (unitId, status, code) => {
    const { cookie } = await signedIn(`${unitId}-history@ena.example`);
    const reply = await call('GET', `/api/answers/${unitId}`, undefined, { cookie });
    expect([reply.status, reply.json['code']]).toEqual([status, code]);
  });

  it('is read from an index, without sorting', async () => {
    const plan = await world.services.db.transaction(async (tx) => {
      // A table this small is always scanned otherwise.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      return tx.execute(sql`
        explain select distinct on (item_id) item_id, correct, answered_at from user_answers
        where user_id = ${randomUUID()}::uuid and unit_id = 'alphabet' order by item_id desc, answered_at desc`);
    });
    const text = JSON.stringify(plan);
    expect(text).toContain('user_answers_unit');
    expect(text).not.toContain('Sort');
  });
});
