/**
 * Which lessons, packs and texts are on this device, all called lessons here: keeps, removes and repairs them. One operation at a time, in all tabs (Web Locks):
 * each reads the stored list, and deletes clips that no lesson of the list needs.
 */
import { session } from '../../platform/session.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { learnerClipsCache } from './caches.ts';
import { deleteClipsExcept, storedClips, urlsOf } from './clipFiles.ts';
import { DownloadError, type DownloadFailure } from './downloadError.ts';
import { type KeptKind, type KeptLesson, limitRecent, readKeptList, writeKeptList } from './keptList.ts';
import { findKeptUnit, type KeptUnit } from './keptUnits.ts';
import { deleteLesson, failureOf, hasBodies, storeLesson } from './lessonFiles.ts';
import { isControlled, mayPrefetch } from './support.ts';

/** State of a lesson on this device. */
export type LessonState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving'; readonly done: number; readonly total: number }
  | { readonly kind: 'stored'; readonly lesson: KeptLesson }
  | { readonly kind: 'failed'; readonly reason: DownloadFailure };
type Work = Extract<LessonState, { kind: 'saving' | 'failed' }>;

interface State {
  /** The stored list; null until it is read. */
  readonly list: readonly KeptLesson[] | null;
  /** Downloads that the learner sees, and how those have failed, by lesson. */
  readonly work: ReadonlyMap<string, Work>;
}
const initial: State = { list: null, work: new Map() };
const state = createStore(initial);

const setList = (list: readonly KeptLesson[]): void => state.set({ ...state.get(), list });
function setWork(lessonId: string, work: Work | null): void {
  const all = new Map(state.get().work);
  if (work) all.set(lessonId, work);
  else all.delete(lessonId);
  state.set({ ...state.get(), work: all });
}

/** Reads the stored list again: another tab, or a sign-out, may have changed it. */
export const loadKeptLessons = async (): Promise<void> => setList(await readKeptList());

const learnerId = (): string | null => {
  const known = session.peek();
  return (known.kind === 'known' ? known.value?.id : null) ?? null;
};

let isSubscribed = false;
/** Whose lessons the state is about. */
let shownLearner: string | null = null;
function subscribe(listener: () => void): () => void {
  if (!isSubscribed) {
    isSubscribed = true;
    shownLearner = learnerId();
    session.subscribe(() => {
      if (learnerId() !== shownLearner) state.set(initial);
      shownLearner = learnerId();
      void loadKeptLessons();
    });
    void loadKeptLessons();
  }
  return state.subscribe(listener);
}
const useKept = (): State => useStore({ get: state.get, subscribe }, initial);

const none = { kind: 'none' } as const;
function stateIn({ list, work }: State, lessonId: string): LessonState {
  const lesson = list?.find(({ id }) => id === lessonId);
  return work.get(lessonId) ?? (lesson ? { kind: 'stored', lesson } : none);
}

/** The list of lessons on this device; null until it is read. */
export const useKeptList = (): readonly KeptLesson[] | null => useKept().list;
/** States of lessons, in the order of the ids; null until they are known. */
export function useLessonStates(lessonIds: readonly string[]): readonly LessonState[] | null {
  const kept = useKept();
  return kept.list && lessonIds.map((id) => stateIn(kept, id));
}

const lock = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('ena-kept-lessons', work);

/** Deletes what was stored of lessons that are not on the list; their clips may belong to others, too. */
async function deleteFiles(lessonIds: readonly string[], list: readonly KeptLesson[]): Promise<void> {
  for (const id of lessonIds) {
    const lesson = findKeptUnit(id);
    if (lesson) await deleteLesson(lesson);
  }
  await deleteUnneededClips(list);
}

const deleteUnneededClips = (list: readonly KeptLesson[]): Promise<void> =>
  deleteClipsExcept(
    learnerClipsCache,
    list.flatMap(({ clips }) => clips),
  );

/** Replaces the list, and deletes the files of lessons that are no longer on it. */
async function replaceList(before: readonly KeptLesson[], after: readonly KeptLesson[]): Promise<void> {
  if (!(await writeKeptList(after))) throw new DownloadError('full');
  setList(after);
  const removed = before.filter((lesson) => !after.some(({ id }) => id === lesson.id));
  if (removed.length > 0)
    await deleteFiles(
      removed.map(({ id }) => id),
      after,
    );
}

/** Whether all files of a lesson are stored: after a change of build or entitlement, they may be gone. */
async function isComplete(lesson: KeptUnit, { clips }: KeptLesson): Promise<boolean> {
  const [stored, urls] = await Promise.all([storedClips(), urlsOf(clips)]);
  return urls.every((url) => stored.has(url)) && hasBodies(lesson);
}

type OnProgress = (done: number, total: number) => void;

/** Downloads a lesson and puts it on the list, within the lock. Returns why it failed, or null. */
async function download(
  lesson: KeptUnit,
  kind: KeptKind,
  onProgress: OnProgress = () => undefined,
): Promise<DownloadFailure | null> {
  try {
    // The service worker notes whose caches these are (updateOwner).
    await session.refresh();
  } catch {
    return 'network';
  }
  const owner = learnerId();
  const list = await readKeptList();
  const before = list.find(({ id }) => id === lesson.id);
  const others = list.filter((other) => other !== before);
  try {
    const files = await storeLesson(lesson, (done, total) => {
      // The caches now belong to the next learner, or to nobody.
      if (learnerId() !== owner) throw new DownloadError('denied');
      onProgress(done, total);
    });
    const keptKind = before?.kind === 'kept' ? 'kept' : kind;
    const stored = { id: lesson.id, kind: keptKind, ...files, savedAt: Date.now() };
    await replaceList(list, limitRecent([...others, stored]));
    return null;
  } catch (error) {
    if (learnerId() !== owner) return 'denied';
    const { reason } = failureOf(error);
    // What was downloaded shortens the next attempt.
    if (reason === 'network') return reason;
    const isStillWhole =
      reason === 'full' && before !== undefined && (await isComplete(lesson, before).catch(() => false));
    if (isStillWhole) return reason;
    await deleteFiles([lesson.id], others);
    if (before) await replaceList(list, others);
    return reason;
  }
}

/** Keeps lessons with their quizzes and sound, one after the other, until one fails. Their states say how it goes on. */
export async function keepLessons(lessonIds: readonly string[]): Promise<void> {
  // Without this the browser may delete everything when space runs out; it may refuse.
  void navigator.storage?.persist?.().catch(() => undefined);
  for (const id of lessonIds) setWork(id, { kind: 'saving', done: 0, total: 1 });
  let failure: DownloadFailure | null = null;
  for (const id of lessonIds) {
    const lesson: KeptUnit | undefined = failure === null ? findKeptUnit(id) : undefined;
    if (lesson)
      failure = await lock(() =>
        download(lesson, 'kept', (done, total) => setWork(id, { kind: 'saving', done, total })),
      );
    setWork(id, lesson && failure ? { kind: 'failed', reason: failure } : null);
  }
}

/** Removes lessons from this device. */
export async function removeLessons(lessonIds: readonly string[]): Promise<void> {
  await lock(async () => {
    const list = await readKeptList();
    const others = list.filter(({ id }) => !lessonIds.includes(id));
    // First the files: in a full storage not even a shorter list could be written.
    await deleteFiles(lessonIds, others);
    if (await writeKeptList(others)) setList(others);
  });
  for (const id of lessonIds) setWork(id, null);
}

/**
 * Keeps the lesson that is open among the recent ones; without a message if that fails. What is stored already is not
 * downloaded again: the service worker renews pages and bodies when they are opened.
 */
export async function keepRecentLesson(lessonId: string): Promise<void> {
  const lesson = findKeptUnit(lessonId);
  if (!lesson || !(await mayPrefetch())) return;
  await lock(async () => {
    const list = await readKeptList();
    const stored = list.find(({ id }) => id === lessonId);
    if (!stored || !(await isComplete(lesson, stored).catch(() => false))) return download(lesson, 'recent');
    await replaceList(list, [...list.filter((one) => one !== stored), { ...stored, savedAt: Date.now() }]);
    return null;
  }).catch(() => undefined);
}

/** Downloads lessons of the list again whose files are gone, and removes those that the learner may no longer open. */
export async function syncKeptLessons(): Promise<void> {
  if (!isControlled() || !navigator.onLine) return;
  for (const { id, kind } of await readKeptList()) {
    const lesson = findKeptUnit(id);
    if (!lesson || (kind === 'recent' && !(await mayPrefetch()))) continue;
    const failure = await lock(async () => {
      const stored = (await readKeptList()).find((one) => one.id === id);
      const isWhole = !stored || (await isComplete(lesson, stored).catch(() => false));
      return isWhole ? null : download(lesson, kind);
    });
    if (failure && failure !== 'denied' && kind === 'kept') setWork(id, { kind: 'failed', reason: failure });
  }
  await lock(async () => deleteUnneededClips(await readKeptList()));
}
