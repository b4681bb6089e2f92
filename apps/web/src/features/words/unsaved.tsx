/** Warns before unsaved texts of the page are discarded: the page has several forms, but one warning. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react';
import { useUnsavedChanges } from '../../platform/useUnsavedChanges.ts';
import { DiscardDialog } from '../../ui/DiscardDialog.tsx';

type Report = (id: string, isUnsaved: boolean) => void;

const ReportContext = createContext<Report>(() => undefined);

/** Reports whether a form has unsaved text. */
export function useReportUnsaved(isUnsaved: boolean): void {
  const id = useId();
  const report = useContext(ReportContext);
  useEffect(() => {
    report(id, isUnsaved);
    return () => report(id, false);
  }, [report, id, isUnsaved]);
}

/** Collects what the forms inside report, and reports it further. */
function useUnsavedForms(): [hasUnsaved: boolean, report: Report] {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const outer = useContext(ReportContext);
  const report = useCallback(
    (id: string, isUnsaved: boolean) => {
      outer(id, isUnsaved);
      setIds((before) => {
        if (before.has(id) === isUnsaved) return before;
        return new Set(isUnsaved ? [...before, id] : [...before].filter((other) => other !== id));
      });
    },
    [outer],
  );
  return [ids.size > 0, report];
}

interface KeepUnsavedProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Content that is rendered while it is shown, and while a form in it has unsaved text. */
export function KeepUnsaved({ isShown, children }: KeepUnsavedProps) {
  const [hasUnsaved, report] = useUnsavedForms();
  return <ReportContext value={report}>{isShown || hasUnsaved ? children : null}</ReportContext>;
}

/** Around the forms: asks before the page is left while one of them has unsaved text. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [hasUnsaved, report] = useUnsavedForms();
  const question = useUnsavedChanges(hasUnsaved, { survivesQuery: true });
  return (
    <ReportContext value={report}>
      {children}
      {question ? (
        <DiscardDialog title="Leave without saving?" stayLabel="Stay here" discardLabel="Leave" {...question}>
          <p>What you have typed here is not saved yet.</p>
        </DiscardDialog>
      ) : null}
    </ReportContext>
  );
}
