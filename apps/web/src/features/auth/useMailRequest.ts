import { useState } from 'react';

/** What a request for a mail says, word for word (document 1, sections 5 and 8). */
export interface MailTexts {
  readonly missing: string;
  readonly sent: string;
  readonly failed: string;
}
type Stage = 'idle' | 'busy' | keyof MailTexts;

/** Asks for a mail to an address: nothing is sent without one, and a failure of any kind says the same. */
export function useMailRequest(send: (email: string) => Promise<unknown>, texts: MailTexts) {
  const [stage, setStage] = useState<Stage>('idle');
  const request = async (email: string) => {
    if (stage === 'busy') return;
    if (email.trim() === '') {
      setStage('missing');
      return;
    }
    setStage('busy');
    try {
      await send(email.trim());
      setStage('sent');
    } catch {
      setStage('failed');
    }
  };
  const text = stage === 'idle' ? '' : stage === 'busy' ? 'Sending…' : texts[stage];
  return { text, busy: stage === 'busy', failed: stage === 'missing' || stage === 'failed', request };
}
