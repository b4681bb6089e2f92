import { emailProblem } from '@ena/domain/validation/emailAddress';
import { useState } from 'react';

/** Texts of an email request; the exact wording is required (AUTH-12 to AUTH-15, ERR-10, ERR-11). */
export interface MailTexts {
  readonly missing: string;
  readonly sent: string;
  /** Whom the mail was sent to: the response does not tell whether the address has an account (decision 0012). */
  readonly condition: string;
  readonly failed: string;
}

export interface MailRequest {
  readonly kind: 'idle' | 'busy' | 'sent' | 'failed';
  readonly text: string;
}

/**
 * Requests an email to an address. Without a valid address nothing is sent; all failures show the same text.
 * `onMessage` is called when a text will be shown, so that the page can remove its older messages.
 */
export function useMailRequest(
  send: (email: string) => Promise<unknown>,
  texts: MailTexts,
  onMessage?: () => void,
) {
  const [state, setState] = useState<MailRequest>({ kind: 'idle', text: '' });
  const request = async (email: string) => {
    if (state.kind === 'busy') return;
    onMessage?.();
    const problem = email.trim() === '' ? texts.missing : emailProblem(email);
    if (problem) {
      setState({ kind: 'failed', text: problem });
      return;
    }
    setState({ kind: 'busy', text: 'Sending…' });
    try {
      await send(email.trim());
      setState({ kind: 'sent', text: texts.sent });
    } catch {
      setState({ kind: 'failed', text: texts.failed });
    }
  };
  return { ...state, condition: texts.condition, request };
}
