/** Times that devices report, by the server's clock (decision 0091). */
import { clockOffset, isAnyOutside, moveIntoRange } from '@ena/domain/clock/clientTime';
import type { Viewer } from '../../identity/sessions/viewer.ts';

/** A request that reports times of its device's clock. */
export interface DatedRequest {
  readonly viewer: Pick<Viewer, 'registeredAt'>;
  /** The time of the device's clock when it sent the request; null: it did not tell. */
  readonly sentAt: Date | null;
  readonly now: Date;
}

const rangeOf = ({ viewer, now }: DatedRequest) => ({
  earliest: viewer.registeredAt.getTime(),
  latest: now.getTime(),
});

const correct = (times: readonly string[], { sentAt, now }: DatedRequest): readonly number[] => {
  const offset = clockOffset(sentAt?.getTime() ?? null, now.getTime());
  return times.map((time) => Date.parse(time) + offset);
};

/** A single time that no other one has to be compared with, between the sign-up and now. */
export function toServerTime(time: string, request: DatedRequest): Date {
  const [moved = request.now.getTime()] = moveIntoRange(correct([time], request), rangeOf(request));
  return new Date(moved);
}

/**
 * The times of a batch of answers or reviews, in its order, between the sign-up and now. The true times of those that are
 * outside are not known: they come after what was recorded there before, in the order of arrival. `freeFrom` returns the
 * first time from one on after which nothing is recorded there; the caller has locked the profile.
 */
export async function toServerTimes(
  times: readonly string[],
  request: DatedRequest,
  freeFrom: (time: number) => Promise<number>,
): Promise<readonly Date[]> {
  const corrected = correct(times, request);
  const range = rangeOf(request);
  const free = isAnyOutside(corrected, range)
    ? {
        freeFromEarliest: await freeFrom(range.earliest),
        freeFromLatest: await freeFrom(range.latest),
      }
    : {};
  return moveIntoRange(corrected, { ...range, ...free }).map((time) => new Date(time));
}
