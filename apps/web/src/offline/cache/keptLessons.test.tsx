import { packs } from '@ena/course/packs/packs';
import { texts } from '@ena/course/texts/texts';
import { textUnitId } from '@ena/domain/lesson/readingText';
import { describe, expect, it, vi } from 'vitest';
import {
  evict,
  fillStorage,
  servePage,
  startOffline,
  storedClipNames,
  storedPaths,
} from '../../../test/offline.ts';
import { ana } from '../../../test/learner.ts';
import { mockEndpoint, networkError, requests, serverState } from '../../../test/mockApi.ts';
import { session } from '../../platform/session.ts';
import { keptCache, learnerClipsCache, store } from './caches.ts';
import { type KeptLesson, readKeptList, writeKeptList } from './keptList.ts';
import {
  keepLessons,
  keepRecentLesson,
  loadKeptLessons,
  removeLessons,
  syncKeptLessons,
} from './keptLessons.ts';

async function signIn(entitled = true): Promise<void> {
  await startOffline();
  serverState().learner = { ...ana, entitled };
  await session.refresh();
}
const ids = async () => (await readKeptList()).map(({ id, kind }) => `${kind} ${id}`);
const alphabetPaths = ['/api/course/lessons/alphabet', '/api/course/quizzes/quiz-alphabet'];

describe('keeping a lesson', () => {
  it('stores its page and body, its quiz and its clips, and asks the browser not to delete them', async () => {
    await signIn();
    const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
    servePage('/beginner/alphabet');
    await keepLessons(['alphabet']);
    expect(await ids()).toEqual(['kept alphabet']);
    expect(await storedPaths()).toEqual(expect.arrayContaining(['/beginner/alphabet', ...alphabetPaths]));
    expect(await storedClipNames()).toEqual(['ა', 'ბ', 'გ']);
    expect(persist).toHaveBeenCalled();
  });

  it.each([
    ['pack', packs[0], packs[0]?.id],
    ['text', texts[0], textUnitId(texts[0]?.id ?? '')],
  ])('can be keeping a %s: its page, body and clips', async (kind, unit, id = '') => {
    await signIn();
    if (!unit) throw new Error('there is none');
    servePage(unit.path);
    await keepLessons([id]);
    expect(await ids()).toEqual([`kept ${id}`]);
    expect(await storedPaths()).toEqual(
      expect.arrayContaining([unit.path, `/api/course/${kind}s/${unit.id}`]),
    );
    expect(await storedClipNames()).not.toEqual([]);
    await removeLessons([id]);
    expect([await storedPaths(), await storedClipNames()]).toEqual([[], []]);
  });

  it('leaves the clips that another lesson needs when one of two is removed', async () => {
    await signIn();
    await keepLessons(['alphabet', 'basic-vocabulary']);
    await removeLessons(['alphabet']);
    expect(await ids()).toEqual(['kept basic-vocabulary']);
    expect(await storedClipNames()).toEqual(['ა', 'ბ', 'დ']);
    expect(await storedPaths()).not.toContain(alphabetPaths[0]);
    await removeLessons(['basic-vocabulary']);
    expect(await storedClipNames()).toEqual([]);
  });

  it.each(['/audio/', '/api/course/quizzes', '/kept-lessons'])(
    'leaves nothing behind if the storage is full when %s is stored',
    async (part) => {
      await signIn();
      await keepLessons(['basic-vocabulary']);
      const before = [await storedPaths(), await storedClipNames()];
      fillStorage(part === '/audio/' ? encodeURIComponent('გ') : part);
      await keepLessons(['alphabet']);
      expect(await ids()).toEqual(['kept basic-vocabulary']);
      expect([await storedPaths(), await storedClipNames()]).toEqual(before);
    },
  );

  it('stores nothing that is not of this build of Ena, such as the page of a captive portal', async () => {
    await signIn();
    mockEndpoint('course.lesson', () => new Response('<h1>Sign in to the Wi-Fi</h1>'));
    await keepLessons(['alphabet']);
    expect(await ids()).toEqual([]);
    expect(await storedPaths()).toEqual([]);
  });
});

const recent = (id: string, savedAt: number): KeptLesson => ({
  id,
  kind: 'recent',
  clips: ['ა'],
  bytes: 1,
  savedAt,
});

describe('lessons opened lately', () => {
  it('are at most five: the oldest goes, but never one that the learner keeps', async () => {
    await signIn();
    const before = ['colors-shapes', 'numbers', 'months', 'food', 'body'].map(recent);
    await writeKeptList([{ ...recent('animals', 0), kind: 'kept' }, ...before]);
    await keepRecentLesson('alphabet');
    expect(await ids()).toEqual([
      'kept animals',
      ...['numbers', 'months', 'food', 'body', 'alphabet'].map((id) => `recent ${id}`),
    ]);
  });

  it('do not change what the learner keeps, nor download again what is stored', async () => {
    await signIn();
    await keepLessons(['alphabet']);
    const before = requests('course.offline').length;
    await keepRecentLesson('alphabet');
    expect(await ids()).toEqual(['kept alphabet']);
    expect(requests('course.offline')).toHaveLength(before);
  });
});

describe('the repair of kept lessons', () => {
  it('downloads again what the browser has deleted, and nothing else', async () => {
    await signIn();
    await keepLessons(['alphabet', 'basic-vocabulary']);
    await evict('/api/course/lessons/alphabet');
    const before = requests('course.offline').length;
    await syncKeptLessons();
    expect(requests('course.offline').slice(before)).toEqual([{ lessonId: 'alphabet' }]);
    expect(await storedPaths()).toEqual(expect.arrayContaining(alphabetPaths));
  });

  it('deletes former recordings, whose URLs have changed', async () => {
    await signIn();
    await keepLessons(['alphabet']);
    await store(learnerClipsCache, '/audio/former.mp3', new Response('former'));
    await syncKeptLessons();
    const kept = (await (await caches.open(learnerClipsCache)).keys()).map(
      ({ url }) => new URL(url).pathname,
    );
    expect([kept.length, kept.includes('/audio/former.mp3')]).toEqual([3, false]);
  });

  it('removes a lesson that the learner may no longer open', async () => {
    await signIn();
    await keepLessons(['alphabet', 'numbers']);
    await evict('/api/course/lessons/numbers');
    serverState().learner = ana;
    await syncKeptLessons();
    expect(await ids()).toEqual(['kept alphabet']);
    expect(await storedPaths()).not.toContain('/api/course/quizzes/quiz-numbers');
  });

  it('leaves a lesson on the list while the server cannot be reached', async () => {
    await signIn();
    await keepLessons(['alphabet']);
    await evict('/api/course/lessons/alphabet');
    mockEndpoint('course.offline', () => networkError());
    await syncKeptLessons();
    expect(await ids()).toEqual(['kept alphabet']);
  });
});

describe('the list', () => {
  it.each(['{', '{"id":"alphabet"}', '[{"id":"alphabet","kind":"lost"},null]'])(
    'is empty if its entry is damaged: %s',
    async (text) => {
      await signIn();
      await store(keptCache, '/kept-lessons', new Response(text));
      expect(await readKeptList()).toEqual([]);
      await loadKeptLessons();
    },
  );
});

it('stops when the learner signs out: nothing is stored for the next one', async () => {
  await signIn();
  mockEndpoint('course.offline', () => {
    session.set(null);
    return { clips: ['ა'], bytes: 1 };
  });
  await keepLessons(['alphabet']);
  expect(await ids()).toEqual([]);
  expect(await storedClipNames()).toEqual([]);
});
