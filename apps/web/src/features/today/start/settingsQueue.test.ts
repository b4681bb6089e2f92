import type { ReviewSettings, ReviewSummary } from '@ena/contract/reviews';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noReviews, withSettings } from '../../../../test/reviews.ts';
import { CallError, errorCodeOf } from '../../../platform/client.ts';
import { createSettingsQueue } from './settingsQueue.ts';

describe('changes of the settings', () => {
  let server: ReviewSummary;
  let requests: Partial<ReviewSettings>[];
  let respond: (error?: Error) => Promise<void>;
  const start = () =>
    createSettingsQueue(
      (change) => {
        requests.push(change);
        const { promise, resolve, reject } = Promise.withResolvers<ReviewSummary>();
        respond = async (error) => {
          if (error) reject(error);
          else resolve(withSettings(server, change));
          await vi.advanceTimersByTimeAsync(0);
        };
        return promise;
      },
      (summary) => {
        server = summary;
      },
    );
  beforeEach(() => {
    vi.useFakeTimers();
    server = noReviews;
    requests = [];
    return () => vi.useRealTimers();
  });

  it('are saved together once they rest, and count as unsaved until then', async () => {
    const queue = start();
    for (const retention of [89, 88, 87]) queue.change({ retention });
    queue.change({ minutes: 5 });
    expect(queue.get().unsaved).toEqual({ retention: 87, minutes: 5 });
    await vi.advanceTimersByTimeAsync(499);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toEqual([{ retention: 87, minutes: 5 }]);
    await respond();
    expect([server.settings, queue.get().unsaved]).toMatchObject([{ retention: 87, minutes: 5 }, {}]);
  });

  it('are saved at once by a flush, which waits for requests that were sent before', async () => {
    const queue = start();
    queue.change({ retention: 85 });
    const first = queue.flush();
    await vi.advanceTimersByTimeAsync(0);
    queue.change({ retention: 95 });
    const second = queue.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual([{ retention: 85 }]);
    await respond();
    await first;
    expect(queue.get().unsaved).toEqual({ retention: 95 });
    expect(requests).toEqual([{ retention: 85 }, { retention: 95 }]);
    await respond();
    await second;
    expect(server.settings.retention).toBe(95);
    await queue.flush();
    expect(requests).toHaveLength(2);
  });

  it('that could not be saved are dropped, and no others', async () => {
    const queue = start();
    queue.change({ retention: 85 });
    const failed = queue.flush().catch(errorCodeOf);
    await vi.advanceTimersByTimeAsync(0);
    queue.change({ newPerDay: 3 });
    await respond(new CallError('UNAVAILABLE'));
    expect(await failed).toBe('UNAVAILABLE');
    expect(queue.get()).toEqual({ unsaved: { newPerDay: 3 }, failed: 'UNAVAILABLE' });
    await vi.advanceTimersByTimeAsync(500);
    await respond();
    expect(queue.get()).toEqual({ unsaved: {}, failed: null });
    expect(server.settings).toMatchObject({ retention: 90, newPerDay: 3 });
  });
});
