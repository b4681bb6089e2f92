import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { userAnswers } from '../study/tables.ts';

const { world, call, signedIn } = useApp();

it('the data export has each of many rows once: it is read in pages', async () => {
  const { cookie, userId } = await signedIn('diligent@ena.example', 'active');
  const answer = {
    userId,
    unitId: 'alphabet',
    questionId: 'alphabet.1',
    kind: 'choice',
    teaches: [],
    correct: true,
    response: 'a',
    answeredAt: new Date(),
    recordedAt: new Date(),
  };
  // Two whole pages, and some rows.
  const ids = Array.from({ length: 1001 }, () => randomUUID());
  await world.services.db.insert(userAnswers).values(ids.map((id) => ({ ...answer, id })));
  const { json } = await call('GET', '/api/account/data', undefined, { cookie });
  const rows: { id: string }[] = Object(json['tables'])['user_answers'];
  expect(rows[0]).toMatchObject({ questionId: 'alphabet.1', itemId: 'alphabet.1' });
  expect(rows.map(({ id }) => id)).toEqual(ids.toSorted());
});
