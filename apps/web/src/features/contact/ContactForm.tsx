import { messageLimits, replyHours } from '@ena/domain/contact/message';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { networkState, useNetwork } from '../../lib/network.ts';
import { operator } from '../../lib/operator.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { useMessageDraft } from './draft.ts';
import { type FieldName, sendingProblem, sendMessage } from './sendMessage.ts';

/** Word for word (document 3, section 8; SUP-07, SUP-08). */
const sentText = `Thank you for your message! We'll get back to you within ${replyHours} hours.`;
const failed = { before: 'There was an error sending your message.', after: 'Please try again or ' };
const offline = 'You are currently offline.';

type Sending =
  | { readonly kind: 'idle' | 'busy' | 'sent' }
  | { readonly kind: 'failed'; readonly problem: string };

const started = () => true;
const notStarted = () => false;
const never = () => () => undefined;

/** The form of /support and /contact. What was typed stays until it is sent, on failure and through a reload. */
export function ContactForm() {
  const { fields, type, clear } = useMessageDraft();
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const busy = useRef(false);
  const outcome = useRef<HTMLDivElement>(null);
  const isOffline = useNetwork() === 'offline';
  // Until this script runs, the browser itself would send the form.
  const running = useSyncExternalStore(never, started, notStarted);
  useEffect(() => {
    if (sending.kind === 'sent' || sending.kind === 'failed')
      outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [sending]);

  const submit = async (form: HTMLFormElement) => {
    if (busy.current) return;
    if (networkState() === 'offline') {
      setSending({ kind: 'failed', problem: offline });
      return;
    }
    busy.current = true;
    setSending({ kind: 'busy' });
    try {
      const trap = new FormData(form).get('confirm_subject');
      await sendMessage(trimmed(fields), typeof trap === 'string' ? trap : '');
      clear();
      form.reset();
      setSending({ kind: 'sent' });
    } catch (error) {
      setSending({ kind: 'failed', problem: sendingProblem(error) });
    } finally {
      busy.current = false;
    }
  };
  const bound = (name: FieldName) => ({
    name,
    required: true,
    // What is typed now would be neither sent nor kept.
    readOnly: sending.kind === 'busy',
    value: fields[name],
    onChange: (event: { readonly target: { readonly value: string } }) => type(name, event.target.value),
  });

  return (
    <form
      method="post"
      className="grid gap-1"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        <Field label="Name" autoComplete="name" maxLength={messageLimits.name} {...bound('from_name')} />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={messageLimits.email}
          {...bound('from_email')}
        />
      </div>
      <Field label="Subject" maxLength={messageLimits.subject} {...bound('subject')} />
      <TextArea label="Message" rows={7} maxLength={messageLimits.message} {...bound('message')} />
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input name="confirm_subject" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" disabled={!running || sending.kind === 'busy'}>
        <Send size={18} aria-hidden /> {sending.kind === 'busy' ? 'Sending…' : 'Send Message'}
      </Button>
      <div ref={outcome} className="mt-3 scroll-my-24 empty:hidden">
        {sending.kind === 'busy' ? (
          <p role="status" className="sr-only">
            Sending your message…
          </p>
        ) : null}
        {sending.kind === 'sent' ? <Banner tone="right">{sentText}</Banner> : null}
        {sending.kind === 'failed' ? (
          <Banner tone="wrong">
            {failed.before} {ended(sending.problem)} {failed.after}
            <a href={`mailto:${operator.supportEmail}`} className="underline underline-offset-4">
              email us directly
            </a>
            .
          </Banner>
        ) : null}
        {isOffline && sending.kind !== 'failed' ? (
          <Banner>{offline} You can write on: your text is kept, and you can send it later.</Banner>
        ) : null}
      </div>
    </form>
  );
}

const trimmed = <Fields extends Readonly<Record<FieldName, string>>>(fields: Fields): Fields => ({
  ...fields,
  from_name: fields.from_name.trim(),
  from_email: fields.from_email.trim(),
  subject: fields.subject.trim(),
  message: fields.message.trim(),
});

/** A sentence that ends, so that the next one can follow. */
const ended = (text: string) => (/[.!?]$/u.test(text) ? text : `${text}.`);
