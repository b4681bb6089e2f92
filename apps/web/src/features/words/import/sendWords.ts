import type { ImportableLine, SkippedLine } from '@ena/domain/ownWords/importPlan';
import { maxOwnWords } from '@ena/domain/ownWords/ownWord';
import { api } from '../../../platform/client.ts';

/** A line with the id of its word, which is its idempotency key. */
export interface LineToSend extends ImportableLine {
  readonly id: string;
}

/** Limits of the server for one call: number of words, and with a reserve the size of the body. */
const maxCount = 200;
const maxBytes = 50_000;

const encoder = new TextEncoder();
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length;

/** Splits a list into batches for one call each. */
function batchesOf<T>(list: readonly T[]): T[][] {
  const batches: T[][] = [];
  let room = 0;
  for (const element of list) {
    const bytes = bytesOf(element);
    const last = batches.at(-1);
    if (last && last.length < maxCount && bytes <= room) {
      last.push(element);
      room -= bytes;
    } else {
      batches.push([element]);
      room = maxBytes - bytes;
    }
  }
  return batches;
}

/** What a batch of lines has become. */
export interface SentBatch {
  readonly lines: readonly LineToSend[];
  readonly added: number;
  readonly updated: number;
  readonly notStored: readonly SkippedLine[];
}

interface ImportCall {
  readonly importId: string;
  readonly existing: 'skip' | 'update';
}

/**
 * Sends words in batches, one after the other, and reports each. Throws what a call throws; sending the same lines
 * again has no further effect. Stops when `signal` aborts.
 */
export async function sendWords(
  lines: readonly LineToSend[],
  call: ImportCall,
  onSent: (batch: SentBatch) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const batch of batchesOf(lines)) {
    if (signal.aborted) return;
    const words = batch.map(({ id, word, note, groups }) => ({
      id,
      ...word,
      ...(note !== '' && { note }),
      ...(groups.length > 0 && { groups: [...groups] }),
    }));
    const { added, updated, skipped, excess } = await api.words.add({ ...call, words });
    const reasons = new Map([
      ...skipped.map((id) => [id, 'You have this word already.'] as const),
      ...excess.map((id) => [id, `You can have ${maxOwnWords} words.`] as const),
    ]);
    onSent({
      lines: batch,
      added: added.length,
      updated: updated.length,
      notStored: batch.flatMap(({ id, line, word: { form } }) => {
        const reason = reasons.get(id);
        return reason === undefined ? [] : [{ line, text: form, reason }];
      }),
    });
  }
}

export interface KnownForms {
  /** Titles of the pages that teach a form. */
  readonly taught: ReadonlyMap<string, string>;
  /** Forms of words that the learner has. */
  readonly own: ReadonlySet<string>;
}

/** Which forms the course teaches, and which the learner has. */
export async function findKnownForms(forms: readonly string[]): Promise<KnownForms> {
  const found = new Map<string, string>();
  const ownForms = new Set<string>();
  for (const batch of batchesOf(forms)) {
    const { taught, own } = await api.words.taught({ forms: batch });
    for (const { form, title } of taught) found.set(form, title);
    for (const { form } of own) ownForms.add(form);
  }
  return { taught: found, own: ownForms };
}
