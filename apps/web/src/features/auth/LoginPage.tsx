import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../lib/client.ts';
import { errorText } from '../../lib/errorTexts.ts';
import { safeReturn, sessionChanged } from '../../lib/session.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { Checkbox, Field, PasswordField } from '../../ui/Field.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { ResendButton } from './ResendButton.tsx';
import { textOf, useSubmit } from './useSubmit.ts';

export function LoginPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const { submission, onSubmit } = useSubmit(async (form) => {
    await api.auth.signIn({
      email: textOf(form, 'email').trim(),
      password: textOf(form, 'password'),
      rememberMe: form.get('remember') === 'on',
    });
    await sessionChanged();
    await navigate(safeReturn(query.get('from')), { replace: true });
    return true;
  });
  const busy = submission.kind === 'busy';
  return (
    <AuthFrame word="მობრძანდით" title="Log in">
      {submission.kind === 'failed' ? (
        <Banner
          tone="wrong"
          action={submission.code === 'EMAIL_NOT_CONFIRMED' ? <ResendButton email={email} /> : undefined}
        >
          {errorText(submission.code)}
        </Banner>
      ) : null}
      <form onSubmit={onSubmit} className="grid gap-2">
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
        <Button type="submit" className="mt-4 w-full" disabled={busy}>
          {busy ? 'Logging in…' : 'Log in'}
        </Button>
      </form>
      <p className="text-center text-muted">
        New here? <TextLink to="/signup">Create an account</TextLink>
      </p>
    </AuthFrame>
  );
}
