import { Eye, EyeOff } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { syncPrehydrationInput } from './syncPrehydrationInput.ts';

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  /** Error of this field; linked to the input by aria-describedby. */
  error?: string | undefined;
  note?: ReactNode;
};

const box =
  'min-h-12 w-full rounded-md border-1.5 bg-sunken px-3.5 text-ink placeholder:text-muted read-only:border-line read-only:text-muted read-only:text-ellipsis disabled:opacity-60 aria-invalid:border-wrong';

/**
 * Props of a field's element and of its error within it. The error is announced if it appears while the field has the
 * focus, such as after Enter. Otherwise it is not: forms move the focus to the invalid field, and its description is
 * read then.
 */
function useErrorAnnouncement() {
  const [hasFocus, setHasFocus] = useState(false);
  return {
    field: { onFocus: () => setHasFocus(true), onBlur: () => setHasFocus(false) },
    error: { 'aria-live': hasFocus ? 'assertive' : 'off' },
  } as const;
}

/** A labelled text field with its note or error under it. */
export function Field({ label, error, note, className = '', ...rest }: FieldProps) {
  const id = useId();
  const below = error ?? note;
  const announcement = useErrorAnnouncement();
  return (
    <div className={className} {...announcement.field}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        ref={syncPrehydrationInput}
        id={id}
        className={`${box} border-control`}
        aria-invalid={error ? true : undefined}
        aria-describedby={below ? `${id}-below` : undefined}
        {...rest}
      />
      <p
        id={`${id}-below`}
        className={`mt-1 min-h-3 text-sm ${below ? 'pb-1.5' : ''} ${error ? 'text-wrong' : 'text-muted'}`}
      >
        {error ? null : note}
        <span {...announcement.error}>{error}</span>
      </p>
    </div>
  );
}

/** A labelled field for longer text. */
export function TextArea({
  label,
  error,
  ...rest
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { label: string; error?: string | undefined }) {
  const id = useId();
  const announcement = useErrorAnnouncement();
  return (
    <div {...announcement.field}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <textarea
        ref={syncPrehydrationInput}
        id={id}
        className={`${box} block border-control py-3 leading-relaxed`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-below` : undefined}
        {...rest}
      />
      <p id={`${id}-below`} className="mt-1 min-h-3 text-sm text-wrong" {...announcement.error}>
        {error}
      </p>
    </div>
  );
}

/** A password field that can show what was typed. */
export function PasswordField(props: Omit<FieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Field {...props} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        className="absolute top-8 right-1 grid size-11 place-items-center rounded-md text-muted hover:text-ink"
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
      </button>
    </div>
  );
}

/** A checkbox with its label beside it. */
export function Checkbox({
  children,
  error,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & { error?: string | undefined }) {
  const id = useId();
  const announcement = useErrorAnnouncement();
  return (
    <div {...announcement.field}>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-wine"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <div {...announcement.error}>
        {error ? (
          <p id={`${id}-error`} className="mt-1 text-sm text-wrong">
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
