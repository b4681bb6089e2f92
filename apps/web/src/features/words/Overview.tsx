import type { MetItem } from '@ena/contract/reviews';
import { bands, forecast, itemStrength } from '@ena/domain/review/strength';
import type { Day } from '@ena/domain/streak/day';
import { bandTexts, formatDay, pluralize } from './texts.ts';

const boxClassName = 'min-w-0 rounded-2xl border border-line bg-surface p-5 sm:p-6';
const forecastDays = 30;

const bandColors = { weak: 'bg-wine/25', learning: 'bg-wine/55', strong: 'bg-wine' } as const;

/** How many items are strong, learning and weak. */
export function StrengthOverview({ items }: { items: readonly MetItem[] }) {
  const strengths = items.map(({ cards }) => itemStrength(cards).band);
  const counts = bands
    .toReversed()
    .map((band) => ({ band, count: strengths.filter((one) => one === band).length }));
  return (
    <section aria-labelledby="strength" className={boxClassName}>
      <h2 id="strength" className="text-xl">
        How well you remember
      </h2>
      <p className="mt-3 flex items-baseline gap-2.5">
        <span className="font-serif text-4xl font-semibold tabular-nums">{items.length}</span>
        <span className="text-muted">met so far</span>
      </p>
      <div aria-hidden className="mt-4 flex h-3 gap-0.5 overflow-hidden rounded-full">
        {counts.map(({ band, count }) =>
          count === 0 ? null : <span key={band} className={bandColors[band]} style={{ flexGrow: count }} />,
        )}
      </div>
      <dl className="mt-4 grid gap-3">
        {counts.map(({ band, count }) => (
          <div key={band} className="grid grid-cols-auto-1fr-auto items-baseline gap-x-3">
            <span aria-hidden className={`size-3 rounded-full ${bandColors[band]}`} />
            <dt>
              <span className="font-semibold">{bandTexts[band].title}</span>
              <span className="block text-sm text-muted">{bandTexts[band].text}</span>
            </dt>
            <dd className="font-serif text-xl font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Bars with the cards that are due on each of the next days; screen readers get the days with cards as a list. */
export function Forecast({ items, today }: { items: readonly MetItem[]; today: Day }) {
  const days = forecast(
    items.flatMap(({ cards }) => cards),
    today,
    forecastDays,
  );
  const max = Math.max(1, ...days.map(({ cards }) => cards));
  const total = days.reduce((sum, { cards }) => sum + cards, 0);
  const nameOf = (day: Day) => (day === today ? 'Today' : formatDay(day));
  const last = days.at(-1);
  return (
    <section aria-labelledby="forecast" className={`flex flex-col ${boxClassName}`}>
      <h2 id="forecast" className="text-xl">
        The next {forecastDays} days
      </h2>
      <p className="mt-1 text-muted">
        {total === 0 ? 'No reviews are due.' : `${pluralize(total, 'review')} of what you know now.`}
      </p>
      <figure className="mt-4 flex min-h-40 flex-1 flex-col">
        <div aria-hidden className="flex flex-1 items-stretch gap-0.5 sm:gap-1">
          {days.map(({ day, cards }) => (
            <span
              key={day}
              title={`${nameOf(day)}: ${pluralize(cards, 'review')}`}
              className="flex min-w-0 flex-1 flex-col justify-end"
            >
              <span
                className={`text-center text-xs text-muted tabular-nums ${day === today || cards === max ? '' : 'invisible'}`}
              >
                {cards}
              </span>
              <span
                className={`mt-1 block min-h-0.5 rounded-t-sm ${cards === 0 ? 'bg-line' : day === today ? 'bg-wine' : 'bg-wine/55'}`}
                style={{ height: `${(80 * cards) / max}%` }}
              />
            </span>
          ))}
        </div>
        <figcaption
          aria-hidden
          className="mt-1.5 flex justify-between border-t border-line pt-1.5 text-sm text-muted"
        >
          <span>Today</span>
          <span>{last ? formatDay(last.day) : ''}</span>
        </figcaption>
      </figure>
      <ul className="sr-only" aria-label="Reviews due by day">
        {days
          .filter(({ cards }) => cards > 0)
          .map(({ day, cards }) => (
            <li key={day}>{`${nameOf(day)}: ${pluralize(cards, 'review')}`}</li>
          ))}
      </ul>
    </section>
  );
}
