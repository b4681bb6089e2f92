import { type NewPasswordProblems, newPasswordProblems } from '@ena/domain/account/signUp';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, type ErrorCodeOf } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { handleSessionChange } from '../../platform/session.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { useFocusOnInvalid } from '../../ui/useFocusOnInvalid.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { linkToken } from './linkToken.ts';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { textOf, useSubmit } from './useSubmit.ts';

/** Shown when the link is missing, used or expired: offers to send a new one (AUTH-41, AUTH-42). */
function InvalidLink() {
  const [email, setEmail] = useState('');
  return (
    <AuthFrame word="უი" title="This link did not work">
      <Banner tone="wrong">
        This link has expired or was already used. Your password was not changed. Request a new link:
      </Banner>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <ForgotPassword email={email} isResend />
      <p className="text-center text-muted">
        <TextLink to="/login">Back to log in</TextLink>
      </p>
    </AuthFrame>
  );
}

function NewPasswordForm({ token }: { token: string }) {
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
  if (failed === 'LINK_EXPIRED') return <InvalidLink />;
  const busy = submission.kind === 'busy';
  return (
    <AuthFrame word="ახალი" title="Choose a new password">
      <form ref={fields} method="post" onSubmit={onSubmit} className="grid gap-2">
        <NewPasswordFields label="New password" problems={problems} />
        {failed ? <FormError>{errorText(failed)}</FormError> : null}
        <Button type="submit" className="mt-2 w-full" disabled={isDisabled}>
          {busy ? 'Saving…' : 'Save new password'}
        </Button>
      </form>
    </AuthFrame>
  );
}

/** The page that the password reset e-mail links to (D7). */
export function ResetPasswordPage() {
  const { hash } = useLocation();
  // Hydration: the token is in the URL fragment, so the prerendered page cannot show the form.
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const token = linkToken(hash);
  if (!isHydrated) return <AuthFrame word="ახალი" title="Choose a new password" />;
  return token ? <NewPasswordForm token={token} /> : <InvalidLink />;
}
