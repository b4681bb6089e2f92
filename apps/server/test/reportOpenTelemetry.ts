/** Preloaded by a server: reports on stdout when a module of OpenTelemetry is loaded. */
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    if (url.includes('/@opentelemetry/')) process.stdout.write(`OpenTelemetry loaded: ${url}\n`);
    return nextLoad(url, context);
  },
});
