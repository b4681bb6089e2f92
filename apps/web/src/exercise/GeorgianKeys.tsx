import { mkhedruli } from '@ena/domain/georgian/letters';
import { Delete } from 'lucide-react';
import type { RefObject } from 'react';

const key =
  'grid h-11 min-w-0 place-items-center rounded-md border border-line bg-surface text-xl enabled:hover:border-wine disabled:text-muted';

/**
 * The 33 letters as keys, for those whose keyboard has none. They write where the caret stands, as typing
 * does, so that undo and selection work as people expect.
 */
export function GeorgianKeys({
  field,
  disabled,
}: {
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  disabled: boolean;
}) {
  const edit = (command: 'insertText' | 'delete', text = '') => {
    field.current?.focus({ preventScroll: true });
    // Deprecated, and still the one way that keeps the field's own undo history.
    document.execCommand(command, false, text);
  };
  return (
    <div
      role="group"
      aria-label="Georgian letters"
      className="grid grid-cols-[repeat(auto-fill,minmax(2.6rem,1fr))] gap-1.5"
    >
      {mkhedruli.map(([letter]) => (
        <button
          key={letter}
          type="button"
          lang="ka"
          disabled={disabled}
          // The caret stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => edit('insertText', letter)}
          className={key}
        >
          {letter}
        </button>
      ))}
      <button
        type="button"
        aria-label="Delete the last letter"
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => edit('delete')}
        className={key}
      >
        <Delete size={20} aria-hidden />
      </button>
    </div>
  );
}
