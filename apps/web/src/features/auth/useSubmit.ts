import { type FormEvent, useSyncExternalStore } from 'react';
import type { CallErrorCode } from '../../platform/client.ts';
import { useAction } from '../../platform/useAction.ts';

/**
 * Sends a form at most once at a time (platform/useAction.ts). `send` returns false when the input is invalid.
 * `isDisabled`: a request is in flight, or the page is not hydrated yet, when the browser itself would send the
 * password.
 */
export function useSubmit<Code extends CallErrorCode>(send: (form: FormData) => Promise<boolean>) {
  const { state, run } = useAction<Code>();
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return {
    submission: state,
    isDisabled: state.kind === 'busy' || !isHydrated,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
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
