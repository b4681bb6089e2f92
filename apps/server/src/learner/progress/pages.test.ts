/** Study minutes on pages without completion: packs and texts of the real course. */
import { randomUUID } from 'node:crypto';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { packs } from '@ena/course/packs/packs';
import { texts } from '@ena/course/texts/texts';
import { textUnitId } from '@ena/domain/lesson/readingText';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { createCourse } from '../../content/course/units.ts';

const { call, signedIn } = useApp({
  course: createCourse(lessonBodies, quizBodies, vocabulary, packBodies),
});

it.each([
  ['pack', packs],
  ['text', texts.map((text) => ({ ...text, id: textUnitId(text.id) }))],
])('minutes on a %s are study, and complete nothing', async (what, pages) => {
  const { cookie } = await signedIn(`${what}@ena.example`);
  const report = (tier: 'free' | 'premium', fields: object) => {
    const lessonId = pages.find((page) => page.tier === tier)?.id;
    return call('POST', '/api/progress/reports', { id: randomUUID(), lessonId, ...fields }, { cookie });
  };
  expect(await report('free', { timeSpent: 3, completed: true, score: 90 })).toMatchObject({
    status: 200,
    json: { record: { timeSpent: 3, completed: false, score: null } },
  });
  const { json } = await call('GET', '/api/profile/statistics', undefined, { cookie });
  expect(json).toMatchObject({ studyMinutes: 3, streak: 1, lessonsCompleted: 0, recent: [] });
  expect(await report('premium', { timeSpent: 1 })).toMatchObject({
    status: 403,
    json: { code: 'NOT_ENTITLED' },
  });
});
