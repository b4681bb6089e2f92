/** Time zones and calendar dates: converts an instant to the learner's date (D8). */
import type { Day } from '@ena/domain/streak/day';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Cached, because creating one takes longer than using it a thousand times, and 25 kB. The cache is bounded:
 * there are about 600 names of zones, apart from upper and lower case. Throws RangeError for an unknown zone.
 */
function formatOf(zone: string): Intl.DateTimeFormat {
  const name = zone.toLowerCase();
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(name, format);
  return format;
}

/** The date in a time zone at an instant in milliseconds. The zone must be valid (`isTimeZone`). */
export const studyDayOf = (at: number, zone: string): Day => formatOf(zone).format(at);

/**
 * The day of reviews at an instant: it begins at an hour after midnight, so that who reviews late at night does so for the day
 * before. On the days on which clocks change, an hour earlier or later.
 */
export const reviewDayOf = (at: number, zone: string, { dayStart }: { readonly dayStart: number }): Day =>
  studyDayOf(at - dayStart * 3_600_000, zone);

/** IANA names only: an offset such as +04:00 has no daylight saving time. */
const nameShape = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/;

/** Whether this is the name of a time zone that the server's runtime supports. */
export function isTimeZone(name: string): boolean {
  if (!nameShape.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}
