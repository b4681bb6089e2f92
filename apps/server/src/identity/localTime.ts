/** A time in the time zone of a learner. */
export interface LocalTime {
  readonly at: Date;
  /** IANA name of the learner's time zone. */
  readonly timeZone: string;
}

/** Such as 'Sunday, March 1, 2026 at 2:00 PM GMT+4'. */
export const formatLocalTime = ({ at, timeZone }: LocalTime): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
