import { isErrorCode } from '@ena/contract/errors';
import type { ExportFormat } from '@ena/contract/reviews';
import { CallError } from '../../../platform/client.ts';
import { saveFile } from '../../../platform/saveFile.ts';

/** A package with the sound of all words has some megabytes. */
const timeoutMs = 60_000;

/**
 * Downloads everything that the learner has met or added, and saves it as a file. The client of the API reads JSON only.
 * Throws a CallError.
 */
export async function downloadExport(format: ExportFormat): Promise<void> {
  let content: Blob;
  try {
    const response = await fetch(`/api/reviews/export/${format}`, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => null);
      const code: unknown = Reflect.get(Object(body), 'code');
      throw new CallError(isErrorCode(code) ? code : 'INTERNAL');
    }
    content = await response.blob();
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new CallError('SLOW');
    throw new CallError(navigator.onLine ? 'NETWORK' : 'OFFLINE');
  }
  saveFile(`ena-words-${new Date().toISOString().slice(0, 10)}.${format}`, content);
}
