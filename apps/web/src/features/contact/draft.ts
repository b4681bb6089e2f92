import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { type FieldName, fieldNames, type MessageFields } from './sendMessage.ts';

type Typed = Partial<MessageFields>;
const key = 'unsent-message';

/** What was typed in this tab by the same person, before it was reloaded or left. */
function readDraft(by: string | null): Typed {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('by' in kept) || !('typed' in kept)) return {};
    // A visitor who has signed in since is still the same person; after signing out it may be another one.
    if (kept.by !== null && kept.by !== by) return {};
    const typed: object = typeof kept.typed === 'object' && kept.typed !== null ? kept.typed : {};
    const entries = fieldNames.flatMap((name): [FieldName, string][] => {
      const text: unknown = Reflect.get(typed, name);
      return typeof text === 'string' ? [[name, text]] : [];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function keepDraft(by: string | null, typed: Typed): void {
  try {
    if (Object.values(typed).every((text) => text === '')) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ by, typed }));
  } catch {
    // A browser that keeps nothing.
  }
}

/**
 * The fields of a message: what was typed, else what is known of the learner. What was typed outlives a reload, and
 * goes along from one form to the other.
 */
export function useMessageDraft() {
  const known = useSession();
  const learner = known.kind === 'known' ? known.value : null;
  const by = learner?.id ?? null;
  const [typed, setTyped] = useState<Typed>({});
  // Several fields may be filled in at once.
  const latest = useRef(typed);
  const restored = useRef(false);
  const show = (next: Typed) => {
    latest.current = next;
    setTyped(next);
  };
  useEffect(() => {
    if (known.kind === 'unknown' || restored.current) return;
    restored.current = true;
    // What was typed meanwhile is newer.
    show({ ...readDraft(by), ...latest.current });
  }, [known.kind, by]);
  const change = (next: Typed) => {
    show(next);
    if (restored.current) keepDraft(by, next);
  };
  const fields: MessageFields = {
    from_name: typed.from_name ?? learner?.displayName ?? '',
    from_email: typed.from_email ?? learner?.email ?? '',
    subject: typed.subject ?? '',
    message: typed.message ?? '',
  };
  return {
    fields,
    type: (name: FieldName, text: string) => change({ ...latest.current, [name]: text }),
    clear: () => change({}),
  };
}
