/** What comes next, for the start screen when all is done and for the end of a review run. */
import type { ReviewSummary } from '@ena/contract/reviews';
import type { Learner } from '@ena/contract/session';
import { pluralize } from '@ena/domain/text/pluralize';
import { premiumContents } from 'virtual:ena-premium';
import { ButtonLink } from '../../ui/Button.tsx';

/** Such as "Tomorrow: 10 reviews and 10 new words." */
export function tomorrowText({ dueTomorrow, newTomorrow }: ReviewSummary): string {
  const parts = [
    ...(dueTomorrow > 0 ? [pluralize(dueTomorrow, 'review')] : []),
    ...(newTomorrow > 0 ? [pluralize(newTomorrow, 'new word')] : []),
  ];
  return parts.length > 0 ? `Tomorrow: ${parts.join(' and ')}.` : 'Tomorrow is free: nothing is due yet.';
}

/** Whether there is nothing new left in what the learner may open, today or tomorrow. */
export const isAllMet = ({
  newItems,
  moreNew,
  newTomorrow,
  settings,
  pausedSince,
  cards,
}: ReviewSummary): boolean =>
  cards > 0 && pausedSince === null && settings.newPerDay > 0 && newItems + moreNew + newTomorrow === 0;

const count = (number: number) => number.toLocaleString('en-US');

/** Everything open was met: what Premium adds, and own words. */
export function AllMet({ learner: { entitled } }: { learner: Learner }) {
  return (
    <section aria-labelledby="all-met" className="grid gap-3 rounded-2xl border border-line bg-sunken p-5">
      <h2 id="all-met" className="text-xl">
        {entitled ? 'You have met every word of the course' : 'You have met every word of the free lessons'}
      </h2>
      <p className="text-muted">
        They keep coming back here, just before you would forget them.{' '}
        {entitled
          ? null
          : `Premium adds ${count(premiumContents.words)} words in ${premiumContents.lessons} lessons and ${premiumContents.packs} word packs, with ${count(premiumContents.exerciseItems)} questions and their sound. `}
        Words of your own are free: type them in, or import a list.
      </p>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {entitled ? null : (
          <ButtonLink variant="secondary" to="/pricing">
            See Premium
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" to="/words">
          Add your own words
        </ButtonLink>
      </div>
    </section>
  );
}
