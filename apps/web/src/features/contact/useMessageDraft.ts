import { useEffect, useRef, useState } from 'react';
import { nullable, object, picklist, record, string } from 'valibot';
import { writeStorage } from '../../platform/browserStorage.ts';
import { messageDraftKey as key } from '../../platform/privateStorage.ts';
import { readStored } from '../../platform/readStored.ts';
import { useSession } from '../../platform/session.ts';
import { type FieldName, fieldNames, type MessageFields } from './sendMessage.ts';

type Draft = Partial<MessageFields>;
const storedDraft = object({ by: nullable(string()), typed: record(picklist(fieldNames), string()) });

/** The draft that the same person typed in this tab, before a reload or on another page. */
function readDraft(authorId: string | null): Draft {
  const stored = readStored(key, storedDraft, 'session');
  // A visitor who has signed in since is still the same person; after signing out it may be another one.
  return stored && (stored.by === null || stored.by === authorId) ? stored.typed : {};
}

function saveDraft(authorId: string | null, draft: Draft): void {
  const isEmpty = Object.values(draft).every((text) => text === '');
  writeStorage(key, isEmpty ? null : JSON.stringify({ by: authorId, typed: draft }), 'session');
}

/**
 * The fields of a message: the draft, with name and e-mail of the learner as defaults. The draft is kept in
 * sessionStorage, so it survives a reload and is shared by both forms.
 */
export function useMessageDraft() {
  const sessionState = useSession();
  const learner = sessionState.kind === 'known' ? sessionState.value : null;
  const authorId = learner?.id ?? null;
  const [draft, setDraft] = useState<Draft>({});
  // Autofill changes several fields before the next render.
  const latest = useRef(draft);
  const isRestored = useRef(false);
  const show = (next: Draft) => {
    latest.current = next;
    setDraft(next);
  };
  useEffect(() => {
    if (sessionState.kind === 'unknown' || isRestored.current) return;
    isRestored.current = true;
    // Input before the session was loaded is newer than the stored draft.
    show({ ...readDraft(authorId), ...latest.current });
  }, [sessionState.kind, authorId]);
  const change = (next: Draft) => {
    show(next);
    if (isRestored.current) saveDraft(authorId, next);
  };
  const fields: MessageFields = {
    from_name: draft.from_name ?? learner?.displayName ?? '',
    from_email: draft.from_email ?? learner?.email ?? '',
    subject: draft.subject ?? '',
    message: draft.message ?? '',
  };
  return {
    fields,
    setField: (name: FieldName, text: string) => change({ ...latest.current, [name]: text }),
    clear: () => change({}),
  };
}
