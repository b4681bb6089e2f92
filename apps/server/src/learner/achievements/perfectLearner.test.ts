/** Every achievement can be earned with the real course: a learner studies all of it, day by day. */
import { randomUUID } from 'node:crypto';
import { achievements } from '@ena/course/achievements';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { earnedSchema } from '@ena/contract/achievements';
import { itemsOfLesson } from '@ena/domain/lesson/items';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { createCourse } from '../../content/course/units.ts';
import { correctResponse } from '@ena/domain/exercise/kinds';

const { world, time, callOn, appWith, signedIn } = useApp();
const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
const hour = 60 * 60 * 1000;

it('a perfect learner earns each of the 40, once', async () => {
  const { userId } = await signedIn('perfect@ena.example', 'active');
  const app = appWith({ course });
  const earned: string[] = [];
  const began = time.now;
  const post = async (path: string, body: object) => {
    // A session of one day would not last for the month.
    const token = await world.services.accounts.startSession(userId, false);
    const cookie = world.services.accounts.cookies.issue(token, false).split(';')[0] ?? '';
    const reply = await callOn(app, 'POST', `/api${path}`, body, { cookie });
    expect([path, reply.status]).toEqual([path, 200]);
    earned.push(...earnedSchema.parse(reply.json['earned']).map(({ id }) => id));
  };
  const units = [
    ...[...lessonBodies].map(([id, lesson]) => ({
      id,
      score: undefined,
      items: itemsOfLesson(lesson),
    })),
    ...[...quizBodies].map(([id, { questions }]) => ({ id, score: 100, items: questions })),
  ];

  const days = 31;
  for (let day = 0; day < days; day++) {
    time.now = new Date(began.getTime() + 24 * hour * day);
    const todays = units.filter((_, index) => index % days === day);
    await post('/progress/reports', { id: randomUUID(), lessonId: 'alphabet', timeSpent: 40 });
    for (const { id, score, items } of todays) {
      for (let from = 0; from < items.length; from += 50) {
        const answers = items.slice(from, from + 50).map((item) => ({
          id: randomUUID(),
          unitId: id,
          questionId: item.id,
          response: correctResponse(item),
          answeredAt: time.now.toISOString(),
        }));
        await post('/answers', { answers });
      }
      await post('/progress/reports', {
        id: randomUUID(),
        lessonId: id,
        timeSpent: 0,
        completed: true,
        ...(score === undefined ? {} : { score }),
      });
    }
  }
  for (const essayId of [...course.essays].slice(0, 4))
    await post('/writings/submissions', {
      id: randomUUID(),
      essayId,
      text: 'მე ქართულს ვსწავლობ. '.repeat(3),
    });

  expect(earned.toSorted()).toEqual(achievements.map(({ id }) => id).toSorted());
  time.now = began;
});
