import { type FormEvent, useEffect, useRef } from 'react';
import type { CallErrorCode } from '../../platform/client.ts';
import { useAction } from '../../platform/useAction.ts';
import { useHydrated } from '../../platform/useHydrated.ts';

/**
 * Sends a form at most once at a time (platform/useAction.ts). `send` returns false when the input is invalid.
 * `isDisabled`: a request is in flight, or the page is not hydrated yet, when the browser itself would send the
 * password. After a failure the focus is on the submit button again, which lost it while it was disabled.
 */
export function useSubmit<Code extends CallErrorCode>(send: (form: FormData) => Promise<boolean>) {
  const { state, run } = useAction<Code>();
  const isHydrated = useHydrated();
  const submitButton = useRef<HTMLElement>(null);
  useEffect(() => {
    if (state.kind === 'failed' && document.activeElement === document.body)
      submitButton.current?.focus({ preventScroll: true });
  }, [state]);
  return {
    submission: state,
    isDisabled: state.kind === 'busy' || !isHydrated,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      submitButton.current = event.currentTarget.querySelector<HTMLElement>('[type="submit"]');
      const form = new FormData(event.currentTarget);
      void run(() => send(form));
    },
  };
}

/** The text of a form field; empty when it is missing. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
