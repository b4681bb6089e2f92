import type { MetItem } from '@ena/contract/reviews';
import { type OwnWord, ownWordId } from '@ena/domain/ownWords/ownWord';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/client.ts';
import { errorText } from '../../../platform/errorTexts.ts';
import { useAction } from '../../../platform/useAction.ts';
import { GlossedText } from '../../../sections/GlossedText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DiscardDialog } from '../../../ui/DiscardDialog.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { Ka } from '../../../ui/Georgian.tsx';
import type { ItemChanges } from './itemChanges.ts';
import { useReturnFocus } from '../useReturnFocus.ts';
import { WordForm } from '../form/WordForm.tsx';

interface OwnWordActionsProps {
  readonly item: MetItem;
  readonly changes: ItemChanges;
}

/** The sentence of an own word, with the buttons to edit and to delete it. */
export function OwnWordActions({ item, changes }: OwnWordActionsProps) {
  const { form, gloss, own } = item;
  const id = ownWordId(item.itemId) ?? '';
  const [isEditing, setIsEditing] = useState(false);
  const [asksToDelete, setAsksToDelete] = useState(false);
  const { state, run } = useAction();
  const editButton = useReturnFocus(isEditing);
  const save = async (word: OwnWord, groups: string[]): Promise<string | null> => {
    const { changed } = await api.words.change({ id, ...word, groups });
    if (!changed) return `You have “${word.form}” already. Nothing was changed.`;
    changes.onWord(item.itemId, word, groups);
    setIsEditing(false);
    return null;
  };
  if (isEditing)
    return (
      <section aria-label="Edit this word" className="rounded-xl border border-line bg-surface p-4">
        <WordForm
          initial={{ form, gloss, sentence: own?.sentence ?? '', translation: own?.translation ?? '' }}
          initialGroups={own?.groups ?? []}
          submitLabel="Save"
          save={save}
          close={() => setIsEditing(false)}
          closeLabel="Cancel"
        />
      </section>
    );
  return (
    <div className="grid gap-3">
      {own && own.sentence !== '' ? (
        <p>
          <GlossedText text={own.sentence} translation={own.translation} className="block text-xl" />
          <span className="text-muted">{own.translation}</span>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button ref={editButton} variant="secondary" className="text-sm" onClick={() => setIsEditing(true)}>
          <Pencil size={16} aria-hidden /> Edit word
        </Button>
        <Button
          variant="quiet"
          className="text-sm"
          aria-disabled={state.kind === 'busy'}
          onClick={() => setAsksToDelete(true)}
        >
          <Trash2 size={16} aria-hidden /> Delete
        </Button>
      </div>
      {state.kind === 'failed' ? <FormError>{errorText(state.code)}</FormError> : null}
      {asksToDelete ? (
        <DiscardDialog
          title="Delete this word?"
          stayLabel="Keep it"
          discardLabel="Delete"
          stay={() => setAsksToDelete(false)}
          discard={() => {
            setAsksToDelete(false);
            void run(async () => {
              await api.words.remove({ ids: [id] });
              await changes.onRemoved(item);
            });
          }}
        >
          <p>
            <Ka>{form}</Ka> is deleted with its note, its reviews and what Ena knows about your memory of it.
            This cannot be undone.
          </p>
        </DiscardDialog>
      ) : null}
    </div>
  );
}
