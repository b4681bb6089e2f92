import type { MetItem } from '@ena/contract/reviews';
import { cleanNote, maxNoteLength } from '@ena/domain/ownWords/ownWord';
import { StickyNote } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/client.ts';
import { useAction } from '../../../platform/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextWithGeorgian } from '../../../ui/Georgian.tsx';
import { useReportUnsaved } from '../unsaved.tsx';
import { useReturnFocus } from '../useReturnFocus.ts';
import { saveErrorText } from '../form/WordForm.tsx';

interface PersonalNoteProps {
  readonly item: MetItem;
  readonly onChanged: (note: string | null) => void;
}

/** The learner's note on an item, which sessions show after the answer. */
export function PersonalNote({ item: { itemId, personalNote }, onChanged }: PersonalNoteProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const { state, run, reset } = useAction();
  const form = useRef<HTMLFormElement>(null);
  const isEditing = draft !== null;
  const button = useReturnFocus(isEditing);
  useEffect(() => {
    if (isEditing) form.current?.querySelector('textarea')?.focus();
  }, [isEditing]);
  useReportUnsaved(isEditing && draft !== (personalNote ?? ''));
  const length = cleanNote(draft ?? '').length;
  const problem =
    length > maxNoteLength
      ? `This is too long: it has ${length} characters, and ${maxNoteLength} are allowed.`
      : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const text = cleanNote(draft ?? '');
    if (problem !== undefined) return;
    void run(async () => {
      await api.words.note({ itemId, text });
      onChanged(text === '' ? null : text);
      setDraft(null);
    });
  };
  if (!isEditing)
    return (
      <section aria-label="Your note" className="grid justify-items-start gap-2">
        {personalNote === null ? null : (
          <p className="flex gap-2.5">
            <StickyNote size={18} aria-hidden className="mt-1 shrink-0 text-gold" />
            <span className="min-w-0 break-words whitespace-pre-line">
              <TextWithGeorgian>{personalNote}</TextWithGeorgian>
            </span>
          </p>
        )}
        <Button
          ref={button}
          variant="secondary"
          className="text-sm"
          onClick={() => {
            reset();
            setDraft(personalNote ?? '');
          }}
        >
          <StickyNote size={16} aria-hidden /> {personalNote === null ? 'Add a note' : 'Edit the note'}
        </Button>
      </section>
    );
  return (
    <form ref={form} onSubmit={save} className="grid gap-2">
      <TextArea
        label="Your note"
        rows={3}
        value={draft}
        error={problem}
        placeholder="What helps you to remember it. You see it after the answer in Today."
        onChange={({ target }) => setDraft(target.value)}
      />
      {state.kind === 'failed' ? <FormError>{saveErrorText(state.code)}</FormError> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="text-sm" aria-disabled={state.kind === 'busy'}>
          Save the note
        </Button>
        <Button variant="quiet" className="text-sm" onClick={() => setDraft(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
