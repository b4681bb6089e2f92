import { planImport, type SkippedLine } from '@ena/domain/ownWords/importTable';
import { useEffect, useRef, useState } from 'react';
import { errorCodeOf } from '../../../platform/client.ts';
import { ImportInput } from './ImportInput.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportRun } from './ImportRun.tsx';
import { decodeText, maxFileBytes, readTable } from './readTable.ts';
import { findTaught, type LineToSend, sendWords } from './sendWords.ts';
import type { CheckedImport, RunningImport } from './importSteps.ts';
import { useReportUnsaved } from '../unsaved.tsx';
import { randomUuid } from '../../../platform/uuid.ts';

type Step =
  | { readonly kind: 'input' | 'checking' }
  | { readonly kind: 'preview'; readonly checked: CheckedImport }
  | { readonly kind: 'run'; readonly checked: CheckedImport; readonly run: RunningImport };

interface ImportWordsProps {
  /** Id of the heading. */
  readonly titleId: string;
  readonly ownForms: ReadonlySet<string>;
  /** Shows the new words in the list. */
  readonly onImported: () => Promise<unknown>;
  readonly close: () => void;
}

/** Imports own words: text or a file, a preview with the problems of each line, and the import itself. */
export default function ImportWords({ titleId, ownForms, onImported, close }: ImportWordsProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [step, setStep] = useState<Step>({ kind: 'input' });
  const heading = useRef<HTMLHeadingElement>(null);
  const mounted = useRef(new AbortController());
  useReportUnsaved(step.kind === 'run' ? step.run.isBusy || step.run.left.length > 0 : text !== '');
  useEffect(() => {
    mounted.current = new AbortController();
    return () => mounted.current.abort();
  }, []);
  useEffect(() => heading.current?.focus(), [step.kind]);

  const check = async (typed: string) => {
    setStep({ kind: 'checking' });
    setProblem(null);
    // Thousands of lines take a moment: first, the page shows that it works on them.
    await new Promise((resolve) => setTimeout(resolve));
    const { rows, ignoredColumns } = readTable(typed);
    const plan = planImport(rows, ignoredColumns, ownForms);
    const { ready, repeated, invalid, excess } = plan;
    if (ready.length + repeated.length + invalid.length + excess.length === 0) {
      setProblem('There are no words in this text.');
      setStep({ kind: 'input' });
      return;
    }
    const lines = ready.map((line): LineToSend => ({ ...line, id: randomUuid() }));
    setStep({ kind: 'preview', checked: { plan, lines, taught: new Map() } });
    // Only a hint: without a connection there is none.
    const taught = await findTaught(lines.map(({ word }) => word.form)).catch(() => null);
    if (taught)
      setStep((now) =>
        now.kind === 'preview' && now.checked.lines === lines
          ? { kind: 'preview', checked: { plan, lines, taught } }
          : now,
      );
  };
  const checkFile = async (file: File) => {
    if (file.size > maxFileBytes) {
      setProblem(
        `“${file.name}” is too large: at most ${maxFileBytes / 1024 / 1024} MB. Nothing was imported.`,
      );
      return;
    }
    const bytes = await file.arrayBuffer().catch(() => null);
    const decoded = bytes && decodeText(new Uint8Array(bytes));
    if (decoded === null) {
      setProblem(
        `“${file.name}” is not a text file in UTF-8, so that its letters cannot be read. Save it as “CSV UTF-8”, and choose it again. Nothing was imported.`,
      );
      return;
    }
    setText(decoded);
    await check(decoded);
  };

  const send = async (
    checked: CheckedImport,
    lines: readonly LineToSend[],
    skipped: readonly SkippedLine[],
  ) => {
    let run: RunningImport = {
      left: lines,
      total: checked.lines.length,
      skipped,
      isBusy: true,
      failed: null,
    };
    const show = (change: Partial<RunningImport>) => {
      run = { ...run, ...change };
      if (!mounted.current.signal.aborted) setStep({ kind: 'run', checked, run });
    };
    show({});
    const failed = await sendWords(
      lines,
      (sent, notStored) =>
        show({ left: run.left.slice(sent.length), skipped: [...run.skipped, ...notStored] }),
      mounted.current.signal,
    ).then(() => null, errorCodeOf);
    await onImported().catch(() => undefined);
    show({ isBusy: false, failed });
  };

  return (
    <>
      <h2 id={titleId} ref={heading} tabIndex={-1} className="mb-3 text-2xl outline-none">
        {step.kind === 'preview' ? 'Check before you import' : 'Import words'}
      </h2>
      {step.kind === 'preview' ? (
        <ImportPreview
          checked={step.checked}
          start={(lines, leftOut) => void send(step.checked, lines, leftOut)}
          back={() => setStep({ kind: 'input' })}
        />
      ) : step.kind === 'run' ? (
        <ImportRun
          checked={step.checked}
          run={step.run}
          retry={() => void send(step.checked, step.run.left, step.run.skipped)}
          close={close}
          restart={() => {
            setText('');
            setStep({ kind: 'input' });
          }}
        />
      ) : (
        <ImportInput
          text={text}
          setText={setText}
          isBusy={step.kind === 'checking'}
          problem={problem}
          check={() => void check(text)}
          checkFile={(file) => void checkFile(file)}
          close={close}
        />
      )}
    </>
  );
}
