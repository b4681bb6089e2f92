import { type SignUpProblems, signUpProblems } from '@ena/domain/account/signUp';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, type ErrorCodeOf } from '../../platform/client.ts';
import { errorTextForPage, newPasswordErrorText } from '../../platform/errorTexts.ts';
import { useReturnPath, withFrom } from '../../platform/returnPath.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
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
  const { email: wrongEmail, name: formerName } = readNavigationState(useLocation());
  const [email, setEmail] = useState(wrongEmail);
  const [problems, setProblems] = useState<SignUpProblems>({});
  const { submission, isDisabled, onSubmit } = useSubmit<ErrorCodeOf<'auth', 'signUp'>>(async (form) => {
    const found = signUpProblems({
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
      confirmation: textOf(form, 'confirmation'),
      termsAccepted: form.get('terms') === 'on',
    });
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    const name = textOf(form, 'name').trim();
    await api.auth.signUp({
      name,
      email: textOf(form, 'email').trim(),
      password: textOf(form, 'password'),
      ...fromInput(from),
    });
    rememberSignUpEmail(textOf(form, 'email').trim());
    await navigate(withFrom('/confirmation', from), { state: { created: true, name } });
    return true;
  });
  const failed = submission.kind === 'failed' ? submission : null;
  const passwordError = newPasswordErrorText(failed) ?? problems.password;
  const fields = useFocusOnInvalid<HTMLFormElement>(failed ?? problems);
  const busy = submission.kind === 'busy';
  return (
    <AuthLayout word="დაიწყეთ" title="Create your account">
      {wrongEmail ? <Banner>Correct your email address, and type your password again.</Banner> : null}
      {guardedPage ? <Banner>Create an account to open {guardedPage}.</Banner> : null}
      <form ref={fields} method="post" onSubmit={onSubmit} className="grid gap-1">
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
        <EmailField
          name="email"
          defaultValue={wrongEmail}
          required
          error={problems.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <NewPasswordFields label="Password" problems={{ ...problems, password: passwordError }} />
        <Checkbox name="terms" error={problems.terms}>
          I agree to the <TextLink to="/terms-of-service">Terms of Service</TextLink> and the{' '}
          <TextLink to="/privacy-policy">Privacy Policy</TextLink>
        </Checkbox>
        <div className="mt-2 grid gap-3">
          {failed && failed.code !== 'OFFLINE' && failed.code !== 'WEAK_PASSWORD' ? (
            <FormError
              action={
                failed.code === 'EMAIL_TAKEN' ? (
                  <TextLink to={withFrom('/login', from)} state={{ email }}>
                    Log in
                  </TextLink>
                ) : undefined
              }
            >
              {errorTextForPage(failed.code, texts)}
            </FormError>
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
