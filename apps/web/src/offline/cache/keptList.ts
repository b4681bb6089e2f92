/** The list of lessons on this device, as one JSON entry in a cache of the learner. */
import { find, keptCache, store } from './caches.ts';

/** `kept`: until the learner removes it; `recent`: opened lately, and removed when newer ones need its place. */
export type KeptKind = 'kept' | 'recent';
export interface KeptLesson {
  readonly id: string;
  readonly kind: KeptKind;
  /** Names of its clips and those of its quiz. */
  readonly clips: readonly string[];
  /** Approximate size of all its files. Lessons share clips, so that the sum of several is an upper bound. */
  readonly bytes: number;
  /** When it was opened or stored last, in milliseconds since 1970. */
  readonly savedAt: number;
}

const listPath = '/kept-lessons';

const isKeptLesson = (value: unknown): value is KeptLesson =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'kind' in value &&
  (value.kind === 'kept' || value.kind === 'recent') &&
  'clips' in value &&
  Array.isArray(value.clips) &&
  value.clips.every((name) => typeof name === 'string') &&
  'bytes' in value &&
  typeof value.bytes === 'number' &&
  'savedAt' in value &&
  typeof value.savedAt === 'number';

/** The stored list; empty if there is none, or if it is damaged. */
export async function readKeptList(): Promise<readonly KeptLesson[]> {
  const response = await find(keptCache, listPath);
  const value: unknown = await response?.json().catch(() => null);
  return Array.isArray(value) ? value.filter(isKeptLesson) : [];
}

/** Replaces the stored list; false if the storage is full or disabled. */
export const writeKeptList = (list: readonly KeptLesson[]): Promise<boolean> =>
  store(keptCache, listPath, Response.json(list));

const maxRecent = 5;

/** The list without the oldest of the recent lessons, if there are too many. */
export function limitRecent(list: readonly KeptLesson[]): readonly KeptLesson[] {
  const newest = list
    .filter(({ kind }) => kind === 'recent')
    .toSorted((one, other) => other.savedAt - one.savedAt)
    .slice(0, maxRecent);
  return list.filter((lesson) => lesson.kind === 'kept' || newest.includes(lesson));
}
