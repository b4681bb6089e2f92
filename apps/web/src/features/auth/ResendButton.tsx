import { api } from '../../platform/client.ts';
import { Button } from '../../ui/Button.tsx';
import { fromInput } from './fromInput.ts';
import { useMailRequest } from './useMailRequest.ts';

const texts = {
  missing: 'Please enter your email address to resend the confirmation.',
  sent: 'Confirmation email resent successfully! Please check your inbox and spam folder.',
  failed: 'Failed to resend confirmation email. Please try again later.',
};

/** Requests the confirmation e-mail again, with a link that leads on to `from`, and shows whether that worked (AUTH-12, AUTH-13, ERR-10). */
export function ResendButton({
  email,
  from,
  onMessage,
}: {
  email: string;
  from: string;
  onMessage?: () => void;
}) {
  const { text, busy, request } = useMailRequest(
    (to) => api.auth.resend({ email: to, ...fromInput(from) }),
    texts,
    onMessage,
  );
  return (
    <div className="grid w-full gap-2">
      <Button variant="secondary" disabled={busy} onClick={() => void request(email)}>
        Resend confirmation email
      </Button>
      <p role="status" className="min-h-6 text-sm text-ink">
        {text}
      </p>
    </div>
  );
}
