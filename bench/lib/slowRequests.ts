/** Preload of a server, as a broken variant: each request computes a millisecond longer. */
import { subscribe } from 'node:diagnostics_channel';

subscribe('http.server.request.start', () => {
  for (const end = performance.now() + 1; performance.now() < end; );
});
