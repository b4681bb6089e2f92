/**
 * Times of a device's clock, which may be wrong, as times of the server's clock. Pure; all times in milliseconds since the
 * epoch.
 */

/** A request that was sent longer ago than this comes from a clock that is behind; a shorter time may be its transfer. */
const maxTransferMs = 60_000;

/**
 * What to add to times of a device that has sent `sentAt` as its own time with a request; null: it did not tell. Nothing is
 * received before it was sent, so that any time after `now` is of a clock that is ahead.
 */
export function clockOffset(sentAt: number | null, now: number): number {
  const offset = sentAt === null ? 0 : now - sentAt;
  return offset < 0 || offset > maxTransferMs ? offset : 0;
}

/** The times between which a learner can have studied, and those from which on times are free for what was outside. */
export interface TimeRange {
  /** The sign-up. */
  readonly earliest: number;
  /** Now. */
  readonly latest: number;
  /** After what was recorded at the earliest time before; default: the earliest time. */
  readonly freeFromEarliest?: number;
  /** After what was recorded at the latest time before; default: the latest time. */
  readonly freeFromLatest?: number;
}

/** Whether one of the times is outside of the range, so that its true time is not known. */
export const isAnyOutside = (
  times: readonly number[],
  { earliest, latest }: Pick<TimeRange, 'earliest' | 'latest'>,
): boolean => times.some((time) => time < earliest || time > latest);

/**
 * The times of a batch within a range: one that is outside is moved to the nearer end. They keep the order of the batch, by
 * time and then by position, and no two are equal, so that what is derived from them in that order is always the same. (A
 * time that had to make room is up to a millisecond per element later.)
 */
export function moveIntoRange(
  times: readonly number[],
  { earliest, latest, freeFromEarliest = earliest, freeFromLatest = latest }: TimeRange,
): readonly number[] {
  const moved = [...times];
  let previous = Number.NEGATIVE_INFINITY;
  // Sorting is stable.
  for (const [index, time] of [...times.entries()].toSorted(([, one], [, other]) => one - other)) {
    const inRange = time < earliest ? freeFromEarliest : time > latest ? freeFromLatest : time;
    previous = Math.max(inRange, previous + 1);
    moved[index] = previous;
  }
  return moved;
}
