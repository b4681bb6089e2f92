/** Time zones and the dates of their calendars: the edge at which an instant becomes a day of the learner (D8). */
import type { Day } from '@ena/domain/streak/day';

/** Where neither the browser nor the profile names a zone (OP-27). */
export const defaultZone = 'UTC';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Making one takes longer than using it a thousand times, and 25 kB; there are some 600 names of zones, in whatever
 * case they are sent. Throws RangeError for no zone.
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

/** The date of a zone's calendar at an instant, given in milliseconds. The zone is one that `isTimeZone` knows. */
export const studyDayOf = (at: number, zone: string): Day => formatOf(zone).format(at);

/** IANA names only: an offset such as +04:00 knows nothing of summer time. */
const nameShape = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/;

/** Whether this is the name of a time zone that the server's calendar knows. */
export function isTimeZone(name: string): boolean {
  if (!nameShape.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}
