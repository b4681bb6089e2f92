import { textUnitId } from '@ena/domain/lesson/readingText';
import type { Handlers } from '../../identity/sessions/caller.ts';
import type { EncodedBytes } from '../../platform/http/encoded.ts';
import type { ContentServices } from '../services.ts';
import { createBodies } from './bodies.ts';
import { createOfflineFiles } from './offlineFiles.ts';

/** `pageAt` finds the page of the web app at a path. */
export function createCourseHandlers(
  services: ContentServices,
  pageAt: (path: string) => EncodedBytes | undefined,
): Handlers<'course'> {
  const bodies = createBodies(services.course);
  const offlineFiles = createOfflineFiles(services, pageAt);
  return {
    lesson: ({ c, viewer }) => bodies.unit(c, 'lesson', c.req.param('lessonId') ?? '', viewer),
    offline: ({ input, viewer }) => offlineFiles(input.lessonId, viewer),
    quiz: ({ c, viewer }) => bodies.unit(c, 'quiz', c.req.param('quizId') ?? '', viewer),
    pack: ({ c, viewer }) => bodies.pack(c, c.req.param('packId') ?? '', viewer),
    text: ({ c, viewer }) => bodies.unit(c, 'page', textUnitId(c.req.param('textId') ?? ''), viewer),
    vocabulary: ({ c }) => bodies.vocabulary(c),
    tips: ({ c }) => bodies.tips(c),
  };
}
