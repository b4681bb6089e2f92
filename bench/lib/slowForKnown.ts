/**
 * Preload of a server for `npm run bench enumeration`: a statement about a known address takes two milliseconds
 * longer, and five milliseconds of work follow the response. Requests come one after the other.
 */
import { subscribe } from 'node:diagnostics_channel';
import { PGlite } from '@electric-sql/pglite';

let wasKnown = false;
const blockFor = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end; );
};

// oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this`
const execute = PGlite.prototype.execProtocolStream;
PGlite.prototype.execProtocolStream = function slowed(message, options) {
  if (Buffer.from(message).includes('known-')) {
    wasKnown = true;
    blockFor(2);
  }
  return execute.call(this, message, options);
};

subscribe('http.server.response.finish', () => {
  if (wasKnown) setImmediate(blockFor, 5);
  wasKnown = false;
});
