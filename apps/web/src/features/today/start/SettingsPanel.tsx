import type { ReviewSettings, ReviewSummary } from '@ena/contract/reviews';
import { minFitReviews } from '@ena/domain/review/fit';
import {
  dayStartRange,
  maxNewPerDay,
  minutesPerReviewRun,
  ownShares,
  retentionRange,
  weekdays,
} from '@ena/domain/review/settings';
import { timestampOf } from '@ena/domain/streak/day';
import { pluralize } from '@ena/domain/text/pluralize';
import { ChevronDown, Pause } from 'lucide-react';
import { useId } from 'react';
import { autoContinue, chooseOnly } from '../../../exercise/answerSettings.ts';
import type { CallErrorCode } from '../../../platform/client.ts';
import { errorText } from '../../../platform/errorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { Switch } from '../../../ui/Switch.tsx';

/** A slider with its value. */
function RangeField({
  label,
  note,
  unit = '',
  value,
  onChange,
  ...range
}: {
  label: string;
  note: string;
  unit?: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
}) {
  const id = useId();
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="tabular-nums">
          {value}
          {unit}
        </span>
      </p>
      <input
        id={id}
        type="range"
        value={value}
        aria-valuetext={`${value}${unit}`}
        aria-describedby={`${id}-note`}
        className="min-h-11 w-full accent-wine"
        onChange={(event) => onChange(Number(event.target.value))}
        {...range}
      />
      <p id={`${id}-note`} className="text-sm text-muted">
        {note}
      </p>
    </div>
  );
}

const optionClassName =
  'relative grid min-h-12 place-items-center rounded-md border-1.5 border-control bg-surface px-2 text-center hover:border-wine has-checked:border-wine has-checked:bg-wine-soft has-checked:font-semibold has-checked:text-wine has-focus-visible:outline-2 has-focus-visible:outline-wine';

interface OptionsFieldProps<Value extends number> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, title: string])[];
  readonly isChosen: (value: Value) => boolean;
  readonly onChange: (value: Value) => void;
  /** Several can be chosen. */
  readonly isMultiple?: boolean;
  readonly className: string;
}

/** Options side by side, of which one is chosen, or several. */
function OptionsField<Value extends number>({
  label,
  options,
  isChosen,
  onChange,
  isMultiple = false,
  className,
}: OptionsFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className={`grid gap-2 ${className}`}>
        {options.map(([value, title]) => (
          <label key={value} className={optionClassName}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              checked={isChosen(value)}
              onChange={() => onChange(value)}
              className="absolute inset-0 opacity-0"
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const shareTitles = { 20: 'Mostly the course', 50: 'Both', 80: 'Mostly my words' } as const;
const weekdayTitles = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const dayStartTitle = (hour: number) => (hour === 0 ? 'Midnight' : `${hour} a.m.`);
const dayStarts = Array.from({ length: dayStartRange.max + 1 }, (_, hour) => hour);

/** What few learners change: on which days there are fewer reviews, when a day begins, who rates answers. */
function MoreSettings({ settings, change }: Pick<SettingsPanelProps, 'settings' | 'change'>) {
  const id = useId();
  const { easyDays } = settings;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold hover:text-wine">
        More settings
        <ChevronDown
          size={18}
          aria-hidden
          className="text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-3 grid gap-6">
        <div>
          <OptionsField
            label="Easy days"
            options={weekdays.map((day) => [day, weekdayTitles[day]])}
            isChosen={(day) => easyDays.includes(day)}
            onChange={(day) =>
              change({
                easyDays: easyDays.includes(day)
                  ? easyDays.filter((one) => one !== day)
                  : [...easyDays, day].toSorted((one, other) => one - other),
              })
            }
            isMultiple
            className="grid-cols-7 max-sm:grid-cols-4"
          />
          <p className="mt-2 text-sm text-muted">
            On these days fewer reviews become due. What you have just learned or missed is still asked.
          </p>
        </div>
        <div>
          <label htmlFor={id} className="mb-1 block font-semibold">
            My day starts at
          </label>
          <select
            id={id}
            value={settings.dayStart}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => change({ dayStart: Number(target.value) })}
            className="min-h-12 rounded-md border-1.5 border-control bg-sunken px-3 text-ink"
          >
            {dayStarts.map((hour) => (
              <option key={hour} value={hour}>
                {dayStartTitle(hour)}
              </option>
            ))}
          </select>
          <p id={`${id}-note`} className="mt-2 text-sm text-muted">
            Until then, reviews count for the day before. Your streak always goes by the calendar.
          </p>
        </div>
        <div>
          <Switch isOn={settings.ownRatings} onChange={(isOn) => change({ ownRatings: isOn })}>
            <span className="text-base font-semibold text-ink">Rate right answers yourself</span>
          </Switch>
          <p className="text-sm text-muted">
            After a right answer you say whether it was hard, good or easy. Otherwise Ena goes by how you
            answered.
          </p>
        </div>
      </div>
    </details>
  );
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Whether intervals are fitted to the learner; null between enough reviews and the first comparison. */
function fitText({ kind, reviews, since }: ReviewSummary['fit']): string | null {
  if (kind === 'fitted' && since !== null)
    return `Your intervals are fitted to your own ${pluralize(reviews, 'review')} (since ${dateFormat.format(timestampOf(since))}).`;
  if (kind === 'usual') return 'The usual intervals suit your memory. Ena compares again as you review more.';
  return reviews < minFitReviews
    ? `From ${pluralize(minFitReviews, 'review')} on, the intervals are fitted to your own memory: ${reviews} so far.`
    : null;
}

interface SettingsPanelProps {
  readonly settings: ReviewSettings;
  readonly fit: ReviewSummary['fit'];
  readonly isPaused: boolean;
  /** Why the last changes were not saved. */
  readonly failed: CallErrorCode | null;
  readonly change: (change: Partial<ReviewSettings>) => void;
  readonly pause: () => void;
}

/** The settings of the review runs; each change is saved without a button. */
export function SettingsPanel({ settings, fit, isPaused, failed, change, pause }: SettingsPanelProps) {
  const fitted = fitText(fit);
  return (
    <div className="grid gap-6">
      <OptionsField
        label="Minutes per session"
        options={minutesPerReviewRun.map((minutes) => [minutes, `${minutes}`])}
        isChosen={(minutes) => minutes === settings.minutes}
        onChange={(minutes) => change({ minutes })}
        className="grid-cols-3 narrow:grid-cols-1"
      />
      <RangeField
        label="New items per day"
        note="Letters, words, numbers and phrases that come next in the course, and your own words."
        value={settings.newPerDay}
        onChange={(newPerDay) => change({ newPerDay })}
        min={0}
        max={maxNewPerDay}
        step={1}
      />
      <OptionsField
        label="New words come from"
        options={ownShares.map((share) => [share, shareTitles[share]])}
        isChosen={(share) => share === settings.ownShare}
        onChange={(ownShare) => change({ ownShare })}
        className="sm:grid-cols-3"
      />
      <div className="grid gap-2">
        <RangeField
          label="Desired retention"
          note="How much of it you want to remember. More means that each word comes back sooner."
          unit="%"
          value={settings.retention}
          onChange={(retention) => change({ retention })}
          {...retentionRange}
          step={1}
        />
        {fitted === null ? null : <p className="text-sm text-muted">{fitted}</p>}
      </div>
      <div>
        <Switch isOn={chooseOnly.use()} onChange={chooseOnly.set}>
          <span className="text-base font-semibold text-ink">Choose only, without typing</span>
        </Switch>
        <p className="text-sm text-muted">
          From the next session on, in this browser. You remember more of what you write.
        </p>
      </div>
      <div>
        <Switch isOn={autoContinue.use()} onChange={autoContinue.set}>
          <span className="text-base font-semibold text-ink">
            Continue automatically after a right answer
          </span>
        </Switch>
        <p className="text-sm text-muted">
          After two seconds, or at once with any key or tap. Wrong answers wait for you. For this browser,
          lessons included; leave it off if a screen reader reads to you.
        </p>
      </div>
      <MoreSettings {...{ settings, change }} />
      {isPaused ? null : (
        <div className="grid justify-items-start gap-2 border-t border-line pt-5">
          <Button variant="secondary" onClick={pause}>
            <Pause size={18} aria-hidden /> Pause reviews
          </Button>
          <p className="text-sm text-muted">
            For a trip or a busy week: until you continue, nothing becomes due.
          </p>
        </div>
      )}
      {failed === null ? null : <FormError>{`Not saved. ${errorText(failed)}`}</FormError>}
    </div>
  );
}
