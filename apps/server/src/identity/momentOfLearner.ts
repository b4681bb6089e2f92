/** A moment, as mail to a learner names it. */
export interface MomentOfLearner {
  readonly at: Date;
  /** IANA name of the learner's time zone. */
  readonly timeZone: string;
}

/** Such as 'Sunday, March 1, 2026 at 2:00 PM GMT+4'. */
export const formatMoment = ({ at, timeZone }: MomentOfLearner): string =>
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
