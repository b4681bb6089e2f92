import { afterEach, describe, expect, it, vi } from 'vitest';
import { ana } from '../../test/learner.ts';
import { queueEarned, clearEarned, fetchAchievements, subscribeToEarned } from './achievements.ts';
import { session } from '../platform/session.ts';

afterEach(() => {
  clearEarned();
  session.reset();
  vi.unstubAllGlobals();
});

it('[ACH-10] without a user the list is empty and no request is sent', async () => {
  const fetchMock = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetchMock);
  session.set(null);
  expect(await fetchAchievements()).toEqual({ records: [], achievements: [] });
  expect(fetchMock).not.toHaveBeenCalled();
});

describe('the queue of what was earned', () => {
  const seal = (id: string) => ({ id, kind: 'achievement', title: id, emblem: 'ა' }) as const;
  it('notifies listeners of each achievement once, however often it is reported', () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = subscribeToEarned(listener);
    queueEarned({ earned: [] });
    expect(listener).toHaveBeenCalledTimes(0);
    queueEarned({ earned: [seal('one')] });
    queueEarned({ earned: [seal('one')] });
    expect(listener).toHaveBeenCalledTimes(1);
    queueEarned({ earned: [seal('one'), seal('two')] });
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
  });

  it('is cleared when the learner changes', () => {
    session.set(ana);
    queueEarned({ earned: [seal('one')] });
    const listener = vi.fn<() => void>();
    const unsubscribe = subscribeToEarned(listener);
    session.set(ana);
    expect(listener).toHaveBeenCalledTimes(0);
    session.set(null);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
  });
});
