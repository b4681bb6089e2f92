/** The e-mail address of the last sign-up in this browser, for the resend button of /confirmation (AUTH-32). */
const key = 'signupEmail';

export function rememberSignUpEmail(email: string): void {
  try {
    localStorage.setItem(key, email);
  } catch {
    // Storage is off or full: the confirmation page asks for the e-mail.
  }
}

export function readSignUpEmail(): string | null {
  try {
    const stored = localStorage.getItem(key);
    return stored?.includes('@') ? stored : null;
  } catch {
    return null;
  }
}

export function forgetSignUpEmail(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is off: nothing was stored.
  }
}
