/**
 * Preloaded by a server: replaces its limits of slow clients. A request runs, and counts, as soon as its head has
 * arrived, and until its response was read; connections are only limited by their total, above which new ones are refused.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../apps/server/src/platform/http/', import.meta.url).href;
const replacements: Readonly<Record<string, (source: string) => string>> = {
  [`${folder}requestBodies.ts`]: () =>
    'export const withWholeBodies = (listener) => listener; export const bodyLimits = { minBytesPerSecond: 1024, minRateAfterMs: 0 };',
  [`${folder}connections.ts`]: () => 'export const limitConnections = () => undefined;',
  [`${folder}responseEnd.ts`]: () =>
    "export const onResponseEnd = (response, callback) => response.once('close', callback);",
  [`${folder}loadShedding.ts`]: (source) =>
    source.replace('runningTimeoutMs: 1_000', 'runningTimeoutMs: Infinity'),
  [`${folder}listen.ts`]: (source) => source.replace('maxConnections = 12_000', 'maxConnections = 5_000'),
};

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const replace = replacements[url];
    if (replace === undefined) return loaded;
    return { ...loaded, source: replace(readFileSync(fileURLToPath(url), 'utf8')) };
  },
});
