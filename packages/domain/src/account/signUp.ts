/** What a sign-up must hold (document 1, section 5; requirements AUTH-25 to AUTH-29). */

const minLength = 6;
const maxLength = 128;
/** Longest password in UTF-16 units, where a character takes at most four (an emoji with its tone). */
export const maxPasswordUnits = 4 * maxLength;

export interface SignUpForm {
  readonly password: string;
  readonly confirmation: string;
  readonly termsAccepted: boolean;
}
export interface SignUpProblems {
  readonly password?: string;
  readonly confirmation?: string;
  readonly terms?: string;
}

/** Length in characters as people count them, so that an emoji is one. */
const lengthOf = (text: string) => [...text].length;

/** Why a password is too short or too long, or undefined (document 1, section 5; decision D29). */
export const lengthProblem = (password: string): string | undefined => {
  if (lengthOf(password) < minLength) return `Password must be at least ${minLength} characters`;
  if (lengthOf(password) > maxLength) return `Password must be at most ${maxLength} characters`;
  return undefined;
};

/** The fields that cannot be taken, each with its message; empty when all can. */
export function signUpProblems(form: SignUpForm): SignUpProblems {
  const password = lengthProblem(form.password);
  return {
    ...(password ? { password } : {}),
    ...(form.confirmation === form.password ? {} : { confirmation: 'Passwords do not match' }),
    ...(form.termsAccepted ? {} : { terms: 'You must agree to the Terms of Service and Privacy Policy' }),
  };
}
