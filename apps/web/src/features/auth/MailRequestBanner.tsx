import { Banner } from '../../ui/Feedback.tsx';
import type { useMailRequest } from './useMailRequest.ts';

const tones = { busy: 'info', sent: 'right', failed: 'wrong' } as const;

/** The state of a request for an email, and its result. */
export function MailRequestBanner({ mail }: { mail: ReturnType<typeof useMailRequest> }) {
  if (mail.kind === 'idle') return null;
  return (
    <Banner tone={tones[mail.kind]}>
      <p>{mail.text}</p>
      {mail.kind === 'sent' ? <p className="mt-1 text-sm">{mail.condition}</p> : null}
    </Banner>
  );
}
