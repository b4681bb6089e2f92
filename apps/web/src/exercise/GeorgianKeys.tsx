import { type LatinKey, latinKeyOf } from '@ena/domain/georgian/keyboardLayout';
import { letterNames } from '@ena/domain/georgian/letterNames';
import { mkhedruli, typesetLatin } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import { ArrowBigUp, Delete, Space } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { type GeorgianField, pressKey, useLatinKeys } from './typing.ts';

/** Space and punctuation, which sentences need. */
const marks = [
  [' ', 'Space'],
  ['.', 'Full stop'],
  [',', 'Comma'],
  ['?', 'Question mark'],
  ['!', 'Exclamation mark'],
] as const;

/** The Latin key that types the same letter, shown in the corner of a key. */
function LatinKeyHint({ by: { key, shift } }: { by: LatinKey }) {
  return (
    <span
      aria-hidden
      className="absolute top-1.5 right-1.5 flex items-center text-xs leading-none text-muted"
    >
      {shift ? <ArrowBigUp size={12} /> : null}
      {shift ? key.toUpperCase() : key}
    </span>
  );
}

/**
 * On-screen keyboard with the 33 letters, in the order of the alphabet, which lessons teach. Its keys insert at
 * the caret, as typing does, so that undo and selection work as people expect.
 */
export function GeorgianKeys({
  field,
  disabled,
}: {
  field: RefObject<GeorgianField | null>;
  disabled: boolean;
}) {
  const { isEnabled } = useLatinKeys();
  const key = (id: string, text: string | null, content: ReactNode, className = '', shortcut?: string) => (
    <button
      key={id}
      type="button"
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      // Keeps focus and caret in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (field.current) pressKey(field.current, text);
      }}
      className={`relative grid min-w-0 touch-manipulation justify-items-center rounded-md border border-line bg-surface text-xl enabled:hover:border-wine enabled:active:border-wine enabled:active:bg-wine-soft disabled:text-muted ${shortcut ? 'h-13 items-end pb-1' : 'h-full min-h-11 items-center'} ${className}`}
    >
      {content}
    </button>
  );
  return (
    // Three rows of eleven; where that is too narrow, rows of six or five. The other keys fill the last row.
    <div className="@container">
      <div
        role="group"
        aria-label="Georgian letters"
        className="grid grid-cols-5 gap-1.5 @2xs:grid-cols-6 @lg:grid-cols-11"
      >
        {mkhedruli.map(([letter]) => {
          const by = isEnabled ? latinKeyOf(letter) : undefined;
          return key(
            letter,
            letter,
            <>
              {/* Screen readers with a Georgian voice read the letter, others its name. */}
              <span lang="ka">{letter}</span>
              <span className="sr-only"> {typesetLatin(romanize(letterNames[letter], 'marked'))}</span>
              {by ? <LatinKeyHint by={by} /> : null}
            </>,
            '',
            by && (by.shift ? `Shift+${by.key.toUpperCase()}` : by.key),
          );
        })}
        {marks.map(([mark, name]) =>
          key(
            mark,
            mark,
            <>
              <span aria-hidden>{mark === ' ' ? <Space size={20} /> : mark}</span>
              <span className="sr-only">{name}</span>
            </>,
            mark === ' ' ? 'col-span-2 @2xs:col-span-3 @lg:col-span-6' : '',
          ),
        )}
        {key(
          'delete',
          null,
          <>
            <Delete size={20} aria-hidden />
            <span className="sr-only">Delete</span>
          </>,
          '@2xs:col-span-2 @lg:col-span-1',
        )}
      </div>
    </div>
  );
}
