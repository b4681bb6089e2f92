import { useState } from 'react';

/** Texts of an e-mail request; the exact wording is required (AUTH-12 to AUTH-15, ERR-10, ERR-11). */
export interface MailTexts {
  readonly missing: string;
  readonly sent: string;
  readonly failed: string;
}
type Stage = 'idle' | 'busy' | keyof MailTexts;

/**
 * Requests an e-mail to an address. Without an address nothing is sent; all failures show the same text.
 * `onMessage` is called when a text will be shown, so that the page can remove its older messages.
 */
export function useMailRequest(
  send: (email: string) => Promise<unknown>,
  texts: MailTexts,
  onMessage?: () => void,
) {
  const [stage, setStage] = useState<Stage>('idle');
  const request = async (email: string) => {
    if (stage === 'busy') return;
    onMessage?.();
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
