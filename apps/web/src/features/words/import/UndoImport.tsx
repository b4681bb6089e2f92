import type { WordImport } from '@ena/contract/words';
import { pluralize } from '@ena/domain/text/pluralize';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/client.ts';
import { errorText } from '../../../platform/errorTexts.ts';
import { useAction } from '../../../platform/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { DiscardDialog } from '../../../ui/DiscardDialog.tsx';
import { FormError } from '../../../ui/FormError.tsx';

interface UndoImportProps {
  readonly wordImport: Omit<WordImport, 'at'>;
  /** Distinguishes the button from those of other imports for screen readers. */
  readonly label?: string;
  readonly onUndone: () => void;
}

/** The button that undoes an import as a whole, after a confirmation. */
export function UndoImport({ wordImport, label, onUndone }: UndoImportProps) {
  const { id, added, updated, reviewed } = wordImport;
  const [isAsking, setIsAsking] = useState(false);
  const { state, run } = useAction();
  return (
    <>
      <Button
        variant="quiet"
        className="max-sm:px-3"
        aria-label={label}
        aria-disabled={state.kind === 'busy'}
        onClick={() => {
          if (state.kind !== 'busy') setIsAsking(true);
        }}
      >
        <Undo2 size={17} aria-hidden /> Undo this import
      </Button>
      {state.kind === 'failed' ? <FormError>{errorText(state.code)}</FormError> : null}
      {isAsking ? (
        <DiscardDialog
          title="Undo this import?"
          stayLabel="Keep the words"
          discardLabel="Undo the import"
          stay={() => setIsAsking(false)}
          discard={() => {
            setIsAsking(false);
            void run(async () => {
              await api.words.undoImport({ id });
              onUndone();
            });
          }}
        >
          <p>
            {added === 0 ? null : `${pluralize(added, 'word')} that it added will be deleted. `}
            {reviewed === 0
              ? null
              : `You have reviewed ${reviewed} of them, and these reviews will be deleted, too. `}
            {updated === 0
              ? null
              : `${pluralize(updated, 'word')} that it updated will be as before, unless you have changed them since.`}
          </p>
        </DiscardDialog>
      ) : null}
    </>
  );
}
