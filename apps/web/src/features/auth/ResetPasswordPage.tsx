import { type NewPasswordProblems, newPasswordProblems } from '@ena/domain/account/signUp';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, errorCodeOf, type ErrorCodeOf } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { handleSessionChange } from '../../platform/session.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { useFocusOnInvalid } from '../../ui/useFocusOnInvalid.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { linkEmail, linkToken } from './linkToken.ts';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { textOf, useSubmit } from './useSubmit.ts';

/** Shown when the link is missing, used or expired: offers to send a new one (AUTH-41, AUTH-42). */
function InvalidLink({ linkedEmail }: { linkedEmail: string }) {
  const [email, setEmail] = useState(linkedEmail);
  const [isRequested, setIsRequested] = useState(false);
  return (
    <AuthLayout word="უი" title="This link did not work">
      {isRequested ? null : (
        <Banner tone="wrong">
          This link has expired or was already used. Your password was not changed. Request a new link:
        </Banner>
      )}
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <ForgotPassword email={email} isResend onMessage={() => setIsRequested(true)} />
      <p className="text-center text-muted">
        <TextLink to="/login">Back to log in</TextLink>
      </p>
    </AuthLayout>
  );
}

function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const [problems, setProblems] = useState<NewPasswordProblems>({});
  const fields = useFocusOnInvalid<HTMLFormElement>(problems);
  const { submission, isDisabled, onSubmit } = useSubmit<ErrorCodeOf<'auth', 'resetPassword'>>(
    async (form) => {
      const password = textOf(form, 'password');
      const found = newPasswordProblems(password, textOf(form, 'confirmation'));
      setProblems(found);
      if (Object.keys(found).length > 0) return false;
      await api.auth.resetPassword({ token, password });
      await handleSessionChange();
      await navigate('/login', { replace: true, state: { passwordReset: true } });
      return true;
    },
  );
  const failed = submission.kind === 'failed' ? submission.code : null;
  if (failed === 'LINK_EXPIRED') return <InvalidLink linkedEmail={email} />;
  const busy = submission.kind === 'busy';
  return (
    <AuthLayout word="ახალი" title="Choose a new password">
      <form ref={fields} method="post" onSubmit={onSubmit} className="grid gap-2">
        <NewPasswordFields label="New password" problems={problems} />
        {failed ? <FormError>{errorText(failed)}</FormError> : null}
        <Button type="submit" className="mt-2 w-full" disabled={isDisabled}>
          {busy ? 'Saving…' : 'Save new password'}
        </Button>
      </form>
    </AuthLayout>
  );
}

type LinkState = 'checking' | 'valid' | 'expired';

/** Whether the link still works, checked on opening: otherwise a new password would be typed in vain. */
function useLinkState(token: string | null): LinkState {
  const [state, setState] = useState<LinkState>('checking');
  useEffect(() => {
    if (token === null) {
      setState('expired');
      return undefined;
    }
    let isCanceled = false;
    api.auth.checkResetLink({ token }).then(
      () => {
        if (!isCanceled) setState('valid');
      },
      (error: unknown) => {
        // After any other error the server checks the link again with the new password.
        if (!isCanceled) setState(errorCodeOf(error) === 'LINK_EXPIRED' ? 'expired' : 'valid');
      },
    );
    return () => {
      isCanceled = true;
    };
  }, [token]);
  return state;
}

/** The page that the password reset e-mail links to (D7). */
export function ResetPasswordPage() {
  const { hash } = useLocation();
  const token = linkToken(hash);
  const state = useLinkState(token);
  // Also while hydrating: the token is in the URL fragment, which the prerendered page does not know.
  if (state === 'checking')
    return (
      <AuthLayout word="ახალი" title="Choose a new password">
        <Banner>One moment, we are checking your link.</Banner>
      </AuthLayout>
    );
  return state === 'valid' && token !== null ? (
    <NewPasswordForm token={token} email={linkEmail(hash)} />
  ) : (
    <InvalidLink linkedEmail={linkEmail(hash)} />
  );
}
