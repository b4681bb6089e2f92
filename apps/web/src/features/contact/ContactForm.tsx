import { messageLimits, replyHours } from '@ena/domain/contact/message';
import { emailProblem } from '@ena/domain/validation/emailAddress';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { networkState, useNetwork } from '../../platform/network.ts';
import { operator } from '../../platform/operator.ts';
import { useHydrated } from '../../platform/useHydrated.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { useFocusOnInvalid } from '../../ui/useFocusOnInvalid.ts';
import { useMessageDraft } from './useMessageDraft.ts';
import { type FieldName, fieldNames, sendingProblem, sendMessage } from './sendMessage.ts';

/** The exact wording is required (SUP-07, SUP-08). */
const sentText = `Thank you for your message! We'll get back to you within ${replyHours} hours.`;
const failed = { before: 'There was an error sending your message.', after: 'Please try again or ' };
const offline = 'You are currently offline.';

type Sending =
  | { readonly kind: 'idle' | 'busy' | 'sent' }
  | { readonly kind: 'failed'; readonly problem: string };

const emptyTexts: Readonly<Record<FieldName, string>> = {
  from_name: 'Please enter your name.',
  from_email: 'Please enter your email address.',
  subject: 'Please enter a subject.',
  message: 'Please enter your message.',
};

/** The form of /support and /contact. The input is kept until it is sent, through failures and reloads. */
export function ContactForm() {
  const { fields, setField, clear } = useMessageDraft();
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const busy = useRef(false);
  const outcome = useRef<HTMLDivElement>(null);
  const isOffline = useNetwork() === 'offline';
  // Before hydration the browser itself would send the form.
  const isHydrated = useHydrated();
  const [problems, setProblems] = useState<Partial<Record<FieldName, string>>>({});
  const fieldsBox = useFocusOnInvalid<HTMLFormElement>(problems);
  useEffect(() => {
    if (sending.kind === 'sent' || sending.kind === 'failed')
      outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [sending]);

  const submit = async (form: HTMLFormElement) => {
    if (busy.current) return;
    setSending({ kind: 'idle' });
    // The browser's own validation accepts spaces, and any text as an address.
    const found = fieldNames.flatMap((name) => {
      const isEmpty = fields[name].trim() === '';
      const problem = isEmpty
        ? emptyTexts[name]
        : name === 'from_email'
          ? emailProblem(fields[name])
          : undefined;
      return problem ? [[name, problem] as const] : [];
    });
    setProblems(Object.fromEntries(found));
    if (found.length > 0) return;
    if (networkState() === 'offline') {
      setSending({ kind: 'failed', problem: offline });
      return;
    }
    busy.current = true;
    setSending({ kind: 'busy' });
    try {
      const honeypot = new FormData(form).get('confirm_subject');
      await sendMessage(trimFields(fields), typeof honeypot === 'string' ? honeypot : '');
      clear();
      form.reset();
      setSending({ kind: 'sent' });
    } catch (error) {
      setSending({ kind: 'failed', problem: sendingProblem(error) });
    } finally {
      busy.current = false;
    }
  };
  const fieldProps = (name: FieldName) => ({
    name,
    required: true,
    error: problems[name],
    // Input during the request would be neither sent nor stored.
    readOnly: sending.kind === 'busy',
    value: fields[name],
    onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) => {
      setField(name, value);
      setProblems(({ [name]: _, ...others }) => others);
    },
  });

  return (
    <form
      ref={fieldsBox}
      method="post"
      className="grid gap-1"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        <Field label="Name" autoComplete="name" maxLength={messageLimits.name} {...fieldProps('from_name')} />
        <EmailField {...fieldProps('from_email')} />
      </div>
      <Field label="Subject" maxLength={messageLimits.subject} {...fieldProps('subject')} />
      <TextArea label="Message" rows={7} maxLength={messageLimits.message} {...fieldProps('message')} />
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input name="confirm_subject" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" disabled={!isHydrated || sending.kind === 'busy'}>
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
            {failed.before} {endSentence(sending.problem)} {failed.after}
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

const trimFields = <Fields extends Readonly<Record<FieldName, string>>>(fields: Fields): Fields => ({
  ...fields,
  from_name: fields.from_name.trim(),
  from_email: fields.from_email.trim(),
  subject: fields.subject.trim(),
  message: fields.message.trim(),
});

/** Adds a period where no punctuation mark ends the text, so that another sentence can follow. */
const endSentence = (text: string) => (/[.!?]$/u.test(text) ? text : `${text}.`);
