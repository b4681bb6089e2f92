import type { Tip } from '@ena/domain/help/tips';
import type { Lesson, Vocabulary } from '@ena/domain/lesson/model';
import type { ReadingText } from '@ena/domain/lesson/readingText';
import type { Quiz } from '@ena/domain/quiz/model';
import { z } from 'zod';
import { endpoint } from './policy.ts';

/**
 * Course bodies. The server sends them as pre-serialized bytes with an ETag (server, course/bodies.ts);
 * the schema here only types the client. In addition to `learner`, the tier of the unit is checked: a
 * premium body, and the list of its files, is refused with NOT_ENTITLED.
 */
const body = <Body>() => z.custom<Body>((value) => typeof value === 'object' && value !== null);

/** What a browser downloads to keep a lesson and its quiz offline. */
export const offlineFilesSchema = z.object({
  clips: z.array(z.string()).describe('names of the audio clips that this server has'),
  bytes: z.int().nonnegative().describe('approximate size of the pages, bodies and clips, as compressed'),
});
export type OfflineFiles = z.infer<typeof offlineFilesSchema>;

const errors = ['NOT_ENTITLED', 'UNKNOWN_UNIT'] as const;

export const course = {
  lesson: endpoint({ access: 'learner', limit: 'unlimited', errors, raw: true })
    .route({ method: 'GET', path: '/course/lessons/{lessonId}', summary: 'The body of a lesson' })
    .input(z.object({ lessonId: z.string() }))
    .output(body<Lesson>()),
  offline: endpoint({ access: 'learner', limit: 'unlimited', errors })
    .route({
      method: 'GET',
      path: '/course/lessons/{lessonId}/offline',
      summary: 'What keeping a lesson offline downloads',
    })
    .input(z.object({ lessonId: z.string() }))
    .output(offlineFilesSchema),
  quiz: endpoint({ access: 'learner', limit: 'unlimited', errors, raw: true })
    .route({ method: 'GET', path: '/course/quizzes/{quizId}', summary: 'The body of a quiz' })
    .input(z.object({ quizId: z.string() }))
    .output(body<Quiz>()),
  pack: endpoint({ access: 'learner', limit: 'unlimited', errors, raw: true })
    .route({ method: 'GET', path: '/course/packs/{packId}', summary: 'The body of a pack of words' })
    .input(z.object({ packId: z.string() }))
    .output(body<Lesson>()),
  text: endpoint({ access: 'learner', limit: 'unlimited', errors, raw: true })
    .route({ method: 'GET', path: '/course/texts/{textId}', summary: 'The body of a reading or dialogue' })
    .input(z.object({ textId: z.string() }))
    .output(body<ReadingText>()),
  vocabulary: endpoint({
    access: 'subscriber',
    limit: 'unlimited',
    errors: [],
    raw: true,
  })
    .route({ method: 'GET', path: '/course/vocabulary', summary: 'The words of the vocabulary section' })
    .output(body<Vocabulary>()),
  tips: endpoint({ access: 'learner', limit: 'unlimited', errors: [], raw: true })
    .route({ method: 'GET', path: '/course/tips', summary: 'The learning tips' })
    .output(body<{ readonly tips: readonly Tip[] }>()),
};
