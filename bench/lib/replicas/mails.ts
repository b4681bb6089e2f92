/** Mail server of the benchmark: what was delivered, and which mails several times. */
import { startMailServer } from '../../../apps/server/test/mailServer.ts';

export interface DeliveredMail {
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
}

const header = (raw: string, name: string): string =>
  new RegExp(`^${name}: *(.*(?:\\r\\n[ \\t].*)*)$`, 'imu').exec(raw)?.[1]?.trim() ?? '';

/** Without the encoding of e-mail bodies, quoted-printable, as far as links need it. */
const decode = (raw: string): string => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');

export type Mails = Awaited<ReturnType<typeof startMails>>;

export async function startMails() {
  const server = await startMailServer();
  const mails: DeliveredMail[] = [];
  let parsed = 0;
  /** Everything that was delivered so far. */
  const delivered = (): readonly DeliveredMail[] => {
    for (; parsed < server.received.length; parsed++) {
      const raw = server.received[parsed] ?? '';
      const [to, subject, messageId] = ['To', 'Subject', 'Message-ID'].map((name) => header(raw, name));
      mails.push({ to: to ?? '', subject: subject ?? '', messageId: messageId ?? '', text: decode(raw) });
    }
    return mails;
  };
  return {
    url: server.url,
    close: server.close,
    delivered,
    findText: (email: string) => delivered().find(({ to }) => to.includes(email))?.text,
  };
}

/** How many deliveries are repetitions of one with the same `key`. */
export const countRepeated = (
  mails: readonly DeliveredMail[],
  key: (mail: DeliveredMail) => string,
): number => mails.length - new Set(mails.map(key)).size;
