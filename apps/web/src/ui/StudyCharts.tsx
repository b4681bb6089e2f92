/** Charts of study activity: a calendar of the study days of a year, and bars with the minutes of each week. */
import type { CalendarWeek, Shade } from '@ena/domain/streak/calendar';
import { timestampOf } from '@ena/domain/streak/day';
import { pluralize } from '@ena/domain/text/pluralize';

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const shortFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const shades: Readonly<Record<Shade, string>> = {
  0: 'fill-line opacity-50',
  1: 'fill-wine opacity-35',
  2: 'fill-wine opacity-55',
  3: 'fill-wine opacity-75',
  4: 'fill-wine',
};
/** In SVG units: the size of a day, the distance to the next one, and the height of the month labels. */
const [cell, pitch, top] = [10, 12, 19];

/** Month labels, each above the first week that begins in the month, unless the next label is too close. */
function monthLabels(weeks: readonly CalendarWeek[]) {
  const names = weeks.map(({ monday }) => monthFormat.format(timestampOf(monday)));
  const labels = names.flatMap((name, index) => (name === names[index - 1] ? [] : [{ name, index }]));
  return labels.filter(({ index }, turn) => (labels[turn + 1]?.index ?? weeks.length) - index >= 3);
}

/** The study days of the last year, a column for each week; screen readers get the same as a list. */
export function StudyCalendar({ weeks }: { weeks: readonly CalendarWeek[] }) {
  const days = weeks.reduce((sum, { studiedDays }) => sum + studiedDays, 0);
  const [width, height] = [weeks.length * pitch, top + 7 * pitch];
  return (
    <figure className="min-w-0">
      {/* From right to left, so that a narrow screen shows the latest weeks first. */}
      <div
        role="group"
        aria-label="A year of study days"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        dir="rtl"
        className="overflow-x-auto pb-1"
      >
        <svg viewBox={`0 0 ${width} ${height}`} className="h-auto w-full min-w-120" aria-hidden>
          <g className="fill-muted" fontSize="13">
            {monthLabels(weeks).map(({ name, index }) => (
              <text key={index} x={index * pitch} y="12" direction="ltr">
                {name}
              </text>
            ))}
          </g>
          {weeks.map(({ monday, days: column }, week) => (
            <g key={monday}>
              {column.map(({ day, minutes, studied, shade }, weekday) => (
                <rect
                  key={day}
                  x={week * pitch}
                  y={top + weekday * pitch}
                  width={cell}
                  height={cell}
                  rx="2.5"
                  className={shades[shade]}
                >
                  {studied ? (
                    <title>{`${longFormat.format(timestampOf(day))}: ${pluralize(minutes, 'minute')}`}</title>
                  ) : null}
                </rect>
              ))}
            </g>
          ))}
        </svg>
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-muted">
        <span>{pluralize(days, 'day')} of study in the last year</span>
        <span aria-hidden className="flex items-center gap-1.5">
          Less
          <svg viewBox={`0 0 ${5 * pitch - 2} ${cell}`} className="h-3">
            {([0, 1, 2, 3, 4] as const).map((shade) => (
              <rect
                key={shade}
                x={shade * pitch}
                width={cell}
                height={cell}
                rx="2.5"
                className={shades[shade]}
              />
            ))}
          </svg>
          More
        </span>
      </figcaption>
      <ul className="sr-only" aria-label="Study days by week">
        {weeks
          .filter(({ studiedDays }) => studiedDays > 0)
          .map(({ monday, minutes, studiedDays }) => (
            <li key={monday}>
              {`Week of ${longFormat.format(timestampOf(monday))}: ${pluralize(studiedDays, 'day')}, ${pluralize(minutes, 'minute')}`}
            </li>
          ))}
      </ul>
    </figure>
  );
}

/** Bars with the study minutes of each week; the last one is the current week. */
export function WeeklyBarChart({ weeks }: { weeks: readonly CalendarWeek[] }) {
  const maxMinutes = Math.max(1, ...weeks.map(({ minutes }) => minutes));
  const [first] = weeks;
  return (
    <figure className="min-w-0">
      <ol className="flex h-40 items-stretch gap-1 sm:gap-2" aria-label="Minutes of study by week">
        {weeks.map(({ monday, minutes }, index) => {
          const isLast = index === weeks.length - 1;
          const name = isLast ? 'This week' : `Week of ${longFormat.format(timestampOf(monday))}`;
          return (
            <li key={monday} className="flex min-w-0 flex-1 flex-col justify-end">
              <span className="sr-only">{`${name}: ${pluralize(minutes, 'minute')}`}</span>
              <span aria-hidden className="text-center text-xs text-muted tabular-nums">
                {minutes}
              </span>
              <span
                aria-hidden
                className={`mt-1 block min-h-0.5 rounded-t-sm forced-color-adjust-none ${isLast ? 'bg-wine' : 'bg-wine/60'}`}
                style={{ height: `${(80 * minutes) / maxMinutes}%` }}
              />
            </li>
          );
        })}
      </ol>
      <figcaption
        aria-hidden
        className="mt-1.5 flex justify-between border-t border-line pt-1.5 text-sm text-muted"
      >
        <span>{first ? `Week of ${shortFormat.format(timestampOf(first.monday))}` : ''}</span>
        <span>This week</span>
      </figcaption>
    </figure>
  );
}
