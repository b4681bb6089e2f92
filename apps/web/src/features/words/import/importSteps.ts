/** What the steps of an import pass on. */
import type { SkippedLine } from '@ena/domain/ownWords/importPlan';
import type { CallErrorCode } from '../../../platform/client.ts';
import type { ShownPlan } from './importMessages.ts';
import type { LineToSend } from './sendWords.ts';

/** What the learner has decided in the second step. */
export interface StartedImport {
  /** Idempotency key of the import, by which it can be undone. */
  readonly id: string;
  readonly existing: 'skip' | 'update';
  readonly plan: ShownPlan;
  readonly lines: readonly LineToSend[];
  /** Ready lines that the learner does not want. */
  readonly leftOut: readonly SkippedLine[];
}

export interface RunningImport {
  /** The lines that were not sent yet. */
  readonly left: readonly LineToSend[];
  readonly added: number;
  readonly updated: number;
  /** Ready lines that were left out or not stored. */
  readonly skipped: readonly SkippedLine[];
  readonly isBusy: boolean;
  /** Why the import has stopped; null if it has not. */
  readonly failed: CallErrorCode | null;
}
