import { Keyboard } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';

interface GeorgianFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onFocus: (input: HTMLInputElement) => void;
  readonly error?: string | undefined;
  readonly note?: ReactNode;
  readonly required?: boolean;
  /** Whether the on-screen keys are shown, which replace a phone's own keyboard. */
  readonly areKeysShown: boolean;
  readonly showKeys: (areShown: boolean) => void;
}

/** A field for one line of Georgian, with a button that shows the on-screen keys. */
export function GeorgianField({
  label,
  value,
  onChange,
  field,
  onFocus,
  error,
  note,
  required = false,
  areKeysShown,
  showKeys,
}: GeorgianFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          ref={field}
          id={id}
          lang="ka"
          value={value}
          required={required}
          inputMode={areKeysShown ? 'none' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-below`}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onFocus={({ target }) => onFocus(target)}
          onChange={({ target }) => onChange(target.value)}
          className="min-h-12 w-full rounded-md border-1.5 border-control bg-sunken pr-14 pl-3.5 text-xl text-ink aria-invalid:border-wrong"
        />
        <button
          type="button"
          aria-expanded={areKeysShown}
          aria-label="Georgian keyboard"
          onClick={() => {
            showKeys(!areKeysShown);
            field.current?.focus();
          }}
          className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-md text-muted hover:text-wine aria-expanded:text-wine"
        >
          <Keyboard size={22} aria-hidden />
        </button>
      </div>
      <p id={`${id}-below`} className={`mt-1 min-h-6 text-sm ${error ? 'text-wrong' : 'text-muted'}`}>
        {error ?? note}
      </p>
    </div>
  );
}
