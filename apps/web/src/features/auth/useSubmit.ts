import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { errorCodeOf } from '../../lib/client.ts';
import { networkState } from '../../lib/network.ts';

type Failure = ReturnType<typeof errorCodeOf>;
export type Submission =
  | { readonly kind: 'idle' | 'busy' | 'done' }
  | { readonly kind: 'failed'; readonly code: Failure };

/**
 * Sends a form at most once at a time: a submit while a request is in flight is ignored, and nothing is sent
 * offline. `send` returns false when the input is invalid. `isDisabled`: a request is in flight, or the page is
 * not hydrated yet, when the browser itself would send the password.
 */
export function useSubmit(send: (form: FormData) => Promise<boolean>) {
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' });
  const busy = useRef(false);
  const isHydrated = useSyncExternalStore(
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
      setSubmission({ kind: 'failed', code: errorCodeOf(error) });
    } finally {
      busy.current = false;
    }
  };
  return {
    submission,
    isDisabled: submission.kind === 'busy' || !isHydrated,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
  };
}

/** The text of a form field; empty when it is missing. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
