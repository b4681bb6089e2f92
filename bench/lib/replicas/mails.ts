/** Mail server of the benchmark: what was delivered, and which mails several times. */
import { startMailServer } from '../../../apps/server/test/mailServer.ts';
import { parseMail, type ReceivedMail } from '../../../apps/server/test/parseMail.ts';

export type Mails = Awaited<ReturnType<typeof startMails>>;

export async function startMails() {
  const server = await startMailServer();
  const mails: ReceivedMail[] = [];
  /** Everything that was delivered so far. */
  const delivered = (): readonly ReceivedMail[] => {
    mails.push(...server.received.slice(mails.length).map(parseMail));
    return mails;
  };
  return {
    url: server.url,
    close: server.close,
    delivered,
    findText: (email: string) => delivered().find(({ to }) => to === email)?.text,
  };
}

/** How many deliveries are repetitions of one with the same `key`. */
export const countRepeated = (mails: readonly ReceivedMail[], key: (mail: ReceivedMail) => string): number =>
  mails.length - new Set(mails.map(key)).size;
