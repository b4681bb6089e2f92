import type { RefObject } from 'react';
import { Switch } from '../ui/Switch.tsx';
import { type GeorgianField, setLatinKeys, useGeorgianTyping, useLatinKeys } from './typing.ts';

/** Lets Latin keys type Georgian in a field, and shows the switch for it if there is a hardware keyboard. */
export function LatinKeys({ field }: { field: RefObject<GeorgianField | null> }) {
  const switched = useGeorgianTyping(field);
  const { hasKeyboard, isEnabled } = useLatinKeys();
  if (!hasKeyboard) return null;
  return (
    <div className="-my-1.5 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
      <Switch isOn={isEnabled} onChange={setLatinKeys}>
        Latin keys type Georgian
      </Switch>
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
