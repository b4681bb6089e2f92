/** On which day a card becomes due: spread over the days around its interval, so that no day has a peak. */
import { seedAt, seedOf } from '../random/shuffle.ts';
import { addDays, type Day, weekdayOf } from '../streak/day.ts';

/** Shorter intervals are kept: a day more or less would be a large part of them. */
const minSpreadInterval = 3;
/** By how much of its length an interval may be shorter or longer: less of long ones, as in FSRS and Anki. */
const shares = [
  { from: 2.5, to: 7, share: 0.15 },
  { from: 7, to: 20, share: 0.1 },
  { from: 20, to: Number.POSITIVE_INFINITY, share: 0.05 },
];

/** Two weeks leave no peaks, however long the interval is. */
const maxShiftDays = 7;

/** By how many days an interval may be shorter or longer. */
export function maxShift(interval: number): number {
  if (interval < minSpreadInterval) return 0;
  const shift = shares.reduce(
    (sum, { from, to, share }) => sum + share * Math.max(0, Math.min(interval, to) - from),
    1,
  );
  return Math.min(maxShiftDays, Math.round(shift));
}

/**
 * The day on which a card is due that was reviewed on a day: about an interval of whole days later. Which of the days around
 * depends only on card and day, so that a replay of the same reviews finds the same one. Days of the week that the learner
 * wants to be easy (0 is Monday) are left out where another one is near enough.
 */
export function dueDay(reviewed: Day, interval: number, card: string, easyDays: readonly number[] = []): Day {
  const shift = maxShift(interval);
  const days = Array.from({ length: 2 * shift + 1 }, (_, index) =>
    addDays(reviewed, interval - shift + index),
  );
  const others = days.filter((day) => !easyDays.includes(weekdayOf(day)));
  const allowed = others.length > 0 ? others : days;
  const choice = seedAt(seedOf(`${card} ${reviewed}`), 0) % allowed.length;
  return allowed[choice] ?? addDays(reviewed, interval);
}
