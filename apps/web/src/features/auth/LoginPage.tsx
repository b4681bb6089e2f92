import { emailProblem } from '@ena/domain/validation/emailAddress';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { api, CallError, errorCodeOf, type ErrorCodeOf } from '../../platform/client.ts';
import {
  errorText,
  errorTextForPage,
  isNetworkFailure,
  tooManyAttemptsText,
} from '../../platform/errorTexts.ts';
import { setNetworkState } from '../../platform/network.ts';
import { retryDelaysSeconds, withRetries } from '../../platform/retry.ts';
import { handleSessionChange } from '../../platform/session.ts';
import { useReturnPath, withFrom } from '../../platform/returnPath.ts';
import { useHydrated } from '../../platform/useHydrated.ts';
import { isInProgressAt } from '../../study/inProgress.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { Checkbox, PasswordField } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';
import { useFocusOnInvalid } from '../../ui/useFocusOnInvalid.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { MailRequestBanner } from './MailRequestBanner.tsx';
import { readNavigationState } from './navigationState.ts';
import { NetworkBanner } from './NetworkBanner.tsx';
import { ResendButton } from './ResendButton.tsx';
import { guardedPageName } from './returnText.ts';
import { forgetSecondStep, isSecondStepPending, rememberSecondStep } from './secondStep.ts';
import { useRedirectWhenSignedIn } from './useRedirectWhenSignedIn.ts';
import { useResetRequest } from './useResetRequest.ts';
import { textOf, useSubmit } from './useSubmit.ts';

const CodeStep = lazyWithErrorBoundary(() => import('./CodeStep.tsx'));

const texts = {
  fault: 'An error occurred during login. Please try again.',
  network:
    'Network connection failed after multiple attempts. Please check your internet connection and try again later.',
};

/**
 * Signs in; retries network errors after 1, 2 and 4 seconds and shows each retry (AUTH-19, ERR-03, ERR-04). An
 * aborted signal cancels the retries: nobody is signed in after leaving the page.
 */
async function signIn(
  input: Parameters<typeof api.auth.signIn>[0],
  showRetry: (text: string | null) => void,
  signal: AbortSignal,
): ReturnType<typeof api.auth.signIn> {
  const isNetworkError = (error: unknown) => isNetworkFailure(errorCodeOf(error));
  try {
    const result = await withRetries(() => api.auth.signIn(input), {
      signal,
      isRetryable: isNetworkError,
      onRetry: (seconds, attempt) =>
        showRetry(
          `Network error. Retrying in ${seconds} seconds... (Attempt ${attempt}/${retryDelaysSeconds.length})`,
        ),
    });
    setNetworkState('online');
    return result;
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    setNetworkState('offline');
    throw new CallError('NETWORK');
  } finally {
    showRetry(null);
  }
}

export function LoginPage() {
  /** What the latest message is about: older ones are removed. */
  const [latest, setLatest] = useState<'form' | 'mail' | 'expired' | null>(null);
  const { passwordReset: isPasswordReset, email: knownEmail } = readNavigationState(useLocation());
  /** The password was right, and the account has two-step verification; also before a reload, but not a former password. */
  const [needsCode, setNeedsCode] = useState(() => !isPasswordReset && isSecondStepPending());
  const isCodeAsked = useHydrated() && needsCode;
  const [retrying, setRetrying] = useState<string | null>(null);
  const from = useReturnPath();
  const guardedPage = guardedPageName(from);
  useRedirectWhenSignedIn(from);
  const [email, setEmail] = useState(knownEmail);
  const [problems, setProblems] = useState<{ email?: string }>({});
  const resetMail = useResetRequest(from, () => setLatest('mail'));
  const retries = useRef<AbortController>(null);
  useEffect(() => () => retries.current?.abort(), []);
  const { submission, isDisabled, onSubmit } = useSubmit<ErrorCodeOf<'auth', 'signIn'>>(async (form) => {
    const badEmail = emailProblem(textOf(form, 'email'));
    setProblems(badEmail ? { email: badEmail } : {});
    if (badEmail) return false;
    retries.current = new AbortController();
    const result = await signIn(
      {
        email: textOf(form, 'email').trim(),
        password: textOf(form, 'password'),
        rememberMe: form.get('remember') === 'on',
      },
      setRetrying,
      retries.current.signal,
    );
    if (result.needsCode) {
      rememberSecondStep();
      setNeedsCode(true);
    } else await handleSessionChange();
    return true;
  });
  const form = useFocusOnInvalid<HTMLFormElement>(problems);
  const wasCodeAsked = useRef(false);
  useEffect(() => {
    // Back from the code: the focus was lost with its form. After a reload the e-mail is missing, too.
    const fields = wasCodeAsked.current ? (form.current?.querySelectorAll('input') ?? []) : [];
    [...fields].find(({ value }) => value === '')?.focus();
    wasCodeAsked.current = isCodeAsked;
  }, [isCodeAsked, form]);
  const busy = submission.kind === 'busy';
  if (isCodeAsked)
    return (
      <AuthLayout word="მობრძანდით" title="Two-step verification">
        <Suspense>
          <CodeStep
            onEnd={(how) => {
              forgetSecondStep();
              if (how === 'accepted') return;
              setLatest(how === 'expired' ? 'expired' : 'form');
              setNeedsCode(false);
            }}
          />
        </Suspense>
      </AuthLayout>
    );
  return (
    <AuthLayout word="მობრძანდით" title="Log in">
      {guardedPage ? (
        <Banner>
          Log in to open {guardedPage}. {isInProgressAt(from) ? 'Your answers so far are saved.' : null}
        </Banner>
      ) : null}
      {isPasswordReset && latest === null ? (
        <Banner tone="right">Your new password is saved. Log in with it.</Banner>
      ) : null}
      {latest === 'expired' ? <Banner tone="wrong">{errorText('SIGN_IN_EXPIRED')}</Banner> : null}
      <form
        ref={form}
        method="post"
        className="grid gap-2"
        onSubmit={(event) => {
          setLatest('form');
          onSubmit(event);
        }}
      >
        <EmailField
          name="email"
          required
          error={problems.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <Checkbox name="remember" defaultChecked>
          Remember me on this device
        </Checkbox>
        <button
          type="button"
          disabled={resetMail.kind === 'busy'}
          onClick={() => void resetMail.request(email)}
          className="min-h-11 justify-self-start rounded-md text-wine underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Forgot your password?
        </button>
        <div className="grid gap-3">
          {latest === 'mail' ? <MailRequestBanner mail={resetMail} /> : null}
          {latest === 'form' && submission.kind === 'failed' && submission.code !== 'OFFLINE' ? (
            <FormError
              action={
                submission.code === 'EMAIL_NOT_CONFIRMED' ? (
                  <ResendButton email={email} from={from} />
                ) : submission.code === 'RATE_LIMITED' ? (
                  <Button variant="secondary" onClick={() => void resetMail.request(email)}>
                    Choose a new password
                  </Button>
                ) : undefined
              }
            >
              {submission.code === 'RATE_LIMITED'
                ? tooManyAttemptsText(submission.response?.retryAfterSeconds ?? null)
                : errorTextForPage(submission.code, texts)}
            </FormError>
          ) : null}
          {retrying ? <Banner>{retrying}</Banner> : null}
          <Button type="submit" disabled={isDisabled}>
            {busy ? 'Logging in…' : 'Log in'}
          </Button>
          <NetworkBanner submission={submission} />
        </div>
      </form>
      <p className="text-center text-muted">
        New here? <TextLink to={withFrom('/signup', from)}>Create an account</TextLink>
      </p>
    </AuthLayout>
  );
}
