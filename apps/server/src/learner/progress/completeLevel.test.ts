/** The record of a level in the course as it is: its lessons complete it, nothing else does. */
import { randomUUID } from 'node:crypto';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { type LevelId, lessonsOf, levels, quizzesOf } from '@ena/course/catalog';
import { beforeAll, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { createCourse } from '../../content/course/units.ts';

const { callOn, appWith, signedIn } = useApp();
let app: ReturnType<typeof appWith>;
beforeAll(() => {
  app = appWith({ course: createCourse(lessonBodies, quizBodies, vocabulary, packBodies) });
});

it.each(levels.map(({ id }) => id))(
  '[SET-17] %s is completed with the last of its lessons, never before, and by no quiz',
  async (level) => {
    const { cookie } = await signedIn(`${level}@ena.example`, 'active');
    const report = async (lessonId: string, fields: object = { completed: true }) => {
      const body = { id: randomUUID(), lessonId, timeSpent: 1, ...fields };
      const { status } = await callOn(app, 'POST', '/api/progress/reports', body, { cookie });
      expect([lessonId, status]).toEqual([lessonId, 200]);
    };
    const completedLevels = async (): Promise<LevelId[]> => {
      const { json } = await callOn(app, 'GET', '/api/progress', undefined, { cookie });
      const records: unknown = json['records'];
      if (!Array.isArray(records)) throw new Error('no records');
      const done = new Set(records.filter(({ completed }) => completed).map(({ lessonId }) => lessonId));
      return levels.map(({ id }) => id).filter((id) => done.has(id));
    };

    const [last = '', ...others] = lessonsOf(level).map(({ id }) => id);
    for (const { id } of quizzesOf(level)) await report(id);
    for (const id of others) await report(id);
    await report(last, {});
    await report(level);
    expect(await completedLevels()).toEqual([]);
    await report(last);
    expect(await completedLevels()).toEqual([level]);
    await report(last, {});
    expect(await completedLevels()).toEqual([level]);
  },
);
