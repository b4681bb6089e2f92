/** Who may record answers to premium units: one item of each, from the real course. */
import { randomUUID } from 'node:crypto';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { correctResponse } from '@ena/domain/exercise/kinds';
import { itemsOfLesson } from '@ena/domain/lesson/items';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { createCourse } from '../../content/course/units.ts';
import { userAnswers } from '../study/tables.ts';

const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
const { world, call, signedIn } = useApp({ course });

const vocabularyItems = vocabulary.exercises.flatMap(({ items }) => items);
const answers = [
  ...[...lessonBodies].map(([id, lesson]) => ({ id, items: itemsOfLesson(lesson) })),
  ...[...quizBodies].map(([id, { questions }]) => ({ id, items: questions })),
  { id: 'vocabulary', items: vocabularyItems },
].flatMap(({ id, items: [item] }) =>
  item === undefined || course.find(id)?.tier !== 'premium'
    ? []
    : {
        id: randomUUID(),
        unitId: id,
        questionId: item.id,
        response: correctResponse(item),
        answeredAt: '2026-03-01T09:59:00.000Z',
      },
);

describe('an answer to a premium unit, one of each', () => {
  const cookies: Record<string, string | undefined> = {};
  beforeAll(async () => {
    cookies['learner'] = (await signedIn('learner@ena.example')).cookie;
    cookies['lapsed'] = (await signedIn('lapsed@ena.example', 'canceled')).cookie;
    cookies['subscriber'] = (await signedIn('subscriber@ena.example', 'active')).cookie;
  });
  /** The outcome of each answer in a request of its own, by unit. */
  async function outcomes(who: string) {
    const found: Record<string, string> = {};
    for (const answer of answers) {
      const how = { cookie: cookies[who] };
      const { status, json } = await call('POST', '/api/answers', { answers: [answer] }, how);
      found[answer.unitId] = `${status} ${String(json['code'] ?? json['recorded'])}`;
    }
    return found;
  }
  const all = (outcome: string) => Object.fromEntries(answers.map(({ unitId }) => [unitId, outcome]));
  const stored = () => world.services.db.select().from(userAnswers);

  it('[SUBS-02] is refused and not stored without Premium; the same one of a subscriber is recorded', async () => {
    // Four units are free, Literature and Advanced Writing have no items, and the vocabulary section is one more.
    expect(answers).toHaveLength(lessonBodies.size + quizBodies.size - 4 - 2 + 1);
    expect(await outcomes('visitor')).toEqual(all('401 UNAUTHENTICATED'));
    for (const who of ['learner', 'lapsed']) expect(await outcomes(who)).toEqual(all('403 NOT_ENTITLED'));
    expect(await stored()).toEqual([]);
    expect(await outcomes('subscriber')).toEqual(all('200 1'));
    expect((await stored()).filter(({ correct }) => correct)).toHaveLength(answers.length);
  });
});
