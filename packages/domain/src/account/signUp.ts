/** Validation of the sign-up form (AUTH-25 to AUTH-29). */
import { cleanLine } from '../text/cleanLine.ts';
import { emailProblem } from '../validation/emailAddress.ts';

const minLength = 6;
const maxLength = 128;
/** Maximum password length in UTF-16 code units, at most four per character (an emoji with a skin tone). */
export const maxPasswordCodeUnits = 4 * maxLength;

export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly termsAccepted: boolean;
}
export interface NewPasswordProblems {
  readonly password?: string | undefined;
  readonly confirmation?: string | undefined;
}
export interface SignUpProblems extends NewPasswordProblems {
  readonly email?: string;
  readonly terms?: string;
}

/** Length in code points, so that a simple emoji counts as one. */
const lengthOf = (text: string) => [...text].length;

/** Why a password is too short, too long or invisible, or undefined (decision D29). */
export const passwordShapeProblem = (password: string): string | undefined => {
  if (lengthOf(password) < minLength) return `Password must be at least ${minLength} characters`;
  if (lengthOf(password) > maxLength) return `Password must be at most ${maxLength} characters`;
  if (cleanLine(password) === '') return 'Password must have more than spaces';
  return undefined;
};

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/**
 * How hard a password is to guess, roughly: by its length, as NIST SP 800-63B-4 recommends, without characters that
 * repeat the one before or follow it in the alphabet.
 */
export function passwordStrength(password: string): PasswordStrength {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const unexpected = codes.filter((code, at) => Math.abs(code - (codes[at - 1] ?? -2)) > 1).length;
  if (passwordShapeProblem(password) || unexpected < 8) return 'weak';
  return unexpected < 12 ? 'fair' : 'strong';
}

/** Validation errors of a new password and its confirmation; empty if valid. */
export function newPasswordProblems(password: string, confirmation: string): NewPasswordProblems {
  const problem = passwordShapeProblem(password);
  return {
    ...(problem ? { password: problem } : {}),
    ...(confirmation === password ? {} : { confirmation: 'Passwords do not match' }),
  };
}

/** Validation errors by field; empty if the form is valid. */
export function signUpProblems(form: SignUpForm): SignUpProblems {
  const badEmail = emailProblem(form.email);
  return {
    ...(badEmail && { email: badEmail }),
    ...newPasswordProblems(form.password, form.confirmation),
    ...(form.termsAccepted ? {} : { terms: 'You must agree to the Terms of Service and Privacy Policy' }),
  };
}
