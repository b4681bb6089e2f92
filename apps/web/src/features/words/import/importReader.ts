/** The page's side of the Web Worker of an import. */
import type { ImportRequest, ImportResponse, ImportResult, Numbered } from './importMessages.ts';
// oxlint-disable-next-line import/default -- Vite makes the address the default export
import workerUrl from './importWorker.ts?worker&url';

const notLoaded =
  'The import could not be started. Please check your internet connection, reload the page and try again. Nothing was imported.';

export interface ImportReader {
  /** Resolves to null if `cancel` is called. */
  readonly ask: (
    request: ImportRequest,
    onProgress: (percent: number) => void,
  ) => Promise<ImportResult | null>;
  /** Stops what is running, and forgets all tables. */
  readonly cancel: () => void;
}

/** Creates a reader; its worker runs from the first request until it is canceled. */
export function createImportReader(): ImportReader {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, (response: ImportResponse | null) => void>();
  const settle = (response: ImportResult | null) => {
    worker?.terminate();
    worker = null;
    for (const respond of waiting.values()) respond(response);
    waiting.clear();
  };
  const start = (): Worker => {
    // By its path: a worker must come from the origin of the page, and scripts can come from a CDN.
    const { pathname, search } = new URL(workerUrl, location.href);
    const started = new Worker(pathname + search, { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Numbered<ImportResponse>>) =>
      waiting.get(data.id)?.(data.message),
    );
    started.addEventListener('error', () => settle({ kind: 'problem', problem: notLoaded }));
    return started;
  };
  return {
    ask: (request, onProgress) =>
      new Promise((resolve) => {
        worker ??= start();
        const id = (lastId += 1);
        waiting.set(id, (response) => {
          if (response?.kind === 'progress') return onProgress(response.percent);
          waiting.delete(id);
          resolve(response);
        });
        worker.postMessage({ id, message: request } satisfies Numbered<ImportRequest>);
      }),
    cancel: () => settle(null),
  };
}
