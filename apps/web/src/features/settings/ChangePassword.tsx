import { type NewPasswordProblems, newPasswordProblems } from '@ena/domain/account/signUp';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api, type ErrorCodeOf } from '../../platform/client.ts';
import { errorText, newPasswordErrorText } from '../../platform/errorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { useFocusOnInvalid } from '../../ui/useFocusOnInvalid.ts';
import { PasswordField } from '../../ui/Field.tsx';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { Card } from './Card.tsx';
import { CodeField, useCodeQuestion } from './CodeField.tsx';
import { useAction } from '../../platform/useAction.ts';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Changes the password; the current one is required. The input is kept after a failure. */
export function ChangePassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { state, run, reset } = useAction<ErrorCodeOf<'account', 'changePassword'>>();
  const [problems, setProblems] = useState<NewPasswordProblems>({});
  const button = useRef<HTMLButtonElement>(null);
  const failed = state.kind === 'failed' ? state.code : null;
  const code = useCodeQuestion(failed, state.kind === 'done');
  const isWrongPassword = failed === 'WRONG_PASSWORD';
  const refusal = newPasswordErrorText(state.kind === 'failed' ? state : null);
  const isInField = isWrongPassword || refusal !== undefined || code.inField !== null;
  const form = useFocusOnInvalid<HTMLFormElement>(isInField ? state : problems);
  useEffect(() => {
    if (state.kind === 'done' || state.kind === 'failed') {
      if (document.activeElement === document.body) button.current?.focus();
    }
  }, [state]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const password = textOf(formData, 'password');
    const found = newPasswordProblems(password, textOf(formData, 'confirmation'));
    setProblems(found);
    if (Object.keys(found).length > 0) return reset();
    void run(async () => {
      await api.account.changePassword({
        current: textOf(formData, 'current'),
        password,
        ...(code.isAsked && { code: textOf(formData, 'code') }),
      });
      form.current?.reset();
      onChanged();
    });
  };
  return (
    <Card title="Password">
      <form ref={form} method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-2">
        {/* Lets password managers find the account. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          required
          error={isWrongPassword ? errorText('WRONG_PASSWORD') : undefined}
        />
        <NewPasswordFields
          label="New password"
          problems={refusal === undefined ? problems : { password: refusal }}
        />
        {code.isAsked ? <CodeField failed={code.inField} /> : null}
        {state.kind === 'done' ? (
          <Banner tone="right">Your new password is saved. Every other session has been signed out.</Banner>
        ) : null}
        {failed && !isInField ? <FormError>{code.text ?? errorText(failed)}</FormError> : null}
        <Button
          ref={button}
          type="submit"
          variant="secondary"
          disabled={state.kind === 'busy'}
          className="mt-2 justify-self-start"
        >
          {state.kind === 'busy' ? 'Saving…' : 'Change password'}
        </Button>
      </form>
    </Card>
  );
}
