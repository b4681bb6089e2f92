import type { ReviewSettings, ReviewSummary } from '@ena/contract/reviews';
import { maxNewPerDay, retentionRange, sessionMinutes } from '@ena/domain/review/settings';
import { Pause } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { api, type CallErrorCode, errorCodeOf } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Switch } from '../../ui/Switch.tsx';

/** A slider is saved when it rests. */
const saveDelayMs = 500;

/** A slider with its value; `save` is called once the value rests. */
function RangeField({
  label,
  note,
  unit = '',
  value,
  save,
  ...range
}: {
  label: string;
  note: string;
  unit?: string;
  value: number;
  save: (value: number) => void;
  min: number;
  max: number;
  step: number;
}) {
  const id = useId();
  const [moved, setMoved] = useState<number | null>(null);
  useEffect(() => {
    if (moved === null) return undefined;
    const timer = setTimeout(() => {
      if (moved !== value) save(moved);
      setMoved(null);
    }, saveDelayMs);
    return () => clearTimeout(timer);
  }, [moved, value, save]);
  const shown = moved ?? value;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="tabular-nums">
          {shown}
          {unit}
        </span>
      </p>
      <input
        id={id}
        type="range"
        value={shown}
        aria-valuetext={`${shown}${unit}`}
        aria-describedby={`${id}-note`}
        className="min-h-11 w-full accent-wine"
        onChange={(event) => setMoved(Number(event.target.value))}
        {...range}
      />
      <p id={`${id}-note`} className="text-sm text-muted">
        {note}
      </p>
    </div>
  );
}

function MinutesField({ value, save }: { value: number; save: (value: ReviewSettings['minutes']) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Minutes per session</legend>
      <div className="grid grid-cols-3 gap-2">
        {sessionMinutes.map((minutes) => (
          <label
            key={minutes}
            className="relative grid min-h-12 place-items-center rounded-md border-1.5 border-control bg-surface hover:border-wine has-checked:border-wine has-checked:bg-wine-soft has-checked:font-semibold has-checked:text-wine has-focus-visible:outline-2 has-focus-visible:outline-wine"
          >
            <input
              type="radio"
              name={name}
              checked={minutes === value}
              onChange={() => save(minutes)}
              className="absolute inset-0 opacity-0"
            />
            {minutes}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The settings of the sessions; each change is saved at once. */
export function SettingsPanel({
  summary,
  onChange,
  pause,
}: {
  summary: ReviewSummary;
  onChange: (summary: ReviewSummary) => void;
  pause: () => void;
}) {
  const { settings, pausedSince } = summary;
  const [failed, setFailed] = useState<CallErrorCode | null>(null);
  const save = (change: Partial<ReviewSettings>) => {
    setFailed(null);
    // Shown at once; taken back if it could not be saved.
    onChange({ ...summary, settings: { ...settings, ...change } });
    api.reviews.settings(change).then(onChange, (error: unknown) => {
      onChange(summary);
      setFailed(errorCodeOf(error));
    });
  };
  return (
    <div className="grid gap-6">
      <MinutesField value={settings.minutes} save={(minutes) => save({ minutes })} />
      <RangeField
        label="New items per day"
        note="Letters, words, numbers and phrases from your next lesson."
        value={settings.newPerDay}
        save={(newPerDay) => save({ newPerDay })}
        min={0}
        max={maxNewPerDay}
        step={1}
      />
      <RangeField
        label="Desired retention"
        note="How much of it you want to remember. More means that each word comes back sooner."
        unit="%"
        value={settings.retention}
        save={(retention) => save({ retention })}
        {...retentionRange}
        step={1}
      />
      <div>
        <Switch isOn={settings.ownRatings} onChange={(isOn) => save({ ownRatings: isOn })}>
          <span className="text-base font-semibold text-ink">Rate right answers yourself</span>
        </Switch>
        <p className="text-sm text-muted">
          After a right answer you say whether it was hard, good or easy. Otherwise Ena goes by how you
          answered.
        </p>
      </div>
      {pausedSince === null ? (
        <div className="grid justify-items-start gap-2 border-t border-line pt-5">
          <Button variant="secondary" onClick={pause}>
            <Pause size={18} aria-hidden /> Pause reviews
          </Button>
          <p className="text-sm text-muted">
            For a journey or a busy week: until you continue, nothing becomes due.
          </p>
        </div>
      ) : null}
      {failed === null ? null : <FormError>{`Not saved. ${errorText(failed)}`}</FormError>}
    </div>
  );
}
