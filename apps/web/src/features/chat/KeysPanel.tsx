import type { RefObject } from 'react';
import { GeorgianKeys } from '../../exercise/GeorgianKeys.tsx';
import { LatinKeys } from '../../exercise/LatinKeys.tsx';

/** Georgian keys on the screen; while they are open, a Latin keyboard types Georgian into the question, too. */
export default function KeysPanel({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <div className="grid gap-2 rounded-2xl border border-line bg-sunken p-3">
      <LatinKeys field={field} />
      <GeorgianKeys field={field} disabled={false} />
    </div>
  );
}
