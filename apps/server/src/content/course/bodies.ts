import { tips } from '@ena/course/tips';
import type { Context } from 'hono';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { Failure } from '../../platform/failure.ts';
import type { Env } from '../../platform/http/address.ts';
import { type EncodedBytes, encodedBytes, sendEncoded } from '../../platform/http/encoded.ts';
import { authorizeUnit } from './authorizeUnit.ts';
import type { Course, Unit } from './units.ts';

const encode = (body: unknown): EncodedBytes =>
  encodedBytes(Buffer.from(JSON.stringify(body)), 'application/json');
const encodeAll = (bodies: ReadonlyMap<string, unknown>) =>
  new Map([...bodies].map(([id, body]) => [id, encode(body)]));

/** Serves course bodies: serialized once, compressed once, and only to those who may see them (D3). */
export function createBodies(course: Course) {
  const files: Record<Unit['kind'], ReadonlyMap<string, EncodedBytes>> = {
    lesson: encodeAll(course.lessons),
    quiz: encodeAll(course.quizzes),
    level: new Map(),
    page: encodeAll(course.texts),
  };
  const packs = encodeAll(course.packs);
  const words = encode(course.vocabulary);
  const allTips = encode({ tips });
  const send = (c: Context<Env>, file: EncodedBytes) => {
    c.header('Cache-Control', 'private, no-cache');
    return sendEncoded(c, file);
  };
  return {
    unit: async (c: Context<Env>, kind: 'lesson' | 'quiz' | 'page', unitId: string, viewer: Viewer) => {
      const file = files[kind].get(authorizeUnit(course, unitId, viewer).id);
      if (!file) throw new Failure('UNKNOWN_UNIT', 'There is no such unit.');
      return send(c, file);
    },
    pack: async (c: Context<Env>, packId: string, viewer: Viewer) => {
      const file = packs.get(authorizeUnit(course, packId, viewer).id);
      if (!file) throw new Failure('UNKNOWN_UNIT', 'There is no such pack.');
      return send(c, file);
    },
    /** The endpoint is for subscribers only, by its policy. */
    vocabulary: async (c: Context<Env>) => send(c, words),
    tips: async (c: Context<Env>) => send(c, allTips),
  };
}
