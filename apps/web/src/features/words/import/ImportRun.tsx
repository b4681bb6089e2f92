import { pluralize } from '@ena/domain/text/pluralize';
import { errorText } from '../../../platform/errorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Feedback.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { ProgressBar } from '../../../ui/Progress.tsx';
import { ProblemLists } from './ImportPreview.tsx';
import type { CheckedImport, RunningImport } from './importSteps.ts';
import { SkippedLines } from './SkippedLines.tsx';

interface ImportRunProps {
  readonly checked: CheckedImport;
  readonly run: RunningImport;
  /** Sends what is left. */
  readonly retry: () => void;
  readonly restart: () => void;
  readonly close: () => void;
}

/** The last step of an import: its progress, and exactly what was imported and what not. */
export function ImportRun({ checked, run, retry, restart, close }: ImportRunProps) {
  const { left, total, skipped, isBusy, failed } = run;
  const imported = total - left.length - skipped.length;
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
          {imported} of {pluralize(total, 'word')}
        </p>
      </div>
    );
  return (
    <div className="grid gap-4">
      {failed === null ? (
        <Banner tone="right">
          {`${pluralize(imported, 'word')} imported. Your own words come first among the new words in Today.`}
        </Banner>
      ) : (
        <FormError>
          {`${errorText(failed)} ${pluralize(imported, 'word')} imported, ${pluralize(left.length, 'word')} not yet. They are kept here.`}
        </FormError>
      )}
      <SkippedLines title={`${pluralize(skipped.length, 'word')} left out`} lines={skipped} isOpen />
      <ProblemLists checked={checked} />
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
      </div>
    </div>
  );
}
