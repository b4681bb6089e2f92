import { useEffect, useRef, useState } from 'react';
import { api, errorCodeOf, type ErrorCodeOf } from '../../platform/client.ts';
import { errorText, tooManyCodesText } from '../../platform/errorTexts.ts';
import { handleSessionChange } from '../../platform/session.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { NetworkBanner } from './NetworkBanner.tsx';
import { textOf, useSubmit } from './useSubmit.ts';

/**
 * The second step of logging in, after the right password: asks for the code of the authenticator app or a
 * recovery code. `onEnd`: the code was accepted, the time for this step is over, or the learner goes back.
 */
export default function CodeStep({ onEnd }: { onEnd: (how: 'accepted' | 'expired' | 'back') => void }) {
  const [isRecovery, setIsRecovery] = useState(false);
  // A code works once: if only the session cannot be loaded, trying again must not send it again.
  const isAccepted = useRef(false);
  const { submission, isDisabled, onSubmit } = useSubmit<ErrorCodeOf<'auth', 'enterCode'>>(async (form) => {
    if (!isAccepted.current) {
      try {
        await api.auth.enterCode({ code: textOf(form, 'code') });
      } catch (error) {
        if (errorCodeOf(error) === 'SIGN_IN_EXPIRED') onEnd('expired');
        throw error;
      }
      isAccepted.current = true;
      onEnd('accepted');
    }
    await handleSessionChange();
    return true;
  });
  const failed = submission.kind === 'failed' ? submission.code : null;
  const isWrong = failed === 'WRONG_CODE';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { kind } = submission;
    if (kind === 'idle' || kind === 'failed') form.current?.querySelector('input')?.focus();
  }, [isRecovery, submission]);
  return (
    <>
      <p>
        {isRecovery
          ? 'Enter one of the recovery codes that you saved. Each works once.'
          : 'Enter the 6-digit code that your authenticator app shows for Ena.'}
      </p>
      <form ref={form} method="post" className="grid gap-2" onSubmit={onSubmit}>
        <Field
          key={isRecovery ? 'recovery' : 'app'}
          label={isRecovery ? 'Recovery code' : 'Code'}
          name="code"
          required
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          error={isWrong ? errorText('WRONG_CODE') : undefined}
        />
        <div className="grid gap-3">
          {failed && !isWrong && failed !== 'OFFLINE' ? (
            <FormError>{failed === 'RATE_LIMITED' ? tooManyCodesText(true) : errorText(failed)}</FormError>
          ) : null}
          <Button type="submit" disabled={isDisabled}>
            {submission.kind === 'busy' ? 'Logging in…' : 'Log in'}
          </Button>
          <NetworkBanner submission={submission} />
          <Button variant="quiet" onClick={() => setIsRecovery(!isRecovery)}>
            {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
          </Button>
          <Button variant="quiet" onClick={() => onEnd('back')}>
            Back to the password
          </Button>
        </div>
      </form>
      <p className="text-center text-muted">
        Neither your device nor a recovery code at hand? <TextLink to="/contact">Contact us</TextLink>
      </p>
    </>
  );
}
