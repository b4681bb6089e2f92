import { tips } from '@ena/course/tips';
import type { Context } from 'hono';
import type { Viewer } from '../auth/viewer.ts';
import { Failure } from '../failure.ts';
import type { Env } from '../http/address.ts';
import { type EncodedBytes, encodedBytes, sendEncoded } from '../http/encoded.ts';
import { admit } from './admit.ts';
import type { Course, Unit } from './units.ts';

const ready = (body: unknown): EncodedBytes =>
  encodedBytes(Buffer.from(JSON.stringify(body)), 'application/json');
const allReady = (bodies: ReadonlyMap<string, unknown>) =>
  new Map([...bodies].map(([id, body]) => [id, ready(body)]));

/** Sends course bodies: serialised once, compressed once, and only to those who may see them (D3). */
export function createBodies(course: Course) {
  const files: Record<Unit['kind'], ReadonlyMap<string, EncodedBytes>> = {
    lesson: allReady(course.lessons),
    quiz: allReady(course.quizzes),
    level: new Map(),
  };
  const words = ready(course.vocabulary);
  const allTips = ready({ tips });
  const send = (c: Context<Env>, file: EncodedBytes) => {
    c.header('Cache-Control', 'private, no-cache');
    return sendEncoded(c, file);
  };
  return {
    unit: async (c: Context<Env>, kind: 'lesson' | 'quiz', unitId: string, viewer: Viewer | null) => {
      const file = files[kind].get(admit(course, unitId, viewer).id);
      if (!file) throw new Failure('UNKNOWN_UNIT', 'There is no such unit.');
      return send(c, file);
    },
    /** Its endpoint admits subscribers only, by its policy. */
    vocabulary: async (c: Context<Env>) => send(c, words),
    tips: async (c: Context<Env>) => send(c, allTips),
  };
}
