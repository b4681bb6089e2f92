import type { ImportableLine, SkippedLine } from '@ena/domain/ownWords/importTable';
import { maxOwnWords, type OwnWord } from '@ena/domain/ownWords/ownWord';
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

/**
 * Sends words in batches, one after the other, and reports the lines of each batch, with those that were not stored.
 * Throws what a call throws; sending the same lines again has no further effect. Stops when `signal` aborts.
 */
export async function sendWords(
  lines: readonly LineToSend[],
  onSent: (lines: readonly LineToSend[], skipped: readonly SkippedLine[]) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const batch of batchesOf(lines)) {
    if (signal.aborted) return;
    const words = batch.map(({ id, word }): OwnWord & { id: string } => ({ id, ...word }));
    const { skipped, excess } = await api.words.add({ words });
    const reasons = new Map([
      ...skipped.map((id) => [id, 'You have this word already.'] as const),
      ...excess.map((id) => [id, `You can have ${maxOwnWords} words.`] as const),
    ]);
    onSent(
      batch,
      batch.flatMap(({ id, line, word: { form } }) => {
        const reason = reasons.get(id);
        return reason === undefined ? [] : [{ line, text: form, reason }];
      }),
    );
  }
}

/** The forms that the course teaches, with the title of the page. */
export async function findTaught(forms: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const batch of batchesOf(forms)) {
    const { taught } = await api.words.taught({ forms: batch });
    for (const { form, title } of taught) found.set(form, title);
  }
  return found;
}
