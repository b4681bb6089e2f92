import { api } from '../../platform/client.ts';
import { Button } from '../../ui/Button.tsx';
import { useMailRequest } from './useMailRequest.ts';

const texts = {
  missing: 'Please enter your email address to reset your password.',
  sent: 'Password reset email sent successfully! Please check your inbox and spam folder.',
  failed: 'Failed to send password reset email. Please try again later.',
};

/**
 * Requests a password reset e-mail to the given address (AUTH-14, AUTH-15, ERR-11). A link-like button on the
 * login page; with `isResend` the main button of the page for a reset link that failed. `isOutdated`: a newer
 * message is shown elsewhere on the page.
 */
export function ForgotPassword({
  email,
  isResend = false,
  isOutdated = false,
  onMessage,
}: {
  email: string;
  isResend?: boolean;
  isOutdated?: boolean;
  onMessage: () => void;
}) {
  const { text, busy, failed, request } = useMailRequest(
    (to) => api.auth.requestReset({ email: to }),
    texts,
    onMessage,
  );
  return (
    <div>
      {isResend ? (
        <Button className="w-full" disabled={busy} onClick={() => void request(email)}>
          Send a new link
        </Button>
      ) : (
        <button
          type="button"
          disabled={busy}
          onClick={() => void request(email)}
          className="min-h-11 rounded-md text-wine underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Forgot your password?
        </button>
      )}
      <p role="status" className={`mt-1 min-h-6 text-sm ${failed ? 'text-wrong' : 'text-ink'}`}>
        {isOutdated ? '' : text}
      </p>
    </div>
  );
}
