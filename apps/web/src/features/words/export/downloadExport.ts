import type { ExportFormat } from '@ena/contract/reviews';
import type { CsvSeparator } from '@ena/domain/ownWords/csvSeparators';
import { CallError, fetchAsLearner, networkError, refusalError } from '../../../platform/client.ts';
import { saveFile } from '../../../platform/saveFile.ts';

/** A package with the sound of all words has some megabytes. */
const timeoutMs = 60_000;

/**
 * Downloads everything that the learner has met or added, and saves it as a file. The client of the API reads JSON only.
 * `separator`: of the cells of a CSV file. Throws a CallError.
 */
export async function downloadExport(format: ExportFormat, separator: CsvSeparator): Promise<void> {
  let content: Blob;
  try {
    const response = await fetchAsLearner(`/api/reviews/export/${format}?separator=${separator}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw refusalError(response, await response.json().catch(() => null));
    content = await response.blob();
  } catch (error) {
    throw error instanceof CallError ? error : networkError(error);
  }
  const extension = format === 'csv' && separator === 'tab' ? 'tsv' : format;
  saveFile(`ena-words-${new Date().toISOString().slice(0, 10)}.${extension}`, content);
}
