/** The e-mail of the last sign-up in this browser, so that /confirmation can mail the link again (AUTH-32). */
const key = 'signupEmail';

export function rememberSignUpEmail(email: string): void {
  try {
    localStorage.setItem(key, email);
  } catch {
    // Storage is off or full: the confirmation page asks for the e-mail.
  }
}

export function signUpEmail(): string | null {
  try {
    const kept = localStorage.getItem(key);
    return kept?.includes('@') ? kept : null;
  } catch {
    return null;
  }
}

export function forgetSignUpEmail(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
