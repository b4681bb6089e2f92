import { type SignUpProblems, signUpProblems } from '@ena/domain/account/signUp';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, type ErrorCodeOf } from '../../platform/client.ts';
import { errorTextForPage } from '../../platform/errorTexts.ts';
import { useReturnPath, withFrom } from '../../platform/returnPath.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { Checkbox, Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { useFocusOnInvalid } from '../../ui/useFocusOnInvalid.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { fromInput } from './fromInput.ts';
import { guardedPageName } from './returnText.ts';
import { readNavigationState } from './navigationState.ts';
import { NetworkBanner } from './NetworkBanner.tsx';
import { rememberSignUpEmail } from './signUpEmail.ts';
import { useRedirectWhenSignedIn } from './useRedirectWhenSignedIn.ts';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { textOf, useSubmit } from './useSubmit.ts';

const texts = {
  fault: 'Failed to create an account. Please try again.',
  network: 'Network connection error. Please check your internet connection and try again.',
};

export function SignUpPage() {
  const navigate = useNavigate();
  const from = useReturnPath();
  const guardedPage = guardedPageName(from);
  useRedirectWhenSignedIn(from);
  const [problems, setProblems] = useState<SignUpProblems>({});
  const fields = useFocusOnInvalid<HTMLFormElement>(problems);
  const { submission, isDisabled, onSubmit } = useSubmit<ErrorCodeOf<'auth', 'signUp'>>(async (form) => {
    const found = signUpProblems({
      password: textOf(form, 'password'),
      confirmation: textOf(form, 'confirmation'),
      termsAccepted: form.get('terms') === 'on',
    });
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    const [name, email] = [textOf(form, 'name').trim(), textOf(form, 'email').trim()];
    await api.auth.signUp({
      name,
      email,
      password: textOf(form, 'password'),
      ...fromInput(from),
    });
    rememberSignUpEmail(email);
    await navigate(withFrom('/confirmation', from), { state: { created: true, name } });
    return true;
  });
  const busy = submission.kind === 'busy';
  const { email: wrongEmail, name: formerName } = readNavigationState(useLocation());
  return (
    <AuthLayout word="დაიწყეთ" title="Create your account">
      {wrongEmail ? <Banner>Correct your email address, and type your password again.</Banner> : null}
      {guardedPage ? <Banner>Create an account to open {guardedPage}.</Banner> : null}
      <form ref={fields} method="post" onSubmit={onSubmit} className="grid gap-2">
        <Field
          label="Display name"
          name="name"
          defaultValue={formerName}
          autoComplete="nickname"
          required
          maxLength={80}
          pattern=".*\S.*"
          title="Your name, or what we may call you"
        />
        <Field
          label="Email"
          name="email"
          type="email"
          defaultValue={wrongEmail}
          autoComplete="email"
          required
          maxLength={254}
        />
        <NewPasswordFields label="Password" problems={problems} />
        <Checkbox name="terms" error={problems.terms}>
          I agree to the <TextLink to="/terms-of-service">Terms of Service</TextLink> and the{' '}
          <TextLink to="/privacy-policy">Privacy Policy</TextLink>
        </Checkbox>
        <div className="mt-4 grid gap-3">
          {submission.kind === 'failed' && submission.code !== 'OFFLINE' ? (
            <FormError>{errorTextForPage(submission.code, texts)}</FormError>
          ) : null}
          <Button type="submit" disabled={isDisabled}>
            {busy ? 'Creating your account…' : 'Sign Up'}
          </Button>
          <NetworkBanner submission={submission} />
        </div>
      </form>
      <p className="text-center text-muted">
        Already have an account? <TextLink to={withFrom('/login', from)}>Log in</TextLink>
      </p>
    </AuthLayout>
  );
}
