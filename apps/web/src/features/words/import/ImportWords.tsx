import { useEffect, useRef, useState } from 'react';
import { errorCodeOf } from '../../../platform/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Feedback.tsx';
import { useReportUnsaved } from '../unsaved.tsx';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportInput } from './ImportInput.tsx';
import type { ImportSource, TablePreview } from './importMessages.ts';
import { createImportReader } from './importReader.ts';
import { ImportRun } from './ImportRun.tsx';
import type { RunningImport, StartedImport } from './importSteps.ts';
import { RecentImports } from './RecentImports.tsx';
import { type LineToSend, sendWords } from './sendWords.ts';

type Step =
  | { readonly kind: 'input'; readonly problem: string | null }
  | { readonly kind: 'reading' | 'undone' }
  | { readonly kind: 'check'; readonly tables: readonly TablePreview[] }
  | { readonly kind: 'run'; readonly started: StartedImport; readonly run: RunningImport };

const headings: Readonly<Record<Step['kind'], string>> = {
  input: 'Import words',
  reading: 'Import words',
  check: 'Check before you import',
  run: 'Import words',
  undone: 'Import words',
};

interface ImportWordsProps {
  /** Id of the heading. */
  readonly titleId: string;
  /** Number of words of their own that the learner has. */
  readonly ownCount: number;
  /** Shows the new words in the list. */
  readonly onImported: () => Promise<unknown>;
  readonly close: () => void;
}

/** Imports own words: text or a file, what its columns are and what of it can be imported, and the import itself. */
export default function ImportWords({ titleId, ownCount, onImported, close }: ImportWordsProps) {
  const [text, setText] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'input', problem: null });
  const [reader] = useState(createImportReader);
  const heading = useRef<HTMLHeadingElement>(null);
  const mounted = useRef(new AbortController());
  useReportUnsaved(
    step.kind === 'run' ? step.run.isBusy || step.run.left.length > 0 : text !== '' || step.kind === 'check',
  );
  useEffect(() => {
    mounted.current = new AbortController();
    return () => {
      mounted.current.abort();
      reader.cancel();
    };
  }, [reader]);
  useEffect(() => heading.current?.focus(), [step.kind]);

  const toInput = (problem: string | null = null) => {
    reader.cancel();
    setStep({ kind: 'input', problem });
  };
  const read = async (source: ImportSource) => {
    setStep({ kind: 'reading' });
    const result = await reader.ask({ kind: 'read', source }, () => undefined);
    // Null: canceled.
    if (result?.kind === 'problem') toInput(result.problem);
    else if (result?.kind === 'tables') {
      if (typeof source !== 'string') setText(result.text ?? '');
      setStep({ kind: 'check', tables: result.tables });
    }
  };

  const send = async (started: StartedImport, before: RunningImport) => {
    let run: RunningImport = { ...before, isBusy: true, failed: null };
    const show = (change: Partial<RunningImport>) => {
      run = { ...run, ...change };
      if (!mounted.current.signal.aborted) setStep({ kind: 'run', started, run });
    };
    show({});
    const failed = await sendWords(
      before.left,
      { importId: started.id, existing: started.existing },
      ({ lines, added, updated, notStored }) =>
        show({
          left: run.left.slice(lines.length),
          added: run.added + added,
          updated: run.updated + updated,
          skipped: [...run.skipped, ...notStored],
        }),
      mounted.current.signal,
    ).then(() => null, errorCodeOf);
    await onImported().catch(() => undefined);
    show({ isBusy: false, failed });
  };
  const start = (started: StartedImport) => {
    reader.cancel();
    const left: readonly LineToSend[] = started.lines;
    void send(started, { left, added: 0, updated: 0, skipped: started.leftOut, isBusy: true, failed: null });
  };
  const onUndone = () => {
    setText('');
    setStep({ kind: 'undone' });
    void onImported().catch(() => undefined);
  };

  return (
    <>
      <h2 id={titleId} ref={heading} tabIndex={-1} className="mb-3 text-2xl outline-none">
        {headings[step.kind]}
      </h2>
      {step.kind === 'reading' ? (
        <div className="grid gap-3">
          <p role="status">Reading…</p>
          <Button variant="secondary" className="justify-self-start" onClick={() => toInput()}>
            Cancel
          </Button>
        </div>
      ) : step.kind === 'check' ? (
        <ImportCheck tables={step.tables} reader={reader} ownCount={ownCount} start={start} back={toInput} />
      ) : step.kind === 'run' ? (
        <ImportRun
          started={step.started}
          run={step.run}
          retry={() => void send(step.started, step.run)}
          close={close}
          onUndone={onUndone}
          restart={() => {
            setText('');
            toInput();
          }}
        />
      ) : (
        <>
          {step.kind === 'undone' ? (
            <div className="mb-4">
              <Banner tone="right">The import is undone.</Banner>
            </div>
          ) : null}
          <ImportInput
            text={text}
            setText={setText}
            problem={step.kind === 'input' ? step.problem : null}
            check={() => void read(text)}
            checkFile={(file) => void read(file)}
            close={close}
          />
          <RecentImports onUndone={onUndone} />
        </>
      )}
    </>
  );
}
