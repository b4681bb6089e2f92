/** What a sign-up must hold (document 1, section 5; requirements AUTH-25 to AUTH-29). */

const minLength = 6;
const maxLength = 128;
/** Longest password in UTF-16 units, where a character takes at most four (an emoji with its tone). */
export const maxPasswordUnits = 4 * maxLength;

/**
 * A display name on one line, without control characters and without marks that turn the direction of
 * the text around it; empty where nothing of it can be seen. Emoji keep their joiners.
 */
export function cleanName(typed: string): string {
  const name = typed
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(name) ? name : '';
}

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

/** Length in characters as people count them, so that an emoji is one. */
const lengthOf = (text: string) => [...text].length;

/** Why a password is too short or too long, or undefined (document 1, section 5; decision D29). */
export const lengthProblem = (password: string): string | undefined => {
  if (lengthOf(password) < minLength) return `Password must be at least ${minLength} characters`;
  if (lengthOf(password) > maxLength) return `Password must be at most ${maxLength} characters`;
  return undefined;
};

/** What is wrong with a new password typed twice; empty when nothing is. */
export function newPasswordProblems(password: string, confirmation: string): NewPasswordProblems {
  const problem = lengthProblem(password);
  return {
    ...(problem ? { password: problem } : {}),
    ...(confirmation === password ? {} : { confirmation: 'Passwords do not match' }),
  };
}

/** The fields that cannot be taken, each with its message; empty when all can. */
export function signUpProblems(form: SignUpForm): SignUpProblems {
  return {
    ...newPasswordProblems(form.password, form.confirmation),
    ...(form.termsAccepted ? {} : { terms: 'You must agree to the Terms of Service and Privacy Policy' }),
  };
}
