/** What a browser downloads to keep a lesson and its quiz for use without a connection. */
import type { OfflineFiles } from '@ena/contract/course';
import { findLesson, findQuiz } from '@ena/course/catalog';
import { clipsOfItems, clipsOfLesson } from '@ena/domain/lesson/clips';
import type { Lesson } from '@ena/domain/lesson/model';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { Failure } from '../../platform/failure.ts';
import { compressedSize, type EncodedBytes, encodedBytes } from '../../platform/http/encoded.ts';
import type { ContentServices } from '../services.ts';
import { authorizeUnit } from './authorizeUnit.ts';

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/**
 * Returns a function that lists the files of a lesson; each list is computed once. `pageAt` finds the page of the web
 * app at a path. The function throws UNKNOWN_UNIT, NOT_ENTITLED.
 */
export function createOfflineFiles(
  { course, clips }: Pick<ContentServices, 'course' | 'clips'>,
  pageAt: (path: string) => EncodedBytes | undefined,
) {
  const cache = new Map<string, Promise<OfflineFiles>>();

  async function listFiles(lesson: Lesson): Promise<OfflineFiles> {
    const entry = findLesson(lesson.id);
    const quiz = course.quizzes.get(entry?.quiz ?? '');
    const all = [...clipsOfLesson(lesson), ...clipsOfItems(quiz?.questions ?? [])];
    const found = [...new Set(all.map(({ name }) => name))].flatMap((name) => {
      const clip = clips.find(name);
      return clip ? [{ name, bytes: clip.bytes }] : [];
    });
    const bodies = [lesson, ...(quiz ? [quiz] : [])].map((body) =>
      encodedBytes(Buffer.from(JSON.stringify(body)), 'application/json'),
    );
    const paths = [entry?.path, quiz && findQuiz(quiz.id)?.paths[0]];
    const pages = paths.flatMap((path) => (path && pageAt(path)) || []);
    const compressed = await Promise.all([...bodies, ...pages].map(compressedSize));
    return {
      clips: found.map(({ name }) => name),
      bytes: sum(found.map(({ bytes }) => bytes)) + sum(compressed),
    };
  }

  return async (lessonId: string, viewer: Viewer): Promise<OfflineFiles> => {
    const lesson = course.lessons.get(authorizeUnit(course, lessonId, viewer).id);
    if (!lesson) throw new Failure('UNKNOWN_UNIT', 'There is no such lesson.');
    const files = cache.get(lesson.id) ?? listFiles(lesson);
    cache.set(lesson.id, files);
    return files;
  };
}
