/** Validation of the sign-up form (AUTH-25 to AUTH-29). */

const minLength = 6;
const maxLength = 128;
/** Maximum password length in UTF-16 code units, at most four per character (an emoji with a skin tone). */
export const maxPasswordCodeUnits = 4 * maxLength;

export interface SignUpForm {
  readonly password: string;
  readonly confirmation: string;
  readonly termsAccepted: boolean;
}
export interface NewPasswordProblems {
  readonly password?: string;
  readonly confirmation?: string;
}
export interface SignUpProblems extends NewPasswordProblems {
  readonly terms?: string;
}

/** Length in code points, so that a simple emoji counts as one. */
const lengthOf = (text: string) => [...text].length;

/** Why a password is too short or too long, or undefined (decision D29). */
export const passwordLengthProblem = (password: string): string | undefined => {
  if (lengthOf(password) < minLength) return `Password must be at least ${minLength} characters`;
  if (lengthOf(password) > maxLength) return `Password must be at most ${maxLength} characters`;
  return undefined;
};

/** Validation errors of a new password and its confirmation; empty if valid. */
export function newPasswordProblems(password: string, confirmation: string): NewPasswordProblems {
  const problem = passwordLengthProblem(password);
  return {
    ...(problem ? { password: problem } : {}),
    ...(confirmation === password ? {} : { confirmation: 'Passwords do not match' }),
  };
}

/** Validation errors by field; empty if the form is valid. */
export function signUpProblems(form: SignUpForm): SignUpProblems {
  return {
    ...newPasswordProblems(form.password, form.confirmation),
    ...(form.termsAccepted ? {} : { terms: 'You must agree to the Terms of Service and Privacy Policy' }),
  };
}
