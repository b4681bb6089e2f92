import { type NewPasswordProblems, newPasswordProblems } from '@ena/domain/account/signUp';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, errorCodeOf, type ErrorCodeOf } from '../../platform/client.ts';
import { errorText, newPasswordErrorText } from '../../platform/errorTexts.ts';
import { withFrom } from '../../platform/returnPath.ts';
import { handleSessionChange } from '../../platform/session.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { useFocusOnInvalid } from '../../ui/useFocusOnInvalid.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { linkEmail, linkFrom, linkToken } from './linkToken.ts';
import { MailRequestBanner } from './MailRequestBanner.tsx';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { useResetRequest } from './useResetRequest.ts';
import { textOf, useSubmit } from './useSubmit.ts';

/** Shown when the link is missing, used or expired: offers to send a new one (AUTH-41, AUTH-42). */
function InvalidLink({ linkedEmail, from }: { linkedEmail: string; from: string }) {
  const [email, setEmail] = useState(linkedEmail);
  const mail = useResetRequest(from);
  return (
    <AuthLayout word="უი" title="This link did not work">
      {mail.kind === 'sent' ? null : (
        <Banner tone="wrong">
          This link has expired or was already used. Your password was not changed. Request a new link:
        </Banner>
      )}
      <EmailField value={email} onChange={(event) => setEmail(event.target.value)} />
      <Button disabled={mail.kind === 'busy'} onClick={() => void mail.request(email)}>
        Send a new link
      </Button>
      <MailRequestBanner mail={mail} />
      <p className="text-center text-muted">
        <TextLink to={withFrom('/login', from)} state={{ email }}>
          Back to log in
        </TextLink>
      </p>
    </AuthLayout>
  );
}

function NewPasswordForm({ token, email, from }: { token: string; email: string; from: string }) {
  const navigate = useNavigate();
  const [problems, setProblems] = useState<NewPasswordProblems>({});
  const { submission, isDisabled, onSubmit } = useSubmit<ErrorCodeOf<'auth', 'resetPassword'>>(
    async (form) => {
      const password = textOf(form, 'password');
      const found = newPasswordProblems(password, textOf(form, 'confirmation'));
      setProblems(found);
      if (Object.keys(found).length > 0) return false;
      await api.auth.resetPassword({ token, password });
      await handleSessionChange();
      await navigate(withFrom('/login', from), { replace: true, state: { passwordReset: true, email } });
      return true;
    },
  );
  const failed = submission.kind === 'failed' ? submission : null;
  const refusal = newPasswordErrorText(failed);
  const fields = useFocusOnInvalid<HTMLFormElement>(failed ?? problems);
  if (failed?.code === 'LINK_EXPIRED') return <InvalidLink linkedEmail={email} from={from} />;
  const busy = submission.kind === 'busy';
  return (
    <AuthLayout word="ახალი" title="Choose a new password">
      <form ref={fields} method="post" onSubmit={onSubmit} className="grid gap-2">
        {/* Lets password managers find the account. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          label="New password"
          problems={refusal === undefined ? problems : { password: refusal }}
        />
        {failed && refusal === undefined ? <FormError>{errorText(failed.code)}</FormError> : null}
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
  const from = linkFrom(hash);
  const state = useLinkState(token);
  // Also while hydrating: the token is in the URL fragment, which the prerendered page does not know.
  if (state === 'checking')
    return (
      <AuthLayout word="ახალი" title="Choose a new password">
        <Banner>One moment, we are checking your link.</Banner>
      </AuthLayout>
    );
  return state === 'valid' && token !== null ? (
    <NewPasswordForm token={token} email={linkEmail(hash)} from={from} />
  ) : (
    <InvalidLink linkedEmail={linkEmail(hash)} from={from} />
  );
}
