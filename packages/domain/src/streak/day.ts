/** A calendar date, YYYY-MM-DD. Callers compute the current date of a time zone. */
export type Day = string;

const dayMs = 86_400_000;
/**
 * The beginning of the day in UTC, in milliseconds since 1970. A day has no time zone: parsed and formatted as UTC, it
 * stays the same.
 */
export const timestampOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Days since 1970-01-01; in UTC every day has 24 hours. */
export const dayNumberOf = (day: Day): number => Math.round(timestampOf(day) / dayMs);

/** How many days later `other` is; negative where it is earlier. */
export const daysFrom = (day: Day, other: Day): number => dayNumberOf(other) - dayNumberOf(day);

/** The date so many days later, or earlier where negative. */
export const addDays = (day: Day, count: number): Day =>
  new Date((dayNumberOf(day) + count) * dayMs).toISOString().slice(0, 10);

/** 0 is Monday, with which a week begins in Georgia (and by ISO 8601); 6 is Sunday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): number => (((dayNumberOf(day) + 3) % 7) + 7) % 7;
