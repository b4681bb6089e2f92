import { type LatinKey, latinKeyOf } from '@ena/domain/georgian/keyboardLayout';
import { letterNames } from '@ena/domain/georgian/letterNames';
import { mkhedruli, typesetLatin } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import { ArrowBigUp, Delete, Space } from 'lucide-react';
import { memo, type ReactNode, type RefObject } from 'react';
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
 * the caret, as typing does, so that undo and selection work as people expect. Memoized: a letter that is typed would
 * render all keys.
 */
export const GeorgianKeys = memo(function GeorgianKeys({
  field,
  letters,
  disabled,
}: {
  field: RefObject<GeorgianField | null>;
  /** The only letters, without punctuation; undefined: all. */
  letters?: readonly string[] | undefined;
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
      className={`relative grid min-w-0 touch-manipulation justify-items-center rounded-md border border-line bg-surface text-xl enabled:hover:border-wine enabled:active:border-wine enabled:active:bg-wine-soft disabled:text-muted ${shortcut ? 'h-13 items-end pb-1' : 'h-full min-h-11 items-center short:max-sm:min-h-10'} ${className}`}
    >
      {content}
    </button>
  );
  return (
    // Three rows of eleven letters; on a phone rows of nine, low enough to be seen together with what is typed, or of
    // seven where keys would be too narrow to hit. Delete follows the letters there, and is the last key elsewhere.
    <div className="@container max-sm:-mx-3 max-sm:in-data-run-screen:mt-auto">
      <div
        role="group"
        aria-label="Georgian letters"
        translate="no"
        className="grid grid-cols-7 gap-1 @3xs:grid-cols-9 @lg:grid-cols-11 @lg:gap-1.5"
      >
        {mkhedruli.map(([letter]) => {
          if (letters?.includes(letter) === false) return null;
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
        {key(
          'delete',
          null,
          <>
            <Delete size={20} aria-hidden />
            <span className="sr-only">Delete</span>
          </>,
          letters ? '' : 'col-span-2 @3xs:col-span-3 @lg:col-span-1 @lg:col-start-11 @lg:row-start-4',
        )}
        {(letters ? [] : marks).map(([mark, name]) =>
          key(
            mark,
            mark,
            <>
              <span aria-hidden>{mark === ' ' ? <Space size={20} /> : mark}</span>
              <span className="sr-only">{name}</span>
            </>,
            mark === ' ' ? 'col-span-3 @3xs:col-span-5 @lg:col-span-6' : '',
          ),
        )}
      </div>
    </div>
  );
});
