/** The list of lessons on this device, as one JSON entry in a cache of the learner. */
import { array, type InferOutput, number, object, picklist, pipe, readonly, string } from 'valibot';
import { matchingElements, parseStored } from '../../platform/readStored.ts';
import { find, keptCache, store } from './caches.ts';

const keptLesson = object({
  id: string(),
  /** `kept`: until the learner removes it; `recent`: opened lately, and removed when newer ones need its place. */
  kind: picklist(['kept', 'recent']),
  /** Names of the clips of the lesson and its quiz. */
  clips: pipe(array(string()), readonly()),
  /** Approximate size of all its files. Lessons share clips, so that the sum of several is an upper bound. */
  bytes: number(),
  /** When it was opened or stored last, in milliseconds since 1970. */
  savedAt: number(),
});
export type KeptLesson = Readonly<InferOutput<typeof keptLesson>>;
export type KeptKind = KeptLesson['kind'];
const keptLessons = matchingElements(keptLesson);

const listPath = '/kept-lessons';

/** The stored list; empty if there is none, or if it is damaged. */
export async function readKeptList(): Promise<readonly KeptLesson[]> {
  const response = await find(keptCache, listPath);
  return parseStored(keptLessons, await response?.json().catch(() => null)) ?? [];
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
