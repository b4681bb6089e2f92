import type { ReviewSummary } from '@ena/contract/reviews';
import { reviewMinutes, reviewsInRun } from '@ena/domain/review/stepTimes';
import { pluralize } from '@ena/domain/text/pluralize';

/** Why nothing is to be reviewed, during a pause or when everything is done; null where something is. */
function idleText({ due, newItems, pausedSince, dueTomorrow }: ReviewSummary): string | null {
  if (pausedSince !== null) return 'Reviews are paused';
  if (due + newItems > 0) return null;
  return dueTomorrow > 0
    ? `Done for today; ${pluralize(dueTomorrow, 'review')} tomorrow`
    : 'Nothing to review today';
}

/** Such as '5 reviews', or '75 of 116 reviews' where a session does not ask them all. */
function reviewsOfRun({ due, settings }: ReviewSummary): string {
  const asked = reviewsInRun(due, settings.minutes);
  return asked < due ? `${asked} of ${pluralize(due, 'review')}` : pluralize(due, 'review');
}

/** Such as '5 reviews and 1 new item', without what there is none of. */
export const reviewRunContents = (summary: ReviewSummary): string =>
  [
    ...(summary.due > 0 ? [reviewsOfRun(summary)] : []),
    ...(summary.newItems > 0 ? [pluralize(summary.newItems, 'new item')] : []),
  ].join(' and ');

/** What today's review run has. */
export const reviewsText = (summary: ReviewSummary): string =>
  idleText(summary) ?? `${reviewRunContents(summary)}, up to ${summary.settings.minutes} minutes`;

/** As `reviewsText`, in one line of a phone: the reviews and how long they take, or else the new items. */
export function shortReviewsText(summary: ReviewSummary): string {
  const { due, newItems, settings } = summary;
  const minutes = reviewMinutes(due);
  const duration =
    minutes < settings.minutes
      ? `about ${pluralize(minutes, 'minute')}`
      : `up to ${settings.minutes} minutes`;
  return (
    idleText(summary) ??
    (due > 0 ? `${reviewsOfRun(summary)} due, ${duration}` : `${pluralize(newItems, 'new item')} for today`)
  );
}
