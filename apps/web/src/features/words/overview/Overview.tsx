import type { WordsOverview } from '@ena/contract/reviews';
import { bands } from '@ena/domain/review/strength';
import { pluralize } from '@ena/domain/text/pluralize';
import { Dumbbell } from 'lucide-react';
import { ButtonLink } from '../../../ui/Button.tsx';
import { bandTexts, formatDay } from '../texts.ts';

export const boxClassName = 'min-w-0 rounded-2xl border border-line bg-surface p-5 sm:p-6';

const bandColors = { weak: 'bg-wine/30', learning: 'bg-wine/65', strong: 'bg-wine' } as const;

/** How many items are strong, learning and weak. Own words that were not asked yet are left out. */
export function StrengthOverview({ strengths }: Pick<WordsOverview, 'strengths'>) {
  const counts = bands.toReversed().map((band) => ({ band, count: strengths[band] ?? 0 }));
  const met = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="strength" className={boxClassName}>
      <h2 id="strength" className="text-xl">
        How well you remember
      </h2>
      <p className="mt-3 flex items-baseline gap-2.5">
        <span className="font-serif text-4xl font-semibold tabular-nums">{met}</span>
        <span className="text-muted">met so far</span>
      </p>
      <div
        aria-hidden
        className="mt-4 flex h-3 gap-0.5 overflow-hidden rounded-full forced-color-adjust-none"
      >
        {counts.map(({ band, count }) =>
          count === 0 ? null : <span key={band} className={bandColors[band]} style={{ flexGrow: count }} />,
        )}
      </div>
      <dl className="mt-4 grid gap-3">
        {counts.map(({ band, count }) => (
          <div key={band} className="grid grid-cols-auto-1fr-auto items-baseline gap-x-3">
            <span
              aria-hidden
              className={`size-3 rounded-full forced-color-adjust-none ${bandColors[band]}`}
            />
            <dt>
              <span className="font-semibold">{bandTexts[band].title}</span>
              <span className="block text-sm text-muted">{bandTexts[band].text}</span>
            </dt>
            <dd className="font-serif text-xl font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {(strengths.weak ?? 0) > 0 ? (
        <p className="mt-5">
          <ButtonLink to="/today?practice=weak" variant="secondary">
            <Dumbbell size={18} aria-hidden /> Practice my weak words
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

/**
 * How many cards are due today, and bars for the days after, because many more may be due today. Screen readers get
 * the days with cards as a list.
 */
export function Forecast({ forecast }: Pick<WordsOverview, 'forecast'>) {
  const [now, ...days] = forecast;
  const max = Math.max(1, ...days.map((day) => day.cards));
  const total = days.reduce((sum, day) => sum + day.cards, 0);
  const last = days.at(-1);
  // Marks one of several equal bars.
  const highest = days.find((day) => day.cards === max);
  return (
    <section aria-labelledby="forecast" className={`flex flex-col ${boxClassName}`}>
      <h2 id="forecast" className="text-xl">
        What comes next
      </h2>
      <p className="mt-3 flex items-baseline gap-2.5">
        <span className="font-serif text-4xl font-semibold tabular-nums">{now?.cards ?? 0}</span>
        <span className="text-muted">due today</span>
      </p>
      <p className="mt-1 text-sm text-muted">
        {total === 0
          ? `Nothing else is due in the next ${days.length} days.`
          : `${total} more in the next ${days.length} days`}
      </p>
      <figure className="mt-2 flex min-h-36 flex-1 flex-col">
        <div aria-hidden className="flex flex-1 items-stretch gap-0.5 sm:gap-1">
          {days.map((day) => (
            <span
              key={day.day}
              title={`${formatDay(day.day)}: ${pluralize(day.cards, 'review')}`}
              className="flex min-w-0 flex-1 flex-col items-center justify-end"
            >
              <span className="text-xs text-muted tabular-nums">{day === highest ? day.cards : null}</span>
              <span
                className={`mt-1 block min-h-0.5 w-full rounded-t-sm forced-color-adjust-none ${day.cards === 0 ? 'bg-line' : 'bg-wine/65'}`}
                style={{ height: `${(80 * day.cards) / max}%` }}
              />
            </span>
          ))}
        </div>
        <figcaption
          aria-hidden
          className="mt-1.5 flex justify-between border-t border-line pt-1.5 text-sm text-muted"
        >
          <span>Tomorrow</span>
          <span>{last ? formatDay(last.day) : ''}</span>
        </figcaption>
      </figure>
      <ul className="sr-only" aria-label="Reviews due by day">
        {days
          .filter((day) => day.cards > 0)
          .map((day) => (
            <li key={day.day}>{`${formatDay(day.day)}: ${pluralize(day.cards, 'review')}`}</li>
          ))}
      </ul>
    </section>
  );
}
