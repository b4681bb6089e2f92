import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { api } from '../../lib/client.ts';
import { errorText } from '../../lib/errorTexts.ts';
import { safeReturn, sessionChanged } from '../../lib/session.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { Checkbox, Field, PasswordField } from '../../ui/Field.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { ResendButton } from './ResendButton.tsx';
import { useSendOn } from './useSendOn.ts';
import { textOf, useSubmit } from './useSubmit.ts';

export function LoginPage() {
  const [query] = useSearchParams();
  useSendOn(safeReturn(query.get('from')));
  const [email, setEmail] = useState('');
  const { submission, closed, onSubmit } = useSubmit(async (form) => {
    await api.auth.signIn({
      email: textOf(form, 'email').trim(),
      password: textOf(form, 'password'),
      rememberMe: form.get('remember') === 'on',
    });
    await sessionChanged();
    return true;
  });
  const busy = submission.kind === 'busy';
  const arrival: unknown = useLocation().state;
  const reset = typeof arrival === 'object' && arrival !== null && 'passwordReset' in arrival;
  return (
    <AuthFrame word="მობრძანდით" title="Log in">
      {reset && submission.kind === 'idle' ? (
        <Banner tone="right">Your new password is saved. Log in with it.</Banner>
      ) : null}
      {submission.kind === 'failed' ? (
        <Banner
          tone="wrong"
          action={submission.code === 'EMAIL_NOT_CONFIRMED' ? <ResendButton email={email} /> : undefined}
        >
          {errorText(submission.code)}
        </Banner>
      ) : null}
      <form method="post" onSubmit={onSubmit} className="grid gap-2">
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <Checkbox name="remember">Remember me on this device</Checkbox>
        <ForgotPassword email={email} />
        <Button type="submit" className="w-full" disabled={closed}>
          {busy ? 'Logging in…' : 'Log in'}
        </Button>
      </form>
      <p className="text-center text-muted">
        New here? <TextLink to="/signup">Create an account</TextLink>
      </p>
    </AuthFrame>
  );
}
