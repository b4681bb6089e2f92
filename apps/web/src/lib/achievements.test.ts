import { afterEach, describe, expect, it, vi } from 'vitest';
import { ana } from '../../test/learner.ts';
import { celebrate, celebrated, readAchievements, watchEarned } from './achievements.ts';
import { session } from './session.ts';

afterEach(() => {
  celebrated();
  session.forget();
  vi.unstubAllGlobals();
});

it('[ACH-10] without a user the list is empty, and nobody is asked', async () => {
  const asked = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', asked);
  session.set(null);
  expect(await readAchievements()).toEqual({ records: [], achievements: [] });
  expect(asked).not.toHaveBeenCalled();
});

describe('what was earned', () => {
  const seal = (id: string) => ({ id, kind: 'achievement', title: id, emblem: 'ა' }) as const;
  it('is told once, however often it is heard of', () => {
    const heard = vi.fn<() => void>();
    const stop = watchEarned(heard);
    celebrate({ earned: [] });
    expect(heard).toHaveBeenCalledTimes(0);
    celebrate({ earned: [seal('one')] });
    celebrate({ earned: [seal('one')] });
    expect(heard).toHaveBeenCalledTimes(1);
    celebrate({ earned: [seal('one'), seal('two')] });
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is not told to whoever logs in next', () => {
    session.set(ana);
    celebrate({ earned: [seal('one')] });
    const heard = vi.fn<() => void>();
    const stop = watchEarned(heard);
    session.set(ana);
    expect(heard).toHaveBeenCalledTimes(0);
    session.set(null);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
});
