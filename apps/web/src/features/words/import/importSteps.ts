/** What the steps of an import pass on. */
import type { ImportPlan, SkippedLine } from '@ena/domain/ownWords/importTable';
import type { CallErrorCode } from '../../../platform/client.ts';
import type { LineToSend } from './sendWords.ts';

export interface CheckedImport {
  readonly plan: ImportPlan;
  /** The lines that are ready. */
  readonly lines: readonly LineToSend[];
  /** Titles of the pages that teach a form; empty while they are not known. */
  readonly taught: ReadonlyMap<string, string>;
}

export interface RunningImport {
  /** The lines that were not sent yet. */
  readonly left: readonly LineToSend[];
  /** All lines that were ready. */
  readonly total: number;
  /** Ready lines that were left out or not stored. */
  readonly skipped: readonly SkippedLine[];
  readonly isBusy: boolean;
  /** Why the import has stopped; null if it has not. */
  readonly failed: CallErrorCode | null;
}
