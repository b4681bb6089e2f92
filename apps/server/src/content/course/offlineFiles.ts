/** What a browser downloads to keep a lesson and its quiz, a pack or a text for use without a connection. */
import type { OfflineFiles } from '@ena/contract/course';
import { findLesson, findQuiz } from '@ena/course/catalog';
import { findPack } from '@ena/course/packs/packs';
import { findText } from '@ena/course/texts/texts';
import type { Clip } from '@ena/domain/lesson/clip';
import { clipsOfItems, clipsOfLesson, clipsOfReadingText } from '@ena/domain/lesson/clips';
import { textIdOf } from '@ena/domain/lesson/readingText';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { Failure } from '../../platform/failure.ts';
import { compressedSize, type EncodedBytes, encodedBytes } from '../../platform/http/encoded.ts';
import type { ContentServices } from '../services.ts';
import { authorizeUnit } from './authorizeUnit.ts';
import type { Course } from './units.ts';

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** What opens at the path of a unit: its bodies, and the clips that they play. */
interface Content {
  readonly bodies: readonly unknown[];
  readonly clips: readonly Clip[];
  readonly paths: readonly (string | undefined)[];
}

/** The content of a lesson with its quiz, of a pack or of a text; undefined for other units. */
function contentOf(course: Course, unitId: string): Content | undefined {
  const lesson = course.lessons.get(unitId);
  if (lesson) {
    const entry = findLesson(unitId);
    const quiz = course.quizzes.get(entry?.quiz ?? '');
    return {
      bodies: [lesson, ...(quiz ? [quiz] : [])],
      clips: [...clipsOfLesson(lesson), ...clipsOfItems(quiz?.questions ?? [])],
      paths: [entry?.path, quiz && findQuiz(quiz.id)?.paths[0]],
    };
  }
  const pack = course.packs.get(unitId);
  if (pack) return { bodies: [pack], clips: clipsOfLesson(pack), paths: [findPack(unitId)?.path] };
  const text = course.texts.get(unitId);
  return (
    text && { bodies: [text], clips: clipsOfReadingText(text), paths: [findText(textIdOf(unitId))?.path] }
  );
}

/**
 * Returns a function that lists the files of a lesson, pack or text; each list is computed once. `pageAt` finds the
 * page of the web app at a path. The function throws UNKNOWN_UNIT, NOT_ENTITLED.
 */
export function createOfflineFiles(
  { course, clips }: Pick<ContentServices, 'course' | 'clips'>,
  pageAt: (path: string) => EncodedBytes | undefined,
) {
  const cache = new Map<string, Promise<OfflineFiles>>();

  async function listFiles(content: Content): Promise<OfflineFiles> {
    const found = [...new Set(content.clips.map(({ name }) => name))].flatMap((name) => {
      const clip = clips.find(name);
      return clip ? [{ name, bytes: clip.bytes }] : [];
    });
    const bodies = content.bodies.map((body) =>
      encodedBytes(Buffer.from(JSON.stringify(body)), 'application/json'),
    );
    const pages = content.paths.flatMap((path) => (path && pageAt(path)) || []);
    const compressed = await Promise.all([...bodies, ...pages].map(compressedSize));
    return {
      clips: found.map(({ name }) => name),
      bytes: sum(found.map(({ bytes }) => bytes)) + sum(compressed),
    };
  }

  return async (unitId: string, viewer: Viewer): Promise<OfflineFiles> => {
    const { id } = authorizeUnit(course, unitId, viewer);
    const content = contentOf(course, id);
    if (!content) throw new Failure('UNKNOWN_UNIT', 'There is nothing to keep of this unit.');
    const files = cache.get(id) ?? listFiles(content);
    cache.set(id, files);
    return files;
  };
}
