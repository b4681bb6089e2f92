import { useRef, useState } from 'react';
import { CallError, type CallErrorCode, errorCodeOf } from './client.ts';
import { networkState } from './network.ts';

export type ActionState<Code extends CallErrorCode = CallErrorCode> =
  | { readonly kind: 'idle' | 'busy' | 'done' }
  | {
      readonly kind: 'failed';
      readonly code: Code | 'INTERNAL' | 'OFFLINE';
      /** Of the server's response, if there was one. */
      readonly response?: CallError;
    };

/**
 * Runs an async action once at a time: a call while another is in flight is ignored; nothing runs offline. An
 * action that returns false had nothing to do, such as invalid input. `Code`: the error codes of its endpoint.
 */
export function useAction<Code extends CallErrorCode = CallErrorCode>() {
  const [state, setState] = useState<ActionState<Code>>({ kind: 'idle' });
  const busy = useRef(false);
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    if (busy.current) return;
    if (networkState() === 'offline') {
      setState({ kind: 'failed', code: 'OFFLINE' });
      return;
    }
    busy.current = true;
    setState({ kind: 'busy' });
    try {
      const result = await action();
      setState({ kind: result === false ? 'idle' : 'done' });
    } catch (error) {
      // as: the server returns declared codes only, which its tests check for each response.
      const code = errorCodeOf(error) as Code;
      setState({ kind: 'failed', code, ...(error instanceof CallError && { response: error }) });
    } finally {
      busy.current = false;
    }
  };
  return { state, run, reset: () => setState({ kind: 'idle' }) };
}
