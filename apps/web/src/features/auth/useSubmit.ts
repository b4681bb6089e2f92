import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { failureOf } from '../../lib/client.ts';
import { networkState } from '../../lib/network.ts';

type Failure = ReturnType<typeof failureOf>;
export type Submission =
  | { readonly kind: 'idle' | 'busy' | 'done' }
  | { readonly kind: 'failed'; readonly code: Failure };

/**
 * A form that is sent once at a time: a second click while it is on its way does nothing, and offline
 * it is not sent at all. `send` answers false when the form itself has to be mended first. `closed`: on
 * its way, or this script is not running yet, when the browser itself would send the password.
 */
export function useSubmit(send: (form: FormData) => Promise<boolean>) {
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' });
  const busy = useRef(false);
  const running = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    if (networkState() === 'offline') {
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
  return {
    submission,
    closed: submission.kind === 'busy' || !running,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
  };
}

/** The text of a form field; empty when it is missing. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
