import { pluralize } from '@ena/domain/text/pluralize';
import { useState } from 'react';
import { api } from '../../../platform/client.ts';
import { createResource, useResource } from '../../../platform/resource.ts';
import { UndoImport } from './UndoImport.tsx';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The latest imports, each of which can be undone; nothing while they are not known. */
export function RecentImports({ onUndone }: { onUndone: () => void }) {
  const [imports] = useState(() => createResource(() => api.words.imports()));
  const state = useResource(imports);
  // Those of which nothing is left were undone, or their words deleted.
  const shown =
    state.kind === 'known' ? state.value.imports.filter(({ added, updated }) => added + updated > 0) : [];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="recent-imports" className="mt-6 grid gap-2">
      <h3 id="recent-imports" className="text-lg">
        Your latest imports
      </h3>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface px-4">
        {shown.map((wordImport) => {
          const { id, at, added, updated } = wordImport;
          const time = moment.format(new Date(at));
          const counts = [
            ...(added > 0 ? [pluralize(added, 'word')] : []),
            ...(updated > 0 ? [`${pluralize(updated, 'word')} updated`] : []),
          ];
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 py-1.5">
              <span className="min-w-0 flex-1">
                <time dateTime={at}>{time}</time>: {counts.join(', ')}
              </span>
              <UndoImport
                wordImport={wordImport}
                label={`Undo this import of ${time}`}
                onUndone={() => {
                  void imports.refresh().catch(() => undefined);
                  onUndone();
                }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
