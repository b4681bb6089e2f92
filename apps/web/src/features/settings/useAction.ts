import { useRef, useState } from 'react';
import { errorCodeOf } from '../../lib/client.ts';
import { networkState } from '../../lib/network.ts';

export type ActionState =
  | { readonly kind: 'idle' | 'busy' | 'done' }
  | { readonly kind: 'failed'; readonly code: ReturnType<typeof errorCodeOf> };

/** Runs an async action once at a time: a call while another is in flight is ignored; nothing runs offline. */
export function useAction() {
  const [state, setState] = useState<ActionState>({ kind: 'idle' });
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
      await action();
      setState({ kind: 'done' });
    } catch (error) {
      setState({ kind: 'failed', code: errorCodeOf(error) });
    } finally {
      busy.current = false;
    }
  };
  return { state, run, reset: () => setState({ kind: 'idle' }) };
}
