import { api } from '../../platform/client.ts';
import { fromInput } from './fromInput.ts';
import { useMailRequest } from './useMailRequest.ts';

const texts = {
  missing: 'Please enter your email address to reset your password.',
  sent: 'Password reset email sent successfully! Please check your inbox and spam folder.',
  condition: 'Without an account for this address, no email is sent.',
  failed: 'Failed to send password reset email. Please try again later.',
};

/** Requests a password reset email, with a link that leads on to `from` (AUTH-14, AUTH-15, ERR-11). */
export const useResetRequest = (from: string, onMessage?: () => void) =>
  useMailRequest((email) => api.auth.requestReset({ email, ...fromInput(from) }), texts, onMessage);
