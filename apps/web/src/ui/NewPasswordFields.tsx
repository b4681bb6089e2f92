import type { NewPasswordProblems } from '@ena/domain/account/signUp';
import { PasswordField } from './Field.tsx';

/** A new password, typed twice (sign-up, reset, settings). */
export function NewPasswordFields({ label, problems }: { label: string; problems: NewPasswordProblems }) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        error={problems.password}
        note="At least 6 characters. Several words make a good password."
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        required
        error={problems.confirmation}
      />
    </>
  );
}
