import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, errorCodeOf } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { usePassedReturnPath } from '../../platform/returnPath.ts';
import { handleSessionChange, safeReturnPath } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { Field } from '../../ui/Field.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { linkToken } from './linkToken.ts';
import { guardedPageName } from './returnText.ts';
import { ResendButton } from './ResendButton.tsx';
import { forgetSignUpEmail, readSignUpEmail } from './signUpEmail.ts';

type State =
  | { readonly kind: 'pending' | 'checking' }
  | { readonly kind: 'success'; readonly from: string }
  | { readonly kind: 'error'; readonly code: ReturnType<typeof errorCodeOf> };

// Resolves to the page to open next. A token works once: effects that run twice for the same token share one request.
const confirmations = new Map<string, Promise<string>>();
const confirm = (token: string) => {
  const confirmation =
    confirmations.get(token) ??
    api.auth.confirm({ token }).then(async ({ from }) => {
      await handleSessionChange();
      return safeReturnPath(from);
    });
  confirmations.set(token, confirmation);
  return confirmation;
};

const redirectDelayMs = 2000;

function useConfirmation(): State {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ kind: 'pending' });
  useEffect(() => {
    const token = linkToken(hash);
    if (!token) return;
    let isCanceled = false;
    setState({ kind: 'checking' });
    confirm(token).then(
      (from) => {
        if (isCanceled) return;
        forgetSignUpEmail();
        setState({ kind: 'success', from });
      },
      (error: unknown) => {
        if (!isCanceled) setState({ kind: 'error', code: errorCodeOf(error) });
      },
    );
    return () => {
      isCanceled = true;
    };
  }, [hash]);
  useEffect(() => {
    if (state.kind !== 'success') return;
    const timer = setTimeout(() => void navigate(state.from, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [state, navigate]);
  return state;
}

function ResendForm({ from }: { from: string }) {
  const [storedEmail, setStoredEmail] = useState<string | null>(null);
  const [typedEmail, setTypedEmail] = useState('');
  useEffect(() => setStoredEmail(readSignUpEmail()), []);
  return (
    <div className="grid gap-2">
      {storedEmail ? null : (
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          value={typedEmail}
          onChange={(event) => setTypedEmail(event.target.value)}
        />
      )}
      <ResendButton email={storedEmail ?? typedEmail} from={from} />
    </div>
  );
}

export function ConfirmationPage() {
  const state = useConfirmation();
  const locationState: unknown = useLocation().state;
  const from = usePassedReturnPath();
  const created = typeof locationState === 'object' && locationState !== null && 'created' in locationState;
  switch (state.kind) {
    case 'success':
      return (
        <AuthFrame word="მადლობა" title="Your email is confirmed">
          <Banner tone="right">
            You are signed in. Redirecting to {guardedPageName(state.from) ?? 'the home page'}…
          </Banner>
          <ButtonLink to={state.from}>{state.from === '/' ? 'Back to Home' : 'Continue'}</ButtonLink>
        </AuthFrame>
      );
    case 'checking':
      return (
        <AuthFrame word="ერთი წუთი" title="Checking your link">
          <Banner>One moment, we are confirming your email.</Banner>
        </AuthFrame>
      );
    case 'error':
      return (
        <AuthFrame word="უი" title="This link did not work">
          <Banner tone="wrong">
            {errorText(state.code)} If you have confirmed already, just log in. Otherwise request a new link.
          </Banner>
          <ResendForm from={from} />
          <ButtonLink to="/" variant="quiet">
            Back to Home
          </ButtonLink>
        </AuthFrame>
      );
    case 'pending':
      return (
        <AuthFrame word="წერილი" title="Check your email">
          {created ? (
            <Banner tone="right">
              Account created successfully! Please check your email to verify your account.
            </Banner>
          ) : null}
          <p className="text-muted">
            We have sent you an email with a link (<span lang="ka">წერილი</span> is Georgian for ‘letter’).
            Open the link within 24 hours to confirm your address. No email? Check your spam folder, or
            request a new one.
          </p>
          <ResendForm from={from} />
          <ButtonLink to="/" variant="quiet">
            Back to Home
          </ButtonLink>
        </AuthFrame>
      );
  }
}
