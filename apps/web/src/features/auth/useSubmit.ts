import { type FormEvent, useRef, useState } from 'react';
import { failureOf } from '../../lib/client.ts';

type Failure = ReturnType<typeof failureOf>;
export type Submission =
  | { readonly kind: 'idle' | 'busy' | 'done' }
  | { readonly kind: 'failed'; readonly code: Failure };

/**
 * A form that is sent once at a time: a second click while it is on its way does nothing, and offline
 * it is not sent at all. `send` answers false when the form itself has to be mended first.
 */
export function useSubmit(send: (form: FormData) => Promise<boolean>) {
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' });
  const busy = useRef(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    if (!navigator.onLine) {
      setSubmission({ kind: 'failed', code: 'OFFLINE' });
      return;
    }
    busy.current = true;
    setSubmission({ kind: 'busy' });
    try {
      const sent = await send(new FormData(event.currentTarget));
      setSubmission({ kind: sent ? 'done' : 'idle' });
    } catch (error) {
      setSubmission({ kind: 'failed', code: failureOf(error) });
    } finally {
      busy.current = false;
    }
  };
  return { submission, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) };
}

/** The text of a form field; empty when it is missing. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
