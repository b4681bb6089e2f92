import { FileDown, FileUp, Plus } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';
import { AddWord } from './form/AddWord.tsx';
import { useReturnFocus } from './useReturnFocus.ts';

const ImportWords = lazyWithErrorBoundary(() => import('./import/ImportWords.tsx'));
const ExportWords = lazyWithErrorBoundary(() => import('./export/ExportWords.tsx'));

interface WordToolsProps {
  /** Whether there is nothing to export. */
  readonly isEmpty: boolean;
  /** Number of own words. */
  readonly ownCount: number;
  /** Loads the list again. */
  readonly onChanged: () => Promise<unknown>;
}

/** Adding and importing own words, and exporting the list: buttons, each of which opens its form. */
export function WordTools({ isEmpty, ownCount, onChanged }: WordToolsProps) {
  const id = useId();
  const [tool, setTool] = useState<'add' | 'import' | 'export' | null>(null);
  const addButton = useReturnFocus(tool === 'add');
  const importButton = useReturnFocus(tool === 'import');
  const exportButton = useReturnFocus(tool === 'export');
  const close = () => setTool(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the form with its keys needs the whole screen.
    if (tool !== null && window.matchMedia('(hover: none)').matches)
      section.current?.scrollIntoView({ block: 'start' });
  }, [tool]);
  if (tool === null)
    return (
      <div className="mb-6 flex flex-wrap gap-3">
        <Button
          ref={addButton}
          className="whitespace-nowrap max-sm:flex-auto max-sm:px-3"
          onClick={() => setTool('add')}
        >
          <Plus size={19} aria-hidden /> Add a word
        </Button>
        <Button
          ref={importButton}
          variant="secondary"
          className="whitespace-nowrap max-sm:flex-auto max-sm:px-3"
          onClick={() => setTool('import')}
        >
          <FileUp size={18} aria-hidden /> Import words
        </Button>
        {isEmpty ? null : (
          <Button
            ref={exportButton}
            variant="secondary"
            className="whitespace-nowrap max-sm:flex-auto max-sm:px-3"
            onClick={() => setTool('export')}
          >
            <FileDown size={18} aria-hidden /> Export words
          </Button>
        )}
      </div>
    );
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="mb-9 rounded-2xl border border-line bg-surface p-5 sm:p-6"
    >
      {tool === 'add' ? (
        <>
          <h2 id={id} className="mb-3 text-2xl">
            Add a word
          </h2>
          <AddWord onAdded={onChanged} close={close} />
        </>
      ) : (
        <Suspense fallback={<Skeleton className="h-96" />}>
          {tool === 'import' ? (
            <ImportWords titleId={id} ownCount={ownCount} onImported={onChanged} close={close} />
          ) : (
            <ExportWords titleId={id} close={close} />
          )}
        </Suspense>
      )}
    </section>
  );
}
