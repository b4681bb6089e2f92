/**
 * Units that opening the hub of a level adds to its record: those of the level, at most once per study day. It
 * is not study: it adds nothing to streak, calendar or study time (decision 0043).
 * `reported`: units that the client reports; `day`, `lastVisitDay`: study days (YYYY-MM-DD), null before the
 * first visit.
 */
export const hubVisitUnits = (
  reported: number,
  unitsPerVisit: number,
  day: string,
  lastVisitDay: string | null,
): number => (lastVisitDay !== null && lastVisitDay >= day ? 0 : Math.min(reported, unitsPerVisit));
