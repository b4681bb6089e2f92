import { useState } from 'react';
import { api } from '../../lib/client.ts';
import { Button } from '../../ui/Button.tsx';

const texts = {
  idle: '',
  busy: 'Sending…',
  sent: 'Confirmation email resent successfully! Please check your inbox and spam folder.',
  failed: 'Failed to resend confirmation email. Please try again later.',
  missing: 'Please enter your email address to resend the confirmation.',
} as const;

/** Mails the confirmation link again and says whether that worked (requirements AUTH-12, AUTH-13, ERR-10). */
export function ResendButton({ email }: { email: string }) {
  const [state, setState] = useState<keyof typeof texts>('idle');
  const resend = async () => {
    if (email.trim() === '') {
      setState('missing');
      return;
    }
    setState('busy');
    try {
      await api.auth.resend({ email: email.trim() });
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="grid w-full gap-2">
      <Button look="secondary" disabled={state === 'busy'} onClick={() => void resend()}>
        Resend confirmation email
      </Button>
      <p role="status" className="min-h-6 text-sm text-ink">
        {texts[state]}
      </p>
    </div>
  );
}
