import { maxEmailLength } from '@ena/domain/validation/emailAddress';
import { Field, type FieldProps } from './Field.tsx';

/**
 * A field for an email address. Not of `type="email"`: with that, Chromium changes an internationalized domain to
 * Punycode, and Safari refuses it. The form checks it with `emailProblem`.
 */
export function EmailField(props: Omit<FieldProps, 'label' | 'type'>) {
  return (
    <Field
      label="Email"
      type="text"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={maxEmailLength}
      {...props}
    />
  );
}
