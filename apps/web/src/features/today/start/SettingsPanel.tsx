import type { ReviewSettings, ReviewSummary } from '@ena/contract/reviews';
import { minFitReviews } from '@ena/domain/review/fit';
import { maxNewPerDay, retentionRange, minutesPerReviewRun } from '@ena/domain/review/settings';
import { timestampOf } from '@ena/domain/streak/day';
import { pluralize } from '@ena/domain/text/pluralize';
import { Pause } from 'lucide-react';
import { useId } from 'react';
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

interface MinutesFieldProps {
  readonly value: number;
  readonly onChange: (value: ReviewSettings['minutes']) => void;
}

function MinutesField({ value, onChange }: MinutesFieldProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Minutes per session</legend>
      <div className="grid grid-cols-3 gap-2 narrow:grid-cols-1">
        {minutesPerReviewRun.map((minutes) => (
          <label
            key={minutes}
            className="relative grid min-h-12 place-items-center rounded-md border-1.5 border-control bg-surface hover:border-wine has-checked:border-wine has-checked:bg-wine-soft has-checked:font-semibold has-checked:text-wine has-focus-visible:outline-2 has-focus-visible:outline-wine"
          >
            <input
              type="radio"
              name={name}
              checked={minutes === value}
              onChange={() => onChange(minutes)}
              className="absolute inset-0 opacity-0"
            />
            {minutes}
          </label>
        ))}
      </div>
    </fieldset>
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
      <MinutesField value={settings.minutes} onChange={(minutes) => change({ minutes })} />
      <RangeField
        label="New items per day"
        note="Letters, words, numbers and phrases from your next lesson."
        value={settings.newPerDay}
        onChange={(newPerDay) => change({ newPerDay })}
        min={0}
        max={maxNewPerDay}
        step={1}
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
        <Switch isOn={settings.ownRatings} onChange={(isOn) => change({ ownRatings: isOn })}>
          <span className="text-base font-semibold text-ink">Rate right answers yourself</span>
        </Switch>
        <p className="text-sm text-muted">
          After a right answer you say whether it was hard, good or easy. Otherwise Ena goes by how you
          answered.
        </p>
      </div>
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
