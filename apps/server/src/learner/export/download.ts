/** Export of words: everything that a learner has met or added, as a file. */
import { Worker } from 'node:worker_threads';
import { type ExportFormat, exportFormats } from '@ena/contract/reviews';
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

const files: Readonly<
  Record<
    ExportFormat,
    {
      readonly type: string;
      readonly create: (items: readonly ExportedItem[], now: number) => string | Promise<Uint8Array>;
    }
  >
> = {
  csv: { type: 'text/csv; charset=utf-8', create: toCsv },
  apkg: { type: 'application/octet-stream', create: (items, now) => createAnkiPackage({ items, now }) },
};

/** Sends the file in the format of the path. Throws BAD_INPUT for an unknown one. */
export async function downloadItems(
  c: Context<Env>,
  services: ReviewRunServices,
  viewer: Viewer,
): Promise<Response> {
  const format = exportFormats.find((one) => one === c.req.param('format'));
  if (!format) throw new Failure('BAD_INPUT', `The format is one of ${exportFormats.join(', ')}.`);
  const { type, create } = files[format];
  const now = services.now();
  const content = await create(await readExportItems(services, viewer), now.getTime());
  const name = `ena-words-${now.toISOString().slice(0, 10)}.${format}`;
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  return c.body(typeof content === 'string' ? content : new Uint8Array(content));
}
