import { mkhedruli } from '@ena/domain/georgian/letters';
import { Delete, Space } from 'lucide-react';
import type { RefObject } from 'react';

const key =
  'grid h-11 min-w-0 place-items-center rounded-md border border-line bg-surface text-xl enabled:hover:border-wine disabled:text-muted';

/** What sentences need besides letters. */
const marks = [
  [' ', 'Space'],
  ['.', 'Full stop'],
  [',', 'Comma'],
  ['?', 'Question mark'],
  ['!', 'Exclamation mark'],
] as const;

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
    const input = field.current;
    if (!input) return;
    if (window.matchMedia('(hover: none)').matches) {
      // On a phone the focus would open its own keyboard over these keys.
      const { selectionStart, selectionEnd, value } = input;
      const end = selectionEnd ?? value.length;
      const start = selectionStart ?? end;
      input.setRangeText(
        text,
        command === 'delete' && start === end ? Math.max(0, start - 1) : start,
        end,
        'end',
      );
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return;
    }
    input.focus({ preventScroll: true });
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
      {marks.map(([mark, name]) => (
        <button
          key={mark}
          type="button"
          aria-label={name}
          disabled={disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => edit('insertText', mark)}
          className={`${key} ${mark === ' ' ? 'col-span-3' : ''}`}
        >
          {mark === ' ' ? <Space size={20} aria-hidden /> : mark}
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
