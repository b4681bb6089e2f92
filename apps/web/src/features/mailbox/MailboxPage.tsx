import type { Mail } from '@ena/contract/mailbox';
import { RefreshCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { Copybook } from '../../ui/Georgian.tsx';

const urlPattern = /(https?:\/\/\S+)/u;

/** Plain text with its URLs as links. */
function LinkedText({ text }: { text: string }) {
  return text.split(urlPattern).map((part, index) =>
    urlPattern.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text never move
      <a key={index} href={part} className="font-semibold break-all text-wine underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** The mails of a set-up without an SMTP server: they are stored and shown here instead of sent. */
export function MailboxPage({ mails }: { mails: readonly Mail[] }) {
  const { revalidate, state } = useRevalidator();
  return (
    <section className="mx-auto grid max-w-quiz grid-cols-1 gap-5 px-5 py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">Mailbox</h1>
          <p className="text-muted">
            No mail server is configured (SMTP_URL), so every email that Ena sends is shown here.
          </p>
        </div>
        <Button variant="secondary" disabled={state === 'loading'} onClick={() => void revalidate()}>
          <RefreshCw size={18} aria-hidden /> Refresh
        </Button>
      </header>
      {mails.length === 0 ? (
        <div className="overflow-hidden rounded-2xl border border-line bg-surface pt-4 pb-8 text-center">
          <Copybook className="text-5xl">ცარიელია</Copybook>
          <p className="mt-4 text-muted">No emails yet. Sign up, and your confirmation email appears here.</p>
        </div>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {mails.map(({ id, to, replyTo, subject, text, sentAt }) => (
            <li key={id} className="rounded-xl border border-line bg-surface p-5 break-words">
              <h2 className="text-lg">{subject}</h2>
              <p className="mb-3 text-sm text-muted">
                to {to}, {replyTo ? `reply to ${replyTo}, ` : null}
                <time dateTime={sentAt}>{new Date(sentAt).toLocaleString('en-US')}</time>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">
                <LinkedText text={text} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
