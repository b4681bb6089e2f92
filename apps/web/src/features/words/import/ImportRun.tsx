import { pluralize } from '@ena/domain/text/pluralize';
import { errorText } from '../../../platform/errorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Feedback.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { ProgressBar } from '../../../ui/Progress.tsx';
import type { RunningImport, StartedImport } from './importSteps.ts';
import { SkippedLines, SkippedLists } from './SkippedLines.tsx';
import { UndoImport } from './UndoImport.tsx';

interface ImportRunProps {
  readonly started: StartedImport;
  readonly run: RunningImport;
  /** Sends what is left. */
  readonly retry: () => void;
  readonly restart: () => void;
  readonly onUndone: () => void;
  readonly close: () => void;
}

/** Words that an import has stored so far. */
const storedText = ({ added, updated }: RunningImport) =>
  updated === 0
    ? `${pluralize(added, 'word')} imported`
    : `${pluralize(added, 'word')} imported, ${pluralize(updated, 'word')} updated`;

/** The last step of an import: its progress, and exactly what was imported and what not. */
export function ImportRun({ started, run, retry, restart, onUndone, close }: ImportRunProps) {
  const { left, added, updated, skipped, isBusy, failed } = run;
  const total = started.lines.length;
  if (isBusy)
    return (
      <div className="grid gap-3">
        <p role="status">Importing…</p>
        <ProgressBar
          percent={Math.round((100 * (total - left.length)) / total)}
          label="Progress of the import"
          className="h-2"
        />
        <p aria-hidden className="text-muted tabular-nums">
          {added + updated} of {pluralize(total, 'word')}
        </p>
      </div>
    );
  return (
    <div className="grid gap-4">
      {failed === null ? (
        <Banner tone="right">
          {`${storedText(run)}. Your own words come first among the new words in Today.`}
        </Banner>
      ) : (
        <FormError>
          {`${errorText(failed)} ${storedText(run)}, ${pluralize(left.length, 'word')} not yet. They are kept here.`}
        </FormError>
      )}
      <SkippedLines
        title={`${pluralize(skipped.length, 'word')} left out`}
        list={{ count: skipped.length, lines: skipped }}
        isOpen
      />
      <SkippedLists plan={started.plan} />
      <div className="flex flex-wrap gap-3">
        {failed === null ? (
          <Button className="max-sm:flex-1 max-sm:px-3" onClick={close}>
            Done
          </Button>
        ) : (
          <Button className="max-sm:flex-1 max-sm:px-3" onClick={retry}>
            Import the others
          </Button>
        )}
        <Button variant="secondary" className="max-sm:flex-1 max-sm:px-3" onClick={restart}>
          Import more
        </Button>
        {added + updated === 0 ? null : (
          <UndoImport wordImport={{ id: started.id, added, updated, reviewed: 0 }} onUndone={onUndone} />
        )}
      </div>
    </div>
  );
}
