import type { RefObject } from 'react';
import { type GeorgianField, setLatinKeys, useGeorgianTyping, useLatinKeys } from './typing.ts';

/** Lets Latin keys type Georgian in a field, and shows the switch for it if there is a hardware keyboard. */
export function LatinKeys({ field }: { field: RefObject<GeorgianField | null> }) {
  const switched = useGeorgianTyping(field);
  const { hasKeyboard, isEnabled } = useLatinKeys();
  if (!hasKeyboard) return null;
  return (
    <div className="-my-1.5 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
      <button
        type="button"
        role="switch"
        aria-checked={isEnabled}
        // Keeps focus and caret in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setLatinKeys(!isEnabled)}
        className="group flex min-h-11 items-center gap-2.5 rounded-md text-left hover:text-wine"
      >
        <span
          aria-hidden
          className="flex h-6 w-10 shrink-0 items-center rounded-full border-1.5 border-control bg-sunken px-0.5 group-aria-checked:justify-end group-aria-checked:border-wine group-aria-checked:bg-wine"
        >
          <span className="size-4 rounded-full bg-control group-aria-checked:bg-on-wine" />
        </span>
        Latin keys type Georgian
        <span aria-hidden className="font-semibold text-ink">
          {isEnabled ? 'on' : 'off'}
        </span>
      </button>
      <span className="max-md:hidden">
        <kbd className="rounded-sm border border-line bg-surface px-1.5 py-0.5 font-sans text-ink">Alt+K</kbd>{' '}
        switches
      </span>
      <span role="status" className="sr-only">
        {switched ? `Latin keys type ${isEnabled ? 'Georgian' : 'Latin'}` : ''}
      </span>
    </div>
  );
}
