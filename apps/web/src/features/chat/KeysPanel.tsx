import type { RefObject } from 'react';
import { GeorgianKeys } from '../../exercise/GeorgianKeys.tsx';
import { LatinKeys } from '../../exercise/LatinKeys.tsx';

/** Types Georgian into the question: by the keys of the keyboard while this is open, and by those on the screen. */
export default function KeysPanel({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <div className="grid gap-2 rounded-2xl border border-line bg-sunken p-3">
      <LatinKeys field={field} />
      <GeorgianKeys field={field} disabled={false} />
    </div>
  );
}
