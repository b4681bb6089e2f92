import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, errorCodeOf } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { useReturnPath, withFrom } from '../../platform/returnPath.ts';
import {
  handleSessionChange,
  isVisitor,
  safeReturnPath,
  session,
  useViewer,
} from '../../platform/session.ts';
import { useHydrated } from '../../platform/useHydrated.ts';
import { ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { linkToken, tokenEmail } from './linkToken.ts';
import { readNavigationState } from './navigationState.ts';
import { guardedPageName } from './returnText.ts';
import { ResendButton } from './ResendButton.tsx';
import { forgetSignUpEmail, readSignUpEmail } from './signUpEmail.ts';

type State =
  | { readonly kind: 'pending' | 'checking' | 'alreadyConfirmed' }
  | { readonly kind: 'success'; readonly from: string; readonly isRemembered: boolean }
  | { readonly kind: 'otherAccount' }
  | { readonly kind: 'error'; readonly code: ReturnType<typeof errorCodeOf> };

// Resolves to the page to open next; null if another account is signed in, and stays so. A token works once:
// effects that run twice for the same token share one request.
const confirmations = new Map<
  string,
  Promise<{ readonly from: string; readonly isRemembered: boolean } | null>
>();
const confirm = (token: string) => {
  // The browser of the sign-up is the learner's own, as far as a log-in knows, where "Remember me" is ticked.
  const isRemembered = readSignUpEmail() !== null;
  const confirmation =
    confirmations.get(token) ??
    api.auth.confirm({ token, rememberMe: isRemembered }).then(async ({ from, signsIn }) => {
      if (!signsIn) return null;
      await handleSessionChange();
      return { from: safeReturnPath(from), isRemembered };
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
      (confirmed) => {
        if (isCanceled) return;
        forgetSignUpEmail();
        setState(confirmed === null ? { kind: 'otherAccount' } : { kind: 'success', ...confirmed });
      },
      (error: unknown) => {
        if (isCanceled) return;
        const code = errorCodeOf(error);
        setState(code === 'ALREADY_CONFIRMED' ? { kind: 'alreadyConfirmed' } : { kind: 'error', code });
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

/** The address of the last sign-up in this browser; null without one; undefined while hydrating. */
function useSignUpEmail(): string | null | undefined {
  const isHydrated = useHydrated();
  const [email] = useState(readSignUpEmail);
  return isHydrated ? email : undefined;
}

function ResendForm({
  email,
  from,
  onMessage,
}: {
  email: string | null | undefined;
  from: string;
  onMessage: () => void;
}) {
  const [typedEmail, setTypedEmail] = useState('');
  return (
    <div className="grid gap-2">
      {email === null ? (
        <EmailField value={typedEmail} onChange={(event) => setTypedEmail(event.target.value)} />
      ) : null}
      <ResendButton email={email ?? typedEmail} from={from} onMessage={onMessage} />
    </div>
  );
}

/** For a link that was used before: it confirms and signs in only once. */
function AlreadyConfirmed() {
  const isSignedIn = !isVisitor(useViewer());
  const email = tokenEmail(useLocation().hash);
  return (
    <AuthLayout word="უკვე" title="Your email is already confirmed">
      <Banner tone="right">
        {isSignedIn
          ? 'You have used this link before, and you are signed in.'
          : 'You have used this link before. Log in to continue.'}
      </Banner>
      <ButtonLink to={isSignedIn ? '/' : '/login'} state={isSignedIn ? null : { email }}>
        {isSignedIn ? 'Continue' : 'Log in'}
      </ButtonLink>
    </AuthLayout>
  );
}

/** Confirmed in a browser in which another account is signed in. */
function OtherAccount() {
  return (
    <AuthLayout word="კარგი" title="The email address is confirmed">
      <Banner tone="right">
        You are still logged in to your other account. To use the new one, log out and log in with its email
        address.
      </Banner>
      <ButtonLink to="/">Continue</ButtonLink>
    </AuthLayout>
  );
}

/** Goes on to `to` once the address was confirmed in another tab, which has signed in this browser. */
function useRedirectWhenConfirmed(to: string): void {
  const navigate = useNavigate();
  const viewer = useViewer();
  const wasVisitor = useRef(false);
  useEffect(() => {
    if (isVisitor(viewer)) wasVisitor.current = true;
    else if (wasVisitor.current && viewer.kind === 'known') void navigate(to, { replace: true });
  }, [viewer, navigate, to]);
  useEffect(() => {
    // A tab in the background may have been asleep when the other one notified it.
    const refresh = () => {
      if (document.visibilityState === 'visible') session.refresh().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
}

/** After the sign-up: which mail to look for, where it went, and how to correct the address. */
function CheckYourEmail({ from }: { from: string }) {
  const email = useSignUpEmail();
  const { created, name } = readNavigationState(useLocation());
  const [isResent, setIsResent] = useState(false);
  useRedirectWhenConfirmed(from);
  return (
    <AuthLayout word="წერილი" title="Check your email">
      {created && !isResent ? (
        <Banner tone="right">
          Account created successfully! Please check your email to verify your account.
        </Banner>
      ) : null}
      {email === null ? (
        <p className="text-muted">
          After you <TextLink to={withFrom('/signup', from)}>sign up</TextLink>, we send you an email with a
          link (
          <span lang="ka" translate="no">
            წერილი
          </span>{' '}
          is Georgian for ‘letter’) that confirms your address. If yours has not arrived, enter the address to
          get a new one.
        </p>
      ) : (
        <p className="text-muted">
          We have sent {email ? <strong className="break-words text-ink">{email}</strong> : 'you'} an email
          with a link (
          <span lang="ka" translate="no">
            წერილი
          </span>{' '}
          is Georgian for ‘letter’). Open the link within 24 hours to confirm your address. No email? Check
          your spam folder, or request a new one.
        </p>
      )}
      {email ? (
        <p className="text-muted">
          Confirmed on another device?{' '}
          <TextLink to={withFrom('/login', from)} state={{ email }}>
            Log in
          </TextLink>
          .
          <br />
          Is there a typo in the address?{' '}
          {/* The account of the wrong address stays unconfirmed; the password was not stored. */}
          <TextLink to={withFrom('/signup', from)} state={{ email, name }}>
            Correct it
          </TextLink>
        </p>
      ) : null}
      <ResendForm email={email} from={from} onMessage={() => setIsResent(true)} />
      <ButtonLink to="/" variant="quiet">
        Back to Home
      </ButtonLink>
    </AuthLayout>
  );
}

function FailedLink({ text, from }: { text: string; from: string }) {
  const signUpEmail = useSignUpEmail();
  const email = tokenEmail(useLocation().hash) || signUpEmail;
  const [isResent, setIsResent] = useState(false);
  return (
    <AuthLayout word="უი" title="This link did not work">
      {isResent ? null : (
        <Banner tone="wrong">
          {text} If you have confirmed already, just{' '}
          <TextLink to={withFrom('/login', from)} state={{ email: email ?? '' }}>
            log in
          </TextLink>
          . Otherwise request a new link{email ? ` for ${email}` : ''}.
        </Banner>
      )}
      <ResendForm email={email} from={from} onMessage={() => setIsResent(true)} />
      <ButtonLink to="/" variant="quiet">
        Back to Home
      </ButtonLink>
    </AuthLayout>
  );
}

export function ConfirmationPage() {
  const state = useConfirmation();
  const from = useReturnPath();
  switch (state.kind) {
    case 'success':
      return (
        <AuthLayout word="მადლობა" title="Your email is confirmed">
          <Banner tone="right">
            You are signed in{state.isRemembered ? ', and stay so in this browser' : ''}. Redirecting to{' '}
            {guardedPageName(state.from) ?? 'the home page'}…
          </Banner>
          <ButtonLink to={state.from}>{state.from === '/' ? 'Back to Home' : 'Continue'}</ButtonLink>
        </AuthLayout>
      );
    case 'checking':
      return (
        <AuthLayout word="ერთი წუთი" title="Checking your link">
          <Banner>One moment, we are confirming your email.</Banner>
        </AuthLayout>
      );
    case 'otherAccount':
      return <OtherAccount />;
    case 'alreadyConfirmed':
      return <AlreadyConfirmed />;
    case 'error':
      return <FailedLink text={errorText(state.code)} from={from} />;
    case 'pending':
      return <CheckYourEmail from={from} />;
  }
}
