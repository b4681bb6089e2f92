import { type ReactNode, useId } from 'react';

export interface Option<T> {
  readonly value: T;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
}

/** One feature of a form: radio buttons in a row that wraps. */
export function Choice<T extends string | null>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value ?? ''}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-md border border-line bg-surface px-3 hover:border-wine has-checked:border-wine has-checked:bg-wine-soft has-checked:text-wine has-disabled:cursor-not-allowed has-disabled:text-muted has-disabled:line-through has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-wine"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
