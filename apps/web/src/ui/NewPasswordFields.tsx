import {
  type NewPasswordProblems,
  type PasswordStrength,
  passwordShapeProblem,
  passwordStrength,
} from '@ena/domain/account/signUp';
import { useEffect, useRef, useState } from 'react';
import { PasswordField } from './Field.tsx';

const strengths: Record<PasswordStrength, string> = {
  weak: 'Easy to guess: make it longer, for example with another word.',
  fair: 'Fair. One more word makes it strong.',
  strong: 'Strong password.',
};
const advice = 'At least 6 characters. Several words make a good password.';

/** A new password, typed twice (sign-up, reset, settings), with a hint at its strength (D29). */
export function NewPasswordFields({ label, problems }: { label: string; problems: NewPasswordProblems }) {
  const [password, setPassword] = useState('');
  const hint = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = hint.current?.closest('form');
    const clear = () => setPassword('');
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        error={problems.password}
        onChange={(event) => setPassword(event.target.value)}
        note={
          <span ref={hint} aria-live="polite">
            {passwordShapeProblem(password) ? advice : strengths[passwordStrength(password)]}
          </span>
        }
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
