/** The e-mail address of the last sign-up in this browser, for the resend button of /confirmation (AUTH-32). */
import { readStorage, writeStorage } from '../../platform/browserStorage.ts';

const key = 'signupEmail';

export const rememberSignUpEmail = (email: string): void => void writeStorage(key, email);

export function readSignUpEmail(): string | null {
  const stored = readStorage(key);
  return stored?.includes('@') ? stored : null;
}

export const forgetSignUpEmail = (): void => void writeStorage(key, null);
