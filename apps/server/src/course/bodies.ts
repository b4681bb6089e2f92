import type { Context } from 'hono';
import type { Viewer } from '../auth/viewer.ts';
import { Failure } from '../failure.ts';
import type { Env } from '../http/address.ts';
import { type EncodedBytes, encodedBytes, sendEncoded } from '../http/encoded.ts';
import { admit } from './admit.ts';
import type { Course, Unit } from './units.ts';

/** Sends course bodies: serialised once, compressed once, and only to those who may see them (D3). */
export function createBodies(course: Course) {
  const ready = <Body>(bodies: ReadonlyMap<string, Body>) =>
    new Map<string, EncodedBytes>(
      [...bodies].map(([id, body]) => [
        id,
        encodedBytes(Buffer.from(JSON.stringify(body)), 'application/json'),
      ]),
    );
  const files: Record<Unit['kind'], ReadonlyMap<string, EncodedBytes>> = {
    lesson: ready(course.lessons),
    quiz: ready(course.quizzes),
    level: new Map(),
  };

  return async (c: Context<Env>, kind: 'lesson' | 'quiz', unitId: string, viewer: Viewer | null) => {
    const unit = admit(course, unitId, viewer);
    const file = files[kind].get(unit.id);
    if (!file) throw new Failure('UNKNOWN_UNIT', 'There is no such unit.');
    c.header('Cache-Control', 'private, no-cache');
    return sendEncoded(c, file);
  };
}
