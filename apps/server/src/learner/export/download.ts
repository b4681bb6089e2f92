/** Export of words: everything that a learner has met or added, as a file. */
import { Worker } from 'node:worker_threads';
import { type ExportFormat, exportFormats } from '@ena/contract/reviews';
import { type CsvSeparator, csvSeparators } from '@ena/domain/ownWords/csvSeparators';
import type { Context } from 'hono';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { Failure } from '../../platform/failure.ts';
import type { Env } from '../../platform/http/address.ts';
import type { ReviewRunServices } from '../review/dailyRun/reviewRun.ts';
import type { PackageInput } from './ankiPackage.ts';
import { toCsv } from './csv.ts';
import { type ExportedItem, readExportItems } from './exportItems.ts';

/** Builds a package on a thread of its own, so that no other request waits for it. */
function runAnkiThread(input: PackageInput): Promise<Uint8Array> {
  const thread = new Worker(new URL('./ankiThread.ts', import.meta.url), { workerData: input });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread ended without a package.')));
  });
}

/** One thread at a time: packages use at most one core. */
let lastPackage: Promise<unknown> = Promise.resolve();
function createAnkiPackage(input: PackageInput): Promise<Uint8Array> {
  const next = lastPackage.then(() => runAnkiThread(input));
  lastPackage = next.catch(() => undefined);
  return next;
}

/** A file of one format. */
async function createFile(
  format: ExportFormat,
  separator: CsvSeparator,
  items: readonly ExportedItem[],
  now: number,
): Promise<{ type: string; extension: string; content: string | Uint8Array<ArrayBuffer> }> {
  if (format === 'apkg') {
    const content = new Uint8Array(await createAnkiPackage({ items, now }));
    return { type: 'application/octet-stream', extension: 'apkg', content };
  }
  const content = toCsv(items, separator);
  // Spreadsheets split a file at tabs by its name.
  return separator === 'tab'
    ? { type: 'text/tab-separated-values; charset=utf-8', extension: 'tsv', content }
    : { type: 'text/csv; charset=utf-8', extension: 'csv', content };
}

/** Sends the file in the format of the path. Throws BAD_INPUT for an unknown one, or an unknown separator. */
export async function downloadItems(
  c: Context<Env>,
  services: ReviewRunServices,
  viewer: Viewer,
): Promise<Response> {
  const format = exportFormats.find((one) => one === c.req.param('format'));
  if (!format) throw new Failure('BAD_INPUT', `The format is one of ${exportFormats.join(', ')}.`);
  const typed = c.req.query('separator') ?? 'comma';
  const separator = csvSeparators.find((one) => one === typed);
  if (!separator) throw new Failure('BAD_INPUT', `The separator is one of ${csvSeparators.join(', ')}.`);
  const now = services.now();
  const items = await readExportItems(services, viewer);
  const { type, extension, content } = await createFile(format, separator, items, now.getTime());
  c.header('Content-Type', type);
  c.header(
    'Content-Disposition',
    `attachment; filename="ena-words-${now.toISOString().slice(0, 10)}.${extension}"`,
  );
  return c.body(content);
}
