import { api } from '../../platform/client.ts';
import { Button } from '../../ui/Button.tsx';
import { fromInput } from './fromInput.ts';
import { MailRequestBanner } from './MailRequestBanner.tsx';
import { useMailRequest } from './useMailRequest.ts';

const texts = {
  missing: 'Please enter your email address to resend the confirmation.',
  sent: 'Confirmation email resent successfully! Please check your inbox and spam folder.',
  condition: 'Only an address that has signed up and is not confirmed yet gets it.',
  failed: 'Failed to resend confirmation email. Please try again later.',
};

/** Requests the confirmation email again, with a link that leads on to `from`, and shows whether that worked (AUTH-12, AUTH-13, ERR-10). */
export function ResendButton({
  email,
  from,
  onMessage,
}: {
  email: string;
  from: string;
  onMessage?: () => void;
}) {
  const mail = useMailRequest((to) => api.auth.resend({ email: to, ...fromInput(from) }), texts, onMessage);
  return (
    <div className="grid w-full gap-3">
      <Button variant="secondary" disabled={mail.kind === 'busy'} onClick={() => void mail.request(email)}>
        Resend confirmation email
      </Button>
      <MailRequestBanner mail={mail} />
    </div>
  );
}
