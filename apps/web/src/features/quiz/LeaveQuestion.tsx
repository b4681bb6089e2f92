import type { DiscardQuestion } from '../../platform/useUnsavedChanges.ts';
import { maxAgeMinutes } from '../../study/inProgress.ts';
import { DiscardDialog } from '../../ui/DiscardDialog.tsx';

/** Asks before a quiz with answers is left. */
export default function LeaveQuestion({
  question: { stay, discard },
  answeredCount,
  total,
}: {
  question: DiscardQuestion;
  answeredCount: number;
  total: number;
}) {
  return (
    <DiscardDialog
      title="Leave this quiz?"
      stayLabel="Keep Going"
      discardLabel="Leave"
      stay={stay}
      discard={discard}
    >
      You have answered {answeredCount} of {total} questions. If you come back within {maxAgeMinutes} minutes,
      you can continue where you left off.
    </DiscardDialog>
  );
}
