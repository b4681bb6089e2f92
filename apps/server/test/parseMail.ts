/** Reads mails that test servers have received (mailServer.ts). */

export interface ReceivedMail {
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly messageId: string;
  /** The part for programs that show no HTML. */
  readonly text: string;
}

const headerOf = (part: string, name: string): string | null =>
  new RegExp(`^${name}: *(.*(?:\r\n[ \t].*)*)`, 'im')
    .exec(part.split('\r\n\r\n', 1)[0] ?? '')?.[1]
    ?.replaceAll(/\r\n[ \t]/g, ' ') ?? null;

const addressOf = (header: string): string => /<(.*)>$/.exec(header)?.[1] ?? header;

const decodeHexPairs = (text: string, pair: RegExp): string =>
  Buffer.from(
    text.replaceAll(pair, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Encoded words of headers (RFC 2047); the space between two of them is not part of the text. */
const decodeWords = (header: string): string =>
  header
    .replaceAll(/\?= +=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeHexPairs(word.replaceAll('_', ' '), /=([\dA-F]{2})/g),
    );

function decodeBody(part: string): string {
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  const encoding = headerOf(part, 'Content-Transfer-Encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  return decodeHexPairs(body.replaceAll('=\r\n', ''), /=([\dA-F]{2})/g);
}

/** A raw mail with the alternatives text and HTML, as Ena sends them. */
export function parseMail(raw: string): ReceivedMail {
  const boundary = /boundary="([^"]+)"/.exec(headerOf(raw, 'Content-Type') ?? '')?.[1];
  const parts =
    boundary === undefined ? [raw] : raw.split(`\r\n--${boundary}`).map((part) => part.trimStart());
  const text = parts.find((part) => headerOf(part, 'Content-Type')?.startsWith('text/plain')) ?? raw;
  const replyTo = headerOf(raw, 'Reply-To');
  return {
    to: addressOf(headerOf(raw, 'To') ?? ''),
    replyTo: replyTo === null ? null : addressOf(replyTo),
    subject: decodeWords(headerOf(raw, 'Subject') ?? ''),
    messageId: headerOf(raw, 'Message-ID') ?? '',
    text: decodeBody(text).replaceAll('\r\n', '\n'),
  };
}
