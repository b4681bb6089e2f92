import { offlineFilesSchema } from '@ena/contract/course';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { clips as courseClips } from '@ena/course/clips';
import { packs } from '@ena/course/packs/packs';
import { textBodies } from '@ena/course/texts/textBodies';
import { texts } from '@ena/course/texts/texts';
import { clipsOfLesson, clipsOfReadingText } from '@ena/domain/lesson/clips';
import { textUnitId } from '@ena/domain/lesson/readingText';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { clipsBuildDir, loadClips } from '../sound/clips.ts';
import { createCourse } from './units.ts';

// The real course, with sounds in a quiz: a clip of another lesson, and a text without a clip.
const clips = loadClips(clipsBuildDir, courseClips, null);
const quizzes = new Map(
  [...quizBodies].map(([id, quiz]) => [
    id,
    id === 'quiz-numbers'
      ? {
          ...quiz,
          questions: quiz.questions.map((item, at) => ({ ...item, sound: at === 0 ? 'ა' : 'გველეშაპი' })),
        }
      : quiz,
  ]),
);
const { callWith, signedIn } = useApp({
  course: createCourse(lessonBodies, quizzes, vocabulary, packBodies),
});

const filesOf = async (lessonId: string, cookie?: string) => {
  const reply = await callWith({ clips }, 'GET', `/api/course/lessons/${lessonId}/offline`, undefined, {
    cookie,
  });
  return { status: reply.status, code: reply.json['code'], text: reply.text };
};
const sizeOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + (clips.find(name)?.bytes ?? Number.NaN), 0);

describe('the files of a lesson for offline use', () => {
  it('[ACCESS-12] [ACCESS-13] are listed for those who may open the lesson', async () => {
    const { cookie } = await signedIn('keeps@ena.example');
    const subscriber = (await signedIn('subscribes@ena.example', 'active')).cookie;
    expect(await filesOf('alphabet')).toMatchObject({ status: 401 });
    expect(await filesOf('alphabet', cookie)).toMatchObject({ status: 200 });
    expect(await filesOf('numbers', cookie)).toMatchObject({ status: 403, code: 'NOT_ENTITLED' });
    expect((await filesOf('numbers', cookie)).text).not.toContain('clips');
    expect(await filesOf('numbers', subscriber)).toMatchObject({ status: 200 });
    for (const id of ['nonsense', 'quiz-alphabet', 'beginner', '__proto__'])
      expect(await filesOf(id, subscriber)).toMatchObject({ status: 404, code: 'UNKNOWN_UNIT' });
  });

  it.each([
    ['a pack', packs.map(({ id, tier }) => ({ id, tier, body: packBodies.get(id) }))],
    [
      'a text',
      texts.map(({ id, tier }) => ({ id: textUnitId(id), tier, body: textBodies.get(textUnitId(id)) })),
    ],
  ])('are listed of %s, for those who may open it, with all clips that there are', async (_what, pages) => {
    const { cookie } = await signedIn(`keeps-${pages.length}@ena.example`);
    const [free, premium] = ['free', 'premium'].map((tier) => pages.find((page) => page.tier === tier));
    if (!free?.body || !premium) throw new Error('no pages');
    const files = offlineFilesSchema.parse(JSON.parse((await filesOf(free.id, cookie)).text));
    const played = 'sections' in free.body ? clipsOfLesson(free.body) : clipsOfReadingText(free.body);
    const names = played.map(({ name }) => name).filter((name) => clips.find(name));
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(files.clips)).toEqual(new Set(names));
    expect(files.bytes).toBeGreaterThan(sizeOf(files.clips));
    expect(await filesOf(premium.id, cookie)).toMatchObject({ status: 403, code: 'NOT_ENTITLED' });
  });

  it('are all clips of the lesson and of its quiz, with the size of the download', async () => {
    const { cookie } = await signedIn('downloads@ena.example', 'active');
    for (const [id, clip] of [
      ['alphabet', 'ა'],
      ['numbers', 'ერთი'],
      ['numbers', 'ა'],
    ] as const) {
      const files = offlineFilesSchema.parse(JSON.parse((await filesOf(id, cookie)).text));
      expect(files.clips).toEqual(expect.arrayContaining([clip]));
      expect(new Set(files.clips).size).toBe(files.clips.length);
      // Two bodies and two pages, compressed.
      const textBytes = files.bytes - sizeOf(files.clips);
      expect(textBytes).toBeGreaterThan(2_000);
      expect(textBytes).toBeLessThan(200_000);
    }
  });
});
