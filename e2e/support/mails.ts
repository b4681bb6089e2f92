import type { Ena } from './ena.ts';

export interface SentMail {
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
}

/** Mail that the embedded set-up has 'sent', newest first. */
export async function sentMail(ena: Ena): Promise<readonly SentMail[]> {
  const answer: unknown = await (await fetch(`${ena.url}/api/dev/mailbox`)).json();
  // as: the shape that the contract's mailbox promises; the server's tests hold it to that.
  return (answer as { mails: readonly SentMail[] }).mails;
}
